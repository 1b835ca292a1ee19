import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { Run } from '../../../contract/runs.ts'
import { can, type Permission } from '../../../contract/rights.ts'
import type { Tx } from '../../core/database.ts'
import type { Host } from '../../core/host.ts'
import type { MemberIdentity } from '../../core/identity.ts'
import { inTransaction } from '../../core/transaction.ts'
import { users } from '../accounts/tables.ts'
import { memberships, organizations } from '../organizations/tables.ts'
import type { RowResult, RunRow, RunWork } from './run-handler.ts'
import { enqueueRun, type RunIds } from './run-queue.ts'
import { runRows, runs } from './tables.ts'

type RunRecord = typeof runs.$inferSelect
type Starter = Omit<MemberIdentity, 'sessionId'>

const noLongerMember = 'You are no longer an active member of this organization, so this was not done.'
const noLongerAllowed = (permission: Permission) =>
  `You no longer hold the permission ${permission} in this organization, so this was not done.`

/** Works at most `most` of the rows that wait, as the one who started the run. Whether more wait after them. */
export const workRows = (
  host: Host,
  kinds: Record<Run['kind'], RunWork>,
  ids: RunIds,
  most: number,
): Promise<boolean> =>
  withRun(host, ids, async (tx, run) => {
    const { needs, work } = kinds[run.kind]
    const starter = await starterOf(tx, ids)
    if (!starter) return everyRest(host, tx, run, ids, noLongerMember)
    if (!can(starter.member, needs)) return everyRest(host, tx, run, ids, noLongerAllowed(needs))
    const rows = await waiting(tx, run, most)
    const results = await work(rows, { ...starter, tx, now: host.clock(), host })
    if (results.length !== rows.length) {
      throw new Error(
        `A run of the kind "${run.kind}" gave ${results.length} results for ${rows.length} rows.`,
      )
    }
    return store(host, tx, run, ids, rows, results)
  })

/** Gives the row whose turn it is a failure as its result. Whether more wait after it. */
export const failNextRow = (host: Host, ids: RunIds, error: string): Promise<boolean> =>
  withRun(host, ids, async (tx, run) => {
    const rows = await waiting(tx, run, 1)
    return store(
      host,
      tx,
      run,
      ids,
      rows,
      rows.map(() => ({ success: false, error })),
    )
  })

/** Gives all rows that wait a failure as their result, which ends the run. */
export const failRest = async (host: Host, ids: RunIds, error: string): Promise<void> => {
  await withRun(host, ids, (tx, run) => everyRest(host, tx, run, ids, error))
}

/** The run is locked: should its job run twice, the second finds only what the first has left. */
const withRun = (
  host: Host,
  { orgId, runId, userId }: RunIds,
  work: (tx: Tx, run: RunRecord) => Promise<boolean>,
): Promise<boolean> =>
  inTransaction(host.database.db, { orgId, userId }, async (tx) => {
    const [run] = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.orgId, orgId), eq(runs.id, runId)))
      .for('update')
    return run && !run.finishedAt ? work(tx, run) : false
  })

const starterOf = async (tx: Tx, { orgId, userId }: RunIds): Promise<Starter | undefined> => {
  const [row] = await tx
    .select({
      user: { id: users.id, email: users.email, displayName: users.displayName },
      org: { id: organizations.id, name: organizations.name },
      member: { role: memberships.role, permissions: memberships.permissions },
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(
      and(eq(memberships.orgId, orgId), eq(memberships.userId, userId), eq(memberships.status, 'active')),
    )
  return row
}

/** Rows are worked in order, so those that wait begin where the counts end. */
const waiting = (tx: Tx, run: RunRecord, most: number): Promise<RunRow[]> =>
  tx
    .select({ position: runRows.position, label: runRows.label, input: runRows.input })
    .from(runRows)
    .where(and(ofRun(run), gte(runRows.position, run.done + run.failed)))
    .orderBy(asc(runRows.position))
    .limit(most)

const ofRun = (run: RunRecord) => and(eq(runRows.orgId, run.orgId), eq(runRows.runId, run.id))

const store = async (
  host: Host,
  tx: Tx,
  run: RunRecord,
  ids: RunIds,
  rows: readonly RunRow[],
  results: readonly RowResult[],
): Promise<boolean> => {
  const done: number[] = []
  let failed = 0
  for (const [index, { position }] of rows.entries()) {
    const result = results[index]
    if (!result || result.success) {
      done.push(position)
      continue
    }
    failed += 1
    await tx
      .update(runRows)
      .set({ state: 'failed', error: result.error })
      .where(and(ofRun(run), eq(runRows.position, position)))
  }
  if (done.length > 0) {
    await tx
      .update(runRows)
      .set({ state: 'done' })
      .where(and(ofRun(run), inArray(runRows.position, done)))
  }
  return count(host, tx, run, ids, { done: done.length, failed })
}

const everyRest = async (host: Host, tx: Tx, run: RunRecord, ids: RunIds, error: string) => {
  await tx
    .update(runRows)
    .set({ state: 'failed', error })
    .where(and(ofRun(run), eq(runRows.state, 'waiting')))
  return count(host, tx, run, ids, { done: 0, failed: run.total - run.done - run.failed })
}

/** Moves the run's progress with its rows; the last ones end it, else the next ones get their job. */
const count = async (
  host: Host,
  tx: Tx,
  run: RunRecord,
  ids: RunIds,
  added: { done: number; failed: number },
): Promise<boolean> => {
  const done = run.done + added.done
  const failed = run.failed + added.failed
  const isFinished = done + failed >= run.total
  await tx
    .update(runs)
    .set({ done, failed, ...(isFinished && { finishedAt: host.clock() }) })
    .where(and(eq(runs.orgId, run.orgId), eq(runs.id, run.id)))
  if (!isFinished) await enqueueRun({ tx, host }, ids)
  return !isFinished
}
