import { sessionEnding, type SessionEnding } from '../core/session/session.ts'
import { loginPathFor, paths } from '../core/navigation/paths.ts'
import { RedirectPage } from '../ui/page/redirect.tsx'

/** Endings after which what was open here is nothing to come back to. */
const finals: readonly (SessionEnding | null)[] = ['signed-out', 'deleted', 'not-a-member']

const loginFrom = (left: string): string =>
  finals.includes(sessionEnding()) || left === paths.home ? paths.login : loginPathFor(left)

/** Leads to the login page, which leads back here afterwards; not after signing out by choice. */
export const RedirectToLogin = () => <RedirectPage to={loginFrom} />
