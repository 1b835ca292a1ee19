import { and, asc, desc, eq } from 'drizzle-orm'
import { runs as calls } from '../../../contract/runs.ts'
import { notFound, orFail } from '../../core/failures.ts'
import { serveMember, type Served } from '../../core/serve.ts'
import { runAnswer } from './start-run.ts'
import { runRows, runs } from './tables.ts'

const latestRuns = 20

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
    const [row] = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.orgId, org.id), eq(runs.id, id), eq(runs.startedBy, user.id)))
    const run = orFail(row, notFound('Run', id))
    const failures = await tx
      .select({ label: runRows.label, error: runRows.error })
      .from(runRows)
      .where(and(eq(runRows.orgId, org.id), eq(runRows.runId, id), eq(runRows.state, 'failed')))
      .orderBy(asc(runRows.position))
    return { run: runAnswer(run), failures: failures.map((row) => ({ ...row, success: false })) }
  }),
]
