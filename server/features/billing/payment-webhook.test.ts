import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { eventually } from '../../testing/eventually.ts'
import { billedApp } from './testing/billed-app.ts'

const billed = await billedApp()
const { app, stripe, openOrganization, openCheckout, send, tell, statusOf, untilStatus, subscribe } = billed

/** Resolves once no job of events waits or runs. */
const untilQuiet = () =>
  eventually(async () => {
    const [row] = await asSystem(app.host.database.db, (tx) =>
      tx.execute(
        sql`select count(*)::int as open from pgboss.job where name = 'billing-event' and state < 'completed'`,
      ),
    )
    return row?.['open'] === 0 ? true : undefined
  })
const readsOf = () => stripe.asked.filter(({ path }) => path === '/v1/subscriptions').length

test('an event makes the subscription known, with its periods, its plan and an entry in the audit log', async () => {
  const { orgId, owner } = await openOrganization()
  const { sessionId } = await openCheckout(owner)
  const subscription = stripe.pay(sessionId)
  expect(await tell('created', subscription)).toEqual({ status: 200, body: { success: true } })
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString()
  const wanted = {
    status: 'trialing',
    plan: 'Muster Team',
    currentPeriodStart: iso(subscription.current_period_start),
    currentPeriodEnd: iso(subscription.current_period_end),
    trialEnd: iso(subscription.current_period_end),
    cancelAtPeriodEnd: false,
  }
  expect(await untilStatus(owner, 'trialing')).toEqual(wanted)
  expect((await app.ok(contract.getOrgData, {}, owner)).org.subscription).toEqual(wanted)
  const last = (await billed.auditOf(orgId)).at(-1)
  expect(last).toMatchObject({
    action: 'billing.subscription_changed',
    actorUserId: null,
    details: { status: { from: 'none', to: 'trialing' }, plan: { from: null, to: 'Muster Team' } },
  })
})

test('every status of the provider is stored as it is, and one that is cancelled at its end says so', async () => {
  const { owner } = await openOrganization()
  const subscription = await subscribe(owner)
  for (const status of ['active', 'past_due', 'unpaid', 'paused', 'incomplete', 'incomplete_expired'])
    expect((await billed.change(owner, subscription, { status })).status).toBe(status)
  expect((await billed.change(owner, subscription, { status: 'active' })).cancelAtPeriodEnd).toBe(false)
  Object.assign(subscription, { cancel_at_period_end: true })
  await tell('updated', subscription)
  await eventually(async () => ((await statusOf(owner)).cancelAtPeriodEnd ? true : undefined))
  // The other way of saying it.
  const at = { cancel_at_period_end: false, cancel_at: subscription.current_period_end }
  expect((await billed.change(owner, subscription, { status: 'trialing', ...at })).cancelAtPeriodEnd).toBe(
    true,
  )
})

test('an event that is not signed, signed with another secret, changed, or signed too long ago is refused', async () => {
  const { owner } = await openOrganization()
  const subscription = stripe.pay((await openCheckout(owner)).sessionId)
  const { payload, signature } = stripe.event(
    'customer.subscription.created',
    stripe.subscriptionThere(subscription),
  )
  const forged = signature.replace(/v1=.{8}/, 'v1=00000000')
  const old = stripe.event('customer.subscription.created', {}, { at: new Date(app.now.getTime() - 301_000) })
  const before = readsOf()
  for (const sent of [
    { payload },
    { payload, signature: '' },
    { payload, signature: 'nonsense' },
    { payload, signature: forged },
    { payload: `${payload} `, signature },
    { payload: '', signature },
    { payload: '{"id":', signature },
    old,
  ]) {
    expect(await send(sent)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', error: messages.webhookNotSigned },
    })
  }
  await untilQuiet()
  expect(readsOf()).toBe(before)
  expect((await statusOf(owner)).status).toBe('none')
})

