import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { messages } from '../../../contract/http/failures.ts'
import { fakeStripe } from '../../testing/fakes/fake-stripe.ts'
import { readEnvironment } from '../config/environment.ts'
import { errorForLog } from '../observability/log-errors.ts'
import { Failure } from '../http/failures.ts'
import { HostedPage, isUnknownToProvider, openPayments } from './payment-provider.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.close())

const Customer = z.object({ id: z.string() })
const paymentsWith = async (settings: Record<string, string> = {}, timeoutMs = 300) => {
  const { billing } = readEnvironment({ ...stripe.settings, ...settings })
  if (!billing) throw new Error('Billing is set up here.')
  return openPayments(billing, timeoutMs)
}
const failureOf = async (work: Promise<unknown>): Promise<Failure> => {
  try {
    await work
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('It did not fail.')
}
/** All that the caller and the log are told. */
const told = (failure: Failure) => JSON.stringify([failure.body('1'), errorForLog(failure.cause ?? failure)])

test.each(['silent', 'away', 'busy'] as const)('a provider that is %s is told as away', async (mood) => {
  const payments = await paymentsWith()
  stripe.feel(mood)
  const failure = await failureOf(payments.ask((asked) => asked.customers.retrieve('cus_1'), Customer))
  stripe.feel('well')
  expect(failure).toMatchObject({
    kind: 'UNAVAILABLE',
    message: messages.paymentsAway,
    retryAfterSeconds: 10,
  })
  expect(isUnknownToProvider(failure)).toBe(false)
})

test('a provider that refuses is told as such, without what was sent and without the secrets', async () => {
  const payments = await paymentsWith()
  const unknown = await failureOf(
    payments.ask((asked) => asked.customers.retrieve('cus_of_somebody'), Customer),
  )
  expect(unknown).toMatchObject({ kind: 'UNAVAILABLE', message: messages.paymentsRefused })
  expect(isUnknownToProvider(unknown)).toBe(true)
  expect(isUnknownToProvider(unknown, 'id')).toBe(true)
  expect(isUnknownToProvider(unknown, 'price')).toBe(false)
  expect(told(unknown)).not.toMatch(/cus_of_somebody/)

  const other = await paymentsWith({ STRIPE_SECRET_KEY: 'sk_test_of_another_account' })
  const refused = await failureOf(other.ask((asked) => asked.customers.retrieve('cus_1'), Customer))
  expect(refused).toMatchObject({ kind: 'UNAVAILABLE', status: 503 })
  expect(told(refused)).not.toMatch(/\bsk_|whsec_|must_not_be_told|another_account/)
})

test.each([301, 302, 400, 402, 404, 409, 500])(
  'an answer of the right shape with status %i is none',
  async (status) => {
    const payments = await paymentsWith()
    stripe.feel(
      (_request, response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end('{"id": "cus_1"}'),
    )
    const failure = await failureOf(payments.ask((asked) => asked.customers.retrieve('cus_1'), Customer))
    stripe.feel('well')
    expect(failure).toMatchObject({ kind: 'UNAVAILABLE', message: messages.paymentsAway })
    expect(isUnknownToProvider(failure)).toBe(false)
  },
)

test.each([
  ['https://checkout.stripe.com/c/pay/cs_1', true],
  ['http://127.0.0.1:4242/pay', true],
  ['http://checkout.stripe.com/c/pay/cs_1', false],
  ['http://127.0.0.1.evil.example/', false],
  ['javascript:alert(1)', false],
  ['//checkout.stripe.com/', false],
  ['', false],
])('whether people are led to %s', (address, isLed) => {
  expect(HostedPage.safeParse(address).success).toBe(isLed)
})

test('what is wrong here and not there passes as it is', async () => {
  const payments = await paymentsWith()
  const mistake = new TypeError('A mistake of ours')
  await expect(payments.ask(() => Promise.reject(mistake), Customer)).rejects.toBe(mistake)
})

test('an event is opened where it is signed, within five minutes', async () => {
  const payments = await paymentsWith()
  const at = new Date('2026-03-02T09:00:00.000Z')
  const { payload, signature, id } = stripe.event('invoice.paid', { customer: 'cus_1' }, { at })
  const open = (ms: number) =>
    payments.openEvent(Buffer.from(payload), signature, new Date(at.getTime() + ms))
  expect(open(0)).toMatchObject({ id, type: 'invoice.paid' })
  expect(open(300_000)).toMatchObject({ id })
  expect(() => open(301_000)).toThrow(/tolerance zone/)
  expect(() => payments.openEvent(Buffer.from(`${payload} `), signature, at)).toThrow(/No signatures found/)
})
