import { Outlet } from '@tanstack/react-router'
import { useMembership } from '../core/organization/membership.tsx'
import { useOnboarded } from '../core/organization/remembered-onboarding.ts'
import { paths } from '../core/navigation/paths.ts'
import { RedirectPage } from '../ui/page/redirect.tsx'

/** Lets people through whose selected organization is onboarded. */
export default function OnboardedGuard() {
  const { organization } = useMembership()
  return useOnboarded(organization) ? <Outlet /> : <RedirectPage to={paths.onboarding} />
}
