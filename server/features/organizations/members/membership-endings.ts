import { and, desc, eq, sql } from 'drizzle-orm'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { auditEntries } from '../../../core/database/tables.ts'
import { users } from '../../../schema/accounts.ts'
import { memberships } from '../../../schema/organizations.ts'

type Ending = { at: string; by: string | null }

/**
 * The last end of memberships, with its time and actor, from the audit log. One indexed lookup for each user, so
 * neither the length of the log nor the number of their endings matters.
 */
export const readMembershipEndings = async (
  { tx, org }: Pick<MemberContext, 'tx'> & { org: { id: string } },
  userIds: readonly string[],
): Promise<(userId: string) => { ended?: Ending }> => {
  if (userIds.length === 0) return () => ({})
  const last = tx
    .select({ at: auditEntries.at, actorUserId: auditEntries.actorUserId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.orgId, org.id),
        eq(auditEntries.entityId, memberships.userId),
        // Written as in the partial index.
        sql`${auditEntries.action} in ('membership.removed', 'membership.left')`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1)
    .as('last')
  const rows = await tx
    .select({ userId: memberships.userId, at: last.at, by: users.displayName })
    .from(memberships)
    .crossJoinLateral(last)
    .leftJoin(users, eq(users.id, last.actorUserId))
    .where(and(eq(memberships.orgId, org.id), isAnyOf(memberships.userId, userIds)))
  const known = new Map(rows.map(({ userId, at, by }) => [userId, { at: at.toISOString(), by }]))
  return (userId) => {
    const ended = known.get(userId)
    return ended === undefined ? {} : { ended }
  }
}
