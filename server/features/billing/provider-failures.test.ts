import { beforeEach, describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import { readEnvironment } from '../../core/config/environment.ts'
import { openPayments } from '../../core/services/payment-provider.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  findAnswerFault,
  captureLog,
  misbehaviours,
  type Misbehaviour,
} from '../../testing/service-failures.ts'
import { readBillingAccount } from './billing-account.ts'
import { billedApp } from './testing/billed-app.ts'

/** However the payment provider answers, no call of it becomes a fault of the server's, and nothing is half stored. */

const { logger, lines } = captureLog()
const { app, stripe, openOrganization, openCheckout, subscribe, statusOf, tell } = await billedApp({ logger })
type Owner = Awaited<ReturnType<typeof openOrganization>>['owner']

/** Payments with nothing remembered, which wait no longer than this. */
const hurried = async (timeoutMs: number) => {
  const { billing } = readEnvironment(stripe.settings)
  if (!billing) throw new Error('Billing is set up here.')
  return openPayments(billing, timeoutMs)
}
beforeEach(() => stripe.feel('well'))

const accountRow = (orgId: string) => asSystem(app.host.database.db, (tx) => readBillingAccount(tx, orgId))

const wish = { userEmail: 'money@example.test', priceId: 'price_team' }
const calls = {
  plans: (owner: Owner) => app.call(contract.getPlans, {}, owner),
  checkout: (owner: Owner) => app.call(contract.createCheckoutSession, wish, owner),
  portal: (owner: Owner) => app.call(contract.createPortalSession, {}, owner),
}

describe.each(Object.entries(misbehaviours))('a provider that answers with %s', (name, misbehave) => {
  test('is away or refuses, in a sentence of the product, and is not charged with anything half done', async () => {
    const fresh = await openOrganization()
    const ordering = await openOrganization()
    await openCheckout(ordering.owner)
    const paying = await openOrganization()
    const subscription = await subscribe(paying.owner)
    const before = await statusOf(paying.owner)
    app.host.payments = await hurried(name === 'silence' ? 200 : 2_000)
    stripe.feel(misbehave)
    lines.length = 0
    const answers = await Promise.all([
      calls.plans(fresh.owner),
      calls.checkout(fresh.owner),
      calls.checkout(ordering.owner),
      calls.portal(paying.owner),
    ])
    for (const answer of answers) {
      expect(findAnswerFault(answer)).toBeUndefined()
      expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
      expect([messages.paymentsAway, messages.paymentsRefused]).toContain(answer.body['error'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await accountRow(fresh.orgId))?.customerId ?? null).toBeNull()
    // What events say is looked up later; the status stands meanwhile.
    await tell('updated', subscription)
    await eventually(() => lines.some((text) => text.includes('billing-event')) || undefined)
    expect(await statusOf(paying.owner)).toEqual(before)
    const told = lines.join('\n')
    expect(told).toMatch(/The payment provider answered/)
    expect(told).not.toMatch(/must_not_be_told|words-of-an-outside-service/)

    stripe.feel('well')
    app.host.payments = await hurried(8_000)
    await openCheckout(fresh.owner)
    expect((await calls.portal(paying.owner)).status).toBe(200)
    expect(stripe.asked.some(({ path }) => path === '/elsewhere')).toBe(false)
  })
})

describe('a provider that names the customer of another organization', () => {
  const namingCustomer =
    (id: string): Misbehaviour =>
    (request, response) => {
      request.resume()
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id, object: 'customer' }))
    }

  test('is away for the one that asks, and is asked for another customer next', async () => {
    const other = await openOrganization()
    await openCheckout(other.owner)
    const customerId = (await accountRow(other.orgId))?.customerId ?? ''
    const fresh = await openOrganization()
    stripe.feel(namingCustomer(customerId))
    expect(await calls.checkout(fresh.owner)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect((await accountRow(fresh.orgId))?.customerId ?? null).toBeNull()
    expect((await accountRow(other.orgId))?.customerId).toBe(customerId)
    stripe.feel('well')
    await openCheckout(fresh.owner)
    expect((await accountRow(fresh.orgId))?.customerId).not.toBe(customerId)
  })
})
