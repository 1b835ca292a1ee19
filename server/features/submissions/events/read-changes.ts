import { and, desc, eq, sql } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { StoredSubmission } from '../../../../contract/calls/submissions.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Host } from '../../../core/host.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import { changes } from '../../../core/database/tables.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { parseCursor, formatCursor, type Cursor } from './change-cursor.ts'
import { cursorDays } from './prune-changes.ts'
import { invitations } from '../../../schema/employees.ts'
import {
  readSubmissionCode,
  codeSource,
  invitationOfSubmission,
  serializeStoredSubmission,
} from '../serialize-submission.ts'
import { submissions } from '../../../schema/submissions.ts'

/** What a listener has missed since its cursor. */
export type ChangeBatch = {
  /** The latest state of each changed document, in the order of the changes, each with the cursor to continue from. */
  events: { cursor: string; document: StoredSubmission }[]
  cursor: string
  /**
   * Too much was missed, or the changes are no longer known: the client has to fetch the whole list
   * (docs/api-and-webhooks.md).
   */
  isReset: boolean
  /** Some changes may be sent only after older transactions have ended: read again soon. */
  isMoreComing: boolean
}

type Horizon = { xmin: string; xmax: string; at: number; isMoreComing: boolean }

/**
 * Reads the changes since `after`; without it, only the current cursor. Only rows below the oldest running transaction
 * count: a transaction that commits late may have an earlier number, and would be skipped.
 */
export const readChanges = (
  host: Host,
  reader: MemberIdentity,
  after: string | undefined,
): Promise<ChangeBatch> =>
  inTransaction(host.database.db, { orgId: reader.org.id, userId: reader.user.id }, async (tx) => {
    const horizon = await readHorizon(tx, reader.org.id)
    const now: ChangeBatch = {
      events: [],
      cursor: formatCursor({ xid: horizon.xmin, id: '0', at: horizon.at }),
      isReset: false,
      isMoreComing: horizon.isMoreComing,
    }
    if (after === undefined) return now
    const cursor = parseCursor(after)
    if (!cursor || !isKnown(cursor, horizon)) return { ...now, isReset: true }

    const changed = await changedSince(tx, reader.org.id, cursor, horizon)
    const asker = { member: reader.member, host, now: host.clock() }
    const events = changed.flatMap(({ xid, id, at, submission, invitation }) =>
      submission
        ? [
            {
              cursor: formatCursor({ xid, id, at }),
              document: serializeStoredSubmission(submission, readSubmissionCode(asker, invitation)),
            },
          ]
        : [],
    )
    // A deleted document has no state to send.
    if (changed.length > limits.missedDocuments || events.length < changed.length) {
      return { ...now, isReset: true }
    }
    return { ...now, events, cursor: events.at(-1)?.cursor ?? after }
  })

const isKnown = (cursor: Cursor, horizon: Horizon): boolean =>
  BigInt(cursor.xid) <= BigInt(horizon.xmax) && cursor.at > horizon.at - cursorDays * 86_400

const readHorizon = async (tx: Tx, orgId: string): Promise<Horizon> => {
  const [row] = await tx
    .select({
      xmin: sql<string>`pg_snapshot_xmin(s)::text`,
      xmax: sql<string>`pg_snapshot_xmax(s)::text`,
      at: sql<string>`floor(extract(epoch from now()))::text`,
      isMoreComing: sql<boolean>`exists (select from ${changes} where ${changes.orgId} = ${orgId}
        and ${changes.entity} = 'submission' and ${changes.xid} >= pg_snapshot_xmin(s))`,
    })
    .from(sql`pg_current_snapshot() as s`)
  if (!row) throw new Error('PostgreSQL did not say which transactions are running.')
  return { ...row, at: Number(row.at) }
}

const changedSince = (tx: Tx, orgId: string, cursor: Cursor, { xmin }: Horizon) => {
  const latest = tx
    .selectDistinctOn([changes.entityId], {
      entityId: changes.entityId,
      xid: changes.xid,
      id: changes.id,
      at: sql<string>`floor(extract(epoch from ${changes.at}))::text`.as('changed_at'),
    })
    .from(changes)
    .where(
      and(
        eq(changes.orgId, orgId),
        eq(changes.entity, 'submission'),
        sql`(${changes.xid}, ${changes.id}) > (${cursor.xid}::xid8, ${cursor.id}::bigint)`,
        sql`${changes.xid} < ${xmin}::xid8`,
      ),
    )
    .orderBy(changes.entityId, desc(changes.xid), desc(changes.id))
    .as('latest')
  return tx
    .select({
      xid: latest.xid,
      id: latest.id,
      at: latest.at,
      submission: submissions,
      invitation: codeSource,
    })
    .from(latest)
    .leftJoin(submissions, and(eq(submissions.orgId, orgId), eq(submissions.employeeId, latest.entityId)))
    .leftJoin(invitations, invitationOfSubmission)
    .orderBy(latest.xid, latest.id)
    .limit(limits.missedDocuments + 1)
    .then((rows) => rows.map((row) => ({ ...row, id: String(row.id), at: Number(row.at) })))
}
