import { and, eq, inArray, isNull } from 'drizzle-orm'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Tx } from '../../../core/database/database.ts'
import { users } from '../../../schema/accounts.ts'
import { isEmployeeOf } from './member-employee.ts'
import { employees, invitations } from '../../../schema/employees.ts'

/**
 * Ends the open invitations of a member whose standing changes: one that was sent before must not give back what
 * was taken since.
 */
export const revokeMemberInvitations = async (
  by: { tx: Tx; now: Date; orgId: string; actorUserId: string },
  userId: string,
): Promise<void> => {
  const { tx, now, orgId } = by
  const own = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const theirs = tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, orgId), isEmployeeOf({ id: userId, email: own })))
  const ended = await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(invitations.orgId, orgId),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        inArray(invitations.employeeId, theirs),
      ),
    )
    .returning({ id: invitations.id, employeeId: invitations.employeeId })
  for (const { id, employeeId } of ended) {
    await audit(by, {
      action: 'invitation.revoked',
      entity: 'invitation',
      entityId: id,
      details: { employeeId },
    })
  }
}
