import { and, asc, desc, eq, gt, isNotNull, ne, or } from 'drizzle-orm'
import { limits } from '../../../contract/shapes/limits.ts'
import { type InvitationRowInput, type RunResult, runs as calls } from '../../../contract/calls/batch-jobs.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import { paginate } from '../../core/http/paginate.ts'
import { type MemberContext, serveMember, type Endpoint } from '../../core/http/serve.ts'
import { serializeRun } from './start-batch-job.ts'
import { runRows, runs } from '../../schema/batch-jobs.ts'

const latestRuns = 20

/** @throws Failure NOT_FOUND where the caller has started no such run. */
const ownRun = async ({ tx, org, user }: Pick<MemberContext, 'tx' | 'org' | 'user'>, id: string) => {
  const [row] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.orgId, org.id), eq(runs.id, id), eq(runs.startedBy, user.id)))
  return orFail(row, notFound('Run', id))
}

const ofRow = {
  label: runRows.label,
  state: runRows.state,
  error: runRows.error,
  notice: runRows.notice,
}

const resultOf = ({
  label,
  state,
  error,
  notice,
}: Pick<typeof runRows.$inferSelect, keyof typeof ofRow>): RunResult => ({
  label,
  success: state === 'done',
  error,
  ...(notice !== null && { notice }),
})

/** What a row of invitations was given, as far as it is there: rows are stored as they were typed. */
const invitedAs = (input: Record<string, unknown>): InvitationRowInput => {
  const text = (name: string): string => (typeof input[name] === 'string' ? input[name] : '')
  const { line } = input
  return {
    line: typeof line === 'number' && Number.isSafeInteger(line) ? line : null,
    name: text('name'),
    email: text('email'),
    role: text('role'),
    department: text('department'),
  }
}

export const runCalls: readonly Endpoint[] = [
  serveMember(calls.getRuns, async (_input, { tx, org, user }) => {
    const rows = await tx
      .select()
      .from(runs)
      .where(and(eq(runs.orgId, org.id), eq(runs.startedBy, user.id)))
      .orderBy(desc(runs.startedAt), desc(runs.id))
      .limit(latestRuns)
    return { runs: rows.map(serializeRun) }
  }),

  serveMember(calls.getRun, async ({ id }, { tx, org, user }) => {
    const run = await ownRun({ tx, org, user }, id)
    const told = await tx
      .select(ofRow)
      .from(runRows)
      .where(
        and(
          eq(runRows.orgId, org.id),
          eq(runRows.runId, id),
          or(eq(runRows.state, 'failed'), isNotNull(runRows.notice)),
        ),
      )
      .orderBy(asc(runRows.position))
    const results = told.map(resultOf)
    const notices = results.filter(({ success }) => success)
    return {
      run: serializeRun(run),
      failures: results.filter(({ success }) => !success),
      ...(notices.length > 0 && { notices }),
    }
  }),

  serveMember(calls.getRunResults, async ({ id, limit = limits.pageMax, after = -1 }, { tx, org, user }) => {
    const { id: runId, kind } = await ownRun({ tx, org, user }, id)
    const rows = await tx
      .select({ ...ofRow, position: runRows.position, input: runRows.input })
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
    const { page, next } = paginate(rows, limit, ({ position }) => String(position))
    return {
      results: page.map((row) => ({
        ...resultOf(row),
        ...(kind === 'invitations' && { invited: invitedAs(row.input) }),
      })),
      next,
    }
  }),
]
