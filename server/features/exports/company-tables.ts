import { subScores } from '../../../contract/report-words.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { GroupStatement } from '../../../insights/company-report-types.ts'
import { heatRowsOf } from '../../../insights/department-heat.ts'
import { columns, type Cell, type Table } from './document.ts'

/** The tables of a company report: in a workbook a sheet each, in a PDF in their parts. */

type Report = StoredCompanyReport
type Basis = Omit<GroupStatement, 'text'>

const basisColumns = ['People', 'Out of', 'Answers it rests on'] as const
const basisOf = ({ people, outOf, evidenceTotal }: Basis): Cell[] => [people, outOf, evidenceTotal]
const quotesOf = ({ quotes }: Basis): string => quotes.map(({ text }) => text).join('\n')

export const overviewTable = ({ overview, coverage, executiveSummary }: Report): Table => ({
  columns: columns(['Figure', 1], ['Value', 3]),
  rows: [
    ['People', overview.totalEmployees],
    ['Departments', overview.departmentBreakdown.length],
    ['Answered', coverage.answered],
    ['Not answered', coverage.notAnswered],
    ['Submission rate, percent', overview.submissionRate],
    ...(overview.averagePerformanceScore === null
      ? []
      : [['Mean score of 10, self-reported', overview.averagePerformanceScore]]),
    ...(overview.riskLevel === null
      ? []
      : [
          ['Risk', overview.riskLevel],
          ['Risk: why', overview.riskReason.text],
        ]),
    ['Submissions of people who are not in the list, not counted', coverage.ignoredSubmissions],
    ...executiveSummary.map((statement, index) => [`In short, ${index + 1}`, statement.text]),
  ],
})

export const measuresTable = ({ measures }: Report): Table => ({
  columns: columns(['Topic', 3], 'Answered', 'Not answered', 'Mean of those who answered', 'Strong', 'Low'),
  rows: measures.map(({ label, answered, notAnswered, meanOfAnswered, strong, low }) => [
    label,
    answered,
    notAnswered,
    meanOfAnswered === null ? null : Math.round(meanOfAnswered * 10) / 10,
    strong,
    low,
  ]),
})

export const departmentsTable = ({ gradingBreakdown }: Report): Table => ({
  columns: columns(
    ['Department', 3],
    'People',
    'Answered',
    ['Fewer than 5 answered', 1.4],
    'Grade',
    ['Grade points', 1.2],
    ['Lead', 2],
    ['Support', 2],
  ),
  rows: gradingBreakdown.map((department) => [
    department.departmentName,
    department.people,
    department.answered,
    department.isSmall ? 'yes' : 'no',
    department.departmentGrade,
    department.gradePoints === null ? null : Math.round(department.gradePoints * 100) / 100,
    department.lead?.employeeName ?? null,
    department.support?.employeeName ?? null,
  ]),
})

/** Each department by the means of its people's scores, the deeper a cell the higher. */
export const meansTable = ({ gradingBreakdown }: Report): Table => ({
  columns: columns(
    ['Department', 3],
    'People',
    ['Answered', 1.2],
    ['Small', 0.8],
    ...subScores.map(({ label }): [string, number] => [label, 1.35]),
    ['Overall', 1.1],
  ),
  rows: heatRowsOf(gradingBreakdown).map(({ departmentName, people, answered, isSmall, means }) => [
    departmentName,
    people,
    answered,
    isSmall && answered > 0 ? 'small' : '',
    ...means,
  ]),
  shadedFrom: 4,
})

export const scoreColumns = [
  ...subScores.map(({ label }): [string, number] => [label, 1.35]),
  ['Overall', 1.1],
  ['Grade', 0.9],
  ['Inputs answered of 9', 1.3],
] as const

/** The grading tables of the screen in one: a row for each person with a grade. `isWithDepartment`: each row names it. */
export const teamScoresTable = (
  departments: Report['gradingBreakdown'],
  isWithDepartment: boolean,
): Table => ({
  columns: columns(
    ...(isWithDepartment ? [['Department', 2.5] as const] : []),
    ['Name', 3],
    ['Job title', 2.5],
    ...scoreColumns,
  ),
  rows: departments.flatMap(({ departmentName, teamScores }) =>
    teamScores.map((person) => [
      ...(isWithDepartment ? [departmentName] : []),
      person.employeeName,
      person.role,
      ...subScores.map(({ id }) => person[id]),
      person.overall,
      person.grade,
      person.scoreInputsAnswered,
    ]),
  ),
})

export const findingsTable = ({ strengths, weaknesses }: Report): Table => ({
  columns: columns(['Kind', 1], ['Finding', 5], ...basisColumns, ['Quotes', 3]),
  rows: [
    ...strengths.map((finding) => ['Strength', finding.text, ...basisOf(finding), quotesOf(finding)]),
    ...weaknesses.map((finding) => ['Weakness', finding.text, ...basisOf(finding), quotesOf(finding)]),
  ],
})

export const hiringTable = ({ immediateHiringNeeds }: Report): Table => ({
  columns: columns(['Role', 2], ['Department', 2], 'Priority', ['Why', 5], ...basisColumns, ['Quotes', 3]),
  rows: immediateHiringNeeds.map((need) => [
    need.role,
    need.department,
    need.priority,
    need.reasoning,
    ...basisOf(need),
    quotesOf(need),
  ]),
})

export const planTable = ({ forwardOperatingPlan }: Report): Table => ({
  columns: columns('Step', ['Title', 3], ['Details', 5], ...basisColumns),
  rows: forwardOperatingPlan.map((item, index) => [index + 1, item.title, item.details, ...basisOf(item)]),
})

export const promptKinds = [
  { id: 'newHires', title: 'New hires' },
  { id: 'promotions', title: 'Promotions' },
  { id: 'departures', title: 'Departures' },
] as const

export const conversationsTable = ({ personnelChanges }: Report): Table => ({
  columns: columns('Kind', ['Department', 2], ['Name', 2], ['Prompt', 5], ...basisColumns),
  rows: promptKinds.flatMap(({ id, title }) =>
    personnelChanges[id].map((prompt) => [
      title,
      prompt.department,
      prompt.employeeName,
      prompt.text,
      ...basisOf(prompt),
    ]),
  ),
})

/** Without the column of suggested pay where the reader may not see it. */
export const impactTable = ({ organizationalImpactSummary }: Report): Table => {
  const people = organizationalImpactSummary.flatMap(({ category, employees }) =>
    employees.map((person) => ({ category, ...person })),
  )
  const isWithPay = people.some(({ suggestedPay }) => suggestedPay !== undefined)
  return {
    columns: columns(
      ['Group', 1.5],
      ['Name', 2],
      ['Department', 2],
      ['Impact, self-rated', 2],
      ['Description', 3],
      'Output',
      'Overall',
      'Grade',
      ...(isWithPay ? [['Pay: a prompt to talk', 1.5] as const] : []),
    ),
    rows: people.map((person) => [
      person.category,
      person.employeeName,
      person.department,
      person.impact,
      person.description,
      person.output,
      person.overall,
      person.grade,
      ...(isWithPay ? [person.suggestedPay ?? null] : []),
    ]),
  }
}

export const notAnsweredTable = ({ coverage }: Report): Table => ({
  columns: columns('Name'),
  rows: coverage.notAnsweredEmployees.map(({ employeeName }) => [employeeName]),
})
