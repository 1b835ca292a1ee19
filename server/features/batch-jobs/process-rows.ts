import { isRunBlockedByBilling } from '../../../contract/rights/blocked-by-billing.ts'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Run } from '../../../contract/calls/batch-jobs.ts'
import { messages } from '../../../contract/http/failures.ts'
import { restrictHolderToScopes } from '../../../contract/rights/api-scopes.ts'
import { permissionLabel } from '../../../contract/rights/permission-descriptions.ts'
import { can, type Permission } from '../../../contract/rights/permissions.ts'
import type { Tx } from '../../core/database/database.ts'
import { Failure } from '../../core/http/failures.ts'
import type { Host } from '../../core/host.ts'
import type { MemberIdentity } from '../../core/auth/identity.ts'
import {
  inSavepoint,
  inTransaction,
  isDatabaseUnavailable,
  isRetryable,
} from '../../core/database/transaction.ts'
import { users } from '../../schema/accounts.ts'
import { readStartingKey } from './starting-api-key.ts'
import { shareLockMembers } from '../organizations/members/locked-members.ts'
import { memberships, organizations } from '../../schema/organizations.ts'
import type { RowResult, RunHandler, RunRow, RunWork, WorkContext } from './batch-handler.ts'
import { enqueueRun, type RunIds } from './enqueue-batch-job.ts'
import { runRows, runs } from '../../schema/batch-jobs.ts'

type RunRecord = typeof runs.$inferSelect

const noLongerMember = 'You are no longer an active member of this organization, so this was not done.'
const keyRevoked = 'The API key that this was started with was revoked, so this was not done.'
const noLongerAllowed = (permission: Permission) =>
  `You no longer have the permission “${permissionLabel(permission)}” in this organization, so this was not done.`

const rowsAtOnce = 25

/** How the fetched rows are passed to their handler. */
type Manner = (work: RunHandler, rows: RunRow[], context: WorkContext) => Promise<RowResult[]>

/** All at once; a thrown error fails them all. */
export const processAsBatch: Manner = (work, rows, context) => work(rows, context)

/** One by one: a thrown error rolls back that row only, and becomes its result. */
export const processOneByOne: Manner = async (work, rows, context) => {
  const results: RowResult[] = []
  for (const row of rows) {
    try {
      results.push(...(await inSavepoint(context.tx, (tx) => work([row], { ...context, tx }))))
    } catch (error) {
      // These end the whole transaction, which is retried.
      if (isDatabaseUnavailable(error) || isRetryable(error)) throw error
      const isTold = error instanceof Failure && error.status < 500
      if (!isTold) context.host.log.error({ err: error, row: row.position }, 'a row of a run failed')
      results.push({ success: false, error: isTold ? error.message : messages.internal })
    }
  }
  return results
}

/** Processes the next rows of a run with the rights of the member who started it. */
export const processRows = (
  host: Host,
  kinds: Record<Run['kind'], RunWork>,
  ids: RunIds,
  manner: Manner,
): Promise<void> =>
  withRun(host, ids, async (tx, run) => {
    const { needs, work } = kinds[run.kind]
    // Waits for a concurrent change of members, so that the starter's current rights are read.
    await shareLockMembers(tx, run.orgId)
    const starter = await starterOf(tx, ids)
    if (!starter) return failWaitingRows(host, tx, run, ids, noLongerMember)
    const key = run.apiKeyId === null ? null : await readStartingKey(tx, run.orgId, run.apiKeyId)
    if (key?.isRevoked) return failWaitingRows(host, tx, run, ids, keyRevoked)
    const member = key === null ? starter.member : restrictHolderToScopes(starter.member, key.scopes)
    if (!can(member, needs)) return failWaitingRows(host, tx, run, ids, noLongerAllowed(needs))
    const stopped = isRunBlockedByBilling(run.kind) && (await missingSubscriptionMessage(host, tx, run.orgId))
    if (stopped) return failWaitingRows(host, tx, run, ids, stopped)
    const rows = await waiting(tx, run)
    const results = await manner(work, rows, {
      ...starter,
      member,
      apiKeyId: run.apiKeyId,
      runId: run.id,
      tx,
      now: host.clock(),
      host,
    })
    if (results.length !== rows.length) {
      throw new Error(
        `A run of the kind "${run.kind}" gave ${results.length} results for ${rows.length} rows.`,
      )
    }
    return store(host, tx, run, ids, rows, results)
  })

