import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CallError } from '../core/call-error.ts'
import { useMay, useMembership } from '../core/membership.tsx'
import { isOnboarded } from '../core/onboarding-flag.ts'
import { paths } from '../paths.ts'
import { useReading } from './reading/reading.tsx'

/**
 * Where a failure is mended that a missing subscription caused, for who may; its own sentence names who else can. In the
 * language of the report that it stands in.
 */
export const SubscriptionMend = ({ error }: { error: unknown }) =>
  error instanceof CallError && error.kind === 'SUBSCRIPTION_REQUIRED' ? <ToBilling /> : null

/** The way to the billing of the organization, for who holds org:billing; of a new one, to the step of its wizard. */
const ToBilling = () => {
  const { piece } = useReading()
  const isStarted = isOnboarded(useMembership().organization)
  const way = isStarted
    ? { to: paths.settings, search: { section: 'billing' } }
    : { to: paths.onboarding, search: { step: 'plan' } }
  if (!useMay('org:billing')) return null
  return (
    <Anchor inherit display="block" fw={600} mt={4} renderRoot={(props) => <Link {...way} {...props} />}>
      {isStarted ? piece('billing.open') : piece('billing.choosePlan')}
    </Anchor>
  )
}
