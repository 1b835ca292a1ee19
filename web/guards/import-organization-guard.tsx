import { useSession } from '../core/session/session.ts'
import ImportOrganizationPage from '../features/organizations/import/import-organization-page.tsx'
import { RedirectToLogin } from './redirect-to-login.tsx'

/** Importing an organization, for anybody who is signed in: whoever moves to a new server is in none there yet. */
export default function ImportOrganizationGuard() {
  const session = useSession()
  return session === null ? <RedirectToLogin /> : <ImportOrganizationPage key={session.id} />
}
