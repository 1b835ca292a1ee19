import { Outlet } from '@tanstack/react-router'
import { useMembership } from '../core/membership.tsx'
import { useOnboarded } from '../core/onboarding-flag.ts'
import { paths } from '../paths.ts'
import { RedirectPage } from '../ui/redirect.tsx'

/** Lets people through whose selected organization is onboarded. */
export default function OnboardedGuard() {
  const { organization } = useMembership()
  return useOnboarded(organization) ? <Outlet /> : <RedirectPage to={paths.onboarding} />
}
