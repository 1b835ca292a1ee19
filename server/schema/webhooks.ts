import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { WebhookEventData, WebhookEvent } from '../../contract/shapes/webhook-events.ts'
import type { DeliveryAttempt, AttemptError, WebhookDelivery } from '../../contract/calls/webhooks.ts'
import { instant } from '../core/database/tables.ts'
import { organizations } from './organizations.ts'

/**
 * Addresses of other software that are notified of events. Deleted ones stay, without their address, because the audit
 * log names them.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    /** Of a deleted one its host alone. */
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    state: text({ enum: ['active', 'paused', 'off', 'deleted'] }).notNull(),
    offBecause: text('off_because', { enum: ['gone', 'failing'] }),
    /** What the secret is made from; itself it is not stored. */
    secretId: text('secret_id').notNull(),
    formerSecretId: text('former_secret_id'),
    formerSecretUntil: instant('former_secret_until'),
    createdAt: instant('created_at').notNull(),
    failingSince: instant('failing_since'),
    /** The job that sends to it now, and until when no other does; by the clock of the database. */
    heldBy: text('held_by'),
    heldUntil: instant('held_until'),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.id] })],
)

/** What was, or is to be, sent to each, and what came of it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    orgId: text('org_id').notNull(),
    webhookId: text('webhook_id').notNull(),
    /** The id of the event: the same for every webhook that receives it. Later ones sort behind earlier ones. */
    id: text().notNull(),
    type: text().$type<WebhookEventData['type']>().notNull(),
    /** Ids and states, as they are sent. */
    data: jsonb().$type<WebhookEventData['data']>().notNull(),
    createdAt: instant('created_at').notNull(),
    state: text({ enum: ['waiting', 'delivered', 'failed'] })
      .$type<WebhookDelivery['state']>()
      .notNull()
      .default('waiting'),
    tries: integer().notNull().default(0),
    /** Attempts since somebody last requested it, which restarts the backoff. */
    triesInRow: integer('tries_in_row').notNull().default(0),
    lastTryAt: instant('last_try_at'),
    nextTryAt: instant('next_try_at'),
    /** Why nothing more was tried while tries were left: the webhook was switched off. Null in every other case. */
    givenUpBecause: text('given_up_because', { enum: ['gone', 'failing'] }),
    status: integer(),
    error: text().$type<AttemptError>(),
    durationMs: integer('duration_ms'),
    answer: text(),
    /** Tries before the last one, newest first; the newest of them alone where there were many. */
    earlier: jsonb().$type<DeliveryAttempt[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.webhookId, t.id] }),
    foreignKey({
      columns: [t.orgId, t.webhookId],
      foreignColumns: [webhooks.orgId, webhooks.id],
    }).onDelete('cascade'),
    index('webhook_deliveries_due')
      .on(t.orgId, t.webhookId, t.nextTryAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_at').on(t.createdAt),
  ],
)
