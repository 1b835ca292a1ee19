import type Stripe from 'stripe'
import type { SubscriptionStatus } from '../../../contract/billing.ts'
import { subscriptionStatuses } from '../../../contract/organizations.ts'
import type { Payments } from '../../core/payments.ts'
import type { Account } from './account.ts'

/** A customer's subscription as the payment provider has it at this moment. */
export type SubscriptionThere = Pick<
  Account,
  | 'subscriptionId'
  | 'status'
  | 'plan'
  | 'currentPeriodStart'
  | 'currentPeriodEnd'
  | 'trialEnd'
  | 'cancelAtPeriodEnd'
>

/** From the one that counts first; should a customer have several, the best is theirs. */
const byWorth: readonly string[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
]

/** The subscription of a customer, null where they never had one. @throws Failure as `payments.ask`. */
export const subscriptionThere = async (
  payments: Payments,
  customerId: string,
): Promise<SubscriptionThere | null> => {
  const { data } = await payments.ask((stripe) =>
    stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  )
  const [best] = data.toSorted(
    (a, b) => byWorth.indexOf(a.status) - byWorth.indexOf(b.status) || b.created - a.created,
  )
  if (!best) return null
  const found = await payments.ask((stripe) =>
    stripe.subscriptions.retrieve(best.id, { expand: ['items.data.price.product'] }),
  )
  const [item] = found.items.data
  return {
    subscriptionId: found.id,
    status: statusOf(found.status),
    plan: item ? planName(item.price) : null,
    currentPeriodStart: instantOf(item?.current_period_start),
    currentPeriodEnd: instantOf(item?.current_period_end),
    trialEnd: instantOf(found.trial_end),
    // A day to end on is set in one of two ways, as the provider's account is set up.
    cancelAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
  }
}

/** What a price is called: its product, and its own name where it has one. */
export const planName = ({ id, nickname, product }: Stripe.Price): string => {
  const name = typeof product === 'object' && !product.deleted ? product.name : null
  return [name, nickname].filter(Boolean).join(', ') || id
}

const instantOf = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000)

const statusOf = (status: string): SubscriptionStatus => {
  const known = subscriptionStatuses.find((one) => one === status)
  // What it lets one do is not known either, so what was known before stands.
  if (known === undefined) throw new Error(`The payment provider has a new status: ${status}`)
  return known
}
