import { eq } from 'drizzle-orm'
import type { Tx } from '../../core/database/database.ts'
import { organizations } from '../../schema/organizations.ts'

/** Notes when the organization's reports were last made: `usage.lastReportGeneration` (specification point 3). */
export const recordReportGeneration = async ({
  tx,
  now,
  orgId,
}: {
  tx: Tx
  now: Date
  orgId: string
}): Promise<void> => {
  await tx.update(organizations).set({ lastReportGenerationAt: now }).where(eq(organizations.id, orgId))
}
