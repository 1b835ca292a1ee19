import { and, eq } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { can } from '../../../contract/rights.ts'
import { refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { users } from '../accounts/tables.ts'
import { isActiveMember } from '../organizations/memberships.ts'
import { submissions } from '../questionnaires/tables.ts'
import type { EmployeeRow } from './employee.ts'

/**
 * Holds a record, whose row is locked, to its address where a new one would open what was written to whoever has that:
 * an invitation to it leads to the draft, and so does an account with it. A member reaches their draft with the account
 * that they joined with, whatever the address is; who is none any more may have that account's.
 * @throws Failure BUSINESS_LOGIC_ERROR where a draft is nobody's but its author's; where answers are in and the caller may
 * not read them
 */
export const requireMayMove = async (
  { tx, org, member }: Pick<MemberContext, 'tx' | 'org' | 'member'>,
  { id, name, userId }: EmployeeRow,
  email: string,
): Promise<void> => {
  const [submission] = await tx
    .select({ status: submissions.status })
    .from(submissions)
    .where(and(eq(submissions.orgId, org.id), eq(submissions.employeeId, id)))
  if (!submission) return
  if (submission.status === 'completed') {
    if (!can(member, 'submission:view')) throw refused(messages.addressOfAnswers(name))
    return
  }
  if (userId === null) throw refused(messages.addressOfDraft(name))
  if (await isActiveMember(tx, org.id, userId)) return
  const [author] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (author?.email !== email) throw refused(messages.addressOfDraft(name))
}
