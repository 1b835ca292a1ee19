import { and, eq } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import type { Tx } from '../../../core/database/database.ts'
import { notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import { queueMails } from '../../../core/mail/mail-queue.ts'
import { membershipOfPerson } from '../../organizations/members/find-membership.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import type { EmployeeRow } from '../roster/employee.ts'
import { issueInvitations } from './issue-invitations.ts'
import { suppressedMail } from '../mail-limits/suppressed-mail.ts'
import { accountMailKind, type ReopeningMail } from '../../../core/mail/asking-mails.ts'
import { planInvitations } from './plan-invitations.ts'
import { findOptedOut } from '../reminders/reminder-preferences.ts'
import { latestInvitation, requireMayReissue } from './resend-invitation.ts'
import { employees } from '../../../schema/employees.ts'

/**
 * Sends a person whose answers were opened again the way back to them, by mail alone (`mail`: what it tells): their invitation with 14 days from
 * now on, or a new one where it has run out. Who may not invite gives a new code to nobody but a member, to whom it
 * opens nothing that they cannot reach signed in. Locks the employee.
 * @returns why no mail leaves, in a sentence; null where one does.
 * @throws Failure BUSINESS_LOGIC_ERROR where the person has no way back that the caller may give them, or that could
 * reach them.
 */
export const reinvite = async (
  context: RunContext,
  employeeId: string,
  mail: ReopeningMail,
): Promise<{ whyNotMailed: string | null }> => {
  const { tx, org } = context
  const [row] = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('update')
  const employee = orFail(row, notFound('Employee', employeeId))
  const [plan] = await planInvitations(context, [{ employee }], { joined: 'remind' })
  // A member reaches their questionnaire signed in.
  if (!(await membershipOfPerson(tx, org.id, employee))) {
    const isOpen = plan?.before !== undefined
    if (!isOpen && !can(context.member, 'employee:invite')) {
      throw ruleViolation(messages.reopenNeedsInvitation(employee.name))
    }
    if (!isOpen && (await findOptedOut(tx, org.id, [employee.email])).size > 0) {
      throw ruleViolation(messages.reopenReachesNobody(employee.name))
    }
    requireMayReissue(context, await latestInvitation(context, employeeId))
  }
  const issued = await issueInvitations(context, [{ employee }], { joined: 'remind', mail })
  const invitation = issued.get(employeeId)
  return typeof invitation === 'object' ? invitation : tellAccount(context, employee, mail)
}

/**
 * Tells a member whose account has another address than their record at the account's: an invitation would give their
 * record to whoever has the other one.
 */
const tellAccount = async (
  context: RunContext,
  { id, userId }: EmployeeRow,
  mail: ReopeningMail,
): Promise<{ whyNotMailed: string | null }> => {
  const { tx, org } = context
  const latest = await latestInvitation(context, id)
  const toAddress = userId === null ? undefined : await memberAddress(tx, { orgId: org.id, userId })
  const isMailed = toAddress !== undefined && (await suppressedMail(context, [toAddress], mail)).size === 0
  if (!latest || !isMailed) return { whyNotMailed: messages.reopenedSignedIn }
  await queueMails(context, [{ kind: accountMailKind(mail), orgId: org.id, toAddress, subjectId: latest.id }])
  return { whyNotMailed: null }
}

/** The address of a member's account; undefined where they are no member. */
export const memberAddress = async (
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<string | undefined> => (await membershipOfPerson(tx, orgId, { userId, email: '' }))?.address
