import { Link, useLocation } from '@tanstack/react-router'
import { useMay, useMembership } from '../../core/organization/membership.tsx'
import { isBilled, isServiceStopped, subscriptionWords } from '../../core/organization/subscription-status.ts'
import { useOwners } from '../../core/organization/owners.ts'
import { paths } from '../../core/navigation/paths.ts'
import { NoticeBar } from './notice-bar.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/layout.json' with { type: 'json' }

/**
 * Says what the state of the subscription blocks, or soon will, to the people it affects: those who can fix it get a
 * link, the others are shown the owners to ask. The billing screen shows no banner.
 */
export const SubscriptionBanner = () => {
  const { subscription } = useMembership().data
  const mayMend = useMay('org:billing')
  const mayInvite = useMay('employee:invite')
  const mayGenerate = useMay('report:generate')
  const owners = useOwners(!mayMend && (mayInvite || mayGenerate) && isServiceStopped(subscription))
  const { pathname, searchStr } = useLocation()
  if (!isBilled(subscription)) return null
  if (pathname === paths.settings && new URLSearchParams(searchStr).get('section') === 'billing') return null
  const stops = isServiceStopped(subscription)
  const concerns = stops ? mayInvite || mayGenerate : subscription.status === 'past_due' && mayMend
  if (!concerns) return null
  return (
    <NoticeBar>
      {stops && `${t(texts, 'subscriptionBanner.invitingAndGeneratingAreStopped')} `}
      {subscriptionWords(subscription).text}{' '}
      {mayMend ? (
        <Link to={paths.settings} search={{ section: 'billing' }}>
          {t(texts, 'subscriptionBanner.openBilling')}
        </Link>
      ) : (
        billingContact(owners)
      )}
    </NoticeBar>
  )
}

const billingContact = (owners: string | undefined): string =>
  owners === undefined
    ? t(texts, 'subscriptionBanner.anOwnerCanMendThat')
    : t(texts, 'subscriptionBanner.anOwnerNamedCanMendThat', { owners })
