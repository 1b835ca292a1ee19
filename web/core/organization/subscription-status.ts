import { isGoodSubscription, type SubscriptionStatus } from '../../../contract/calls/billing.ts'
import type { Organization } from '../../../contract/calls/organizations.ts'
import { englishLocale } from '../i18n/locale.ts'
import type { TextKey } from '../../../insights/catalog/format-message.ts'
import { t } from '../i18n/t.ts'
import texts from '../../../languages/en/core.json' with { type: 'json' }

/** The labels of the subscription states (docs/billing.md). */

type Subscription = Organization['subscription']

export type SubscriptionWords = {
  /** The state in a word or two. */
  name: string
  /** What it means, in a sentence or two. */
  text: string
  /** Fine; needs attention soon; stopped. */
  tone: 'good' | 'warning' | 'stopped'
}

/** A day, formatted in the reader's locale. */
export const dayText = (at: string): string =>
  new Date(at).toLocaleDateString(englishLocale(), { dateStyle: 'long' })

/** Whether billing is enabled; if not, no screen mentions it. */
export const isBilled = ({ status }: Subscription): boolean => status !== 'not_required'

/** Whether inviting people, reminding them and generating reports are stopped. */
export const isServiceStopped = ({ status }: Subscription): boolean => !isGoodSubscription(status)

const stopped = (name: string, text: string): SubscriptionWords => ({ tone: 'stopped', name, text })

type Key = TextKey<typeof texts>

/** With the day, if it is known. */
const dated = (undated: Key, withDay: Key, at: string | null): string =>
  at === null ? t(texts, undated) : t(texts, withDay, { day: dayText(at) })

const words: Record<SubscriptionStatus, (subscription: Subscription) => SubscriptionWords> = {
  not_required: () => ({
    tone: 'good',
    name: t(texts, 'subscription.notNeeded'),
    text: t(texts, 'subscription.thisServerNeedsNone'),
  }),
  trialing: ({ trialEnd, cancelAtPeriodEnd }) =>
    cancelAtPeriodEnd
      ? {
          tone: 'warning',
          name: t(texts, 'subscription.trialCancelled'),
          text: dated('subscription.endsWithTheTrial', 'subscription.endsWithTheTrialAt', trialEnd),
        }
      : {
          tone: 'good',
          name: t(texts, 'subscription.trial'),
          text: dated('subscription.paidAfterTheTrial', 'subscription.paidAfterTheTrialAt', trialEnd),
        },
  active: ({ currentPeriodEnd, cancelAtPeriodEnd }) =>
    cancelAtPeriodEnd
      ? {
          tone: 'warning',
          name: t(texts, 'subscription.cancelled'),
          text: dated('subscription.notRenewed', 'subscription.notRenewedAt', currentPeriodEnd),
        }
      : {
          tone: 'good',
          name: t(texts, 'subscription.active'),
          text: dated('subscription.renewed', 'subscription.renewedAt', currentPeriodEnd),
        },
  past_due: () => ({
    tone: 'warning',
    name: t(texts, 'subscription.paymentFailed'),
    text: t(texts, 'subscription.theLastPaymentDidNot'),
  }),
  none: () =>
    stopped(
      t(texts, 'subscription.noSubscription'),
      t(texts, 'subscription.thisOrganizationHasNoSubscription'),
    ),
  canceled: () => stopped(t(texts, 'subscription.ended'), t(texts, 'subscription.theSubscriptionHasEnded')),
  incomplete_expired: () =>
    stopped(t(texts, 'subscription.ended'), t(texts, 'subscription.theFirstPaymentWasNot')),
  incomplete: () =>
    stopped(t(texts, 'subscription.notComplete'), t(texts, 'subscription.theFirstPaymentHasNot')),
  unpaid: () => stopped(t(texts, 'subscription.notPaid'), t(texts, 'subscription.theLastPaymentsDidNot')),
  paused: () => stopped(t(texts, 'subscription.paused'), t(texts, 'subscription.theTrialEndedAndThere')),
}

/** The texts of a subscription's state. */
export const subscriptionWords = (subscription: Subscription): SubscriptionWords =>
  words[subscription.status](subscription)
