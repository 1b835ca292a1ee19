import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { CallError } from '../../core/api/call-error.ts'
import { useMay, useMembership } from '../../core/organization/membership.tsx'
import { isOnboarded } from '../../core/organization/onboarding-flag.ts'
import { paths } from '../../core/navigation/paths.ts'
import { useReportLocale } from '../report/language/report-language.tsx'

// Few need it, and every page has this file. Where it cannot be fetched, the failure's own sentence has to do.
const OwnerContact = lazy(() => import('./owner-contact.tsx').catch(() => ({ default: () => null })))

/**
 * Where a failure is mended that a missing subscription caused, for who may; its own sentence names who else can. In the
 * language of the report that it stands in.
 */
export const BillingLink = ({ error }: { error: unknown }) =>
  error instanceof CallError && error.kind === 'SUBSCRIPTION_REQUIRED' ? <GoToBilling /> : null

/**
 * The way to the billing of the organization, for who holds org:billing; of a new one, to the step of its wizard. Others
 * read whom to ask.
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
