import { and, eq, ne } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { Tx } from '../../../core/database/database.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import { users } from '../../../schema/accounts.ts'
import { submissions } from '../../../schema/submissions.ts'
import { employees } from '../../../schema/employees.ts'

/**
 * Says which employee a member is: this one, and no other of the organization any more.
 * @throws Failure 'User is already a member of this organization' where another record holds their draft under an address
 * that is not theirs: without the account, the draft would be whose that address is.
 */
export const linkEmployee = async (
  tx: Tx,
  { orgId, employeeId, userId }: { orgId: string; employeeId: string; userId: string },
): Promise<void> => {
  const inOrganization = eq(employees.orgId, orgId)
  const others = and(inOrganization, eq(employees.userId, userId), ne(employees.id, employeeId))
  const [draftElsewhere] = await tx
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(users, eq(users.id, employees.userId))
    .innerJoin(
      submissions,
      and(eq(submissions.orgId, employees.orgId), eq(submissions.employeeId, employees.id)),
    )
    .where(and(others, eq(submissions.status, 'in_progress'), ne(employees.email, users.email)))
    .limit(1)
  if (draftElsewhere) throw ruleViolation(messages.alreadyMember)
  await tx.update(employees).set({ userId: null }).where(others)
  await tx
    .update(employees)
    .set({ userId })
    .where(and(inOrganization, eq(employees.id, employeeId)))
}
