import { lazy, Suspense } from 'react'
import { Onboarding } from '../features/onboarding/onboarding.tsx'
import InvitePanel from '../features/people/invite/invite-panel.tsx'
import UnsentLinksNotice from '../features/people/invitations/unsent-links-notice.tsx'
import { Loading } from '../ui/feedback/query-states.tsx'

const ChoosePlan = lazy(() => import('../features/settings/billing/choose-plan.tsx'))

/** The onboarding with what it takes from other features. */
export default function OnboardingPage() {
  const plan = (
    <Suspense fallback={<Loading lines={2} height={140} />}>
      <ChoosePlan />
    </Suspense>
  )
  return <Onboarding inviting={InvitePanel} links={<UnsentLinksNotice />} plan={plan} />
}
