import { Employee } from '../../contract/calls/employees/employees.ts'
import {
  ReportSummary,
  type StoredCompanyReport,
  type StoredEmployeeReport,
} from '../../contract/calls/reports/reports.ts'
import { buildCompanyReport } from '../../insights/company-report/company-report.ts'
import { buildEmployeeReport } from '../../insights/employee-report/employee-report.ts'
import type { RawAnswers } from '../../insights/questionnaire/questionnaire.ts'

/** People, answers and the reports that insights makes of them, for component tests. */

export type SamplePerson = Employee & { answers: RawAnswers | null }

/** A person; without answers they are only invited. */
export const samplePerson = (
  id: string,
  name: string,
  department: string,
  answers: RawAnswers | null,
): SamplePerson => ({
  id,
  name,
  email: `${id}@northwind.example`,
  role: 'Accountant',
  department,
  status: answers === null ? 'invited' : 'active',
  joinedAt: '2026-09-01T00:00:00.000Z',
  inviteCode: null,
  initials: name.slice(0, 1),
  answers,
})

/** Answers that give good scores, unless some are changed. */
export const goodAnswers = (change: RawAnswers = {}): RawAnswers => ({
  full_name: 'Somebody',
  title_department: 'Accountant, Finance',
  core_responsibilities: 'Payroll and invoices',
  role_clarity: '9',
  weekly_output: 'about 8/10',
  has_kpis: 'yes',
  team_communication: '8',
  tool_effectiveness: '8',
  aware_of_training: 'yes',
  career_goals: 'Lead a small team',
  job_satisfaction: '9',
  company_improvements: 'Decide faster',
  ...change,
})

const submittedAt = '2026-11-10T09:00:00.000Z'

/** Employees as getEmployees gives them. */
export const sampleEmployees = (people: readonly SamplePerson[]): Employee[] =>
  people.map((person) => Employee.parse(person))

/** The report of one person as the server stores it. */
export const sampleReport = (
  person: SamplePerson,
  change: Partial<StoredEmployeeReport> = {},
): StoredEmployeeReport => ({
  ...buildEmployeeReport({ employee: person, rawAnswers: person.answers ?? {}, submittedAt }),
  id: `report-${person.id}`,
  version: 1,
  origin: 'generated',
  generatedAt: '2026-11-18T09:00:00.000Z',
  state: 'released',
  generatedVersion: null,
  ...change,
})

/** What listReports gives of it. */
export const sampleSummary = (person: SamplePerson, change: Partial<ReportSummary> = {}): ReportSummary => {
  const { gradingOverview, coverage, ...report } = sampleReport(person)
  const { scoreInputsAnswered } = coverage
  return {
    ...ReportSummary.parse({
      ...report,
      ...gradingOverview,
      scoreInputsAnswered,
      reportId: report.id,
      releasedVersion: report.version,
      unansweredVersion: null,
      isOwn: false,
      isStale: false,
      isReopened: false,
    }),
    ...change,
  }
}

/** The company report of these people. */
export const sampleCompanyReport = (
  people: readonly SamplePerson[],
  change: Partial<StoredCompanyReport> = {},
): StoredCompanyReport => ({
  ...buildCompanyReport({
    organizationName: 'Northwind Traders',
    employees: people,
    submissions: people.flatMap(({ id, answers }) =>
      answers === null ? [] : [{ employeeId: id, rawAnswers: answers, submittedAt }],
    ),
    lastUpdated: '2026-11-18T10:00:00.000Z',
  }),
  groupThreshold: null,
  id: 'company-2',
  version: 2,
  origin: 'generated',
  createdAt: '2026-11-18T10:00:00.000Z',
  state: 'released',
  isAnonymous: false,
  ...change,
})
