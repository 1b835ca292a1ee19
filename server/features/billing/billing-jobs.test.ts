import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { eventually } from '../../testing/eventually.ts'
import { billingJobs, reconcileSubscriptions } from './billing-jobs.ts'
import { billedApp } from './testing/billed-app.ts'
import { billingAccounts, billingEvents } from '../../schema/billing.ts'

const billed = await billedApp()
const { app, stripe, openOrganization, openCheckout, subscribe, untilStatus } = billed

const hour = 60 * 60_000
const reconcile = () => asSystem(app.host.database.db, (tx) => reconcileSubscriptions.work(tx, app.host))
const readsOf = (customer: string) =>
  stripe.asked.filter(({ path, customer: of }) => path === '/v1/subscriptions' && of === customer).length
const customerOf = (orgId: string) =>
  [...stripe.customers.values()].find((customer) => customer.orgId === orgId)?.id ?? ''
const checkedAtOf = async (orgId: string) => {
  const [row] = await asSystem(app.host.database.db, (tx) =>
    tx.select().from(billingAccounts).where(eq(billingAccounts.orgId, orgId)),
  )
  return row?.checkedAt
}
/** Until an account has been read at the present time of the server. */
const untilRead = (orgId: string) =>
  eventually(async () => ((await checkedAtOf(orgId))?.getTime() === app.now.getTime() ? true : undefined))

test('a checkout of which no event came is found within the hour', async () => {
  const { orgId, owner } = await openOrganization()
  const { sessionId } = await openCheckout(owner)
  stripe.pay(sessionId)
  app.pass(hour / 2 + 1)
  await reconcile()
  expect(await untilStatus(owner, 'trialing')).toMatchObject({ plan: 'Muster Team' })
  expect(readsOf(customerOf(orgId))).toBe(1)
})

test('a change of which no event came is found within six hours, and what was just looked at is left alone', async () => {
  const { orgId, owner } = await openOrganization()
  const subscription = await subscribe(owner)
  const customer = customerOf(orgId)
  const before = readsOf(customer)
  Object.assign(subscription, { status: 'unpaid' })
  app.pass(5 * hour)
  await reconcile()
  app.pass(hour + 1)
  await reconcile()
  await untilStatus(owner, 'unpaid')
  expect(readsOf(customer)).toBe(before + 1)
})

test('a trial or a period that is over is looked at within the hour', async () => {
  const { orgId, owner } = await openOrganization()
  const subscription = await subscribe(owner)
  const end = new Date(subscription.current_period_end * 1000)
  app.pass(end.getTime() - app.now.getTime() - hour / 4)
  await reconcile()
  await untilRead(orgId)
  Object.assign(subscription, { status: 'canceled' })
  app.pass(hour)
  await reconcile()
  expect(await untilStatus(owner, 'canceled')).toMatchObject({ status: 'canceled' })
})

test('an organization that is deleted has nothing left that is paid for', async () => {
  const { orgId, owner } = await openOrganization('To be deleted')
  const subscription = await subscribe(owner)
  const customer = customerOf(orgId)
  // Somebody who asked just before: their page must not be paid any more.
  const late = { ...subscription, id: 'cs_late' }
  const [session] = [...stripe.sessions.values()].filter((one) => one.customer === customer)
  if (session) stripe.sessions.set(late.id, { ...session, id: late.id, status: 'open' })
  await app.ok(contract.deleteOrganization, { name: 'To be deleted' }, owner)
  await eventually(() => (subscription.status === 'canceled' ? true : undefined))
  expect(stripe.sessions.get(late.id)?.status).toBe('expired')
  const kept = await app.host.mail.kept?.()
  const told = await eventually(async () => {
    const { mails = [] } = (await kept?.list({ to: '', skip: 0, atMost: 50 })) ?? {}
    return mails.find((mail) => mail.subject === 'To be deleted was deleted')
  })
  expect((await kept?.read(told.id))?.text).toContain('Its subscription, if it had one, ends with it.')
  // The events of that are of nobody any more.
  expect((await billed.tell('deleted', subscription)).status).toBe(200)
})

test('the deletion does not wait for a provider that is away; what is paid for ends once it is back', async () => {
  const { owner } = await openOrganization('Away')
  const subscription = await subscribe(owner)
  stripe.feel('busy')
  const before = stripe.asked.length
  await app.ok(contract.deleteOrganization, { name: 'Away' }, owner)
  await eventually(() => (stripe.asked.length > before ? true : undefined))
  expect(subscription.status).toBe('trialing')
  stripe.feel('well')
  await eventually(() => (subscription.status === 'canceled' ? true : undefined))
})

test('what could not be ended for a day is tried again the day after, and so on', async () => {
  const waiting = () =>
    asSystem(app.host.database.db, (tx) =>
      tx.execute(
        sql`select data, start_after > now() + interval '23 hours' as "isTomorrow" from pgboss.job
          where name = 'billing-end' and state = 'created'`,
      ),
    )
  expect([...(await waiting())]).toEqual([])
  const job = billingJobs(() => app.host)['billing-end']
  await job.onFinalFailure?.({ customerId: 'cus_1' }, { reason: 'away' })
  expect([...(await waiting())]).toEqual([{ data: { customerId: 'cus_1' }, isTomorrow: true }])
})

test('an owner who asks for a checkout while the organization is deleted gets none that could be paid', async () => {
  const { orgId, owner } = await openOrganization('Gone')
  const hold = stripe.hold(/checkout\/sessions/)
  const asking = app.call(
    contract.createCheckoutSession,
    { userEmail: 'money@example.test', priceId: 'price_team' },
    owner,
  )
  await hold.arrived
  await app.ok(contract.deleteOrganization, { name: 'Gone' }, owner)
  hold.release()
  expect((await asking).status).toBe(404)
  const left = [...stripe.sessions.values()].filter(({ metadata }) => metadata['orgId'] === orgId)
  expect(left.map(({ status }) => status)).toEqual(['expired'])
})

test('events are forgotten after 90 days', async () => {
  const { owner } = await openOrganization()
  await subscribe(owner)
  const kept = () => asSystem(app.host.database.db, (tx) => tx.select().from(billingEvents))
  expect((await kept()).length).toBeGreaterThan(0)
  app.pass(89 * 24 * hour)
  await reconcile()
  expect((await kept()).length).toBeGreaterThan(0)
  app.pass(2 * 24 * hour)
  await reconcile()
  expect(await kept()).toEqual([])
})
