import { Onboarding } from '../features/onboarding/onboarding.tsx'
import InviteHere from '../features/submissions/invite-here.tsx'

/** The onboarding with what it takes from other features. */
export default function OnboardingPage() {
  return <Onboarding inviting={<InviteHere />} plan={null} />
}
