import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { webhookLimits, webhookMessages, webhooks as calls } from '../../../contract/calls/webhooks.ts'
import { hourMs } from '../../core/time/durations.ts'
import { invalid, ruleViolation } from '../../core/http/failures.ts'
import { findUrlFault } from '../../core/services/ssrf-guard.ts'
import { serveMember, type MemberContext, type Endpoint } from '../../core/http/serve.ts'
import { lockedHolder } from '../organizations/members/locked-members.ts'
import { webhookRateLimit, isWebhook, auditWebhook, wakeWebhook } from './webhook-mutations.ts'
import { listDeliveries } from './list-deliveries.ts'
import { countWebhooks, listWebhooks, lockedWebhook, requireWebhook } from './list-webhooks.ts'
import { resendCalls } from './resend-deliveries.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.ts'

/** Webhooks: create, change and list. */

const invalidAddress = (message: string) => invalid([{ path: 'url', message }])

const hostMax = 253
const labelMax = 63

/** Whether DNS can have a host of this name; a dot at its end is that of the root. */
const isPossibleHost = (hostname: string): boolean => {
  const name = hostname.replace(/\.$/, '')
  return name.length <= hostMax && name.split('.').every(({ length }) => length > 0 && length <= labelMax)
}

/** The normalized address. @throws Failure VALIDATION_ERROR if it may not be called */
const addressOf = (text: string, { host }: MemberContext): string => {
  if (!URL.canParse(text)) throw invalidAddress(webhookMessages.url)
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') throw invalidAddress(webhookMessages.urlWithPassword)
  if (!isPossibleHost(url.hostname)) throw invalidAddress(webhookMessages.urlHostTooLong)
  const reach = host.environment.webhookReach
  const why = findUrlFault(url, reach)
  if (why === 'scheme')
    throw invalidAddress(
      reach === 'public' ? webhookMessages.urlNotEncrypted : webhookMessages.urlNotEncryptedInside,
    )
  if (why !== undefined)
    throw invalidAddress(reach === 'public' ? webhookMessages.urlNotPublic : webhookMessages.urlNeverCalled)
  url.hash = ''
  return url.href
}

const createWebhook = serveMember(
  calls.createWebhook,
  async ({ url, events }, context) => {
    const { tx, now, org, host } = context
    const address = addressOf(url, context)
    // The lock serializes the count of an organization's webhooks, and keeps the caller's rights unchanged until the
    // commit.
    await lockedHolder(context, calls.createWebhook.may)
    if ((await countWebhooks(context)) >= webhookLimits.endpointsMax)
      throw ruleViolation(webhookMessages.full)
    const id = newId()
    const secretId = newId()
    await tx
      .insert(webhooks)
      .values({ orgId: org.id, id, url: address, events, state: 'active', secretId, createdAt: now })
    await auditWebhook(context, id, 'created', { events })
    return { webhook: await requireWebhook(context, id), secret: host.secrets.webhookSecret(secretId) }
  },
  webhookRateLimit,
)

const updateWebhook = serveMember(calls.updateWebhook, async ({ id, url, events }, context) => {
  const address = addressOf(url, context)
  const before = await lockedWebhook(context, id)
  const changed = [
    ...(before.url === address ? [] : ['url']),
    ...(before.events.join() === events.join() ? [] : ['events']),
  ]
  if (changed.length > 0) {
    await context.tx.update(webhooks).set({ url: address, events }).where(isWebhook(context, id))
    await auditWebhook(context, id, 'changed', { changed, events })
  }
  return { webhook: await requireWebhook(context, id) }
})

const pauseWebhook = serveMember(calls.pauseWebhook, async ({ id }, context) => {
  const { state } = await lockedWebhook(context, id)
  if (state === 'active') {
    await context.tx.update(webhooks).set({ state: 'paused' }).where(isWebhook(context, id))
    await auditWebhook(context, id, 'paused')
  }
  return { webhook: await requireWebhook(context, id) }
})

const resumeWebhook = serveMember(calls.resumeWebhook, async ({ id }, context) => {
  const { state } = await lockedWebhook(context, id)
  if (state !== 'active') {
    const on = { state: 'active', offBecause: null, failingSince: null } as const
    await context.tx.update(webhooks).set(on).where(isWebhook(context, id))
    await auditWebhook(context, id, 'resumed')
    await wakeWebhook(context, id)
  }
  return { webhook: await requireWebhook(context, id) }
})

const rotateWebhookSecret = serveMember(
  calls.rotateWebhookSecret,
  async ({ id }, context) => {
    const { tx, now, host } = context
    const { secretId: formerSecretId } = await lockedWebhook(context, id)
    const secretId = newId()
    const formerSecretUntil = new Date(now.getTime() + webhookLimits.formerSecretHours * hourMs)
    await tx
      .update(webhooks)
      .set({ secretId, formerSecretId, formerSecretUntil })
      .where(isWebhook(context, id))
    await auditWebhook(context, id, 'secret_rotated')
    return { webhook: await requireWebhook(context, id), secret: host.secrets.webhookSecret(secretId) }
  },
  webhookRateLimit,
)

const deleteWebhook = serveMember(calls.deleteWebhook, async ({ id }, context) => {
  const { tx, org } = context
  const { url } = await lockedWebhook(context, id)
  await tx
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.orgId, org.id), eq(webhookDeliveries.webhookId, id)))
  await tx
    .update(webhooks)
    .set({ state: 'deleted', url: new URL(url).origin, formerSecretId: null, formerSecretUntil: null })
    .where(isWebhook(context, id))
  await auditWebhook(context, id, 'deleted')
  return {}
})

export const webhookCalls: readonly Endpoint[] = [
  serveMember(calls.listWebhooks, async (_input, context) => ({
    webhooks: await listWebhooks(context),
    reach: context.host.environment.webhookReach,
  })),
  serveMember(calls.listWebhookDeliveries, (input, context) => listDeliveries(context, input)),
  createWebhook,
  updateWebhook,
  pauseWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  deleteWebhook,
  ...resendCalls,
]
