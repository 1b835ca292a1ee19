import { sql, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { WebhookEventData } from '../../../contract/shapes/webhook-events.ts'
import { runPrepared, prepareStatement } from '../../core/database/prepared-queries.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Host } from '../../core/host.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.ts'

/** The name of the jobs that send a webhook its due deliveries. */
export const webhookQueue = 'webhooks'

type Telling = { tx: Tx; now: Date; orgId: string; host: Pick<Host, 'jobs'> }

const givenData = sql`${sql.placeholder('eventData')}::jsonb`

/**
 * The common table expression `told`: stores a delivery for each webhook that is subscribed to an event; without
 * subscribers it stores nothing. It runs in the statement that makes the change, or alone. `eventValues` gives the
 * values of its placeholders, and `wakeWebhooks` starts the sending. `more` is merged into the data, and only looked up
 * if there is a subscriber.
 */
export const insertDeliveries = (condition: SQL = sql`true`, more?: SQL): SQL => sql`told as (
  insert into ${webhookDeliveries} (org_id, webhook_id, id, type, data, created_at, next_try_at)
  select w.org_id, w.id, ${sql.placeholder('eventId')}, ${sql.placeholder('eventType')},
    ${more ? sql`${givenData} || ${more}` : givenData}, ${sql.placeholder('eventAt')}::timestamptz,
    ${sql.placeholder('eventAt')}::timestamptz
  from ${webhooks} w
  where w.org_id = ${sql.placeholder('eventOrgId')} and w.state in ('active', 'paused')
    and ${sql.placeholder('eventType')} = any(w.events) and ${condition}
  returning webhook_id)`

/** The ids of the notified webhooks, separated by commas; null if there are none. */
export const notifiedWebhookIds: SQL = sql`(select string_agg(webhook_id, ',') from told)`

export const eventValues = (
  { now, orgId }: Omit<Telling, 'tx' | 'host'>,
  { type, data }: WebhookEventData,
): Record<string, unknown> => ({
  eventId: newId(),
  eventType: type,
  eventData: JSON.stringify(data),
  eventAt: now.toISOString(),
  eventOrgId: orgId,
})

/** Starts sending to the notified webhooks once the transaction is committed. */
export const wakeWebhooks = async (
  { tx, orgId, host }: Omit<Telling, 'now'>,
  told: string | null,
): Promise<void> => {
  if (told === null) return
  // Every event has its own job: one that is queued already could run before this transaction is committed.
  const jobs = told.split(',').map((webhookId) => ({ orgId, webhookId }))
  await host.jobs.enqueueAll(tx, webhookQueue, jobs)
}

const tellAlone = prepareStatement(
  sql<{ told: string | null }>`with ${insertDeliveries()} select ${notifiedWebhookIds} as told`,
)

/** Publishes an event to the webhooks, in the transaction of its cause: it is sent if and only if that commits. */
export const publishEvent = async (context: Telling, event: WebhookEventData): Promise<void> => {
  const [row] = await runPrepared(context.tx, tellAlone, eventValues(context, event))
  await wakeWebhooks(context, row?.told ?? null)
}
