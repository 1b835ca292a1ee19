import { expect, test } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { billedApp } from './testing/billed-app.ts'

const {
  app,
  stripe,
  openOrganization,
  openCheckout,
  statusOf,
  subscribe,
  change,
  tell,
  untilStatus,
  auditOf,
} = await billedApp()

const wish = { userEmail: 'money@example.test', priceId: 'price_team' }
const asks = (path: RegExp) => stripe.asked.filter((one) => path.test(`${one.method} ${one.path}`))
const customersOf = (orgId: string) => [...stripe.customers.values()].filter((one) => one.orgId === orgId)

test('an organization needs a subscription, and has none at first', async () => {
  const { token } = await openOrganization().then(({ owner }) => owner)
  const created = await app.ok(contract.createOrganization, { name: 'Another' }, { token })
  expect(created.requiresSubscription).toBe(true)
  const caller = { token, orgId: created.orgId }
  const none = {
    status: 'none',
    plan: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    trialEnd: null,
    cancelAtPeriodEnd: false,
  }
  expect(await statusOf(caller)).toEqual(none)
  expect((await app.ok(contract.getOrgData, {}, caller)).org.subscription).toEqual(none)
})

test('what can be subscribed to is told with its price, in the order of the settings, and read once', async () => {
  const { owner } = await openOrganization()
  const plan = { currency: 'eur', intervalCount: 1 }
  const plans = [
    { ...plan, priceId: 'price_team', name: 'Muster Team', amount: 4_900, interval: 'month' },
    { ...plan, priceId: 'price_year', name: 'Muster Team, Yearly', amount: 49_000, interval: 'year' },
  ]
  expect(await app.ok(contract.getPlans, {}, owner)).toEqual({ plans, hasTrial: true })
  expect(await app.ok(contract.getPlans, {}, owner)).toEqual({ plans, hasTrial: true })
  expect(asks(/GET \/v1\/prices/)).toHaveLength(2)
})

test('a checkout is for the organization, with 14 days to try, and leads back to the public address', async () => {
  const { orgId, owner } = await openOrganization()
  const { sessionUrl, sessionId } = await openCheckout(owner)
  expect(sessionUrl).toBe(`${stripe.url}/checkout/${sessionId}`)
  const [customer] = customersOf(orgId)
  expect(customer).toMatchObject({ email: 'money@example.test', orgId })
  expect(stripe.sessions.get(sessionId)).toMatchObject({
    customer: customer?.id,
    price: 'price_team',
    trialDays: 14,
    metadata: { orgId },
    successUrl: 'http://localhost:3000/#/settings?section=billing&checkout=done',
    cancelUrl: 'http://localhost:3000/#/settings?section=billing&checkout=left',
  })
  expect((await statusOf(owner)).status).toBe('none')
  expect((await auditOf(orgId)).map(({ action }) => action)).toEqual([
    'billing.customer_created',
    'billing.checkout_opened',
  ])
})

test('a checkout that is begun in the wizard leads back there', async () => {
  const { owner } = await openOrganization()
  const { sessionId } = await app.ok(
    contract.createCheckoutSession,
    { ...wish, returnTo: 'onboarding' },
    owner,
  )
  expect(stripe.sessions.get(sessionId)?.successUrl).toBe(
    'http://localhost:3000/#/onboarding?step=plan&checkout=done',
  )
})

test('however many ask at once, there is one customer and one page', async () => {
  const { orgId, owner } = await openOrganization()
  const emails = ['a@example.test', 'b@example.test', 'c@example.test', 'd@example.test']
  const opened = await Promise.all(emails.map((email) => openCheckout(owner, email)))
  expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
  expect(customersOf(orgId)).toHaveLength(1)
  expect(emails).toContain(customersOf(orgId)[0]?.email)
  expect(await openCheckout(owner)).toEqual(opened[0])
  const opens = (await auditOf(orgId)).map(({ action }) => action)
  expect(opens).toEqual(['billing.customer_created', 'billing.checkout_opened'])
})

