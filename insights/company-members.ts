/** The people of a company report in one fixed order, each with what was read from the answers. */
import { isGiven } from './answers.ts'
import { hiringWordsIn, speaksOfStep, staffingQuestionIn } from './company-mentions.ts'
import type { CompanyReportInput, CompletedSubmission, TeamScore } from './company-report-types.ts'
import { defaultDepartment, nameFor } from './employee-report.ts'
import { inNameOrder, type Named } from './name-order.ts'
import type { QuestionId, RawAnswers } from './questionnaire.ts'
import { countAnswered, readInputs, scoresOf, type Readings } from './scores.ts'

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
  readonly notAnsweredEmployees: readonly Named[]
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

/**
 * Pairs employees with their answers. The order of the lists that come in makes no difference: answers are
 * read in it, which is the order of memory and so the fastest, and people are sorted afterwards.
 */
export function membersOf({ employees, submissions }: CompanyReportInput): Membership {
  const latest = latestById(submissions)
  const departmentNames = new Map<string, string>()
  const departmentCounts = new Map<string, number>()
  const members: Member[] = []
  const silent: Named[] = []
  let firstSubmittedAt = ''
  let lastSubmittedAt = ''
  for (const { id: employeeId, name, role, department: given } of employees) {
    const department = departmentNames.get(given) ?? nameFor(given, defaultDepartment)
    departmentNames.set(given, department)
    departmentCounts.set(department, (departmentCounts.get(department) ?? 0) + 1)
    const submission = latest.get(employeeId)
    if (!submission) {
      silent.push({ employeeId, employeeName: nameFor(name, unnamed) })
      continue
    }
    const { rawAnswers: raw, submittedAt } = submission
    if (firstSubmittedAt === '' || submittedAt < firstSubmittedAt) firstSubmittedAt = submittedAt
    if (submittedAt > lastSubmittedAt) lastSubmittedAt = submittedAt
    members.push(memberOf(employeeId, name, role, department, raw))
  }
  return {
    members: inNameOrder(members, ({ score }) => score),
    departmentCounts,
    totalEmployees: employees.length,
    notAnswered: silent.length,
    notAnsweredEmployees: inNameOrder(silent, (person) => person).slice(0, notAnsweredLimit),
    ignoredSubmissions: latest.size - members.length,
    firstSubmittedAt,
    lastSubmittedAt,
  }
}

function memberOf(
  employeeId: string,
  name: string,
  role: string,
  department: string,
  raw: RawAnswers,
): Member {
  const readings = readInputs(raw)
  const { reliability, roleFit, scalability, output, initiative, overall, grade } = scoresOf(readings)
  return {
    score: {
      employeeId,
      employeeName: nameFor(name, '') || nameFor(raw.full_name ?? '', unnamed),
      role: nameFor(role, 'Employee'),
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
    hiringWords: hiringWordsIn(raw.missing_tools),
    staffingQuestion: staffingQuestionIn(raw),
    speaksOfStep: speaksOfStep(raw),
  }
}
