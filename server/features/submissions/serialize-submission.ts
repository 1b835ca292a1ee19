import { and, eq } from 'drizzle-orm'
import type { Draft, StoredSubmission, Submission } from '../../../contract/calls/submissions.ts'
import { can } from '../../../contract/rights/permissions.ts'
import { answersInOrder } from '../../../insights/questionnaire/answers.ts'
import type { Host } from '../../core/host.ts'
import type { MemberIdentity } from '../../core/auth/identity.ts'
import { invitationState } from '../employees/invitations/invitation.ts'
import { invitations } from '../../schema/employees.ts'
import { submissions } from '../../schema/submissions.ts'

/** A stored submission in the shapes of the calls and of the live listener (specification point 3). */

export type SubmissionRow = typeof submissions.$inferSelect

/** The columns of a submission's invitation that its code is derived from. */
export const codeSource = {
  id: invitations.id,
  handedCodeHash: invitations.handedCodeHash,
  isLatest: invitations.isLatest,
  revokedAt: invitations.revokedAt,
  acceptedAt: invitations.acceptedAt,
  expiresAt: invitations.expiresAt,
}
export const invitationOfSubmission = and(
  eq(invitations.orgId, submissions.orgId),
  eq(invitations.id, submissions.invitationId),
)

type CodeSource = Pick<typeof invitations.$inferSelect, keyof typeof codeSource>

/**
 * The shared code, never the mailed one, of the invitation that a submission came with. Shown only to members who may
 * invite, and only while it is pending: anybody who has it can join in its person's name. Null if there is none.
 */
export const readSubmissionCode = (
  { member, host, now }: { member: MemberIdentity['member']; host: Pick<Host, 'secrets'>; now: Date },
  invitation: CodeSource | null,
): string | null =>
  invitation !== null &&
  invitation.handedCodeHash !== null &&
  can(member, 'employee:invite') &&
  invitationState(invitation, now) === 'pending'
    ? host.secrets.handedCode(invitation.id)
    : null

/** Only the author may read a draft: for others it has a state and no answers. */
export const serializeSubmission = (row: SubmissionRow, inviteCode: string | null): Submission => {
  const rawAnswers = row.status === 'completed' ? row.rawAnswers : {}
  return {
    employeeId: row.employeeId,
    answers: answersInOrder(rawAnswers),
    rawAnswers,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    startedAt: row.startedAt.toISOString(),
    status: row.status,
    submissionType: row.submissionType,
    inviteCode,
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
    language: row.language,
  }
}

/** The same under the stored field names, which the live listener uses. */
export const serializeStoredSubmission = (
  row: SubmissionRow,
  inviteCode: string | null,
): StoredSubmission => {
  const submission = serializeSubmission(row, inviteCode)
  return {
    employee_id: submission.employeeId,
    answers: submission.answers,
    submitted_at: submission.submittedAt,
    started_at: submission.startedAt,
    status: submission.status,
    submission_type: submission.submissionType,
    invite_code: submission.inviteCode,
    raw_answers: submission.rawAnswers,
    reopened_at: submission.reopenedAt,
    language: submission.language,
  }
}

/** A person's own questionnaire, finished or not; `email` is shown in it and never asked. */
export const serializeDraft = (
  { employeeId, email }: { employeeId: string; email: string },
  row: Pick<SubmissionRow, 'status' | 'rawAnswers' | 'revision' | 'savedAt' | 'submittedAt'> | null,
  reopened: Draft['reopened'],
): Draft => ({
  employeeId,
  status: row?.status ?? 'not_started',
  rawAnswers: { ...row?.rawAnswers, email },
  revision: row?.revision ?? 0,
  savedAt: row?.savedAt.toISOString() ?? null,
  submittedAt: row?.submittedAt?.toISOString() ?? null,
  reopened,
})
