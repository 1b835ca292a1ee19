import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'
import { limits } from '../../../contract/fields.ts'
import { runs as calls } from '../../../contract/runs.ts'
import { notFound, orFail } from '../../core/failures.ts'
import { type MemberContext, serveMember, type Served } from '../../core/serve.ts'
import { runAnswer } from './start-run.ts'
import { runRows, runs } from './tables.ts'

const latestRuns = 20

/** @throws Failure NOT_FOUND where the caller has started no such run. */
const ownRun = async ({ tx, org, user }: Pick<MemberContext, 'tx' | 'org' | 'user'>, id: string) => {
  const [row] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.orgId, org.id), eq(runs.id, id), eq(runs.startedBy, user.id)))
  return orFail(row, notFound('Run', id))
}

export const runCalls: readonly Served[] = [
  serveMember(calls.getRuns, async (_input, { tx, org, user }) => {
    const rows = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.orgId, org.id), eq(runs.startedBy, user.id)))
      .orderBy(desc(runs.startedAt), desc(runs.id))
      .limit(latestRuns)
    return { runs: rows.map(runAnswer) }
  }),

  serveMember(calls.getRun, async ({ id }, { tx, org, user }) => {
    const run = await ownRun({ tx, org, user }, id)
    const failures = await tx
      .select({ label: runRows.label, error: runRows.error })
      .from(runRows)
      .where(and(eq(runRows.orgId, org.id), eq(runRows.runId, id), eq(runRows.state, 'failed')))
      .orderBy(asc(runRows.position))
    return { run: runAnswer(run), failures: failures.map((row) => ({ ...row, success: false })) }
  }),

  serveMember(calls.getRunResults, async ({ id, limit = limits.pageMax, after = -1 }, { tx, org, user }) => {
    const { id: runId } = await ownRun({ tx, org, user }, id)
    const rows = await tx
      .select({
        position: runRows.position,
        label: runRows.label,
        state: runRows.state,
        error: runRows.error,
      })
      .from(runRows)
      .where(
        and(
          eq(runRows.orgId, org.id),
          eq(runRows.runId, runId),
          ne(runRows.state, 'waiting'),
          gt(runRows.position, after),
        ),
      )
      .orderBy(asc(runRows.position))
      .limit(limit + 1)
    const page = rows.slice(0, limit)
    return {
      results: page.map(({ label, state, error }) => ({ label, success: state === 'done', error })),
      next: rows.length > limit ? String(page.at(-1)?.position) : null,
    }
  }),
]
