import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  integer,
} from 'drizzle-orm/pg-core'
import { mailKinds } from '../../../contract/shapes/mail-kinds.ts'

/** Tables that belong to no feature. */

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** A moment, read and written as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Keys made at the first start, for hashing codes; handlers cannot read them. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: bytea().notNull(),
})

/**
 * What was asked from an address (of IPv6 a network) within a limit's time, over all nodes. `name`: which limit.
 */
export const addressCounts = pgTable(
  'address_counts',
  {
    name: text().notNull(),
    address: text().notNull(),
    startedAt: instant('started_at').notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.address] }), index('address_counts_started').on(t.startedAt)],
)

/** Every change to people, roles, invitations, reports, settings and billing (docs/members-and-roles.md). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    orgId: text('org_id').notNull(),
    id: text().notNull(),
    at: instant('at').notNull(),
    actorUserId: text('actor_user_id'),
    /** The API key that it was done with, as the scope of its transaction says; null where none. */
    apiKeyId: text('api_key_id').default(sql`nullif(current_setting('app.api_key_id', true), '')`),
    /** What the entries of one run have in common, as its transactions say, and those left at once; null where none. */
    runId: text('run_id').default(sql`nullif(current_setting('app.run_id', true), '')`),
    /** Set by a trigger: nothing of its run that a list could show in its place is before it in its hour of UTC. */
    beginsHour: boolean('begins_hour').notNull().default(false),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text('entity_id').notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.id] }),
    index('audit_entries_at').on(t.orgId, t.at),
    index('audit_entries_actor').on(t.orgId, t.actorUserId, t.at, t.id),
    index('audit_entries_entity').on(t.orgId, t.entity, t.at, t.id),
    // Of each member who is in no more, a list says since when.
    index('audit_entries_endings')
      .on(t.orgId, t.entityId, t.at, t.id)
      .where(sql`${t.action} in ('membership.removed', 'membership.left')`),
    // A list folds the entries of a run, however many there are.
    index('audit_entries_run')
      .on(t.orgId, t.runId, t.action, t.at, t.id)
      .where(sql`${t.runId} is not null`),
    index('audit_entries_folded')
      .on(t.orgId, t.at, t.id)
      .where(sql`${t.runId} is null or ${t.beginsHour}`),
  ],
)

/**
 * What has changed, for those who listen. A reader goes on from (xid, id) and takes only rows whose
 * transaction lies below the oldest running one, so that a late commit is never skipped.
 */
export const changes = pgTable(
  'changes',
  {
    orgId: text('org_id').notNull(),
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
    entity: text().notNull(),
    entityId: text('entity_id').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.xid, t.id] }), index('changes_at').on(t.at)],
)

/** Owners whose organizations send no mail: an operator stopped it (`npm run mail`). */
export const stoppedSenders = pgTable('stopped_senders', {
  userId: text('user_id').primaryKey(),
  at: instant('at').notNull(),
})

/** Mail to be sent or sent. It holds ids and states, never a code or a text: those are made when it is sent. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    orgId: text('org_id'),
    kind: text({ enum: mailKinds }).notNull(),
    toAddress: text('to_address').notNull(),
    /** What the mail is about: the id of a code or an invitation. */
    subjectId: text('subject_id').notNull(),
    /** What happened, where the mail says more than can be read with that id. */
    details: jsonb().$type<Record<string, unknown>>(),
    state: text({ enum: ['queued', 'sent', 'failed', 'kept'] }).notNull(),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('mails_subject').on(t.orgId, t.subjectId, t.createdAt),
    index('mails_address').on(t.toAddress, t.createdAt),
    index('mails_of_day').on(t.orgId, t.createdAt),
  ],
)
