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
 * Reopens a completed questionnaire (docs/questionnaire.md): the submitted answers are kept as a version, and become the draft
 * that their author continues. Until it is submitted again, it counts as not completed in every list, rate and new
 * report.
 */
export const reopenSubmission = serveMember(
  questionnaires.reopenSubmission,
  async ({ employeeId, reason }, context) => {
    const { tx, now, org, host } = context
    // Locks members before the person, as everywhere: the reason may name somebody whose erasure is running.
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
 * Reopens one person's answers and sends them the link. `mail`: whether only theirs were reopened, or everybody is
 * asked again in a new cycle.
 * @returns the stored row, and why no mail is sent, in a sentence; null if one is.
 * @throws Failure NOT_FOUND 'Employee not found: {id}', or BUSINESS_LOGIC_ERROR if there is nothing to reopen or the
 * person cannot be reached.
 */
export const reopenAnswers = async (
  context: RunContext,
  { employeeId, reason, mail }: { employeeId: string; reason: string | undefined; mail: ReopeningMail },
): Promise<{ opened: SubmissionRow; whyNotMailed: string | null }> => {
  const { tx, now, org, user, host } = context
  // Locks the submission before its employee, in the same order as a submit.
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
 * The address of the person who continues the submitted answers: that of a member's account, else of the record, which
 * only somebody who may read the answers can have changed since. Locks the employee.
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
 * The submitted answers, locked: of two concurrent reopenings the second one fails.
 * @throws Failure NOT_FOUND 'Employee not found: {id}', or BUSINESS_LOGIC_ERROR if there is nothing to reopen.
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
