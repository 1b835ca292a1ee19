import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { Tx } from '../../../core/database/database.ts'
import type { Host } from '../../../core/host.ts'
import { auditEntries as entries } from '../../../core/database/tables.ts'
import { submissions, submissionVersions } from '../../../schema/submissions.ts'
import { erasePeople } from '../erasure/erase-people.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'
import { companyReports, reports } from '../../../schema/reports.ts'
import {
  auditEntries,
  drafts,
  formerPeople,
  olderAnswers,
  olderCompanyReports,
  olderReports,
  type DueRows,
  type RetentionContext,
} from './due-rows.ts'
import { removedInputs } from '../../../schema/retention.ts'

/**
 * Removes some of what is due, in a transaction that has entered the organization and locked its members. The due rows
 * are selected under that lock: rows that have changed since stay.
 */

type Removing = { tx: Tx; host: Pick<Host, 'changes'>; when: RetentionContext }
export type Remove = (removing: Removing, most: number) => Promise<number>

const Ids = z.array(z.object({ id: z.string() })).transform((rows) => rows.map(({ id }) => id))
const Revisions = z.array(z.object({ id: z.string(), revision: z.number() }))

/** The oldest due rows, locked until the transaction ends. */
const lockDueRows = async (
  tx: Tx,
  { from, where, at }: DueRows,
  { keys, alias, most }: { keys: string; alias: string; most: number },
): Promise<unknown[]> => [
  ...(await tx.execute(
    sql`select ${sql.raw(keys)} from ${from} where ${where} order by ${at} limit ${most} for update of ${sql.raw(alias)}`,
  )),
]

/** Removes these people as `deleteEmployee` does, and erases their kept data at once. */
export const removePeople = async ({ tx, host, when }: Removing, ids: readonly string[]): Promise<number> => {
  const due = formerPeople(when)
  const among = sql`e.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb))`
  const still = Ids.parse(
    await lockDueRows(
      tx,
      { ...due, where: sql`${due.where} and ${among}` },
      { keys: 'e.id', alias: 'e', most: ids.length },
    ),
  )
  if (still.length === 0) return 0
  const { orgId, now } = when
  for (const id of still) {
    await tx.execute(sql`select take_out_employee(${id}, '', ${now.toISOString()}::timestamptz)`)
  }
  await erasePeople(tx, now, and(eq(removedEmployees.orgId, orgId), isAnyOf(removedEmployees.id, still)))
  await tx
    .insert(removedInputs)
    .values(still.map((employeeId) => ({ orgId, employeeId, revision: 0, removedAt: now })))
    .onConflictDoNothing()
  await host.changes.announce(tx, ...still.map((entityId) => ({ orgId, entity: 'submission', entityId })))
  return still.length
}

export const removeDrafts: Remove = async ({ tx, host, when }, most) => {
  const keys = 's.employee_id as id'
  const ids = Ids.parse(await lockDueRows(tx, drafts(when), { keys, alias: 's', most }))
  if (ids.length === 0) return 0
  const { orgId } = when
  await tx.delete(submissions).where(and(eq(submissions.orgId, orgId), isAnyOf(submissions.employeeId, ids)))
  await host.changes.announce(tx, ...ids.map((entityId) => ({ orgId, entity: 'submission', entityId })))
  return ids.length
}

export const removeAnswers: Remove = async ({ tx, when }, most) => {
  const { orgId, now: removedAt } = when
  const keys = 'v.employee_id as id, v.revision'
  const found = Revisions.parse(await lockDueRows(tx, olderAnswers(when), { keys, alias: 'v', most }))
  if (found.length === 0) return 0
  const those = sql`select one->>'id', (one->>'revision')::integer
    from jsonb_array_elements(${JSON.stringify(found)}::text::jsonb) one`
  await tx
    .delete(submissionVersions)
    .where(
      and(
        eq(submissionVersions.orgId, orgId),
        sql`(${submissionVersions.employeeId}, ${submissionVersions.revision}) in (${those})`,
      ),
    )
  await tx
    .insert(removedInputs)
    .values(found.map(({ id: employeeId, revision }) => ({ orgId, employeeId, revision, removedAt })))
    .onConflictDoNothing()
  return found.length
}

export const removeReports: Remove = async ({ tx, when }, most) => {
  const ids = Ids.parse(await lockDueRows(tx, olderReports(when), { keys: 'r.id', alias: 'r', most }))
  if (ids.length > 0)
    await tx.delete(reports).where(and(eq(reports.orgId, when.orgId), isAnyOf(reports.id, ids)))
  return ids.length
}

export const removeCompanyReports: Remove = async ({ tx, when }, most) => {
  const ids = Ids.parse(await lockDueRows(tx, olderCompanyReports(when), { keys: 'c.id', alias: 'c', most }))
  if (ids.length > 0)
    await tx
      .delete(companyReports)
      .where(and(eq(companyReports.orgId, when.orgId), isAnyOf(companyReports.id, ids)))
  return ids.length
}

export const removeEntries: Remove = async ({ tx, when }, most) => {
  const ids = Ids.parse(await lockDueRows(tx, auditEntries(when), { keys: 'a.id', alias: 'a', most }))
  if (ids.length > 0)
    await tx.delete(entries).where(and(eq(entries.orgId, when.orgId), isAnyOf(entries.id, ids)))
  return ids.length
}
