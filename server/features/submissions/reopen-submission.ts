import { and, eq } from 'drizzle-orm'
import { messages } from '../../../contract/http/failures.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { notFound, orFail, ruleViolation } from '../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../core/http/serve.ts'
import { lockedMemberWithPermission } from '../organizations/members/locked-members.ts'
import { membershipOfPerson } from '../organizations/members/find-membership.ts'
import { employees, invitations } from '../../schema/employees.ts'
import type { ReopeningMail } from '../../core/mail/asking-mails.ts'
import { reinvite } from '../employees/invitations/reinvite.ts'
import { noticeOf } from '../employees/invitations/invitation-result.ts'
import type { RunContext } from '../batch-jobs/batch-handler.ts'
import {
  readSubmissionCode,
  codeSource,
  serializeSubmission,
  type SubmissionRow,
} from './serialize-submission.ts'
import { submissions, submissionVersions } from '../../schema/submissions.ts'

/**
 * Opens a completed questionnaire again (decisions §4): what was submitted is kept as it was and is the draft that its
 * author goes on with. Until they submit it anew it counts as not completed, in every list, rate and new report.
 */
export const reopenSubmission = serveMember(
  questionnaires.reopenSubmission,
  async ({ employeeId, reason }, context) => {
    const { tx, now, org, host } = context
    // What they write is not stored while somebody is erased whom it may name. Before the person, as everywhere.
    const member = await lockedMemberWithPermission(context, questionnaires.reopenSubmission.may)
    const { opened, whyNotMailed } = await reopenAnswers(
      { ...context, member },
      { employeeId, reason, mail: 'reopened' },
    )
    const [invitation = null] = await tx
      .select(codeSource)
      .from(invitations)
      .where(and(eq(invitations.orgId, org.id), eq(invitations.id, opened.invitationId ?? '')))
    return {
      submission: serializeSubmission(opened, readSubmissionCode({ member, host, now }, invitation)),
      emailSent: whyNotMailed === null && host.mail.delivery === 'smtp',
      notice: noticeOf(host.mail, whyNotMailed),
    }
  },
)

/**
 * Opens one person's answers again and sends them the way back, with what is to be told of it: that theirs are open, or
 * that everybody is asked again.
 * @returns what is stored now, and why no mail leaves, in a sentence; null where one does.
 * @throws Failure NOT_FOUND 'Employee not found: {id}', or BUSINESS_LOGIC_ERROR where there is nothing to open again or
 * the person could not be reached.
 */
export const reopenAnswers = async (
  context: RunContext,
  { employeeId, reason, mail }: { employeeId: string; reason: string | undefined; mail: ReopeningMail },
): Promise<{ opened: SubmissionRow; whyNotMailed: string | null }> => {
  const { tx, now, org, user, host } = context
  // The submission first, then its employee: who submits at this moment takes them in the same order.
  const submitted = await lockSubmitted(context, employeeId)
  await tx.insert(submissionVersions).values({
    orgId: org.id,
    employeeId,
    revision: submitted.revision,
    submissionType: submitted.submissionType,
    rawAnswers: submitted.rawAnswers,
    questionnaireVersion: submitted.questionnaireVersion,
    invitationId: submitted.invitationId,
    startedAt: submitted.startedAt,
    submittedAt: submitted.submittedAt,
    reopenedAt: now,
    reopenedBy: user.id,
    reason: reason === undefined || reason === '' ? null : reason,
    language: submitted.language,
  })
  const opened: SubmissionRow = {
    ...submitted,
    status: 'in_progress',
    revision: submitted.revision + 1,
    savedAt: now,
    submittedAt: null,
    reopenedAt: now,
    reopenedRevision: submitted.revision + 1,
    authorAddress: await addressOfAuthor(context, employeeId),
  }
  const { status, revision, savedAt, submittedAt, reopenedAt, reopenedRevision, authorAddress } = opened
  await tx
    .update(submissions)
    .set({ status, revision, savedAt, submittedAt, reopenedAt, reopenedRevision, authorAddress })
    .where(and(eq(submissions.orgId, org.id), eq(submissions.employeeId, employeeId)))
  const { whyNotMailed } = await reinvite(context, employeeId, mail)
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      action: 'submission.reopened',
      entity: 'submission',
      entityId: employeeId,
      details: { revision: submitted.revision },
    },
  )
  await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: employeeId })
  return { opened, whyNotMailed }
}

/**
 * To whose address the way back leads, who goes on with what they had submitted: the account of a member, else the address
 * of the record, which only somebody who may read the answers can have given it since. Locks the employee.
 */
const addressOfAuthor = async (
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
  employeeId: string,
): Promise<string> => {
  const [row] = await tx
    .select({ userId: employees.userId, email: employees.email })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('update')
  const person = orFail(row, notFound('Employee', employeeId))
  return (await membershipOfPerson(tx, org.id, person))?.address ?? person.email
}

type Submitted = SubmissionRow & { submittedAt: Date }

/**
 * What was submitted, held against changes by others: of two who open it at once the second finds it open.
 * @throws Failure NOT_FOUND 'Employee not found: {id}', or BUSINESS_LOGIC_ERROR where there is nothing to open again.
 */
const lockSubmitted = async (
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
  employeeId: string,
): Promise<Submitted> => {
  const ofEmployee = and(eq(submissions.orgId, org.id), eq(submissions.employeeId, employeeId))
  const [stored] = await tx.select().from(submissions).where(ofEmployee).for('update')
  if (stored?.submittedAt && stored.status === 'completed') {
    return { ...stored, submittedAt: stored.submittedAt }
  }
  const [employee] = await tx
    .select({ name: employees.name })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
  if (!employee) throw notFound('Employee', employeeId)
  throw ruleViolation(
    stored?.reopenedAt ? messages.openAlready(employee.name) : messages.notSubmittedYet(employee.name),
  )
}
