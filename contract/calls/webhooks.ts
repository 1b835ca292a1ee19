import { z } from 'zod'
import { plainUrl } from '../../insights/text/plain-text.ts'
import { call } from '../http/call.ts'
import {
  Count,
  Id,
  Instant,
  normalizeWithin,
  NextCursor,
  Nothing,
  Page,
  integerMax,
} from '../shapes/fields.ts'
import { EventName, MemberChange, webhookEvents } from '../shapes/webhook-events.ts'

/**
 * Webhooks: the URL of other software that receives a signed request when something happens in an organization. The
 * payloads and the signature are described in webhook-events.ts.
 */

export const webhookLimits = {
  urlMax: 2000,
  /** Endpoints of one organization. */
  endpointsMax: 10,
  /** How long an endpoint may take to answer. */
  answerSeconds: 10,
  /** So much of an answer is kept for the log. */
  answerBytes: 1024,
  /** So many tries before the last one are kept for the log. */
  earlierTries: 20,
  /** So many failed deliveries are sent again by one call. */
  againAtOnce: 1000,
  /** How long deliveries are listed. */
  logDays: 30,
  /** How long the secret before the present one is good. */
  formerSecretHours: 24,
  /** An endpoint that failed for so long, and did nothing else, is switched off. */
  failingDays: 5,
} as const

/** Seconds from one try that failed to the next; there is no try after the last. */
export const webhookRetryDelays: readonly number[] = [
  5,
  5 * 60,
  30 * 60,
  ...[2, 5, 10, 14, 20, 24, 24, 24].map((hours) => hours * 60 * 60),
]

const eventMissing = 'Choose at least one event.'

export const webhookMessages = {
  url: 'Give a whole address, such as https://example.com/muster.',
  urlNotEncrypted: 'Give an address that starts with https://.',
  /** The same where the operator lets webhooks call their own network. */
  urlNotEncryptedInside:
    'Give an address that starts with https://. With http:// only what is on the machine of this server is called.',
  urlTooLong: `An address has at most ${webhookLimits.urlMax} characters.`,
  urlHostTooLong:
    'No host has such a name: it has at most 253 characters, and between two dots 1 to 63. Look at the address again.',
  urlWithPassword: 'Leave user name and password out of the address: every call is signed instead.',
  urlNotPublic:
    'This address is inside of a private network or on the server itself. Only addresses of the public internet are called.',
  /** Where the operator lets webhooks call their own network. */
  urlNeverCalled:
    'This address is one that is never called: behind it may be what runs this server. Give another one.',
  eventMissing,
  full: `An organization has at most ${webhookLimits.endpointsMax} webhooks. Delete one that nothing uses any more.`,
  notOn: 'This webhook is paused or switched off. Resume it first.',
} as const

