import { isGoodSubscription, type SubscriptionStatus } from '../../contract/billing.ts'
import type { Organization } from '../../contract/organizations.ts'

/** How the states of a subscription (decisions §7) are called on screen. */

type Subscription = Organization['subscription']

export type SubscriptionWords = {
  /** The state in a word or two. */
  name: string
  /** What it means, in a sentence or two. */
  text: string
  /** Fine; to be mended soon; stopped. */
  tone: 'good' | 'warning' | 'stopped'
}

/** A day as people write it, in the reader's locale. */
export const dayOf = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'long' })

const until = (at: string | null) => (at === null ? '' : ` until ${dayOf(at)}`)
const on = (at: string | null) => (at === null ? '' : ` on ${dayOf(at)}`)

/** Whether there is such a thing as billing: without it, no screen says a word of it. */
export const isBilled = ({ status }: Subscription): boolean => status !== 'not_required'

/** Whether inviting people, reminding them and generating reports are stopped. */
export const isStopped = ({ status }: Subscription): boolean => !isGoodSubscription(status)

const stopped = (name: string, text: string): SubscriptionWords => ({ tone: 'stopped', name, text })

const words: Record<SubscriptionStatus, (subscription: Subscription) => SubscriptionWords> = {
  not_required: () => ({ tone: 'good', name: 'Not needed', text: 'This server needs no subscription.' }),
  trialing: ({ trialEnd, cancelAtPeriodEnd }) =>
    cancelAtPeriodEnd
      ? {
          tone: 'warning',
          name: 'Trial, cancelled',
          text: `Everything is open${until(trialEnd)}. Nothing will be charged, and the subscription ends then.`,
        }
      : {
          tone: 'good',
          name: 'Trial',
          text: `Everything is open. The trial ends${on(trialEnd)}, and the first payment is taken then.`,
        },
  active: ({ currentPeriodEnd, cancelAtPeriodEnd }) =>
    cancelAtPeriodEnd
      ? {
          tone: 'warning',
          name: 'Cancelled',
          text: `Everything is open${until(currentPeriodEnd)}. The subscription ends then and is not renewed.`,
        }
      : {
          tone: 'good',
          name: 'Active',
          text: `Everything is open. The subscription is renewed${on(currentPeriodEnd)}.`,
        },
  past_due: () => ({
    tone: 'warning',
    name: 'Payment failed',
    text: 'The last payment did not go through. Everything is still open while it is tried again: check the card, so that nothing stops.',
  }),
  none: () => stopped('No subscription', 'This organization has no subscription yet.'),
  canceled: () => stopped('Ended', 'The subscription has ended.'),
  incomplete_expired: () =>
    stopped('Ended', 'The first payment was not made in time, so the subscription never began.'),
  incomplete: () =>
    stopped('Not complete', 'The first payment has not gone through. The subscription begins once it has.'),
  unpaid: () => stopped('Not paid', 'The last payments did not go through.'),
  paused: () => stopped('Paused', 'The trial ended, and there is no way to pay yet.'),
}

/** A subscription in words. */
export const subscriptionWords = (subscription: Subscription): SubscriptionWords =>
  words[subscription.status](subscription)
