import type { FastifyBaseLogger } from 'fastify'
import { afterAll } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp, type Caller } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { fakeStripe } from '../../../testing/fakes/fake-stripe.ts'
import type { FakeSubscription } from '../../../testing/fakes/fake-stripe-books.ts'
import { people } from '../../../testing/people.ts'
import { auditEntries } from '../../../core/database/tables.ts'
import { asc, eq } from 'drizzle-orm'

/** A server that is billed by a fake of the payment provider, and what its tests do again and again. */
export const billedApp = async (more: { logger?: FastifyBaseLogger } = {}) => {
  const stripe = await fakeStripe({ now: () => app.now })
  const app = testApp(stripe.settings, more)
  afterAll(() => stripe.close())
  const { signIn } = people(app)

  /** An organization without a subscription. */
  const openOrganization = async (name = 'Tide & Co') => {
    const { token, email } = await signIn(app.freshEmail())
    const { orgId } = await app.ok(contract.createOrganization, { name }, { token })
    return { orgId, email, owner: { token, orgId } }
  }

  /** Brings an event to the server's door, as the provider does. */
  const send = async ({ payload, signature }: { payload: string; signature?: string }) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    }
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/${contract.billingWebhook.name}`,
      headers,
      payload,
    })
    const body: unknown = answer.json()
    return { status: answer.statusCode, body }
  }

  const tell = (type: string, subscription: FakeSubscription) =>
    send(stripe.event(`customer.subscription.${type}`, stripe.subscriptionThere(subscription)))

  const openCheckout = (owner: Caller, userEmail = 'money@example.test', priceId = 'price_team') =>
    app.ok(contract.createCheckoutSession, { userEmail, priceId }, owner)

  const statusOf = async (caller: Caller) =>
    (await app.ok(contract.getSubscriptionStatus, {}, caller)).subscription

  const untilStatus = (caller: Caller, status: string) =>
    eventually(async () => {
      const subscription = await statusOf(caller)
      return subscription.status === status ? subscription : undefined
    })

  /** Goes through the checkout, until the server knows of it. */
  const subscribe = async (owner: Caller, change: Partial<FakeSubscription> = {}) => {
    const { sessionId } = await openCheckout(owner)
    const subscription = stripe.pay(sessionId, change)
    await tell('created', subscription)
    await untilStatus(owner, subscription.status)
    return subscription
  }

  /** Changes a subscription at the provider, and tells of it until the server knows. */
  const change = async (owner: Caller, subscription: FakeSubscription, to: Partial<FakeSubscription>) => {
    Object.assign(subscription, to)
    await tell('updated', subscription)
    return untilStatus(owner, subscription.status)
  }

  const auditOf = async (orgId: string) => {
    const entries = await asSystem(app.host.database.db, (tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.orgId, orgId)).orderBy(asc(auditEntries.id)),
    )
    return entries.filter(({ action }) => action.startsWith('billing.'))
  }

  return {
    app,
    stripe,
    signIn,
    openOrganization,
    send,
    tell,
    openCheckout,
    statusOf,
    untilStatus,
    subscribe,
    change,
    auditOf,
  }
}
