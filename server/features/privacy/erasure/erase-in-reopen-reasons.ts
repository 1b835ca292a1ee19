import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { readInBatches } from '../../../core/database/batches.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import { submissionVersions } from '../../../schema/submissions.ts'

const atOnce = 1_000

/** Why answers of others were opened again goes where it names people who are erased. */
export const eraseInReopenReasons = async (
  tx: Tx,
  { orgId, people }: { orgId: string; people: readonly { name: string; email: string }[] },
): Promise<void> => {
  const isNaming = createNameDetector(people)
  type Reason = { employeeId: string; revision: number; reason: string | null }
  const reasons = readInBatches<Reason>(atOnce, (last) =>
    tx
      .select({
        employeeId: submissionVersions.employeeId,
        revision: submissionVersions.revision,
        reason: submissionVersions.reason,
      })
      .from(submissionVersions)
      .where(
        and(
          eq(submissionVersions.orgId, orgId),
          isNotNull(submissionVersions.reason),
          sql`(${submissionVersions.employeeId}, ${submissionVersions.revision}) > (${last?.employeeId ?? ''}, ${last?.revision ?? 0})`,
        ),
      )
      .orderBy(asc(submissionVersions.employeeId), asc(submissionVersions.revision))
      .limit(atOnce),
  )
  for await (const rows of reasons) {
    for (const { employeeId, revision, reason } of rows) {
      if (reason === null || !isNaming(reason)) continue
      await tx
        .update(submissionVersions)
        .set({ reason: null })
        .where(
          and(
            eq(submissionVersions.orgId, orgId),
            eq(submissionVersions.employeeId, employeeId),
            eq(submissionVersions.revision, revision),
          ),
        )
    }
  }
}
