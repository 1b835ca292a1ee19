import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { z } from 'zod'
import { PageAddress } from '../../../contract/calls/billing.ts'
import { messages } from '../../../contract/http/failures.ts'
import { parseJsonOrUndefined } from '../../../contract/http/wire.ts'
import { isLoopback, type BillingSettings } from '../config/environment.ts'
import { Failure } from '../http/failures.ts'
import { createBoundedFetch } from './external-fetch.ts'

/** The payment provider, where one is configured. */
export type Payments = {
  settings: BillingSettings
  /** Tells the provider's keys apart, and nothing of them: customers belong to the account of a key. */
  keyFingerprint: string
  /**
   * Asks the provider for something; of its answer that is kept which `shape` names.
   * @throws Failure UNAVAILABLE where it is away, slow or too busy, refuses, or answers in another shape. Of what it said only
   * the kind, the code and its reference are kept: its sentences may repeat what was sent.
   */
  ask<Shape extends z.ZodType>(
    question: (stripe: Stripe) => Promise<unknown>,
    shape: Shape,
  ): Promise<z.output<Shape>>
  /** The event that a body holds. @throws Error where it is not signed with the secret, or was signed too long ago. */
  openEvent(body: Buffer, signature: string, now: Date): unknown
}

/** How long one try may take, of two: a person waits for it. */
const usualTimeoutMs = 8_000
/** How old a signature may be. */
const toleranceSeconds = 300

/** Loads the provider's library, which is large, only where it is configured. */
export const openPayments = async (
  settings: BillingSettings,
  timeoutMs = usualTimeoutMs,
): Promise<Payments> => {
  const { default: Stripe } = await import('stripe')
  const { apiUrl } = settings
  const isSecure = apiUrl.protocol === 'https:'
  const stripe = new Stripe(settings.secretKey, {
    host: apiUrl.hostname,
    port: apiUrl.port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Muster' },
    httpClient: Stripe.createFetchHttpClient(fetchAnswer),
  })
  const { StripeError, StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors
  return {
    settings,
    keyFingerprint: createHash('sha256').update(settings.secretKey).digest('hex').slice(0, 16),
    async ask(question, shape) {
      let answer: unknown
      try {
        answer = await question(stripe)
      } catch (error) {
        if (!(error instanceof StripeError)) throw error
        const isAway = [StripeConnectionError, StripeRateLimitError, StripeAPIError].some(
          (kind) => error instanceof kind,
        )
        throw isAway ? away(new PaymentsRefusal(error)) : refused(new PaymentsRefusal(error))
      }
      const read = shape.safeParse(answer)
      if (!read.success) throw away(new PaymentsUnreadable(read.error))
      return read.data
    },
    openEvent: (body, signature, now) =>
      stripe.webhooks.constructEvent(
        body,
        signature,
        settings.webhookSecret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      ),
  }
}

/** No answer of the provider is longer. */
const answerBytesMax = 8 * 1024 * 1024

/**
 * What the library can read. It writes into each answer, and into its `error`: where one is a text, it throws outside of any
 * promise, which would end the process.
 */
const ApiAnswer = z.looseObject({
  error: z
    .looseObject({
      message: z.string().nullish(),
      type: z.string().nullish(),
      code: z.string().nullish(),
      param: z.string().nullish(),
    })
    .nullish(),
})

/** The library takes whatever has no `error` for what was asked for, also with a status that says otherwise. */
const fetchAnswer: typeof fetch = async (input, init) => {
  const response = await createBoundedFetch(answerBytesMax)(input, init)
  const { data } = ApiAnswer.safeParse(parseJsonOrUndefined(await response.clone().text()))
  if (!data || (!response.ok && !data.error))
    throw new Error('The payment provider answered with nothing that its interface knows.')
  return response
}

/** A page of the provider, to which the browser goes: encrypted, but for one on this machine. */
export const HostedPage = PageAddress.refine((address) => {
  // What is no address at all is asked, too.
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname)
})

const away = (cause: Error) =>
  new Failure('UNAVAILABLE', messages.paymentsAway, { retryAfterSeconds: 10, cause })
const refused = (cause: Error) =>
  new Failure('UNAVAILABLE', messages.paymentsRefused, { retryAfterSeconds: 60, cause })

/** Where an answer is of another shape, without its values. */
class PaymentsUnreadable extends Error {
  override name = 'PaymentsUnreadable'
  constructor({ issues }: z.ZodError) {
    const places = issues.map(({ path, code }) => `${path.map(String).join('.')} (${code})`)
    super(`The payment provider answered in another shape: ${places.slice(0, 5).join(', ')}`)
  }
}

/** What the provider answered, without its sentence. */
class PaymentsRefusal extends Error {
  override name = 'PaymentsRefusal'
  readonly code: string | undefined
  readonly param: string | undefined

  constructor({ type, statusCode, code, param, requestId }: Stripe.errors.StripeError) {
    const told = [type, statusCode, code, param, requestId].filter((part) => part !== undefined)
    super(`The payment provider answered: ${told.join(', ')}`)
    this.code = code
    this.param = param
  }
}

/** Whether the provider refused what it was asked, and will again. */
export const isRefusedByProvider = (error: unknown): boolean =>
  error instanceof Failure &&
  error.cause instanceof PaymentsRefusal &&
  error.message === messages.paymentsRefused

/** Whether the provider does not know what was asked for: a `param`, such as a customer, where one is named. */
export const isUnknownToProvider = (error: unknown, param?: string): boolean =>
  error instanceof Failure &&
  error.cause instanceof PaymentsRefusal &&
  error.cause.code === 'resource_missing' &&
  (param === undefined || error.cause.param === param)