test('of two plans that are chosen at once, or one after the other, only one page can be paid', async () => {
  const { orgId, owner } = await openOrganization()
  const openOf = () =>
    [...stripe.sessions.values()].filter(
      ({ metadata, status }) => metadata['orgId'] === orgId && status === 'open',
    )
  await Promise.all([
    openCheckout(owner),
    openCheckout(owner, wish.userEmail, 'price_year'),
    openCheckout(owner),
    openCheckout(owner, wish.userEmail, 'price_year'),
  ])
  expect(openOf()).toHaveLength(1)
  const { sessionId } = await openCheckout(owner, wish.userEmail, 'price_year')
  expect(openOf()).toMatchObject([{ id: sessionId, price: 'price_year' }])
  const other = await openCheckout(owner)
  expect(openOf()).toMatchObject([{ id: other.sessionId, price: 'price_team' }])
})

test('receipts go where was said last, until there is a subscription', async () => {
  const { orgId, owner } = await openOrganization()
  stripe.feel('away')
  await app.call(contract.createCheckoutSession, { ...wish, userEmail: 'typo@example.test' }, owner)
  stripe.feel('well')
  await openCheckout(owner, 'right@example.test')
  expect(customersOf(orgId)).toMatchObject([{ email: 'right@example.test' }])
  await change(owner, await subscribe(owner), { status: 'canceled' })
  await openCheckout(owner, 'later@example.test')
  expect(customersOf(orgId)).toMatchObject([{ email: wish.userEmail }])
})

test('a page that was left until it expired is opened anew', async () => {
  const { owner } = await openOrganization()
  const { sessionId } = await openCheckout(owner)
  const session = stripe.sessions.get(sessionId)
  if (session) session.status = 'expired'
  expect((await openCheckout(owner)).sessionId).not.toBe(sessionId)
})

test('who has a subscription is not sold another one, and who has paid already is told so', async () => {
  const { owner } = await openOrganization()
  const { sessionId } = await openCheckout(owner)
  // Paid a moment ago: no event has come, so only asking shows it.
  stripe.pay(sessionId)
  const again = await app.call(contract.createCheckoutSession, wish, owner)
  expect(again).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: messages.alreadySubscribed },
  })
  expect((await statusOf(owner)).status).toBe('trialing')
})

test('what was ordered and is not there yet is waited for', async () => {
  const { owner } = await openOrganization()
  const { sessionId } = await openCheckout(owner)
  stripe.subscriptions.delete(stripe.pay(sessionId).id)
  const again = await app.call(contract.createCheckoutSession, wish, owner)
  expect(again).toMatchObject({ status: 400, body: { error: messages.paymentConfirming } })
  // But not for ever.
  app.pass(27 * 60 * 60_000)
  expect((await openCheckout(owner)).sessionId).not.toBe(sessionId)
})

test('every status but those without a subscription refuses another one', async () => {
  const { owner } = await openOrganization()
  const subscription = await subscribe(owner)
  for (const status of ['active', 'past_due', 'unpaid', 'incomplete', 'paused']) {
    await change(owner, subscription, { status })
    const answer = await app.call(contract.createCheckoutSession, wish, owner)
    expect(answer.body['error'], status).toBe(messages.alreadySubscribed)
  }
})

test('after the end there can be another subscription, of the same customer and without a second trial', async () => {
  const { orgId, owner } = await openOrganization()
  const first = await subscribe(owner)
  await change(owner, first, { status: 'canceled' })
  expect((await app.ok(contract.getPlans, {}, owner)).hasTrial).toBe(false)
  const { sessionId } = await openCheckout(owner)
  expect(stripe.sessions.get(sessionId)?.trialDays).toBeNull()
  const second = stripe.pay(sessionId)
  await tell('created', second)
  await untilStatus(owner, 'active')
  expect(customersOf(orgId)).toHaveLength(1)
})

