import { expect, test } from 'vitest'
import type { z } from 'zod'
import { questions } from '../insights/questionnaire/questionnaire.ts'
import { Session } from './calls/accounts.ts'
import { Chat } from './calls/chat.ts'
import { Admin } from './calls/members.ts'
import { Organization } from './calls/organizations.ts'
import { Employee, Invitation, InvitationResult } from './calls/employees/employees.ts'
import { AnswerEntry, StoredSubmission, Submission } from './calls/submissions.ts'
import { StoredCompanyReport, StoredEmployeeReport } from './calls/reports/reports.ts'
import { hasField } from './testing/fields-of.ts'
import { Membership, User } from './calls/users.ts'

/** The fields of the specification's entities (point 3), repeated here by hand and not taken from the schemas. */
const entities: readonly (readonly [name: string, schema: z.ZodType, fields: string])[] = [
  [
    'User',
    User,
    'id email displayName createdAt updatedAt photoURL phoneNumber metadata.lastLoginAt metadata.loginCount metadata.emailVerified',
  ],
  ['Session', Session, 'id userId createdAt lastAccessedAt expiresAt active deviceInfo ipAddress'],
  ['Membership', Membership, 'orgId userId role permissions joinedAt status'],
  [
    'Organization',
    Organization,
    'orgId name companyName onboardingCompleted ownerId createdAt updatedAt settings subscription.currentPeriodStart subscription.currentPeriodEnd subscription.trialEnd usage.lastReportGeneration onboarding.completedAt onboarding.lastUpdated onboardingData',
  ],
  ['Admin', Admin, 'userId email role addedAt'],
  ['Employee', Employee, 'id name email role department status joinedAt inviteCode initials'],
  ['Invitation', Invitation, 'code createdAt'],
  ['Conversation', Chat, 'lastMessageAt'],
  [
    'Submission',
    Submission,
    'employeeId answers.question answers.answer rawAnswers submittedAt startedAt status submissionType inviteCode',
  ],
  ['Answer', AnswerEntry, 'question answer'],
  [
    'Submission of the listener',
    StoredSubmission,
    'employee_id answers submitted_at started_at status submission_type invite_code raw_answers',
  ],
  [
    'Employee report',
    StoredEmployeeReport,
    'employeeId generatedAt department role roleAndOutput.responsibilities roleAndOutput.clarityOnRole roleAndOutput.selfRatedOutput roleAndOutput.recurringTasks insights.personalityTraits insights.psychologicalIndicators insights.selfAwareness insights.emotionalResponses insights.growthDesire strengths weaknesses opportunities.title opportunities.description risks recommendations gradingOverview.employeeName gradingOverview.grade gradingOverview.reliability gradingOverview.roleFit gradingOverview.scalability gradingOverview.output gradingOverview.initiative',
  ],
  [
    'Company report',
    StoredCompanyReport,
    'id createdAt executiveSummary overview.totalEmployees overview.departmentBreakdown.department overview.departmentBreakdown.count overview.submissionRate overview.lastUpdated overview.averagePerformanceScore overview.riskLevel weaknesses strengths personnelChanges.newHires personnelChanges.promotions personnelChanges.departures immediateHiringNeeds.department immediateHiringNeeds.role immediateHiringNeeds.priority immediateHiringNeeds.reasoning forwardOperatingPlan.title forwardOperatingPlan.details organizationalImpactSummary.category organizationalImpactSummary.employees.employeeName organizationalImpactSummary.employees.impact organizationalImpactSummary.employees.description organizationalImpactSummary.employees.suggestedPay gradingBreakdown.departmentNameShort gradingBreakdown.departmentName gradingBreakdown.lead gradingBreakdown.support gradingBreakdown.departmentGrade gradingBreakdown.executiveSummary gradingBreakdown.teamScores',
  ],
  ['Invitation result', InvitationResult, 'success email employee code inviteLink emailSent error'],
]

test.each(entities)('%s has the fields of the specification', (_name, schema, fields) => {
  const missing = fields.split(' ').filter((field) => !hasField(schema, field))
  expect(missing).toEqual([])
})

test('a field that is not there is told apart from one that is', () => {
  expect(hasField(Organization, 'usage.lastReportGeneration')).toBe(true)
  expect(hasField(Organization, 'usage.nothing')).toBe(false)
  expect(hasField(Organization, 'name.length')).toBe(false)
})

test('what the specification calls nullable may be null, and nothing else of a user', () => {
  const isNullable = (schema: { safeParse: (value: null) => { success: boolean } }) =>
    schema.safeParse(null).success
  const nullable = Object.entries(User.shape).filter(([, schema]) => isNullable(schema))
  expect(nullable.map(([name]) => name)).toEqual(['photoURL', 'phoneNumber'])
  const { subscription, usage, onboarding } = Organization.shape
  const { currentPeriodStart, currentPeriodEnd, trialEnd } = subscription.shape
  for (const date of [currentPeriodStart, currentPeriodEnd, trialEnd]) expect(isNullable(date)).toBe(true)
  expect(isNullable(usage.shape.lastReportGeneration)).toBe(true)
  expect(isNullable(onboarding.shape.completedAt)).toBe(true)
  expect(isNullable(onboarding.shape.lastUpdated)).toBe(false)
})

test('states and kinds are those of the specification', () => {
  expect(Membership.shape.role.options).toEqual(['owner', 'admin', 'employee'])
  expect(Membership.shape.status.options).toEqual(['active', 'suspended'])
  expect(Employee.shape.status.options).toEqual(['active', 'invited'])
  expect(Submission.shape.status.options.toSorted()).toEqual(['completed', 'in_progress'])
  expect(Submission.shape.submissionType.options.toSorted()).toEqual(['regular', 'standard'])
})

test('every question has the fields of the specification', () => {
  for (const question of questions) {
    expect(Object.keys(question)).toEqual(
      expect.arrayContaining([
        'id',
        'prompt',
        'sectionId',
        'order',
        'category',
        'type',
        'required',
        'placeholder',
        'weight',
      ]),
    )
  }
})
