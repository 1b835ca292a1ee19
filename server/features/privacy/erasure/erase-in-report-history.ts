import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { readInBatches } from '../../../core/database/batches.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import { reportSteps } from '../../../schema/reports.ts'
import type { ErasedPerson } from './erased-person.ts'

const atOnce = 1_000

/**
 * Erases what people wrote about reports if it names an erased person; the step, its author and its time stay. The
 * steps of the erased people themselves are deleted with them.
 */
export const eraseInReportHistory = async (
  tx: Tx,
  { orgId, people }: { orgId: string; people: readonly ErasedPerson[] },
): Promise<void> => {
  const isNaming = createNameDetector(people)
  const steps = readInBatches<{ id: string; text: string | null }>(atOnce, (last) =>
    tx
      .select({ id: reportSteps.id, text: reportSteps.text })
      .from(reportSteps)
      .where(
        and(eq(reportSteps.orgId, orgId), isNotNull(reportSteps.text), gt(reportSteps.id, last?.id ?? '')),
      )
      .orderBy(reportSteps.id)
      .limit(atOnce),
  )
  for await (const rows of steps) {
    const naming = rows.filter(({ text }) => text !== null && isNaming(text)).map(({ id }) => id)
    if (naming.length > 0) {
      await tx.execute(
        sql`select forget_words_of_steps(${orgId},
          array(select jsonb_array_elements_text(${JSON.stringify(naming)}::jsonb)))`,
      )
    }
  }
}
