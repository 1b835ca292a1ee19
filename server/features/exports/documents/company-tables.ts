import { subScores } from '../../../../contract/shapes/reports/report-sections.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { GroupStatement, TeamScore } from '../../../../insights/company-report/company-report-types.ts'
import { planParts } from '../../../../insights/company-report/plan-parts.ts'
import { partCells } from './plan/plan-items.ts'
import { departmentText, notAnsweredNames } from './company-facts.ts'
import { columns, type Cell, type Table } from './document.ts'
import type { FileWords } from './document-texts.ts'
import { compareByName } from './name-order.ts'

/** The tables of a company report: in a workbook a sheet each, in a PDF in their parts. */

type Report = StoredCompanyReport
type Basis = Omit<GroupStatement, 'text'>

const basisColumns = ({ say }: FileWords) =>
  [say('columns.people'), say('company.outOf'), say('columns.basis')] as const
const basisOf = ({ people, outOf, evidenceTotal }: Basis): Cell[] => [people, outOf, evidenceTotal]
const quotesOf = ({ quotes }: Basis): string => quotes.map(({ text }) => text).join('\n')

export const overviewTable = (
  { overview, coverage, executiveSummary }: Report,
  { say, wiki }: FileWords,
): Table => ({
  columns: columns([say('columns.figure'), 1], [say('columns.value'), 3]),
  rows: [
    [say('columns.people'), overview.totalEmployees],
    [say('columns.departments'), overview.departmentBreakdown.length],
    [say('columns.answered'), coverage.answered],
    [say('company.notAnswered'), coverage.notAnswered],
    [say('columns.rate'), overview.submissionRate],
    ...(overview.averagePerformanceScore === null
      ? []
      : [[say('columns.mean'), overview.averagePerformanceScore]]),
    ...(overview.riskLevel === null
      ? []
      : [
          [say('columns.risk'), wiki(`risk.${overview.riskLevel}`)],
          [say('columns.riskWhy'), overview.riskReason.text],
        ]),
    ...(coverage.ignoredSubmissions === 0 ? [] : [[say('columns.ignored'), coverage.ignoredSubmissions]]),
    ...executiveSummary.map((statement, index) => [
      say('columns.inShort', { number: index + 1 }),
      statement.text,
    ]),
  ],
})

/** Whether fewer than half gave one of the two ratings that the risk level comes from: most of it is the default. */
export const isRiskUnsure = ({ measures, coverage }: Pick<Report, 'measures' | 'coverage'>): boolean =>
  measures.some(
    ({ topic, answered }) =>
      (topic === 'satisfaction' || topic === 'tools') && answered * 2 < coverage.answered,
  )

/** The figures on paper: who answered, the mean, and the risk with its reason. */
export const figuresTable = (report: Report, { say, wiki, engine }: FileWords): Table => {
  const { overview, coverage } = report
  const rate = wiki('figures.percent', { number: engine.numeral(overview.submissionRate) })
  const answered = wiki('counts.ofPeople', {
    people: engine.counted(coverage.answered),
    count: coverage.employees,
    number: engine.counted(coverage.employees),
  })
  return {
    columns: columns([say('columns.figure'), 1], [say('columns.value'), 3]),
    rows: [
      [say('columns.answered'), `${answered} · ${rate}`],
      [say('columns.departments'), engine.counted(overview.departmentBreakdown.length)],
      ...(overview.averagePerformanceScore === null
        ? []
        : [[say('columns.mean'), engine.decimal(overview.averagePerformanceScore)]]),
      ...(overview.riskLevel === null
        ? []
        : [
            [
              say('columns.risk'),
              `${wiki(isRiskUnsure(report) ? 'risk.unsure' : `risk.${overview.riskLevel}`)}. ${overview.riskReason.text}`,
            ],
          ]),
      ...(coverage.ignoredSubmissions === 0
        ? []
        : [[say('columns.ignored'), engine.counted(coverage.ignoredSubmissions)]]),
    ],
  }
}

export const measuresTable = ({ measures }: Report, { say, wiki }: FileWords): Table => ({
  columns: columns(
    [wiki('method.topic'), 3],
    say('columns.answered'),
    say('company.notAnswered'),
    say('columns.meanAnswered'),
    wiki('method.strong'),
    wiki('method.low'),
  ),
  rows: measures.map(({ label, answered, notAnswered, meanOfAnswered, strong, low }) => [
    label,
    answered,
    notAnswered,
    meanOfAnswered === null ? null : Math.round(meanOfAnswered * 10) / 10,
    strong,
    low,
  ]),
})

export const departmentsTable = ({ gradingBreakdown }: Report, { say, wiki }: FileWords): Table => ({
  columns: columns(
    [say('columns.department'), 3],
    say('columns.people'),
    say('columns.answered'),
    [say('columns.fewerThan'), 1.4],
    say('columns.grade'),
    [say('columns.points'), 1.2],
    [wiki('grading.lead'), 2],
    [wiki('grading.support'), 2],
  ),
  rows: gradingBreakdown.map((department) => [
    department.departmentName,
    department.people,
    department.answered,
    say(department.isSmall ? 'company.yes' : 'company.no'),
    department.departmentGrade,
    department.gradePoints === null ? null : Math.round(department.gradePoints * 100) / 100,
    department.lead?.employeeName ?? null,
    department.support?.employeeName ?? null,
  ]),
})

