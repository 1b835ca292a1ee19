import { and, eq } from 'drizzle-orm'
import { webhookLimits, webhookRetryDelays, type DeliveryAttempt } from '../../../contract/calls/webhooks.ts'
import { audit } from '../../core/events/audit-entries.ts'
import type { Tx } from '../../core/database/database.ts'
import { dayMs } from '../../core/time/durations.ts'
import type { Host } from '../../core/host.ts'
import { queueMail } from '../../core/mail/mail-queue.ts'
import { latestPast } from '../../core/time/cooldown.ts'
import { users } from '../../schema/accounts.ts'
import { memberships } from '../../schema/organizations.ts'
import { webhookQueue } from '../outbox/publish-event.ts'
import { isWebhook, type WebhookRef } from './delivery-lock.ts'
import type { DeliveryAttemptResult } from './post-delivery.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.ts'

export type Result = 'delivered' | 'failed' | 'given-up'

const gone = 410

type Noting = { tx: Tx; now: Date; host: Pick<Host, 'jobs'> }
type Row = typeof webhooks.$inferSelect
type Delivery = typeof webhookDeliveries.$inferSelect

/** All deliveries of the webhook. */
const allOf = ({ orgId, webhookId }: WebhookRef) =>
  and(eq(webhookDeliveries.orgId, orgId), eq(webhookDeliveries.webhookId, webhookId))

/**
 * Stores the result of an attempt and when to retry; undefined if the webhook was deleted or the delivery no longer
 * waits. An endpoint that answers 410 Gone, or has only failed for `webhookLimits.failingDays` days, is switched off.
 */
export const recordAttempt = async (
  { tx, now, host }: Noting,
  { id, ...which }: WebhookRef & { id: string },
  tried: DeliveryAttemptResult,
): Promise<Result | undefined> => {
  const [webhook] = await tx.select().from(webhooks).where(isWebhook(which)).for('no key update')
  const isIt = and(allOf(which), eq(webhookDeliveries.id, id))
  const [delivery] = await tx.select().from(webhookDeliveries).where(isIt).for('update')
  if (!webhook || delivery?.state !== 'waiting') return undefined
  const triesInRow = delivery.triesInRow + 1
  const isDelivered = tried.status !== null && tried.status >= 200 && tried.status < 300
  const pause = isDelivered || tried.status === gone ? undefined : pauseAfter(triesInRow)
  await tx
    .update(webhookDeliveries)
    .set({
      ...tried,
      earlier: earlierOf(delivery),
      tries: delivery.tries + 1,
      triesInRow,
      lastTryAt: now,
      state: isDelivered ? 'delivered' : pause === undefined ? 'failed' : 'waiting',
      nextTryAt: pause === undefined ? null : new Date(now.getTime() + pause),
    })
    .where(isIt)
  if (isDelivered) {
    if (webhook.failingSince !== null)
      await tx.update(webhooks).set({ failingSince: null }).where(isWebhook(which))
    return 'delivered'
  }
  if (pause !== undefined) {
    await host.jobs.enqueue(tx, webhookQueue, which, { afterMs: pause })
  }
  await noteFailure({ tx, now, host }, webhook, tried)
  return pause === undefined ? 'given-up' : 'failed'
}

/** The last attempt becomes the first of the earlier ones. */
const earlierOf = ({ earlier, lastTryAt, status, error, durationMs, answer }: Delivery): DeliveryAttempt[] =>
  lastTryAt === null
    ? earlier
    : [{ at: lastTryAt.toISOString(), status, error, durationMs, answer }, ...earlier].slice(
        0,
        webhookLimits.earlierTries,
      )

/**
 * Backoff in milliseconds with up to a tenth of jitter, so that deliveries that failed together are not retried
 * together.
 */
const pauseAfter = (tries: number): number | undefined => {
  const seconds = webhookRetryDelays[tries - 1]
  return seconds === undefined ? undefined : Math.round(seconds * 1000 * (1 + Math.random() / 10))
}

const noteFailure = async (
  noting: Noting,
  webhook: Row,
  { status }: DeliveryAttemptResult,
): Promise<void> => {
  const { tx, now } = noting
  const which = { orgId: webhook.orgId, webhookId: webhook.id }
  // A start in the future was stored while the clock was ahead, and would delay switching off.
  const isKnown = webhook.failingSince !== null && webhook.failingSince <= latestPast(now)
  const failingSince = isKnown && webhook.failingSince !== null ? webhook.failingSince : now
  if (!isKnown) await tx.update(webhooks).set({ failingSince }).where(isWebhook(which))
  // A member who has paused it is dealing with it already.
  if (webhook.state !== 'active') return
  if (status === gone) return switchOff(noting, which, 'gone')
  const failingMs = now.getTime() - failingSince.getTime()
  if (failingMs >= webhookLimits.failingDays * dayMs) await switchOff(noting, which, 'failing')
}

/** Stops sending until somebody resumes the webhook, and notifies the owners by mail. */
const switchOff = async (
  { tx, now, host }: Noting,
  which: WebhookRef,
  because: NonNullable<Row['offBecause']>,
): Promise<void> => {
  const { orgId, webhookId } = which
  await tx.update(webhooks).set({ state: 'off', offBecause: because }).where(isWebhook(which))
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextTryAt: null, givenUpBecause: because })
    .where(and(allOf(which), eq(webhookDeliveries.state, 'waiting')))
  await audit(
    { tx, now, orgId, actorUserId: null },
    { action: 'webhook.switched_off', entity: 'webhook', entityId: webhookId, details: { because } },
  )
  const owners = await tx
    .select({ toAddress: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.orgId, orgId), eq(memberships.role, 'owner'), eq(memberships.status, 'active')))
  for (const { toAddress } of owners) {
    await queueMail({ tx, now, host }, { kind: 'webhook-off', orgId, toAddress, subjectId: webhookId })
  }
}
