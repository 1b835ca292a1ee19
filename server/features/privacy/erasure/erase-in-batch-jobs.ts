import { and, eq, ne, or, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { Tx } from '../../../core/database/database.ts'
import { runRows } from '../../../schema/batch-jobs.ts'

/** Takes the name and the address of somebody who is erased out of what runs have done about them; what they did stays. */
export const eraseInBatchJobs = async (
  tx: Tx,
  { orgId, employeeId, email }: { orgId: string; employeeId: string; email: string },
): Promise<void> => {
  await tx
    .update(runRows)
    .set({
      label: 'Somebody who was erased',
      input: sql`case when ${runRows.state} = 'waiting' then ${runRows.input} else '{}' end`,
      // Both are sentences that call people by name.
      notice: null,
      error: sql`case when ${runRows.error} is null then null else ${messages.errorErased} end`,
    })
    .where(
      and(
        eq(runRows.orgId, orgId),
        or(
          sql`${runRows.input}->>'employeeId' = ${employeeId}`,
          // What is still to be done is done: it is about an address, whoever has it.
          and(ne(runRows.state, 'waiting'), sql`lower(trim(${runRows.input}->>'email')) = ${email}`),
        ),
      ),
    )
}