/** The message of a missing subscription; undefined if the organization may continue. */
const missingSubscriptionMessage = async (host: Host, tx: Tx, orgId: string): Promise<string | undefined> => {
  try {
    await host.requireSubscription?.(tx, orgId)
    return undefined
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

/** Fails all waiting rows, which ends the run. */
export const failRemainingRows = async (host: Host, ids: RunIds, error: string): Promise<void> => {
  await withRun(host, ids, (tx, run) => failWaitingRows(host, tx, run, ids, error))
}

/** Locks the run: if its job runs twice, the second finds only what the first has left. */
const withRun = (
  host: Host,
  { orgId, runId, userId }: RunIds,
  work: (tx: Tx, run: RunRecord) => Promise<void>,
): Promise<void> =>
  inTransaction(host.database.db, { orgId, userId }, async (tx) => {
    const [run] = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.orgId, orgId), eq(runs.id, runId)))
      .for('update')
    if (!run || run.finishedAt) return
    // Audit entries of this transaction get the id of the run.
    await tx.execute(sql`select set_config('app.run_id', ${run.id}, true)`)
    await work(tx, run)
  })

const starterOf = async (
  tx: Tx,
  { orgId, userId }: RunIds,
): Promise<Omit<MemberIdentity, 'apiKeyId'> | undefined> => {
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

/** Rows are processed in order, so the waiting ones begin where the counts end. */
const waiting = (tx: Tx, run: RunRecord): Promise<RunRow[]> =>
  tx
    .select({ position: runRows.position, label: runRows.label, input: runRows.input })
    .from(runRows)
    .where(and(rowsOfRun(run), gte(runRows.position, run.done + run.failed)))
    .orderBy(asc(runRows.position))
    .limit(rowsAtOnce)

const rowsOfRun = (run: RunRecord) => and(eq(runRows.orgId, run.orgId), eq(runRows.runId, run.id))

const store = async (
  host: Host,
  tx: Tx,
  run: RunRecord,
  ids: RunIds,
  rows: readonly RunRow[],
  results: readonly RowResult[],
): Promise<void> => {
  const outcomes = rows.map(({ position }, index) => {
    const result = results[index]
    const error = result && !result.success ? result.error : null
    const notice = result?.success ? (result.notice ?? null) : null
    return { position, error, notice, state: error === null ? 'done' : 'failed' }
  })
  await tx.execute(sql`
    update ${runRows} set state = result.state, error = result.error, notice = result.notice
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as result (position integer, state text, error text, notice text)
    where ${rowsOfRun(run)} and ${runRows.position} = result.position`)
  const failed = outcomes.filter(({ error }) => error !== null).length
  return count(host, tx, run, ids, { done: outcomes.length - failed, failed })
}

const failWaitingRows = async (host: Host, tx: Tx, run: RunRecord, ids: RunIds, error: string) => {
  await tx
    .update(runRows)
    .set({ state: 'failed', error })
    .where(and(rowsOfRun(run), eq(runRows.state, 'waiting')))
  return count(host, tx, run, ids, { done: 0, failed: run.total - run.done - run.failed })
}

/** Updates the run's progress with its rows; finishes the run, or enqueues the job for the next rows. */
const count = async (
  host: Host,
  tx: Tx,
  run: RunRecord,
  ids: RunIds,
  added: { done: number; failed: number },
): Promise<void> => {
  const done = run.done + added.done
  const failed = run.failed + added.failed
  const isFinished = done + failed >= run.total
  await tx
    .update(runs)
    .set({ done, failed, ...(isFinished && { finishedAt: host.clock() }) })
    .where(and(eq(runs.orgId, run.orgId), eq(runs.id, run.id)))
  if (!isFinished) await enqueueRun({ tx, host }, ids)
}
