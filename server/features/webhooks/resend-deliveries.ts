import { and, asc, eq, inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { webhookLimits, webhookMessages, webhooks as calls } from '../../../contract/calls/webhooks.ts'
import { notFound, orFail, ruleViolation } from '../../core/http/failures.ts'
import { serveMember, type MemberContext, type Endpoint } from '../../core/http/serve.ts'
import { webhookRateLimit, auditWebhook, wakeWebhook } from './webhook-mutations.ts'
import { serializeDeliveries } from './list-deliveries.ts'
import { lockedWebhook, requireWebhook } from './list-webhooks.ts'
import { webhookDeliveries } from '../../schema/webhooks.ts'

/** What is sent because somebody asks for it: a test, one delivery again, or all that failed. */

type Delivery = typeof webhookDeliveries.$inferSelect

const retryState = (now: Date) =>
  ({ state: 'waiting', triesInRow: 0, nextTryAt: now, givenUpBecause: null }) as const

const answered = async (context: MemberContext, row: Delivery) => {
  const [delivery] = await serializeDeliveries(context, [row])
  return orFail(delivery, notFound('Delivery', row.id))
}

const testWebhook = serveMember(
  calls.testWebhook,
  async ({ id }, context) => {
    const { tx, now, org } = context
    const { state } = await lockedWebhook(context, id)
    if (state !== 'active') throw ruleViolation(webhookMessages.notOn)
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({
        orgId: org.id,
        webhookId: id,
        id: newId(),
        type: 'webhook.test',
        data: {},
        createdAt: now,
        nextTryAt: now,
      })
      .returning()
    await wakeWebhook(context, id)
    return { delivery: await answered(context, orFail(row, notFound('Webhook', id))) }
  },
  webhookRateLimit,
)

const resendWebhookDelivery = serveMember(
  calls.resendWebhookDelivery,
  async ({ id, deliveryId }, context) => {
    const { tx, now, org } = context
    const { state } = await lockedWebhook(context, id)
    if (state !== 'active') throw ruleViolation(webhookMessages.notOn)
    const [row] = await tx
      .update(webhookDeliveries)
      .set(retryState(now))
      .where(
        and(
          eq(webhookDeliveries.orgId, org.id),
          eq(webhookDeliveries.webhookId, id),
          eq(webhookDeliveries.id, deliveryId),
        ),
      )
      .returning()
    const delivery = orFail(row, notFound('Delivery', deliveryId))
    await wakeWebhook(context, id)
    return { delivery: await answered(context, delivery) }
  },
  webhookRateLimit,
)

/** All that failed, the oldest first, as much as one transaction takes; nothing is left to do for the one who asks twice. */
const resendFailedDeliveries = serveMember(
  calls.resendFailedDeliveries,
  async ({ id }, context) => {
    const { tx, now, org } = context
    const { state } = await lockedWebhook(context, id)
    if (state !== 'active') throw ruleViolation(webhookMessages.notOn)
    const ofThis = and(eq(webhookDeliveries.orgId, org.id), eq(webhookDeliveries.webhookId, id))
    const failed = tx
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(ofThis, eq(webhookDeliveries.state, 'failed')))
      .orderBy(asc(webhookDeliveries.id))
      .limit(webhookLimits.againAtOnce)
    const rows = await tx
      .update(webhookDeliveries)
      .set(retryState(now))
      .where(and(ofThis, inArray(webhookDeliveries.id, failed)))
      .returning({ id: webhookDeliveries.id })
    if (rows.length > 0) {
      await auditWebhook(context, id, 'sent_again', { count: rows.length })
      await wakeWebhook(context, id)
    }
    return { webhook: await requireWebhook(context, id), queued: rows.length }
  },
  webhookRateLimit,
)

export const resendCalls: readonly Endpoint[] = [testWebhook, resendWebhookDelivery, resendFailedDeliveries]
