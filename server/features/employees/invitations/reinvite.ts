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
 * Sends a person whose answers were reopened the link to them, by mail only (`mail`: its kind): their invitation,
 * extended to 14 days from now, or a new one if it has expired. A caller who may not invite can send a new code only to
 * a member, who can open the same when signed in. Locks the employee.
 * @returns why no mail is sent, in a sentence; null if one is.
 * @throws Failure BUSINESS_LOGIC_ERROR if the caller may not give the person a link, or no link can reach them.
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
  // A member can open their questionnaire when signed in.
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
 * Notifies a member whose record has another address than their account, at the account's address: an invitation would
 * give their record to the person at the other one.
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

/** The address of a member's account; undefined if they are not a member. */
export const memberAddress = async (
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<string | undefined> => (await membershipOfPerson(tx, orgId, { userId, email: '' }))?.address
