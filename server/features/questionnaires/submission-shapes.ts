import type { Draft, StoredSubmission, Submission } from '../../../contract/questionnaires.ts'
import { can } from '../../../contract/rights.ts'
import { answersInOrder } from '../../../insights/answers.ts'
import type { MemberIdentity } from '../../core/identity.ts'
import type { Secrets } from '../../core/secrets.ts'
import type { submissions } from './tables.ts'

/** A stored submission as the calls and the live listener speak of it (specification point 3). */

export type SubmissionRow = typeof submissions.$inferSelect

/** The invite code of an invitation, for those who may see it. */
export type CodeOf = (invitationId: string | null) => string | null

/** Who holds an invite code can answer in its person's name: only those who invite see one, and never that of the mail. */
export const codesFor = ({ member }: Pick<MemberIdentity, 'member'>, secrets: Secrets): CodeOf =>
  can(member, 'employee:invite') ? (id) => (id === null ? null : secrets.handedCode(id)) : () => null

/** A draft is its author's alone: of one, only its state is told. */
export const submissionOf = (row: SubmissionRow, codeOf: CodeOf): Submission => {
  const rawAnswers = row.status === 'completed' ? row.rawAnswers : {}
  return {
    employeeId: row.employeeId,
    answers: answersInOrder(rawAnswers),
    rawAnswers,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    startedAt: row.startedAt.toISOString(),
    status: row.status,
    submissionType: row.submissionType,
    inviteCode: codeOf(row.invitationId),
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
  }
}

/** The same under the stored field names, which the live listener speaks. */
export const storedSubmissionOf = (row: SubmissionRow, codeOf: CodeOf): StoredSubmission => {
  const submission = submissionOf(row, codeOf)
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
  }
}

/** A person's own questionnaire, finished or not; `email` is shown in it and never asked. */
export const draftOf = (
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
