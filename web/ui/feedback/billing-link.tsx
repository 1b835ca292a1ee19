import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { CallError } from '../../core/api/call-error.ts'
import { useMay, useMembership } from '../../core/organization/membership.tsx'
import { isOnboarded } from '../../core/organization/remembered-onboarding.ts'
import { paths } from '../../core/navigation/paths.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

// Loaded lazily: few users need it, and every page includes this file. If it cannot be fetched, the failure's own
// sentence has to do.
const OwnerContact = lazy(() => import('./owner-contact.tsx').catch(() => ({ default: () => null })))

/**
 * Links to billing if a call failed for lack of a subscription, for users who may fix that; the failure's own
 * sentence names who else can. In the language of the surrounding report.
 */
export const BillingLink = ({ error }: { error: unknown }) =>
  error instanceof CallError && error.kind === 'SUBSCRIPTION_REQUIRED' ? <GoToBilling /> : null

/**
 * Links holders of org:billing to the organization's billing, or to that step of the wizard for a new organization.
 * Others see who to ask.
 */
export const GoToBilling = () => {
  const { piece } = useReportLocale()
  const mayMend = useMay('org:billing')
  const isStarted = isOnboarded(useMembership().organization)
  const way = isStarted
    ? { to: paths.settings, search: { section: 'billing' } }
    : { to: paths.onboarding, search: { step: 'plan' } }
  if (!mayMend)
    return (
      <Suspense fallback={null}>
        <OwnerContact />
      </Suspense>
    )
  return (
    <Anchor inherit display="block" fw={600} mt={4} renderRoot={(props) => <Link {...way} {...props} />}>
      {isStarted ? piece('billing.open') : piece('billing.choosePlan')}
    </Anchor>
  )
}
