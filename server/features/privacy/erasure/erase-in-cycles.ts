import { and, eq } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { Tx } from '../../../core/database/database.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import { cycles } from '../../../schema/cycles.ts'

/** What cycles are called and why they were opened goes where it names people who are erased. */
export const eraseInCycles = async (
  tx: Tx,
  { orgId, people }: { orgId: string; people: readonly { name: string; email: string }[] },
): Promise<void> => {
  const isNaming = createNameDetector(people)
  const opened = await tx
    .select({ id: cycles.id, number: cycles.number, name: cycles.name, reason: cycles.reason })
    .from(cycles)
    .where(eq(cycles.orgId, orgId))
  for (const { id, number, name, reason } of opened) {
    const isNamed = isNaming(name)
    const isReason = reason !== null && isNaming(reason)
    if (!isNamed && !isReason) continue
    await tx
      .update(cycles)
      .set({
        ...(isNamed && { name: messages.cycleNameErased(number) }),
        ...(isReason && { reason: null }),
      })
      .where(and(eq(cycles.orgId, orgId), eq(cycles.id, id)))
  }
}
