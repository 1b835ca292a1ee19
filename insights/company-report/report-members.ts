/** The people of a company report in one fixed order, each with what was read from the answers. */
import { isGiven } from '../questionnaire/answers.ts'
import { findHiringWords, mentionsCareerStep, findStaffingQuestion } from './keyword-mentions.ts'
import type {
  CompanyEmployee,
  CompanyReportInput,
  CompletedSubmission,
  TeamScore,
} from './company-report-types.ts'
import { defaultDepartment, cleanNameOr } from '../employee-report/employee-report.ts'
import { sortByName, type NamedPerson } from '../text/compare-names.ts'
import type { QuestionId, RawAnswers } from '../questionnaire/questionnaire.ts'
import { countAnswered, readInputs, scoresOf, type Readings } from '../scoring/scores.ts'

/** One employee who answered. */
export interface Member {
  readonly score: TeamScore
  readonly department: string
  readonly raw: RawAnswers
  readonly readings: Readings
  readonly isMissingTools: boolean
  readonly hiringWords: ReadonlySet<string>
  /** Where the person wrote about needing more hands. */
  readonly staffingQuestion: QuestionId | null
  readonly speaksOfStep: boolean
}

export interface Membership {
  /** Those who answered, by name and then by id. */
  readonly members: readonly Member[]
  readonly departmentCounts: ReadonlyMap<string, number>
  readonly totalEmployees: number
  readonly notAnswered: number
  /** The first of them, by name and then by id. */
  readonly notAnsweredEmployees: readonly NamedPerson[]
  readonly ignoredSubmissions: number
  readonly firstSubmittedAt: string
  readonly lastSubmittedAt: string
}

const notAnsweredLimit = 100
const unnamed = 'Name not given'

function isLater(a: CompletedSubmission, b: CompletedSubmission): boolean {
  if (a.submittedAt !== b.submittedAt) return a.submittedAt > b.submittedAt
  // Two submissions of one moment: any rule will do that does not depend on their order in the list.
  return JSON.stringify(a.rawAnswers) > JSON.stringify(b.rawAnswers)
}

function latestById(submissions: readonly CompletedSubmission[]): ReadonlyMap<string, CompletedSubmission> {
  const latest = new Map<string, CompletedSubmission>()
  for (const submission of submissions) {
    const known = latest.get(submission.employeeId)
    if (!known || isLater(submission, known)) latest.set(submission.employeeId, submission)
  }
  return latest
}

interface Entry extends NamedPerson {
  readonly employee: CompanyEmployee
  readonly submission: CompletedSubmission | undefined
}

/**
 * Pairs employees with their answers. The order of the lists that come in makes no difference. People are
 * sorted before anything is read, so that what is read lies in memory in the order of all later passes.
 */
export function membersOf({ employees, submissions }: CompanyReportInput): Membership {
  const latest = latestById(submissions)
  const entries: readonly Entry[] = employees.map((employee) => {
    const submission = latest.get(employee.id)
    const ownName =
      cleanNameOr(employee.name, '') || cleanNameOr(submission?.rawAnswers.full_name ?? '', unnamed)
    return { employeeId: employee.id, employeeName: ownName, employee, submission }
  })
  const departmentNames = new Map<string, string>()
  const departmentCounts = new Map<string, number>()
  const members: Member[] = []
  const notAnsweredEmployees: NamedPerson[] = []
  let firstSubmittedAt = ''
  let lastSubmittedAt = ''
  for (const { employeeId, employeeName, employee, submission } of sortByName(entries, (entry) => entry)) {
    const department =
      departmentNames.get(employee.department) ?? cleanNameOr(employee.department, defaultDepartment)
    departmentNames.set(employee.department, department)
    departmentCounts.set(department, (departmentCounts.get(department) ?? 0) + 1)
    if (!submission) {
      if (notAnsweredEmployees.length < notAnsweredLimit) {
        notAnsweredEmployees.push({ employeeId, employeeName })
      }
      continue
    }
    const { submittedAt } = submission
    if (firstSubmittedAt === '' || submittedAt < firstSubmittedAt) firstSubmittedAt = submittedAt
    if (submittedAt > lastSubmittedAt) lastSubmittedAt = submittedAt
    members.push(memberOf(employeeId, employeeName, employee.role, department, submission.rawAnswers))
  }
  return {
    members,
    departmentCounts,
    totalEmployees: employees.length,
    notAnswered: employees.length - members.length,
    notAnsweredEmployees,
    ignoredSubmissions: latest.size - members.length,
    firstSubmittedAt,
    lastSubmittedAt,
  }
}

function memberOf(
  employeeId: string,
  employeeName: string,
  role: string,
  department: string,
  raw: RawAnswers,
): Member {
  const readings = readInputs(raw)
  const { reliability, roleFit, scalability, output, initiative, overall, grade } = scoresOf(readings)
  return {
    score: {
      employeeId,
      employeeName,
      role: cleanNameOr(role, 'Employee'),
      reliability,
      roleFit,
      scalability,
      output,
      initiative,
      overall,
      grade,
      scoreInputsAnswered: countAnswered(readings),
    },
    department,
    raw,
    readings,
    isMissingTools: isGiven(raw.missing_tools),
    hiringWords: findHiringWords(raw.missing_tools),
    staffingQuestion: findStaffingQuestion(raw),
    speaksOfStep: mentionsCareerStep(raw),
  }
}