test('only prices of the settings can be chosen, and only addresses that are some', async () => {
  const { orgId, owner } = await openOrganization()
  const refused = async (input: unknown) =>
    (await app.call(contract.createCheckoutSession, input, owner)).body
  expect(await refused({ ...wish, priceId: 'price_cheap' })).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: [{ path: 'priceId', message: messages.planUnknown }],
  })
  expect(await refused({ ...wish, userEmail: 'nobody' })).toMatchObject({ error: 'Invalid email format' })
  expect(await refused({ priceId: wish.priceId })).toMatchObject({ error: 'Email is required' })
  expect(customersOf(orgId)).toEqual([])
})

test('a customer that the provider does not know any more is made anew', async () => {
  const { orgId, owner } = await openOrganization()
  await openCheckout(owner)
  const [lost] = customersOf(orgId)
  stripe.customers.delete(lost?.id ?? '')
  stripe.sessions.clear()
  const { sessionId } = await openCheckout(owner, 'another@example.test')
  expect(customersOf(orgId)).toHaveLength(1)
  expect(stripe.sessions.get(sessionId)?.customer).toBe(customersOf(orgId)[0]?.id)
})

test('where the provider is away or busy, that is said, and the next try finds nothing half done', async () => {
  const { orgId, owner } = await openOrganization()
  for (const mood of ['away', 'busy'] as const) {
    stripe.feel(mood)
    const answer = await app.call(contract.createCheckoutSession, wish, owner)
    expect(answer, mood).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10' },
      body: { code: 'UNAVAILABLE', error: messages.paymentsAway },
    })
    expect((await app.call(contract.createPortalSession, {}, owner)).status).toBe(400)
  }
  expect(await auditOf(orgId)).toEqual([])
  stripe.feel('well')
  await openCheckout(owner)
  expect(customersOf(orgId)).toHaveLength(1)
})

test('an answer that was lost on its way is got again, not made again', async () => {
  const { orgId, owner } = await openOrganization()
  const hold = stripe.hold(/customers/)
  const first = openCheckout(owner)
  await hold.arrived
  const second = await openCheckout(owner)
  hold.release()
  expect(await first).toEqual(second)
  expect(customersOf(orgId)).toHaveLength(1)
})

test('the portal is for who has something to manage', async () => {
  const { orgId, owner } = await openOrganization()
  const before = await app.call(contract.createPortalSession, {}, owner)
  expect(before).toMatchObject({ status: 400, body: { error: messages.nothingToManage } })
  await subscribe(owner)
  const { portalUrl } = await app.ok(contract.createPortalSession, {}, owner)
  const { pathname, searchParams } = new URL(portalUrl)
  expect(pathname).toBe(`/portal/${customersOf(orgId)[0]?.id}`)
  expect(searchParams.get('back')).toBe('http://localhost:3000/#/settings?section=billing&portal=left')
  stripe.feel('away')
  expect((await app.call(contract.createPortalSession, {}, owner)).status).toBe(503)
  stripe.feel('well')
})

/** As with the keys of another account: what is stored here is not known there. */
const subscribedElsewhere = async () => {
  const { orgId, owner } = await openOrganization()
  await subscribe(owner)
  for (const { id } of customersOf(orgId)) stripe.customers.delete(id)
  return { orgId, owner }
}

test('a customer that the provider does not know has nothing to manage', async () => {
  const { owner } = await subscribedElsewhere()
  const refusal = await app.call(contract.createPortalSession, {}, owner)
  expect(refusal).toMatchObject({ status: 400, body: { error: messages.nothingToManage } })
  expect((await statusOf(owner)).status).toBe('none')
})

test('a subscription of a customer that the provider does not know is none', async () => {
  const { orgId, owner } = await subscribedElsewhere()
  expect((await openCheckout(owner)).sessionUrl).toContain('/checkout/')
  expect(customersOf(orgId)).toHaveLength(1)
  expect((await statusOf(owner)).status).toBe('none')
})
