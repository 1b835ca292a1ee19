import { standingsOf, type Standing } from '../../../../../insights/comparison/statistical-noise.ts'
import { gradeText } from '../../../../../insights/scoring/grades.ts'
import { ofCompany } from '../citations.ts'
import {
  figureWords,
  headOf,
  howItIs,
  knownFigures,
  thresholdOf,
  withoutCompanyReport,
  type Report,
} from './company-figures.ts'
import {
  counted,
  meansApart,
  quoted,
  remark,
  says,
  shown,
  type Basis,
  type Draft,
  type Line,
} from '../reply-lines.ts'
import { ofCompanyReport, ofReports } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { isTold, type Source } from '../source.ts'
import type { Understood } from '../understanding/understand-question.ts'
import { strangeIn, wordSet } from '../understanding/known-words.ts'
import { groupOf } from '../people/response-status.ts'
import { headcount } from '../people/headcount.ts'

/** Scores and grades of departments. */

type Department = Report['gradingBreakdown'][number]

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

const allDepartments = async ({ reportId, text }: Understood, source: Source): Promise<Draft> => {
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) return withoutCompanyReport(told)
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

/** Where a department that is there now is not in the report. */
export const withoutDepartment = (report: Report, name: string): Line =>
  says(
    `The company report has no department ${quoted(name)}; it may be newer than the report.`,
    ofCompany(report, 'gradingBreakdown'),
  )

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
  const [mean, others] = meansApart(standing.mean, standing.others)
  return [
    says(`Its mean overall score, ${mean}, is ${where} (${others}).`, basis, {
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

const headcountLines = async (question: Understood, source: Source): Promise<Line[]> => {
  if (afterHowMany(question.text) === null) return []
  const told = await source.people()
  return [isTold(told) ? headcount(question, groupOf(question).length) : remark(told.refusal)]
}

const department = async (question: Understood, source: Source): Promise<Draft> => {
  const { departments, reportId, text } = question
  const counts = await headcountLines(question, source)
  const told = await source.companyReport(reportId ?? undefined)
  if (!isTold(told)) {
    const { lines: refused, ...others } = withoutCompanyReport(told)
    return { ...others, lines: [...counts, ...refused] }
  }
  const report = told.value
  const basis = ofCompany(report, 'gradingBreakdown')
  const standings = report.isAnonymous ? new Map<string, Standing>() : standingsOf(report.gradingBreakdown)
  const people: string[] = []
  const lines = departments.flatMap((name): Line[] => {
    const one = departmentIn(report, name)
    if (!one) return [withoutDepartment(report, name)]
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
      ...counts,
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

const nothing: ReadonlySet<string> = new Set()

export const gradesOfDepartments: Question = {
  id: 'grades-of-departments',
  title: 'Grades of all departments',
  examples: ['Show the grades of all departments', 'How are the departments doing?', 'Compare the teams'],
  isOfCompanyToo: true,
  offer: ofCompanyReport('Show the grades of all departments'),
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
  offer: ofReports('What is the grade of Sales?', null),
  knows:
    wordSet(`${knownFigures} department team trend trends change changed develop developed over time improve improved
    improving better worse since last many people employees staff members work works working`),
  recognises: ({ departments, text: whole }) => {
    const text = afterHowMany(whole) ?? whole
    if (departments.length === 0 || / (?:who|whom|whose|why|not|how many) /.test(text)) return false
    return (
      figureWords.test(text) ||
      changeWords.test(text) ||
      howItIs.test(text) ||
      (strangeIn(text, nothing).length === 0 &&
        !/ (?:is|are|am|was|has|have|had|do|does|did|can) /.test(text))
    )
  },
  answer: department,
}
