import type {
  Employee,
  Invitation,
  InvitationResult,
} from '../../../../contract/calls/employees/employees.ts'
import type { StoredSubmission, Submission } from '../../../../contract/calls/submissions.ts'

/** People, submissions and invitations in the contract's shapes, for tests of this page. */

export const samplePerson = (id: string, name: string, change: Partial<Employee> = {}): Employee => ({
  id,
  name,
  email: `${id}@northwind.example`,
  role: 'Accountant',
  department: 'Finance',
  status: 'invited',
  joinedAt: '2026-09-01T00:00:00.000Z',
  inviteCode: null,
  initials: name.slice(0, 1),
  ...change,
})

export const sampleSubmission = (employeeId: string, change: Partial<Submission> = {}): Submission => ({
  employeeId,
  answers: [
    { questionId: 'role_clarity', question: 'How clear is it to you what is expected of you?', answer: '8' },
    { questionId: 'core_responsibilities', question: 'What are you responsible for?', answer: 'Payroll' },
  ],
  rawAnswers: { role_clarity: '8', core_responsibilities: 'Payroll' },
  submittedAt: '2026-11-10T09:00:00.000Z',
  startedAt: '2026-11-01T09:00:00.000Z',
  status: 'completed',
  submissionType: 'standard',
  inviteCode: null,
  reopenedAt: null,
  language: null,
  ...change,
})

/** As the live listener tells it. */
export const sampleStoredSubmission = (
  employeeId: string,
  change: Partial<Submission> = {},
): StoredSubmission => {
  const submission = sampleSubmission(employeeId, change)
  return {
    employee_id: employeeId,
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

export const sampleInvitation = (employeeId: string, change: Partial<Invitation> = {}): Invitation => ({
  id: `invitation-${employeeId}`,
  employeeId,
  // Only one that is pending has a link to hand over.
  code: (change.state ?? 'pending') === 'pending' ? 'ABCDEFGH12345678' : null,
  inviteLink:
    (change.state ?? 'pending') === 'pending' ? `http://muster.example/#/questionnaire/${employeeId}` : null,
  state: 'pending',
  isMember: change.state === 'accepted',
  isRemoved: false,
  isEndedByImport: false,
  membershipRole: 'employee',
  permissions: null,
  email: `${employeeId}@northwind.example`,
  name: employeeId,
  createdAt: '2026-11-01T09:00:00.000Z',
  expiresAt: '2099-12-01T09:00:00.000Z',
  mail: { state: 'sent', at: '2026-11-01T09:00:00.000Z', error: null },
  language: null,
  reminders: { sent: 0, nextAt: '2026-11-04T09:00:00.000Z', isOptedOut: false },
  ...change,
})

export const sampleResult = (person: Employee, change: Partial<InvitationResult> = {}): InvitationResult => ({
  success: true,
  email: person.email,
  employee: person,
  code: 'ABCDEFGH12345678',
  inviteLink: `http://muster.example/#/questionnaire/${person.id}`,
  emailSent: true,
  error: null,
  ...change,
})
