import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { inSavepoint } from '../../core/database/transaction.ts'
import { Failure } from '../../core/http/failures.ts'
import { reopenAnswers } from '../submissions/reopen-submission.ts'
import { noticeOf } from '../employees/invitations/invitation-result.ts'
import type { RowResult, RunContext, RunWork } from '../batch-jobs/batch-handler.ts'
import { cycles } from '../../schema/cycles.ts'

/** Reopens the answers of a cycle as a run: each row is one person who had submitted when the cycle was opened. */

export const CycleRow = z.object({ employeeId: z.string(), cycleId: z.string() })

export const cycleRun: RunWork = {
  needs: 'submission:edit',
  // The reason, which everybody is mailed, may name a person; nobody is erased while rows are processed.
  work: async (rows, context) => {
    const results: RowResult[] = []
    for (const { input } of rows) results.push(await reopenForCycle(CycleRow.parse(input), context))
    return results
  },
}

/** If a person cannot be asked, their submission stays as it is and the row's result says why. */
const reopenForCycle = async (
  { employeeId, cycleId }: z.output<typeof CycleRow>,
  context: RunContext,
): Promise<RowResult> => {
  const { tx, org } = context
  const [cycle] = await tx
    .select({ reason: cycles.reason })
    .from(cycles)
    .where(and(eq(cycles.orgId, org.id), eq(cycles.id, cycleId)))
  try {
    const { whyNotMailed } = await inSavepoint(tx, (inner) =>
      reopenAnswers(
        { ...context, tx: inner },
        { employeeId, reason: cycle?.reason ?? undefined, mail: 'asked-again' },
      ),
    )
    const notice = noticeOf(context.host.mail, whyNotMailed)
    return { success: true, ...(notice !== null && { notice }) }
  } catch (error) {
    if (error instanceof Failure && error.status < 500) return { success: false, error: error.message }
    throw error
  }
}
