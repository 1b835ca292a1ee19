import { afterAll, expect, test } from 'vitest'
import type { Call } from '../../../contract/http/call.ts'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import { buildApp } from '../../app.ts'
import { readEnvironment } from '../../core/config/environment.ts'
import { silentLog } from '../../core/observability/log.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { openHost } from '../../open-host.ts'
import { eventually } from '../../testing/eventually.ts'
import { fakeStripe } from '../../testing/fakes/fake-stripe.ts'
import { readBillingAccount } from './billing-account.ts'
import { billedApp } from './testing/billed-app.ts'

/** A server that is started again with other keys of the payment provider. */

const { app, stripe, openOrganization, subscribe } = await billedApp()
const another = await fakeStripe({ now: () => app.now })
afterAll(() => another.close())
const otherKey = 'sk_test_of_another_account'
another.rollKey(otherKey)

type Owner = { token: string; orgId: string }

/** Starts a server over the same database, as after a restart, for as long as `work` takes. */
const restarted = async (
  settings: Record<string, string>,
  work: (
    call: (to: { method: Call['method']; name: string }, owner: Owner, input?: object) => Promise<unknown>,
  ) => Promise<void>,
) => {
  const environment = readEnvironment({
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT: 'off',
    DATA_DIR: app.dataDir,
    DATABASE_URL: app.databaseUrl,
    ...settings,
  })
  const { host, close } = await openHost({ environment, log: silentLog, clock: () => app.now })
  const server = await buildApp(host)
  try {
    await work(async ({ method, name }, { token, orgId }, input = {}) => {
      const answer = await server.inject({
        method,
        url: `/api/${name}`,
        headers: { authorization: `Bearer ${token}`, 'organization-id': orgId },
        ...(method === 'POST' && { payload: input }),
      })
      return answer.json()
    })
  } finally {
    await server.close()
    await close()
  }
}

const stored = (orgId: string) => asSystem(app.host.database.db, (tx) => readBillingAccount(tx, orgId))

test('of another account: the subscription is none at the first look, and by itself', async () => {
  const [looked, untouched] = [await openOrganization(), await openOrganization()]
  for (const { owner } of [looked, untouched]) await subscribe(owner)
  // The jobs of the first server would read with its keys.
  await app.host.jobs.stop()
  await restarted({ ...another.settings, STRIPE_SECRET_KEY: otherKey }, async (call) => {
    expect(await call(contract.getSubscriptionStatus, looked.owner)).toMatchObject({
      subscription: { status: 'none' },
    })
    expect(await call(contract.createPortalSession, looked.owner)).toMatchObject({
      error: messages.nothingToManage,
    })
    const account = await eventually(async () => {
      const row = await stored(untouched.orgId)
      return row?.status === 'none' ? row : undefined
    })
    expect(account.customerId).toBeNull()
    expect(account.customerNumber).toBe(2)
  })
})

test('of the same account: the subscription stands, also while the provider is away', async () => {
  const { owner, orgId } = await openOrganization()
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(`insert into billing_accounts (org_id, email, customer_id, status, subscription_id, checked_at)
      values ('${orgId}', 'money@example.test', 'cus_kept', 'active', 'sub_kept', now())`),
  )
  stripe.customers.set('cus_kept', { id: 'cus_kept', email: 'money@example.test', orgId })
  const [some] = stripe.subscriptions.values()
  if (!some) throw new Error('There is no subscription.')
  stripe.subscriptions.set('sub_kept', { ...some, id: 'sub_kept', customer: 'cus_kept', status: 'active' })
  const key = 'sk_test_rolled_and_not_to_be_told'
  stripe.rollKey(key)
  stripe.feel('busy')
  await restarted({ ...stripe.settings, STRIPE_SECRET_KEY: key }, async (call) => {
    expect(await call(contract.getSubscriptionStatus, owner)).toMatchObject({
      subscription: { status: 'active' },
    })
    stripe.feel('well')
    expect(await call(contract.getSubscriptionStatus, owner)).toMatchObject({
      subscription: { status: 'active' },
    })
    expect((await stored(orgId))?.keyFingerprint).toMatch(/^[0-9a-f]{16}$/)
  })
})

test('nobody is refused for what was read with other keys, until it has been read with these', async () => {
  const { owner, orgId } = await openOrganization()
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(`insert into billing_accounts (org_id, email, customer_id, status, subscription_id, checked_at)
      values ('${orgId}', 'money@example.test', 'cus_of_before', 'canceled', 'sub_of_before', now())`),
  )
  const none = await openOrganization()
  const key = 'sk_test_once_more_another_and_not_to_be_told'
  stripe.rollKey(key)
  stripe.feel('busy')
  await restarted({ ...stripe.settings, STRIPE_SECRET_KEY: key }, async (call) => {
    const invite = (by: Owner) =>
      call(contract.createInvitation, by, { name: 'New Person', email: app.freshEmail() })
    expect(await invite(owner)).toMatchObject({ success: true })
    // Who never had a subscription has none with any key.
    expect(await invite(none.owner)).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' })
    stripe.feel('well')
    expect(await call(contract.getSubscriptionStatus, owner)).toMatchObject({
      subscription: { status: 'none' },
    })
    expect(await invite(owner)).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' })
  })
})
