import {
  compareDepartments,
  type DepartmentComparison,
} from '../../../../../insights/comparison/statistical-noise.ts'
import { gradeText } from '../../../../../insights/scoring/grades.ts'
import { citeCompanyReport } from '../citations.ts'
import {
  figureWords,
  reportSourceLine,
  statusQuestionPattern,
  knownFigures,
  thresholdOf,
  missingCompanyReport,
  type Report,
} from './company-figures.ts'
import {
  counted,
  formatDistinctMeans,
  inlineQuote,
  remark,
  citedLine,
  inlineText,
  type Basis,
  type Draft,
  type Line,
} from '../reply-lines.ts'
import { offerCompanyReport, offerReports } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { findUnknownWords, wordSet } from '../understanding/known-words.ts'
import { peopleInScope } from '../people/response-status.ts'
import { headcount } from '../people/headcount.ts'

/** Scores and grades of departments. */

type Department = Report['gradingBreakdown'][number]

export const departmentLine = (
  report: Report,
  { departmentName, departmentGrade, answered, people, isSmall }: Department,
): Line =>
  citedLine(
    `${inlineText(departmentName)}: ${departmentGrade === null ? 'no grade that you can see' : gradeText(departmentGrade)}; ${counted(answered)} of ${counted(people)} answered${isSmall ? ', which is few: read it with care and do not compare' : ''}.`,
    citeCompanyReport(report, 'gradingBreakdown'),
    { isItem: true },
  )

export const departmentsMax = 30
const membersMax = 30

const allDepartments = async ({ reportId, text }: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!hasValue(told)) return missingCompanyReport(told)
  const report = told.value
  const { gradingBreakdown } = report
  return {
    lines: [
      ...(/ (?:best|worst|strongest|weakest|highest|lowest|better|top|bottom) /.test(text)
        ? [
            remark(
              'Departments are not ranked: differences between few self-reported scores are often noise. These are their grades:',
            ),
          ]
        : []),
      citedLine(
        `The company report has ${counted(gradingBreakdown.length)} departments.`,
        citeCompanyReport(report, 'gradingBreakdown'),
        {
          derived: [gradingBreakdown.length],
        },
      ),
      ...gradingBreakdown.slice(0, departmentsMax).map((one) => departmentLine(report, one)),
      ...(gradingBreakdown.length > departmentsMax
        ? [
            citedLine(
              'The others are on the page Company wiki.',
              citeCompanyReport(report, 'gradingBreakdown'),
            ),
          ]
        : []),
      reportSourceLine(report),
    ],
  }
}

export const findReportDepartment = (report: Report, name: string): Department | undefined =>
  report.gradingBreakdown.find(({ departmentName }) => departmentName === name)

/** Where a department that is there now is not in the report. */
export const missingDepartment = (report: Report, name: string): Line =>
  citedLine(
    `The company report has no department ${inlineQuote(name)}; it may be newer than the report.`,
    citeCompanyReport(report, 'gradingBreakdown'),
  )

const comparisonLines = (standing: DepartmentComparison | undefined, basis: Basis): Line[] => {
  if (standing === undefined) return []
  if (standing.kind === 'few') {
    return [
      citedLine('It is not compared with the others: on either side too few have answered for that.', basis),
    ]
  }
  const where = {
    within: 'within the noise of that of everybody else, so no difference',
    above: 'above that of everybody else by more than noise',
    below: 'below that of everybody else by more than noise',
  }[standing.kind]
  const [mean, others] = formatDistinctMeans(standing.mean, standing.others)
  return [
    citedLine(`Its mean overall score, ${mean}, is ${where} (${others}).`, basis, {
      derived: [mean, others].map(Number),
    }),
  ]
}

const changeWords = / (?:trends?|chang\w+|develop\w*|over time|improv\w+|better|worse) /

/** How many are in departments, before something else is asked of them. */
const howManyFirst =
  /^ how many (?:people|employees|staff|members)(?: (?:are|work|works|working|there))* in (?:the )?_(?: and _)*(?: (?:departments?|teams?))? and(?= )/

