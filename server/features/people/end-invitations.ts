import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '../../core/database.ts'
import { users } from '../accounts/tables.ts'
import { employees, invitations } from './tables.ts'

/**
 * Ends the open invitations of a member whose standing changes: one that was sent before must not give back what
 * was taken since.
 */
export const endInvitationsOf = async (
  { tx, now, orgId }: { tx: Tx; now: Date; orgId: string },
  userId: string,
): Promise<void> => {
  const own = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const theirs = tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.orgId, orgId),
        or(eq(employees.userId, userId), and(isNull(employees.userId), inArray(employees.email, own))),
      ),
    )
  await tx
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
}