export const byTheirName = (one: TeamScore, other: TeamScore): number =>
  compareByName(one.employeeName, other.employeeName)

/** Five scores, the overall one, the letter, and how much of it was answered. */
export const scoreColumns = ({ say, page, engine }: FileWords): [string, number][] => [
  ...subScores.map(({ id }): [string, number] => [engine.say(`scores.${id}`), 1.35]),
  [page('head.overall'), 1.1],
  [say('list.grade'), 0.9],
  [say('list.inputs'), 1.5],
]

/** The grading tables of the screen in one: a row for each person with a grade, by name. */
export const teamScoresTable = (departments: Report['gradingBreakdown'], words: FileWords): Table => ({
  columns: columns(
    [words.say('columns.department'), 2.5],
    [words.say('list.name'), 3.6],
    [words.say('list.jobTitle'), 3.4],
    ...scoreColumns(words),
  ),
  rows: departments.flatMap(({ departmentName, teamScores }) =>
    teamScores
      .toSorted(byTheirName)
      .map((person) => [
        departmentName,
        person.employeeName,
        person.role,
        ...subScores.map(({ id }) => person[id]),
        person.overall,
        person.grade,
        person.scoreInputsAnswered,
      ]),
  ),
})

export const findingsTable = ({ strengths, weaknesses }: Report, words: FileWords): Table => ({
  columns: columns(
    [words.say('columns.kind'), 1],
    [words.say('columns.finding'), 5],
    ...basisColumns(words),
    [words.say('columns.quotes'), 3],
  ),
  rows: [
    ...strengths.map((one) => [words.wiki('plan.strengths'), one.text, ...basisOf(one), quotesOf(one)]),
    ...weaknesses.map((one) => [words.wiki('plan.weaknesses'), one.text, ...basisOf(one), quotesOf(one)]),
  ],
})

export const hiringTable = ({ immediateHiringNeeds }: Report, words: FileWords): Table => ({
  columns: columns(
    [words.say('columns.role'), 2],
    [words.say('columns.department'), 2],
    words.say('columns.priority'),
    [words.say('columns.why'), 5],
    ...basisColumns(words),
    [words.say('columns.quotes'), 3],
  ),
  rows: immediateHiringNeeds.map((need) => [
    need.role,
    departmentText(words, need.department),
    words.wiki(`hiring.${need.priority}`),
    need.reasoning,
    ...basisOf(need),
    quotesOf(need),
  ]),
})

export const planTable = ({ forwardOperatingPlan }: Report, words: FileWords): Table => ({
  columns: columns(
    words.say('columns.step'),
    [words.say('company.title'), 3],
    [words.say('columns.details'), 5],
    ...planParts.map((part) => [words.wiki(`planItem.${part}`), 4] as const),
    ...basisColumns(words),
  ),
  rows: forwardOperatingPlan.map((item, index) => [
    index + 1,
    item.title,
    item.details,
    ...partCells(item),
    ...basisOf(item),
  ]),
})

export const promptKinds = ['newHires', 'promotions', 'departures'] as const

export const conversationsTable = ({ personnelChanges }: Report, words: FileWords): Table => ({
  columns: columns(
    words.say('columns.kind'),
    [words.say('columns.department'), 2],
    [words.say('list.name'), 2],
    [words.say('columns.prompt'), 5],
    ...basisColumns(words),
    [words.say('columns.quotes'), 3],
  ),
  rows: promptKinds.flatMap((id) =>
    personnelChanges[id].map((prompt) => [
      words.wiki(`prompts.${id}`),
      departmentText(words, prompt.department),
      prompt.employeeName,
      prompt.text,
      ...basisOf(prompt),
      quotesOf(prompt),
    ]),
  ),
})

/** Without the column of suggested pay where the reader may not see it. */
export const impactTable = ({ organizationalImpactSummary }: Report, words: FileWords): Table => {
  const { say, wiki, page, engine } = words
  const people = organizationalImpactSummary.flatMap(({ category, employees }) =>
    employees.map((person) => ({ category, ...person })),
  )
  const isWithPay = people.some(({ suggestedPay }) => suggestedPay !== undefined)
  return {
    columns: columns(
      [say('columns.group'), 1.5],
      [say('list.name'), 2],
      [say('columns.department'), 2],
      [say('columns.impact'), 2],
      [say('columns.description'), 3],
      engine.say('scores.output'),
      page('head.overall'),
      say('list.grade'),
      ...(isWithPay ? [[say('columns.pay'), 1.5] as const] : []),
    ),
    rows: people.map((person) => [
      wiki(`impact.${person.category}`),
      person.employeeName,
      person.department,
      person.impact,
      person.description,
      person.output,
      person.overall,
      person.grade,
      ...(isWithPay
        ? [person.suggestedPay === undefined ? null : wiki(`impact.${person.suggestedPay}`)]
        : []),
    ]),
  }
}

export const notAnsweredTable = (report: Report, { say }: FileWords): Table => ({
  columns: columns(say('list.name')),
  rows: notAnsweredNames(report).map((name) => [name]),
})
