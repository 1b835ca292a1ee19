import { and, eq } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { isActiveMember } from '../../organizations/members/memberships.ts'
import { submissions } from '../../../schema/submissions.ts'
import type { EmployeeRow } from './employee.ts'

/**
 * Holds a record, whose row is locked, to its address where a new one would open what was submitted to whoever has that,
 * or cut the author of a draft off from it. A member reaches their draft with the account that they joined with, whatever
 * the address is; and the address that the draft was written with may always be given.
 * @throws Failure BUSINESS_LOGIC_ERROR where a draft is nobody's but its author's; where answers are in and the caller may
 * not read them
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
