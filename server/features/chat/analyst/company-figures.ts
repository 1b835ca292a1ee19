import type { StoredCompanyReport } from '../../../../contract/reports.ts'
import { messages } from '../../../../contract/failures.ts'
import { gradeText } from '../../../../insights/grades.ts'
import {
  isDifference,
  noiseBetween,
  overallsOf,
  standingsOf,
  type Standing,
} from '../../../../insights/noise.ts'
import { ofCompany } from './basis.ts'
import { counted, dayOf, numeral, remark, says, shown, type Draft, type Line } from './lines.ts'
import { numbersIn } from './numbers.ts'
import type { Question } from './question.ts'
import { isTold, type Source, type Told } from './source.ts'
import type { Understood } from './understand.ts'

/** Scores and grades of the company and its departments, and two of them side by side. */

type Report = StoredCompanyReport
type Department = Report['gradingBreakdown'][number]

/** The sentence where there is no company report, or none for the asker. */
export const withoutCompanyReport = (told: Told<unknown>): Draft => ({
  lines: [
    remark(
      'refusal' in told && told.refusal !== messages.reportNotFound
        ? told.refusal
        : 'There is no company report yet. Owners and admins make one on the page Company wiki.',
    ),
  ],
})

const headOf = (report: Report): Line =>
  says(
    `From version ${report.version} of the company report, made on ${dayOf(report.createdAt)}.`,
    ofCompany(report, 'coverage'),
  )

const average = ({ overview }: Report): string =>
  overview.averagePerformanceScore === null || overview.riskLevel === null
    ? messages.tooFewAnswers
    : `The average overall score is ${overview.averagePerformanceScore} of 10; the level of risk is ${overview.riskLevel.toLowerCase()}.`

const means = (report: Report): Line[] => {
  const told = report.measures.flatMap(({ label, mean }) =>
    mean === null ? [] : [`${label.toLowerCase()} ${numeral(mean)}`],
  )
  if (told.length === 0) return []
  const text = `Means of the ratings: ${told.join(', ')}.`
  return [says(text, ofCompany(report, 'measures'), { derived: numbersIn(text) })]
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
      says(first, ofCompany(report, 'overview'), { derived: first === messages.tooFewAnswers ? [5] : [10] }),
      ...(reason === first ? [] : [says(shown(reason, 600), ofCompany(report, 'overview'))]),
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

const lineOf = (
  report: Report,
  { departmentName, departmentGrade, answered, people, isSmall }: Department,
): Line =>
  says(
    `${shown(departmentName)}: ${departmentGrade === null ? 'no grade that you can see' : gradeText(departmentGrade)}; ${counted(answered)} of ${counted(people)} answered${isSmall ? ', which is few: read it with care and do not compare' : ''}.`,
    ofCompany(report, 'gradingBreakdown'),
    { isItem: true },
  )

const departmentsMax = 30
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
        ? [remark('The others are on the page Company wiki.')]
        : []),
      headOf(report),
    ],
  }
}

const found = (report: Report, name: string): Department | undefined =>
  report.gradingBreakdown.find(({ departmentName }) => departmentName === name)

const standingText = (standing: Standing | undefined): string | undefined => {
  if (standing === undefined) return undefined
  if (standing.kind === 'few')
    return 'It is not compared with the others: on either side too few have answered for that.'
  const where = {
    within: 'within the noise of that of everybody else, so no difference',
    above: 'above that of everybody else by more than noise',
    below: 'below that of everybody else by more than noise',
  }[standing.kind]
  return `Its mean overall score, ${numeral(standing.mean)}, is ${where} (${numeral(standing.others)}).`
}

const department = async ({ departments, reportId, all }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
  const report = told.value
  const basis = ofCompany(report, 'gradingBreakdown')
  const standings = report.isAnonymous ? new Map<string, Standing>() : standingsOf(report.gradingBreakdown)
  const people: string[] = []
  const lines = departments.flatMap((name): Line[] => {
    const one = found(report, name)
    if (!one)
      return [remark(`The company report has no department ${shown(name)}; it may be newer than the report.`)]
    const standing = standingText(standings.get(name))
    const members = one.teamScores
      .slice(0, membersMax)
      .toSorted((a, b) => (a.employeeName < b.employeeName ? -1 : 1))
    people.push(...members.map(({ employeeId }) => employeeId))
    return [
      lineOf(report, one),
      ...one.executiveSummary.map(({ text }) => says(shown(text, 600), basis)),
      ...(standing === undefined ? [] : [says(standing, basis, { derived: numbersIn(standing) })]),
      ...members.map(({ employeeName, grade, overall }) =>
        says(`${shown(employeeName)}: ${gradeText(grade)}, overall ${overall}`, basis, { isItem: true }),
      ),
      ...(one.teamScores.length > members.length ? [remark('The others are on the page Reports.')] : []),
    ]
  })
  const known = new Set(all.map(({ id }) => id))
  return {
    lines: [...lines, headOf(report)],
    people: people.filter((id) => known.has(id)),
    suggestions: ['Show the grades of all departments'],
  }
}

