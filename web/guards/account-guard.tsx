import { useSession } from '../core/session/session.ts'
import { AccountLayout } from '../features/layout/account-layout.tsx'
import AccountPage from '../features/settings/account-page.tsx'
import { RedirectToLogin } from './redirect-to-login.tsx'

/** One's own account, for anybody who is signed in: it needs no organization. */
export default function AccountGuard() {
  const session = useSession()
  if (session === null) return <RedirectToLogin />
  return (
    <AccountLayout key={session.id}>
      <AccountPage />
    </AccountLayout>
  )
}
