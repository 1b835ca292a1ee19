import { v7 as newId } from 'uuid'
import type { Tx } from './database.ts'
import { auditEntries } from './tables.ts'

/** One change that somebody made. `details` holds ids and states, never answers. */
export type AuditEntry = {
  action: string
  entity: string
  entityId: string
  details?: Record<string, unknown>
}

/** Leaves an entry in the audit log, in the transaction of the change itself. */
export const audit = async (
  { tx, now, orgId, actorUserId }: { tx: Tx; now: Date; orgId: string; actorUserId: string | null },
  ...entries: AuditEntry[]
): Promise<void> => {
  if (entries.length === 0) return
  await tx.insert(auditEntries).values(
    entries.map((entry) => ({
      orgId,
      id: newId(),
      at: now,
      actorUserId,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId,
      details: entry.details ?? {},
    })),
  )
}