test('an event that comes again counts once, also when both come at once', async () => {
  const { owner } = await openOrganization()
  const subscription = await subscribe(owner)
  await untilQuiet()
  const event = stripe.event('customer.subscription.updated', stripe.subscriptionThere(subscription))
  const before = readsOf()
  const answers = await Promise.all([send(event), send(event), send(event)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await untilQuiet()
  expect((await send(event)).status).toBe(200)
  await untilQuiet()
  expect(readsOf()).toBe(before + 1)
})

test('events in the wrong order, and events that hold what is old, leave what is true at the provider', async () => {
  const { owner } = await openOrganization()
  const subscription = stripe.pay((await openCheckout(owner)).sessionId)
  const created = stripe.event('customer.subscription.created', stripe.subscriptionThere(subscription))
  Object.assign(subscription, { status: 'active' })
  const updated = stripe.event('customer.subscription.updated', stripe.subscriptionThere(subscription))
  Object.assign(subscription, { status: 'past_due' })
  const failed = stripe.event('invoice.payment_failed', { id: 'in_1', customer: subscription.customer })
  for (const event of [failed, updated, created]) {
    await send(event)
    await untilQuiet()
    expect((await statusOf(owner)).status).toBe('past_due')
  }
})

test('of two who read at once, the one who began later stands', async () => {
  const { owner } = await openOrganization()
  const subscription = await subscribe(owner)
  await untilQuiet()
  // The answer that says 'active' is on its way for longer than the one that says 'unpaid'.
  Object.assign(subscription, { status: 'active' })
  const slow = stripe.hold(/subscriptions\/sub_/)
  await tell('updated', subscription)
  await slow.arrived
  await billed.change(owner, subscription, { status: 'unpaid' })
  slow.release()
  await untilQuiet()
  expect((await statusOf(owner)).status).toBe('unpaid')
})

test('an event that comes before the customer is stored finds its organization by the note on the customer', async () => {
  const { orgId, owner } = await openOrganization()
  await openCheckout(owner)
  const [session] = [...stripe.sessions.values()].filter(({ metadata }) => metadata['orgId'] === orgId)
  const subscription = stripe.pay(session?.id ?? '')
  // As if the server had been killed before it stored anything.
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`delete from billing_accounts where org_id = ${orgId}`),
  )
  await tell('created', subscription)
  expect(await untilStatus(owner, 'trialing')).toMatchObject({ plan: 'Muster Team' })
})

test('events of customers, organizations and kinds that are not known here are taken and change nothing', async () => {
  const { orgId, owner } = await openOrganization()
  await subscribe(owner)
  const stranger = { id: 'cus_stranger', email: null, orgId: null }
  const ofNowhere = { id: 'cus_nowhere', email: null, orgId: 'no-such-organization' }
  // A second customer with this organization's note does not take the place of the first.
  const second = { id: 'cus_second', email: null, orgId }
  for (const customer of [stranger, ofNowhere, second]) stripe.customers.set(customer.id, customer)
  for (const customer of ['cus_unheard_of', stranger.id, ofNowhere.id, second.id])
    expect(await send(stripe.event('customer.subscription.deleted', { customer }))).toMatchObject({
      status: 200,
    })
  for (const type of ['charge.succeeded', 'customer.subscription.updated', 'product.updated'])
    expect(await send(stripe.event(type, { id: 'x', customer: null }))).toMatchObject({ status: 200 })
  // A form that is not known here.
  for (const payload of ['{"id":"evt_thin","type":"v2.billing.meter"}', '[]'])
    expect(await send(stripe.signed(payload))).toMatchObject({ status: 200 })
  await untilQuiet()
  expect((await statusOf(owner)).status).toBe('trialing')
})

test('a subscription that is deleted, with its customer or without, has ended', async () => {
  const { owner } = await openOrganization()
  const subscription = await subscribe(owner)
  stripe.subscriptions.delete(subscription.id)
  await send(stripe.event('customer.deleted', { id: subscription.customer }))
  expect(await untilStatus(owner, 'canceled')).toMatchObject({ plan: null, currentPeriodEnd: null })
})

test('an event is answered while the provider is away, and what it told of is read once it is back', async () => {
  const { owner } = await openOrganization()
  const subscription = await subscribe(owner)
  await untilQuiet()
  stripe.feel('busy')
  Object.assign(subscription, { status: 'active' })
  const before = stripe.asked.length
  expect((await tell('updated', subscription)).status).toBe(200)
  await eventually(() => (stripe.asked.length > before ? true : undefined))
  expect((await statusOf(owner)).status).toBe('trialing')
  stripe.feel('well')
  await untilStatus(owner, 'active')
})
