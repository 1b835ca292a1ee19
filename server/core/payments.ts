import type Stripe from 'stripe'
import { messages } from '../../contract/failures.ts'
import type { BillingSettings } from './environment.ts'
import { Failure } from './failures.ts'

/** The payment provider, where one is configured. */
export type Payments = {
  settings: BillingSettings
  /**
   * Asks the provider for something.
   * @throws Failure UNAVAILABLE where it is away, slow or too busy, CONFIGURATION_ERROR where it refuses. Of what it
   * said only the kind, the code and its reference are kept: its sentences may repeat what was sent.
   */
  ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T>
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
  })
  const { StripeError, StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors
  return {
    settings,
    async ask(question) {
      try {
        return await question(stripe)
      } catch (error) {
        if (!(error instanceof StripeError)) throw error
        const cause = new PaymentsRefusal(error)
        const isAway = [StripeConnectionError, StripeRateLimitError, StripeAPIError].some(
          (kind) => error instanceof kind,
        )
        throw isAway
          ? new Failure('UNAVAILABLE', messages.paymentsAway, { retryAfterSeconds: 10, cause })
          : new Failure('CONFIGURATION_ERROR', messages.paymentsRefused, { cause })
      }
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

/** Whether the provider does not know what was asked for: a `param`, such as a customer, where one is named. */
export const isUnknownThere = (error: unknown, param?: string): boolean =>
  error instanceof Failure &&
  error.cause instanceof PaymentsRefusal &&
  error.cause.code === 'resource_missing' &&
  (param === undefined || error.cause.param === param)
