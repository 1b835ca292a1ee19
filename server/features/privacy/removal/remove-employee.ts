import { and, eq, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { removals as calls, type RemovedEmployee } from '../../../../contract/calls/employees/removals.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { users } from '../../../schema/accounts.ts'
import { removeMember } from '../../organizations/members/change-membership.ts'
import { lockedHolder } from '../../organizations/members/locked-members.ts'
import { membershipOfPerson } from '../../organizations/members/find-membership.ts'
import { organizations } from '../../../schema/organizations.ts'
import { employees } from '../../../schema/employees.ts'
import { readRemovedEmployee } from '../../employees/roster/removed-employees.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'

/**
 * Removes a person from the list with all their data (docs/privacy.md), which is kept, shown to nobody, and can be
 * restored. Their codes stop working at once. If an admin or owner removes an employee, the membership ends too;
 * admins, the owner and people removed by an employee stay members (`staysMember`). Answers submitted concurrently are
 * either kept with them or refused, never accepted and lost. Idempotent.
 * @throws Failure NOT_FOUND 'Employee not found: {id}'; BUSINESS_LOGIC_ERROR for the owner, unless the caller is the
 * owner
 */
export const removeEmployee = async (
  context: MemberContext,
  employeeId: string,
): Promise<{ removed: RemovedEmployee; staysMember: boolean }> => {
  const { tx, now, org, user, host } = context
  // Locks members before the person, as every change of members does.
  const actor = await lockedHolder(context, calls.deleteEmployee.may)
  const [employee] = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('update')
  if (!employee) return alreadyRemoved(context, employeeId)
  const owner = await ownerOf(context)
  const isOwner = employee.userId === null ? employee.email === owner.email : employee.userId === owner.id
  if (isOwner && user.id !== owner.id) throw ruleViolation(messages.cannotRemoveOwner)
  const membership = (await membershipOfPerson(tx, org.id, employee))?.membership
  // Only admins and owners end memberships (specification point 6).
  const ending = membership?.role === 'employee' && actor.role !== 'employee' ? membership : undefined
  if (ending) await removeMember(context, ending.userId)

  await tx.execute(
    sql`select take_out_employee(${employeeId}, ${user.id}, ${now.toISOString()}::timestamptz)`,
  )
  if (ending) {
    await tx
      .update(removedEmployees)
      .set({ memberUserId: ending.userId, memberSince: ending.joinedAt })
      .where(and(eq(removedEmployees.orgId, org.id), eq(removedEmployees.id, employeeId)))
  }
  const removed = orFail(await readRemovedEmployee(context, employeeId), notFound('Employee', employeeId))
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      action: 'employee.removed',
      entity: 'employee',
      entityId: employeeId,
      details: { hasAnswered: removed.hasAnswered, reports: removed.reports },
    },
  )
  // Clients that show the list have to drop its row, whatever its state was.
  await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: employeeId })
  return { removed, staysMember: membership !== undefined && !ending }
}

const alreadyRemoved = async (context: MemberContext, employeeId: string) => {
  const { tx, org } = context
  const removed = orFail(await readRemovedEmployee(context, employeeId), notFound('Employee', employeeId))
  const [who] = await tx
    .select({ userId: removedEmployees.userId, email: removedEmployees.email })
    .from(removedEmployees)
    .where(and(eq(removedEmployees.orgId, org.id), eq(removedEmployees.id, employeeId)))
  return {
    removed,
    staysMember: who !== undefined && (await membershipOfPerson(tx, org.id, who)) !== undefined,
  }
}

const ownerOf = async ({ tx, org }: MemberContext): Promise<{ id: string; email: string }> => {
  const [owner] = await tx
    .select({ id: users.id, email: users.email })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.ownerId))
    .where(eq(organizations.id, org.id))
  return orFail(owner, notFound('Organization', org.id))
}
