import { and, eq } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { isActiveMember } from '../../organizations/members/memberships.ts'
import { employees } from '../../../schema/employees.ts'
import { submissions } from '../../../schema/submissions.ts'
import { nameRefusal } from '../invitations/invitation-result.ts'
import { findNameConflict } from '../names/match-invited-name.ts'
import { membersOutsideList } from '../names/name-conflicts.ts'
import type { EmployeeRow } from './employee.ts'
import { removedWithEmails } from './removed-employees.ts'

/**
 * Refuses a new address for a record, whose row must be locked, if it would open submitted answers to the person at
 * that address, or cut off the author of a draft from it. A member opens their draft with the account that they joined
 * with, whatever the address; and the address that the draft was written with is always allowed.
 * @throws Failure BUSINESS_LOGIC_ERROR if a draft belongs to its author alone; if answers are submitted and the caller
 * may not read them
 */
export const requireMayChangeAddress = async (
  { tx, org, member }: Pick<MemberContext, 'tx' | 'org' | 'member'>,
  { id, name, userId }: EmployeeRow,
  email: string,
): Promise<void> => {
  const [submission] = await tx
    .select({ status: submissions.status, authorAddress: submissions.authorAddress })
    .from(submissions)
    .where(and(eq(submissions.orgId, org.id), eq(submissions.employeeId, id)))
  if (!submission) return
  if (submission.status === 'completed') {
    if (!can(member, 'submission:view')) throw ruleViolation(messages.addressOfAnswers(name))
    return
  }
  if (submission.authorAddress === email) return
  if (userId !== null && (await isActiveMember(tx, org.id, userId))) return
  throw ruleViolation(messages.addressOfDraft(name))
}

/**
 * Refuses a new address for a record if the address belongs to another person: somebody in the list, always; a member
 * who is not in the list or a removed person with another name, without `replaceName`.
 * @throws Failure BUSINESS_LOGIC_ERROR that says whose address it is
 */
export const requireAddressOfSamePerson = async (
  context: MemberContext,
  { email, name, replaceName = false }: { email: string; name: string; replaceName?: boolean | undefined },
): Promise<void> => {
  const { tx, org, member } = context
  const [listed] = await tx
    .select({ name: employees.name })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.email, email)))
  if (listed) throw ruleViolation(messages.addressOfListed(listed.name))
  const [removed] = await removedWithEmails(context, [email])
  const known = (await membersOutsideList(context, [email])).get(email) ?? removed?.name
  if (known === undefined) return
  const conflict = findNameConflict({ email, name: known }, { name, replaceName }, member)
  if (conflict) throw nameRefusal(conflict.error, 'employeeData.replaceName')
}
