import { and, eq, sql } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import type { RemovedEmployee } from '../../../contract/removals.ts'
import { audit } from '../../core/audit.ts'
import { notFound, orFail, refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { users } from '../accounts/tables.ts'
import { organizations } from '../organizations/tables.ts'
import { employees } from '../people/tables.ts'
import { readRemoved } from './removed-employees.ts'

/**
 * Removes a person from the list with everything of theirs (decisions §2). It is kept, seen by nobody, and can be brought
 * back. Their codes stop working at once; an account with which they joined stays a member. An answer that is being
 * submitted at this moment is either kept with them or refused, never taken and lost. Twice it is one removal.
 * @throws Failure NOT_FOUND 'Employee not found: {id}'; BUSINESS_LOGIC_ERROR for the owner, whom nobody else removes
 */
export const removeEmployee = async (
  context: MemberContext,
  employeeId: string,
): Promise<RemovedEmployee> => {
  const { tx, now, org, user, host } = context
  const [employee] = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('update')
  const unknown = notFound('Employee', employeeId)
  if (!employee) return orFail(await readRemoved(context, employeeId), unknown)
  const owner = await ownerOf(context)
  const isOwner = employee.userId === null ? employee.email === owner.email : employee.userId === owner.id
  if (isOwner && user.id !== owner.id) throw refused(messages.cannotRemoveOwner)

  await tx.execute(
    sql`select take_out_employee(${employeeId}, ${user.id}, ${now.toISOString()}::timestamptz)`,
  )
  const removed = orFail(await readRemoved(context, employeeId), unknown)
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      action: 'employee.removed',
      entity: 'employee',
      entityId: employeeId,
      details: { hasAnswered: removed.hasAnswered, reports: removed.reports },
    },
  )
  // Whoever looks at the list has a row too many, in whatever state it was.
  await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: employeeId })
  return removed
}

const ownerOf = async ({ tx, org }: MemberContext): Promise<{ id: string; email: string }> => {
  const [owner] = await tx
    .select({ id: users.id, email: users.email })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.ownerId))
    .where(eq(organizations.id, org.id))
  return orFail(owner, notFound('Organization', org.id))
}
