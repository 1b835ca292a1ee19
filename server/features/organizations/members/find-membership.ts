import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import { users } from '../../../schema/accounts.ts'
import type { MembershipRow } from './locked-members.ts'
import { memberships } from '../../../schema/organizations.ts'

/**
 * The active membership of a person in the list, with the address of its account: of the account that they joined with,
 * else of the one with their address; undefined where there is none. In a transaction that has entered the organization.
 */
export const membershipOfPerson = async (
  tx: Tx,
  orgId: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<{ membership: MembershipRow; address: string } | undefined> => {
  const [found] = await tx
    .select({ membership: memberships, address: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.orgId, orgId),
        eq(memberships.status, 'active'),
        userId === null ? eq(users.email, email) : eq(users.id, userId),
      ),
    )
    .limit(1)
  return found
}
