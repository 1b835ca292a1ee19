import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { importedNames } from '../../../schema/data-transfer.ts'

/** Deletes the account name of an erased person, whose actions then belong to nobody known. */
export const eraseImportedName = async (
  tx: Tx,
  { orgId, email }: { orgId: string; email: string },
): Promise<void> => {
  await tx.delete(importedNames).where(and(eq(importedNames.orgId, orgId), eq(importedNames.email, email)))
}
