import { and, eq, inArray } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { Failure, notFound, orFail, refused } from '../../core/failures.ts'
import type { Role } from '../../../contract/rights.ts'
import type { Tx } from '../../core/database.ts'
import { memberships, organizations } from './tables.ts'

export type MembershipRow = typeof memberships.$inferSelect

/** Makes changes to the members of an organization wait for each other, and for nobody else's. */
export const lockMembers = async (tx: Tx, orgId: string): Promise<void> => {
  const [row] = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, orgId))
    .for('no key update')
  orFail(row, notFound('Organization', orgId))
}

/**
 * The caller's membership and another's (which may be the same), as they are once no other change to members runs:
 * whoever was removed or demoted a moment ago no longer decides. `by`: the roles that may, and what others are told.
 * @throws Failure 403 where the caller is no longer a member; the sentence of `by`; 'Membership not found: {userId}'.
 */
export const lockedMembers = async (
  { tx, org, user }: { tx: Tx; org: { id: string }; user: { id: string } },
  userId: string,
  by?: { roles: readonly Role[]; others: string },
): Promise<{ actor: MembershipRow; target: MembershipRow }> => {
  await lockMembers(tx, org.id)
  const rows = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.orgId, org.id), inArray(memberships.userId, [user.id, userId])))
  const actor = orFail(
    rows.find((row) => row.userId === user.id && row.status === 'active'),
    new Failure('UNAUTHENTICATED', messages.notAMember, { status: 403 }),
  )
  if (by && !by.roles.includes(actor.role)) throw refused(by.others)
  const target = rows.find((row) => row.userId === userId)
  return { actor, target: orFail(target, notFound('Membership', userId)) }
}
