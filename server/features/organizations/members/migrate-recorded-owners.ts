import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { RecordedOwner } from '../../../../contract/calls/members.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { users } from '../../../schema/accounts.ts'
import { employees } from '../../../schema/employees.ts'
import { linkEmployee } from './link-employee.ts'
import { changeMembership } from './change-membership.ts'
import { lockedHolder, lockedMembers } from './locked-members.ts'
import { memberships } from '../../../schema/organizations.ts'

/** Lists employees recorded with the role owner (docs/members-and-roles.md), and makes them admins. */

type Reading = Pick<MemberContext, 'tx' | 'org' | 'user' | 'member'>

const Recorded = z.array(z.object({ employee_id: z.string(), user_id: z.string() }))

/**
 * The members with the role employee who are recorded as owners, each once. People who have not joined wait for the
 * next run, and removed ones stay removed: nobody joins an organization without accepting its invitation. Nobody but
 * the owner can promote themselves this way, because people may be able to write their own job title.
 */
const becomingAdmins = async ({
  tx,
  org,
  user,
  member,
}: Reading): Promise<{ employeeId: string; userId: string }[]> => {
  const recorded = Recorded.parse([...(await tx.execute(sql`select * from users_recorded_as_owners()`))])
  if (recorded.length === 0) return []
  const employed = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.orgId, org.id),
        eq(memberships.role, 'employee'),
        isAnyOf(
          memberships.userId,
          recorded.map(({ user_id }) => user_id),
        ),
      ),
    )
  const isEmployee = new Set(employed.map(({ userId }) => userId))
  const linked = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.orgId, org.id),
        isAnyOf(
          employees.id,
          recorded.map(({ employee_id }) => employee_id),
        ),
        isNotNull(employees.userId),
      ),
    )
  const isLinked = new Set(linked.map(({ id }) => id))
  // Two records may belong to one account: a linked one wins over one that only has its e-mail.
  const byUser = new Map(
    recorded
      .toSorted(
        (one, other) => Number(isLinked.has(one.employee_id)) - Number(isLinked.has(other.employee_id)),
      )
      .map(({ user_id, employee_id }) => [user_id, employee_id]),
  )
  return [...byUser]
    .filter(([userId]) => isEmployee.has(userId) && (userId !== user.id || member.role === 'owner'))
    .map(([userId, employeeId]) => ({ employeeId, userId }))
}

/** A dry run of `migrateOwnersFromEmployees`: how many people it would make admins, and the first by name. */
export const listRecordedOwners = async (
  context: MemberContext,
): Promise<{ count: number; people: RecordedOwner[] }> => {
  const becoming = await becomingAdmins(context)
  if (becoming.length === 0) return { count: 0, people: [] }
  const people = await context.tx
    .select({ userId: users.id, name: users.displayName, email: users.email })
    .from(users)
    .where(
      isAnyOf(
        users.id,
        becoming.map(({ userId }) => userId),
      ),
    )
    .orderBy(sql`lower(${users.displayName}) COLLATE "C"`, users.id)
    .limit(limits.recordedOwnersShown)
  return { count: becoming.length, people }
}

/**
 * Makes employees recorded with the role owner admins (docs/members-and-roles.md); idempotent.
 * @returns how many became admins
 */
export const migrateOwnersFromEmployees = async (context: MemberContext): Promise<number> => {
  const { tx, now, org } = context
  await lockedHolder(context, 'admin:manage')
  const becoming = await becomingAdmins(context)
  for (const { employeeId, userId } of becoming) {
    const { target } = await lockedMembers(context, userId)
    await changeMembership(context, {
      before: target,
      change: { role: 'admin', permissions: null, roleSince: now },
      action: 'role_changed',
    })
    await linkEmployee(tx, { orgId: org.id, employeeId, userId })
  }
  return becoming.length
}
