import { and, asc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { clockSkewMs } from '../../../contract/http/elapsed.ts'
import { WebhookBody } from '../../../contract/shapes/webhook-events.ts'
import { webhookLimits } from '../../../contract/calls/webhooks.ts'
import type { Tx } from '../../core/database/database.ts'
import { hourMs } from '../../core/time/durations.ts'
import { latestEnd, latestPast } from '../../core/time/cooldown.ts'
import type { Secrets } from '../../core/auth/secrets.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.ts'

/**
 * One job at a time sends to a webhook, on whichever node: a slow endpoint delays only its own deliveries. The lock
 * uses the clock of the database, which is the same for every node.
 */

export type WebhookRef = { orgId: string; webhookId: string }

/** Longer than a job may take. */
const holdSeconds = 45

export const isWebhook = ({ orgId, webhookId }: WebhookRef) =>
  and(eq(webhooks.orgId, orgId), eq(webhooks.id, webhookId))

/**
 * `held` if the job has the lock and may send; else the milliseconds until another job's lock ends, undefined if the
 * webhook is not active. A retried job gets its own lock back.
 */
export const acquireLock = async (
  tx: Tx,
  which: WebhookRef,
  jobId: string,
): Promise<'held' | number | undefined> => {
  const isFree = sql`(${webhooks.heldUntil} is null or ${webhooks.heldUntil} not between now() and now() + ${holdSeconds + clockSkewMs / 1000} * interval '1 second' or ${webhooks.heldBy} = ${jobId})`
  const held = await tx
    .update(webhooks)
    .set({ heldBy: jobId, heldUntil: sql`now() + ${holdSeconds} * interval '1 second'` })
    .where(and(isWebhook(which), eq(webhooks.state, 'active'), isFree))
    .returning({ id: webhooks.id })
  if (held.length > 0) return 'held'
  const [row] = await tx
    .select({
      ms: sql<number>`greatest(ceil(extract(epoch from ${webhooks.heldUntil} - now()) * 1000)::int, 0)`,
    })
    .from(webhooks)
    .where(and(isWebhook(which), eq(webhooks.state, 'active')))
  return row?.ms
}

/** Shortens a former secret that was replaced while the clock was ahead: its hours count from the next delivery on. */
export const cutFormerSecret = async (tx: Tx, which: WebhookRef, now: Date): Promise<void> => {
  const end = latestEnd(webhookLimits.formerSecretHours * hourMs, now)
  await tx
    .update(webhooks)
    .set({ formerSecretUntil: end })
    .where(and(isWebhook(which), gt(webhooks.formerSecretUntil, end)))
}

/** Releases the job's lock; other jobs then send what was stored while it was held. */
export const releaseLock = async (tx: Tx, which: WebhookRef, jobId: string): Promise<void> => {
  await tx
    .update(webhooks)
    .set({ heldBy: null, heldUntil: null })
    .where(and(isWebhook(which), eq(webhooks.heldBy, jobId)))
}

/** A delivery with its address and the secrets that are valid now. */
export type DueDelivery = { body: WebhookBody; url: URL; secrets: string[] }

/** Tolerance for clock differences between nodes and database. */
const aMomentMs = 1_000

/** Whether a waiting delivery is due within `ms`; a pause that began in the future is ignored. */
export const isDue = (now: Date, ms: number): SQL | undefined =>
  or(
    lte(webhookDeliveries.nextTryAt, new Date(now.getTime() + ms)),
    gt(webhookDeliveries.lastTryAt, latestPast(now)),
    and(isNull(webhookDeliveries.lastTryAt), gt(webhookDeliveries.createdAt, latestPast(now))),
  )

/** The next due deliveries, the longest waiting first; none if the webhook is paused, off or deleted. */
export const readDueDeliveries = async (
  tx: Tx,
  { orgId, webhookId }: WebhookRef,
  { now, secrets, most }: { now: Date; secrets: Secrets; most: number },
): Promise<DueDelivery[]> => {
  const rows = await tx
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(
      webhooks,
      and(eq(webhooks.orgId, webhookDeliveries.orgId), eq(webhooks.id, webhookDeliveries.webhookId)),
    )
    .where(
      and(
        eq(webhookDeliveries.orgId, orgId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, 'waiting'),
        isDue(now, aMomentMs),
        eq(webhooks.state, 'active'),
      ),
    )
    .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.id))
    .limit(most)
  return rows.map(({ delivery: { id, type, data, createdAt }, webhook }) => {
    const { url, secretId, formerSecretId: former, formerSecretUntil: until } = webhook
    const ids = [secretId, ...(former !== null && until !== null && until > now ? [former] : [])]
    return {
      // The parse drops everything that is not in the contract.
      body: WebhookBody.parse({
        id,
        type,
        createdAt: createdAt.toISOString(),
        organizationId: orgId,
        data,
      }),
      url: new URL(url),
      secrets: ids.map((secretId) => secrets.webhookSecret(secretId)),
    }
  })
}