const compareDepartments = async ({ departments, reportId }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
  const report = told.value
  const basis = ofCompany(report, 'gradingBreakdown')
  const rows = departments.flatMap((name) => found(report, name) ?? [])
  const [one, other] = rows
  const verdict = (): Line => {
    if (!one || !other || rows.length > 2)
      return remark('Two departments at a time are held against each other.')
    if (report.isAnonymous)
      return remark(
        'Whether they differ by more than noise is told to owners and admins only: it needs single scores.',
      )
    const [left, right] = [overallsOf(one.teamScores), overallsOf(other.teamScores)]
    if (noiseBetween(left, right) === null)
      return says('They are not compared: in one of them too few have answered for that.', basis)
    const text = isDifference(left, right)
      ? `Their mean overall scores, ${numeral(left.mean)} and ${numeral(right.mean)}, differ by more than noise.`
      : `Their mean overall scores, ${numeral(left.mean)} and ${numeral(right.mean)}, lie within the noise of each other, so that is no difference.`
    return says(text, basis, { derived: numbersIn(text) })
  }
  return { lines: [...rows.map((row) => lineOf(report, row)), verdict(), headOf(report)] }
}

const changeOf = (now: number, before: number): string =>
  now === before ? `${numeral(now)}, as before` : `${numeral(now)} (before ${numeral(before)})`

const compareReports = async ({ reportId }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyVersions()
  if (!isTold(told)) return withoutCompanyReport(told)
  const versions = told.value
  const at = reportId === null ? 0 : versions.findIndex(({ id }) => id === reportId)
  const [newer, older] = versions.slice(Math.max(0, at), Math.max(0, at) + 2)
  if (!newer || !older) {
    return { lines: [remark('There are no two company reports to compare yet.')] }
  }
  const [first, second] = [await source.companyReport(newer.id), await source.companyReport(older.id)]
  if (!isTold(first)) return withoutCompanyReport(first)
  if (!isTold(second)) return withoutCompanyReport(second)
  const [now, before] = [first.value, second.value]
  const both = (section: 'overview' | 'coverage' | 'measures' | 'gradingBreakdown') => [
    ofCompany(now, section),
    ofCompany(before, section),
  ]
  const [score, scoreBefore] = [now.overview.averagePerformanceScore, before.overview.averagePerformanceScore]
  const then = new Map(before.measures.map(({ topic, mean }) => [topic, mean]))
  const measures = now.measures.flatMap(({ topic, label, mean }) => {
    const earlier = then.get(topic) ?? null
    return mean === null || earlier === null ? [] : [`${label.toLowerCase()} ${changeOf(mean, earlier)}`]
  })
  const grades = now.gradingBreakdown.flatMap(({ departmentName, departmentGrade }) => {
    const earlier = found(before, departmentName)?.departmentGrade ?? null
    return departmentGrade === null || earlier === null || earlier === departmentGrade
      ? []
      : [`${shown(departmentName)} ${gradeText(departmentGrade)} (before ${gradeText(earlier)})`]
  })
  const measuresText = `Means of the ratings: ${measures.join(', ')}.`
  return {
    lines: [
      says(
        `Version ${now.version} of ${dayOf(now.createdAt)}, held against version ${before.version} of ${dayOf(before.createdAt)}.`,
        both('coverage'),
      ),
      says(
        `${counted(now.coverage.answered)} of ${counted(now.coverage.employees)} had answered, before ${counted(before.coverage.answered)} of ${counted(before.coverage.employees)}.`,
        both('coverage'),
      ),
      ...(score === null || scoreBefore === null
        ? [remark(messages.tooFewAnswers)]
        : [
            says(
              `Average overall score: ${changeOf(score, scoreBefore)}.${verdictOn(now, before)}`,
              both('overview'),
            ),
          ]),
      ...(measures.length > 0
        ? [says(measuresText, both('measures'), { derived: numbersIn(measuresText) })]
        : []),
      ...(grades.length > 0
        ? [
            says(
              `Grades that changed: ${grades.slice(0, departmentsMax).join(', ')}.`,
              both('gradingBreakdown'),
            ),
          ]
        : []),
    ],
  }
}

const scoresIn = ({ gradingBreakdown }: Report) => gradingBreakdown.flatMap(({ teamScores }) => teamScores)

const verdictOn = (now: Report, before: Report): string => {
  const [left, right] = [scoresIn(now), scoresIn(before)]
  if (left.length === 0 || right.length === 0) return ''
  return isDifference(overallsOf(left), overallsOf(right))
    ? ' That is more than noise.'
    : ' That is within the noise, so no difference.'
}

const figureWords =
  / (?:grades?|scores?|ratings?|average|mean|overall|risk level|level of risk|doing|perform\w*|satisf\w+|reports?|summary|overview|results?|morale|clarity|communication) /

export const compareCompanyReports: Question = {
  id: 'compare-company-reports',
  title: 'Two company reports, and what changed between them',
  examples: [
    'What changed since the last company report?',
    'Compare the last two company reports',
    'How has our score changed over time?',
  ],
  recognises: ({ text, people, departments }) =>
    people.length === 0 &&
    departments.length === 0 &&
    / (?:chang\w+|compar\w+|differ\w*|trends?|over time|better than before|since|improved|previous|develop\w*) /.test(
      text,
    ) &&
    / (?:reports?|versions?|since|last|time|trends?|before|previous|company|we|our) /.test(text),
  answer: compareReports,
}

export const compareTwoDepartments: Question = {
  id: 'compare-departments',
  title: 'Two departments side by side',
  examples: ['Compare Sales and Support', 'Sales versus Support'],
  recognises: ({ departments, text }) =>
    departments.length > 1 &&
    (/ (?:compar\w+|versus|vs|differ\w*|against|better|than) /.test(text) || figureWords.test(text)),
  answer: compareDepartments,
}

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
