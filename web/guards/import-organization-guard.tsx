import { useSession } from '../core/session/session.ts'
import ImportOrganizationPage from '../features/organizations/import/import-organization-page.tsx'
import { RedirectToLogin } from './redirect-to-login.tsx'

/** Import of an organization, for any signed-in user: on a new server nobody is a member yet. */
export default function ImportOrganizationGuard() {
  const session = useSession()
  return session === null ? <RedirectToLogin /> : <ImportOrganizationPage key={session.id} />
}
