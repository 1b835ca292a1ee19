import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../core/database.ts'
import { employees } from './tables.ts'

/** Says which employee a member is: this one, and no other of the organization any more. */
export const linkEmployee = async (
  tx: Tx,
  { orgId, employeeId, userId }: { orgId: string; employeeId: string; userId: string },
): Promise<void> => {
  const inOrganization = eq(employees.orgId, orgId)
  await tx
    .update(employees)
    .set({ userId: null })
    .where(and(inOrganization, eq(employees.userId, userId), ne(employees.id, employeeId)))
  await tx
    .update(employees)
    .set({ userId })
    .where(and(inOrganization, eq(employees.id, employeeId)))
}
