import type { StoredCompanyReport } from '../../../../contract/reports.ts'
import { messages } from '../../../../contract/failures.ts'
import { gradeText } from '../../../../insights/grades.ts'
import { standingsOf, type Standing } from '../../../../insights/noise.ts'
import { ofCompany } from './basis.ts'
import {
  counted,
  dayOf,
  inSentence,
  numeral,
  quoted,
  remark,
  rounded,
  says,
  shown,
  type Basis,
  type Draft,
  type Line,
} from './lines.ts'
import type { Question } from './question.ts'
import { isTold, type Source, type Told } from './source.ts'
import type { Understood } from './understand.ts'

/** Scores and grades of the company and its departments. */

export type Report = StoredCompanyReport
type Department = Report['gradingBreakdown'][number]

/** The sentence where there is no company report, or none for the asker. */
export const withoutCompanyReport = (told: Told<unknown>): Draft => ({
  lines: [
    remark(
      'refusal' in told && told.refusal !== messages.reportNotFound
        ? told.refusal
        : 'There is no company report that you can see: none was made yet, or none is released. Owners and admins make and release them.',
    ),
  ],
})

export const headOf = (report: Report): Line =>
  says(
    `From version ${report.version} of the company report, made on ${dayOf(report.createdAt)}.`,
    ofCompany(report, 'coverage'),
  )

const average = ({ overview }: Report): string => {
  const { averagePerformanceScore: score, riskLevel, riskReason } = overview
  if (riskLevel === null) return riskReason.text
  const risk = `the level of risk is ${riskLevel.toLowerCase()}`
  return score === null
    ? `T${risk.slice(1)}. ${messages.averageNotTold}`
    : `The average overall score is ${score} of 10; ${risk}.`
}

/** The number that sentences on what is not shown tell. */
export const thresholdOf = ({ groupThreshold }: Report): number[] =>
  groupThreshold === null ? [] : [groupThreshold]

const means = (report: Report): Line[] => {
  const told = report.measures.flatMap(({ label, mean }) => (mean === null ? [] : [{ label, mean }]))
  if (told.length === 0) return []
  const text = told.map(({ label, mean }) => `${inSentence(label)} ${numeral(mean)}`).join(', ')
  return [
    says(`Means of the ratings: ${text}.`, ofCompany(report, 'measures'), {
      derived: told.map(({ mean }) => rounded(mean)),
    }),
  ]
}

const company = async ({ reportId }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
  const report = told.value
  const { coverage, overview } = report
  const first = average(report)
  const reason = overview.riskReason.text
  return {
    lines: [
      says(first, ofCompany(report, 'overview'), { derived: [10, ...thresholdOf(report)] }),
      ...(reason === first
        ? []
        : [says(shown(reason, 600), ofCompany(report, 'overview'), { derived: thresholdOf(report) })]),
      ...means(report),
      says(
        `${counted(coverage.answered)} of ${counted(coverage.employees)} people had answered, which is ${overview.submissionRate} percent.`,
        [ofCompany(report, 'coverage'), ofCompany(report, 'overview')],
      ),
      headOf(report),
    ],
    suggestions: ['Show the grades of all departments', 'What are our weaknesses?'],
  }
}

export const lineOf = (
  report: Report,
  { departmentName, departmentGrade, answered, people, isSmall }: Department,
): Line =>
  says(
    `${shown(departmentName)}: ${departmentGrade === null ? 'no grade that you can see' : gradeText(departmentGrade)}; ${counted(answered)} of ${counted(people)} answered${isSmall ? ', which is few: read it with care and do not compare' : ''}.`,
    ofCompany(report, 'gradingBreakdown'),
    { isItem: true },
  )

export const departmentsMax = 30
const membersMax = 30

const allDepartments = async ({ reportId }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
  const report = told.value
  const { gradingBreakdown } = report
  return {
    lines: [
      says(
        `The company report has ${counted(gradingBreakdown.length)} departments.`,
        ofCompany(report, 'gradingBreakdown'),
        {
          derived: [gradingBreakdown.length],
        },
      ),
      ...gradingBreakdown.slice(0, departmentsMax).map((one) => lineOf(report, one)),
      ...(gradingBreakdown.length > departmentsMax
        ? [says('The others are on the page Company wiki.', ofCompany(report, 'gradingBreakdown'))]
        : []),
      headOf(report),
    ],
  }
}