/** What is asked of figures after how many there are; null where that is not asked, or nothing of figures after it. */
const afterHowMany = (text: string): string | null => {
  const rest = text.replace(howManyFirst, '')
  return rest !== text && (figureWords.test(rest) || changeWords.test(rest)) ? rest : null
}

const headcountLines = async (question: UnderstoodQuestion, source: Source): Promise<Line[]> => {
  if (afterHowMany(question.text) === null) return []
  const told = await source.people()
  return [hasValue(told) ? headcount(question, peopleInScope(question).length) : remark(told.refusal)]
}

const department = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const { departments, reportId, text } = question
  const counts = await headcountLines(question, source)
  const told = await source.companyReport(reportId ?? undefined)
  if (!hasValue(told)) {
    const { lines: refused, ...others } = missingCompanyReport(told)
    return { ...others, lines: [...counts, ...refused] }
  }
  const report = told.value
  const basis = citeCompanyReport(report, 'gradingBreakdown')
  const standings = report.isAnonymous
    ? new Map<string, DepartmentComparison>()
    : compareDepartments(report.gradingBreakdown)
  const people: string[] = []
  const lines = departments.flatMap((name): Line[] => {
    const one = findReportDepartment(report, name)
    if (!one) return [missingDepartment(report, name)]
    const members = one.teamScores
      .toSorted((a, b) => (a.employeeName < b.employeeName ? -1 : 1))
      .slice(0, membersMax)
    people.push(...members.map(({ employeeId }) => employeeId))
    return [
      departmentLine(report, one),
      ...one.executiveSummary.map(({ text }) =>
        citedLine(inlineText(text, 600), basis, { derived: thresholdOf(report) }),
      ),
      ...comparisonLines(standings.get(name), basis),
      ...members.map(({ employeeName, grade, overall }) =>
        citedLine(`${inlineText(employeeName)}: ${gradeText(grade)}, overall ${overall}`, basis, {
          isItem: true,
        }),
      ),
      ...(one.teamScores.length > members.length
        ? [
            citedLine(
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
      ...counts,
      ...(changeWords.test(text)
        ? [
            remark(
              'How a department has changed is shown on the page Company wiki, where two reports are compared. This is how it stands:',
            ),
          ]
        : []),
      ...lines,
      reportSourceLine(report),
    ],
    people,
    suggestions: ['Show the grades of all departments'],
  }
}

const nothing: ReadonlySet<string> = new Set()

export const gradesOfDepartments: Question = {
  id: 'grades-of-departments',
  title: 'Grades of all departments',
  examples: ['Show the grades of all departments', 'How are the departments doing?', 'Compare the teams'],
  isOfCompanyToo: true,
  offer: offerCompanyReport('Show the grades of all departments'),
  knows:
    wordSet(`${knownFigures} department departments team teams all every by per compare compared comparison between best
    worst strongest weakest highest lowest better top bottom versus list`),
  recognises: ({ text, people, departments }) =>
    people.length === 0 &&
    departments.length === 0 &&
    !/ (?:who|whom|whose|why|not) /.test(text) &&
    / (?:departments|teams|(?:each|every|by|per|which|what) (?:department|team)) /.test(text),
  answer: allDepartments,
}

export const scoresOfDepartment: Question = {
  id: 'scores-of-department',
  title: 'Scores and grades of a department',
  examples: ['What is the grade of Sales?', 'How is Support doing?', 'Show the scores in Sales'],
  offer: offerReports('What is the grade of Sales?', null),
  knows:
    wordSet(`${knownFigures} department team trend trends change changed develop developed over time improve improved
    improving better worse since last many people employees staff members work works working`),
  recognises: ({ departments, text: whole }) => {
    const text = afterHowMany(whole) ?? whole
    if (departments.length === 0 || / (?:who|whom|whose|why|not|how many) /.test(text)) return false
    return (
      figureWords.test(text) ||
      changeWords.test(text) ||
      statusQuestionPattern.test(text) ||
      (findUnknownWords(text, nothing).length === 0 &&
        !/ (?:is|are|am|was|has|have|had|do|does|did|can) /.test(text))
    )
  },
  answer: department,
}
