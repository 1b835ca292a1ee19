import { isGoodSubscription, type SubscriptionStatus } from '../../../contract/calls/billing.ts'
import type { Organization } from '../../../contract/calls/organizations.ts'
import { englishLocale } from '../i18n/locale.ts'
import { say } from '../i18n/t.ts'

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

type Key = Parameters<typeof say>[0]

/** With the day, if it is known. */
const dated = (undated: Key, withDay: Key, at: string | null): string =>
  at === null ? say(undated) : say(withDay, { day: dayText(at) })

const words: Record<SubscriptionStatus, (subscription: Subscription) => SubscriptionWords> = {
  not_required: () => ({
    tone: 'good',
    name: say('subscription.notNeeded'),
    text: say('subscription.thisServerNeedsNone'),
  }),
  trialing: ({ trialEnd, cancelAtPeriodEnd }) =>
    cancelAtPeriodEnd
      ? {
          tone: 'warning',
          name: say('subscription.trialCancelled'),
          text: dated('subscription.endsWithTheTrial', 'subscription.endsWithTheTrialAt', trialEnd),
        }
      : {
          tone: 'good',
          name: say('subscription.trial'),
          text: dated('subscription.paidAfterTheTrial', 'subscription.paidAfterTheTrialAt', trialEnd),
        },
  active: ({ currentPeriodEnd, cancelAtPeriodEnd }) =>
    cancelAtPeriodEnd
      ? {
          tone: 'warning',
          name: say('subscription.cancelled'),
          text: dated('subscription.notRenewed', 'subscription.notRenewedAt', currentPeriodEnd),
        }
      : {
          tone: 'good',
          name: say('subscription.active'),
          text: dated('subscription.renewed', 'subscription.renewedAt', currentPeriodEnd),
        },
  past_due: () => ({
    tone: 'warning',
    name: say('subscription.paymentFailed'),
    text: say('subscription.theLastPaymentDidNot'),
  }),
  none: () =>
    stopped(say('subscription.noSubscription'), say('subscription.thisOrganizationHasNoSubscription')),
  canceled: () => stopped(say('subscription.ended'), say('subscription.theSubscriptionHasEnded')),
  incomplete_expired: () => stopped(say('subscription.ended'), say('subscription.theFirstPaymentWasNot')),
  incomplete: () => stopped(say('subscription.notComplete'), say('subscription.theFirstPaymentHasNot')),
  unpaid: () => stopped(say('subscription.notPaid'), say('subscription.theLastPaymentsDidNot')),
  paused: () => stopped(say('subscription.paused'), say('subscription.theTrialEndedAndThere')),
}

/** The texts of a subscription's state. */
export const subscriptionWords = (subscription: Subscription): SubscriptionWords =>
  words[subscription.status](subscription)
