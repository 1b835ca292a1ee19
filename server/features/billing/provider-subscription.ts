import { z } from 'zod'
import { subscriptionStatuses } from '../../../contract/calls/organizations.ts'
import type { Payments } from '../../core/services/payment-provider.ts'
import type { Account } from './billing-account.ts'

/** A customer's current subscription at the payment provider. */
export type ProviderSubscription = Pick<
  Account,
  | 'subscriptionId'
  | 'status'
  | 'plan'
  | 'currentPeriodStart'
  | 'currentPeriodEnd'
  | 'trialEnd'
  | 'cancelAtPeriodEnd'
>

/** Best status first: if a customer has several subscriptions, the best one counts. */
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

const Id = z.string().min(1)
const Moment = z.number().transform((seconds) => new Date(seconds * 1000))

/** A price with its product; a deleted product has no name. */
export const Price = z.object({
  id: Id,
  nickname: z.string().nullish(),
  product: z.union([z.string(), z.object({ name: z.string().optional() })]),
})

const Listed = z.object({
  data: z.array(z.object({ id: Id, status: z.string(), created: z.number() })),
})

/** An unknown status fails the parse, so the stored state stays: nobody knows what the new status allows. */
const Found = z.object({
  id: Id,
  status: z.enum(subscriptionStatuses),
  items: z.object({
    data: z.array(
      z.object({
        price: Price,
        current_period_start: Moment.nullish(),
        current_period_end: Moment.nullish(),
      }),
    ),
  }),
  trial_end: Moment.nullable(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullable(),
})

/** The subscription of a customer; null if they never had one. @throws Failure as `payments.ask`. */
export const fetchSubscription = async (
  payments: Payments,
  customerId: string,
): Promise<ProviderSubscription | null> => {
  const { data } = await payments.ask(
    (stripe) => stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
    Listed,
  )
  const [best] = data.toSorted(
    (a, b) => byWorth.indexOf(a.status) - byWorth.indexOf(b.status) || b.created - a.created,
  )
  if (!best) return null
  const found = await payments.ask(
    (stripe) => stripe.subscriptions.retrieve(best.id, { expand: ['items.data.price.product'] }),
    Found,
  )
  const [item] = found.items.data
  return {
    subscriptionId: found.id,
    status: found.status,
    plan: item ? planName(item.price) : null,
    currentPeriodStart: item?.current_period_start ?? null,
    currentPeriodEnd: item?.current_period_end ?? null,
    trialEnd: found.trial_end,
    // The provider's account settings decide which of the two fields announces the end.
    cancelAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
  }
}

/** The name of a price: its product's, and its own if it has one. */
export const planName = ({ id, nickname, product }: z.output<typeof Price>): string => {
  const name = typeof product === 'object' ? product.name : null
  return [name, nickname].filter(Boolean).join(', ') || id
}
