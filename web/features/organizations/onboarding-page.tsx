import { Page } from '../../ui/page.tsx'

/** Placeholder. */
export default function OnboardingPage() {
  return <Page title="Onboarding" />
}
