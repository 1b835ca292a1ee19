import { and, eq, ne, or, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { Tx } from '../../../core/database/database.ts'
import { runRows } from '../../../schema/batch-jobs.ts'

/** Erases a person's name and address from the rows of runs about them; the results stay. */
export const eraseInBatchJobs = async (
  tx: Tx,
  { orgId, id: employeeId, email }: { orgId: string; id: string; email: string },
): Promise<void> => {
  await tx
    .update(runRows)
    .set({
      label: 'Somebody who was erased',
      input: sql`case when ${runRows.state} = 'waiting' then ${runRows.input} else '{}' end`,
      // Both are sentences with people's names.
      notice: null,
      error: sql`case when ${runRows.error} is null then null else ${messages.errorErased} end`,
    })
    .where(
      and(
        eq(runRows.orgId, orgId),
        or(
          sql`${runRows.input}->>'employeeId' = ${employeeId}`,
          // Waiting rows stay and are processed: they are about an address, not about this person.
          and(ne(runRows.state, 'waiting'), sql`lower(trim(${runRows.input}->>'email')) = ${email}`),
        ),
      ),
    )
}
