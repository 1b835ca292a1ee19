import { and, eq } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { Tx } from '../../../core/database/database.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import { planItems } from '../../../schema/action-plan.ts'

/** What the action plan says of people who are erased goes: every text of it that names one of them. */
export const eraseInActionPlan = async (
  tx: Tx,
  { orgId, people }: { orgId: string; people: readonly { name: string; email: string }[] },
): Promise<void> => {
  const isNaming = createNameDetector(people)
  const without = (text: string): string => (isNaming(text) ? messages.namedSomebodyErased : text)
  const items = await tx.select().from(planItems).where(eq(planItems.orgId, orgId)).for('update')
  for (const { id, title, details, outcome, finding, revision } of items) {
    const told = {
      title: without(title),
      details: without(details),
      outcome: without(outcome),
      finding: finding && { ...finding, text: without(finding.text) },
    }
    const isSame =
      told.title === title &&
      told.details === details &&
      told.outcome === outcome &&
      told.finding?.text === finding?.text
    if (isSame) continue
    await tx
      .update(planItems)
      // What was on a screen before is not stored over it.
      .set({ ...told, revision: revision + 1 })
      .where(and(eq(planItems.orgId, orgId), eq(planItems.id, id)))
  }
}
