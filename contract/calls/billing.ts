import { z } from 'zod'
import { call } from '../http/call.ts'
import { Email, Id, Nothing } from '../shapes/fields.ts'
import { Subscription, type subscriptionStatuses } from './organizations.ts'

/** The subscription of an organization: its state, checkout and portal (specification points 3, 4 and 7; docs/billing.md). */

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** How long a first subscription can be tried without being charged. */
export const trialDays = 14

const goodStatuses: readonly SubscriptionStatus[] = ['not_required', 'trialing', 'active', 'past_due']

/**
 * Whether people can be invited and reports generated. `past_due` is good: the provider asks for the payment again
 * for as long as its own settings say, and then makes it `unpaid` or `canceled`.
 */
export const isGoodSubscription = (status: SubscriptionStatus): boolean => goodStatuses.includes(status)

const withoutSubscription: readonly SubscriptionStatus[] = ['none', 'canceled', 'incomplete_expired']

/** Whether a new subscription can be started; any other status is fixed in the billing portal. */
export const canSubscribe = (status: SubscriptionStatus): boolean => withoutSubscription.includes(status)

export const Plan = z.object({
  priceId: Id,
  name: z.string(),
  /** In the smallest unit of the currency (cents); null where the price is not one plain amount. */
  amount: z.number().int().nullable(),
  /** ISO 4217, in lower case as the provider writes it. */
  currency: z.string(),
  interval: z.enum(['day', 'week', 'month', 'year']).nullable(),
  intervalCount: z.number().int(),
})
export type Plan = z.output<typeof Plan>

/** A page of the provider, to which the browser goes. */
export const PageAddress = z.url({ protocol: /^https?$/ })

/** The screen that the provider leads back to. */
export const ReturnTo = z.enum(['settings', 'onboarding'])

export const billing = {
  getPlans: call('getPlans', {
    method: 'GET',
    database: 'query',
    summary: 'What can be subscribed to, with its price; nothing where no subscription is needed.',
    may: 'org:billing',
    scope: 'never',
    in: Nothing,
    out: z.object({ plans: z.array(Plan), hasTrial: z.boolean() }),
  }),
  createCheckoutSession: call('createCheckoutSession', {
    method: 'POST',
    database: { update: '@organization' },
    summary: 'Opens the provider’s page on which a subscription is begun.',
    may: 'org:billing',
    scope: 'never',
    // `userEmail`: where the receipts go; it can be changed where the subscription is managed.
    in: z.object({ userEmail: Email, priceId: Id, returnTo: ReturnTo.optional() }),
    out: z.object({ sessionUrl: PageAddress, sessionId: z.string() }),
  }),
  createPortalSession: call('createPortalSession', {
    method: 'POST',
    database: { get: '@organization' },
    summary: 'Opens the provider’s page on which the subscription is managed: cards, receipts, cancelling.',
    may: 'org:billing',
    scope: 'never',
    in: Nothing,
    out: z.object({ portalUrl: PageAddress }),
  }),
  getSubscriptionStatus: call('getSubscriptionStatus', {
    method: 'GET',
    database: { get: '@organization' },
    summary: 'The subscription of the organization.',
    may: 'org:view',
    scope: 'never',
    in: Nothing,
    out: z.object({ subscription: Subscription }),
  }),
  billingWebhook: call('billingWebhook', {
    method: 'POST',
    database: 'transaction',
    summary: 'Takes the provider’s events; each is signed (Stripe-Signature), and others are refused.',
    may: 'public',
    scope: 'never',
    in: z.looseObject({}),
    out: z.object({}),
  }),
}
