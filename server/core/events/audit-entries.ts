import { sql, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { AuditAction } from '../../../contract/shapes/audit-actions.ts'
import type { Tx } from '../database/database.ts'
import { auditEntries } from '../database/tables.ts'

/** One change that somebody made. `details` holds ids and states, never answers. */
export type AuditEntry = {
  /** Where something refers to it. */
  id?: string
  action: AuditAction
  entity: string
  entityId: string
  details?: Record<string, unknown>
}

type Actor = { tx: Tx; now: Date; orgId: string; actorUserId: string | null }

/** What entries that are left at once have in common: their run, else a new id. */
const runOf = (entries: readonly AuditEntry[]) =>
  entries.length > 1
    ? { runId: sql`coalesce(nullif(current_setting('app.run_id', true), ''), ${newId()})` }
    : {}

/** Leaves an entry in the audit log, in the transaction of the change itself; several are what was done at once. */
export const audit = async (
  { tx, now, orgId, actorUserId }: Actor,
  ...entries: AuditEntry[]
): Promise<void> => {
  if (entries.length === 0) return
  const run = runOf(entries)
  await tx.insert(auditEntries).values(
    entries.map((entry) => ({
      ...run,
      orgId,
      id: entry.id ?? newId(),
      at: now,
      actorUserId,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId,
      details: entry.details ?? {},
    })),
  )
}

/**
 * The statement that leaves the entry of what the same WITH names `changed` (with RETURNING), where that changed a row;
 * it is built once, and `auditEntryValues` gives its values.
 */
export const auditChangedStatement: SQL = sql`
  insert into ${auditEntries} (org_id, id, at, actor_user_id, action, entity, entity_id, details)
  select ${sql.placeholder('entryOrgId')}, ${sql.placeholder('entryId')}, ${sql.placeholder('entryAt')}::timestamptz,
    ${sql.placeholder('actorUserId')}, ${sql.placeholder('action')}, ${sql.placeholder('entity')},
    ${sql.placeholder('entityId')}, ${sql.placeholder('details')}::jsonb
  where exists (select from changed)`

export const auditEntryValues = (
  { now, orgId, actorUserId }: Omit<Actor, 'tx'>,
  { details = {}, ...entry }: AuditEntry,
): Record<string, unknown> => ({
  ...entry,
  entryOrgId: orgId,
  entryId: newId(),
  entryAt: now.toISOString(),
  actorUserId,
  details: JSON.stringify(details),
})