/** The server looks further: which schemes and hosts it calls. */
export const WebhookUrl = z
  .string({ error: webhookMessages.url })
  .overwrite(normalizeWithin(plainUrl, webhookLimits.urlMax))
  .max(webhookLimits.urlMax, webhookMessages.urlTooLong)
  .regex(/^https?:\/\/[^\s/?#]\S*$/i, { error: webhookMessages.url, abort: true })
  .regex(/^[^/]*\/\/[^/?#@]*([/?#]|$)/, webhookMessages.urlWithPassword)

const Events = z
  .array(EventName)
  .min(1, eventMissing)
  .overwrite((events) => webhookEvents.filter((event) => events.includes(event)))

/** `off`: switched off by Muster, because the endpoint said 410 Gone or did nothing but fail for days. */
export const WebhookState = z.enum(['active', 'paused', 'off'])

const OffBecause = z.enum(['gone', 'failing'])

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(EventName),
  state: WebhookState,
  /** Why it is off; null where it is not. */
  offBecause: OffBecause.nullable(),
  createdAt: Instant,
  /** Since when every try has failed; null where the last one did not. */
  failingSince: Instant.nullable(),
  /** Until when signatures are also made with the secret before the present one; null where there is none. */
  formerSecretUntil: Instant.nullable(),
  /** Deliveries that wait for a try. */
  waiting: Count,
  /** Deliveries of the log that are not tried any more. */
  notDelivered: Count,
})
export type Webhook = z.output<typeof Webhook>

/**
 * Why an attempt got no response. 'not-public': the name has no public address, whether or not a private one exists.
 * 'unknown-host' occurs only in attempts stored before the two were reported alike.
 */
export const AttemptError = z.enum([
  'timeout',
  'unknown-host',
  'not-public',
  'unreachable',
  'certificate',
  'broken',
])
export type AttemptError = z.output<typeof AttemptError>

export const DeliveryState = z.enum(['waiting', 'delivered', 'failed'])

/** What came of a try: the status of the answer, or what went wrong without any; how long it took; how its answer began. */
const outcome = {
  status: z.number().int().min(0).max(integerMax).nullable(),
  error: AttemptError.nullable(),
  durationMs: Count.nullable(),
  answer: z.string().nullable(),
}

const DeliveryAttempt = z.object({ at: Instant, ...outcome })
export type DeliveryAttempt = z.output<typeof DeliveryAttempt>

/** Null where the reader may not see the name, or nobody has it here any more. */
const Name = z.string().nullable()

/** The person or thing that a delivery is about. */
export const DeliverySubject = z.discriminatedUnion('of', [
  z.object({ of: z.literal('submission'), employeeId: Id, name: Name }),
  z.object({ of: z.literal('report'), employeeId: Id, name: Name }),
  z.object({ of: z.literal('company') }),
  z.object({ of: z.literal('member'), userId: Id, name: Name, change: MemberChange }),
])
export type DeliverySubject = z.output<typeof DeliverySubject>

export const WebhookDelivery = z.object({
  /** What the endpoint finds as `webhook-id`: the same with each try. */
  id: Id,
  type: z.union([EventName, z.literal('webhook.test')]),
  /** Null for a test. The endpoint is sent the ids alone. */
  about: DeliverySubject.nullable(),
  state: DeliveryState,
  createdAt: Instant,
  tries: Count,
  /** Null where nothing was tried yet. */
  lastTryAt: Instant.nullable(),
  /** Null where none will follow. */
  nextTryAt: Instant.nullable(),
  /** Why it was given up while tries were left: the webhook was switched off. Null in every other case. */
  givenUpBecause: OffBecause.nullable(),
  /** Of the last try; all null where nothing was tried yet. */
  ...outcome,
  /** Tries before the last one, newest first; no more than are kept. */
  earlier: z.array(DeliveryAttempt).max(webhookLimits.earlierTries),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>

const One = z.object({ id: Id })
const Secret = z.string()

export const webhooks = {
  listWebhooks: call('listWebhooks', {
    method: 'GET',
    database: 'query',
    summary: 'The webhooks of the organization, newest first.',
    may: 'admin:view',
    scope: 'never',
    in: Nothing,
    out: z.object({
      webhooks: z.array(Webhook),
      /** `private`: the operator lets webhooks call addresses of their own network as well. */
      reach: z.enum(['public', 'private']),
    }),
  }),
  createWebhook: call('createWebhook', {
    method: 'POST',
    database: 'create',
    summary: 'Makes a webhook; the answer alone holds the secret of its signatures.',
    may: 'org:settings',
    scope: 'never',
    in: z.object({ url: WebhookUrl, events: Events }),
    out: z.object({ webhook: Webhook, secret: Secret }),
    touches: ['listWebhooks'],
  }),
  updateWebhook: call('updateWebhook', {
    method: 'POST',
    database: { update: 'id' },
    summary: 'Changes the address and the events of a webhook; its secret stays.',
    may: 'org:settings',
    scope: 'never',
    in: One.extend({ url: WebhookUrl, events: Events }),
    out: z.object({ webhook: Webhook }),
    touches: ['listWebhooks'],
  }),
  pauseWebhook: call('pauseWebhook', {
    method: 'POST',
    database: { update: 'id' },
    summary: 'Holds the deliveries of a webhook back until it is resumed.',
    may: 'org:settings',
    scope: 'never',
    in: One,
    out: z.object({ webhook: Webhook }),
    touches: ['listWebhooks'],
  }),
  resumeWebhook: call('resumeWebhook', {
    method: 'POST',
    database: { update: 'id' },
    summary: 'Sends what was held back, and switches on again what was switched off.',
    may: 'org:settings',
    scope: 'never',
    in: One,
    out: z.object({ webhook: Webhook }),
    touches: ['listWebhooks', 'listWebhookDeliveries'],
  }),
  rotateWebhookSecret: call('rotateWebhookSecret', {
    method: 'POST',
    database: { update: 'id' },
    summary: `Makes a new secret; for ${webhookLimits.formerSecretHours} hours everything is signed with the former one as well.`,
    may: 'org:settings',
    scope: 'never',
    in: One,
    out: z.object({ webhook: Webhook, secret: Secret }),
    touches: ['listWebhooks'],
  }),
  testWebhook: call('testWebhook', {
    method: 'POST',
    database: 'create',
    summary: 'Sends an event of the type webhook.test.',
    may: 'org:settings',
    scope: 'never',
    in: One,
    out: z.object({ delivery: WebhookDelivery }),
    touches: ['listWebhooks', 'listWebhookDeliveries'],
  }),
  deleteWebhook: call('deleteWebhook', {
    method: 'POST',
    database: { delete: 'id' },
    summary: 'Deletes a webhook with its log; what waits is not sent.',
    may: 'org:settings',
    scope: 'never',
    in: One,
    out: Nothing,
    touches: ['listWebhooks'],
  }),
  listWebhookDeliveries: call('listWebhookDeliveries', {
    method: 'GET',
    database: { get: 'id' },
    summary: `What a webhook was sent in the last ${webhookLimits.logDays} days, newest first.`,
    may: 'admin:view',
    scope: 'never',
    in: Page.extend({ id: Id, state: DeliveryState.optional() }),
    out: z.object({ deliveries: z.array(WebhookDelivery), next: NextCursor }),
  }),
  resendWebhookDelivery: call('resendWebhookDelivery', {
    method: 'POST',
    database: { update: 'deliveryId' },
    summary: 'Sends a delivery again, under the same id.',
    may: 'org:settings',
    scope: 'never',
    in: One.extend({ deliveryId: Id }),
    out: z.object({ delivery: WebhookDelivery }),
    touches: ['listWebhooks', 'listWebhookDeliveries'],
  }),
  resendFailedDeliveries: call('resendFailedDeliveries', {
    method: 'POST',
    database: 'batch',
    summary: `Sends everything again that a webhook did not get in the last ${webhookLimits.logDays} days, the oldest first and at most ${webhookLimits.againAtOnce} in one call.`,
    may: 'org:settings',
    scope: 'never',
    in: One,
    out: z.object({ webhook: Webhook, queued: Count }),
    touches: ['listWebhooks', 'listWebhookDeliveries'],
  }),
}