export const departmentIn = (report: Report, name: string): Department | undefined =>
  report.gradingBreakdown.find(({ departmentName }) => departmentName === name)

const standingLines = (standing: Standing | undefined, basis: Basis): Line[] => {
  if (standing === undefined) return []
  if (standing.kind === 'few') {
    return [says('It is not compared with the others: on either side too few have answered for that.', basis)]
  }
  const where = {
    within: 'within the noise of that of everybody else, so no difference',
    above: 'above that of everybody else by more than noise',
    below: 'below that of everybody else by more than noise',
  }[standing.kind]
  const { mean, others } = standing
  return [
    says(`Its mean overall score, ${numeral(mean)}, is ${where} (${numeral(others)}).`, basis, {
      derived: [mean, others].map(rounded),
    }),
  ]
}

const changeWords = / (?:trends?|chang\w+|develop\w*|over time|improv\w+|better|worse) /

const department = async ({ departments, reportId, text }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
  const report = told.value
  const basis = ofCompany(report, 'gradingBreakdown')
  const standings = report.isAnonymous ? new Map<string, Standing>() : standingsOf(report.gradingBreakdown)
  const people: string[] = []
  const lines = departments.flatMap((name): Line[] => {
    const one = departmentIn(report, name)
    if (!one)
      return [
        says(`The company report has no department ${quoted(name)}; it may be newer than the report.`, basis),
      ]
    const members = one.teamScores
      .toSorted((a, b) => (a.employeeName < b.employeeName ? -1 : 1))
      .slice(0, membersMax)
    people.push(...members.map(({ employeeId }) => employeeId))
    return [
      lineOf(report, one),
      ...one.executiveSummary.map(({ text }) =>
        says(shown(text, 600), basis, { derived: thresholdOf(report) }),
      ),
      ...standingLines(standings.get(name), basis),
      ...members.map(({ employeeName, grade, overall }) =>
        says(`${shown(employeeName)}: ${gradeText(grade)}, overall ${overall}`, basis, { isItem: true }),
      ),
      ...(one.teamScores.length > members.length
        ? [
            says(
              `These are the first ${counted(members.length)} by name; the others are on the page Reports.`,
              basis,
              { derived: [members.length] },
            ),
          ]
        : []),
    ]
  })
  return {
    lines: [
      ...(changeWords.test(text)
        ? [
            remark(
              'How a department has changed is shown on the page Company wiki, where two reports are compared. This is how it stands:',
            ),
          ]
        : []),
      ...lines,
      headOf(report),
    ],
    people,
    suggestions: ['Show the grades of all departments'],
  }
}

export const figureWords =
  / (?:grades?|scores?|ratings?|average|mean|overall|risk level|level of risk|doing|perform\w*|satisf\w+|reports?|summary|overview|results?|morale|clarity|communication) /

export const gradesOfDepartments: Question = {
  id: 'grades-of-departments',
  title: 'Grades of all departments',
  examples: ['Show the grades of all departments', 'How are the departments doing?', 'Compare the teams'],
  isOfCompanyToo: true,
  recognises: ({ text, people, departments }) =>
    people.length === 0 &&
    departments.length === 0 &&
    / (?:departments|teams|each department|by department|per department|every department) /.test(text),
  answer: allDepartments,
}

export const scoresOfDepartment: Question = {
  id: 'scores-of-department',
  title: 'Scores and grades of a department',
  examples: ['What is the grade of Sales?', 'How is Support doing?', 'Show the scores in Sales'],
  recognises: ({ departments, text }) =>
    departments.length > 0 &&
    (figureWords.test(text) || / (?:how|about|show|what) /.test(text) || text.trim().split(' ').length <= 3),
  answer: department,
}

export const scoresOfCompany: Question = {
  id: 'scores-of-company',
  title: 'Scores of the company',
  examples: [
    'What is our average score?',
    'How is the company doing?',
    'What is our level of risk?',
    'How satisfied are people?',
  ],
  isOfCompanyToo: true,
  recognises: ({ people, departments, text }) =>
    people.length === 0 && departments.length === 0 && figureWords.test(text),
  answer: company,
}
