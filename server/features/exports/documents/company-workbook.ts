import { showsNumbers } from '../../../../contract/shapes/reports/shows-numbers.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { actionsTable, trendTable, type CompanyReportContext } from './company-trend-and-plan.ts'
import {
  conversationsTable,
  departmentsTable,
  findingsTable,
  hiringTable,
  impactTable,
  measuresTable,
  notAnsweredTable,
  overviewTable,
  planTable,
  promptKinds,
  teamScoresTable,
} from './company-tables.ts'
import { heatMapSheets } from './company-heat-map.ts'
import { answersByDepartmentTable, satisfactionTable } from './company-questions.ts'
import { themesTable } from './company-themes.ts'
import { companyFacts, headlineTexts } from './company-facts.ts'
import { columns, type FileMetadata, type Sheet } from './document.ts'
import type { FileWords } from './document-texts.ts'

/** A company report as a workbook: a sheet for each part; what its reader may not see is no row of it. */
export const companyWorkbook = (
  report: StoredCompanyReport,
  { trend, plan, notes = [] }: CompanyReportContext,
  made: FileMetadata,
  words: FileWords,
): Sheet[] => {
  const { say, wiki, named } = words
  return [
    {
      name: say('list.about'),
      table: {
        columns: columns([say('list.what'), 1], ['', 4]),
        rows: [
          [say('company.title'), wiki('page.reportOf', { organization: named(report.organizationName) })],
          ...companyFacts(report, made, words),
          [say('list.notice'), report.notice],
          ...(showsNumbers(report)
            ? headlineTexts(report, words).map((sentence) => [wiki('headline.title'), sentence])
            : []),
          ...notes.map((note) => [say('list.notice'), note]),
          [say('company.coverage'), report.coverage.note],
          ...cutLists(report, words).map((sentence) => [say('company.cut'), sentence]),
          ...report.limits.map((limit) => [wiki('sections.limits'), limit]),
        ],
      },
    },
    { name: say('sheets.overview'), table: overviewTable(report, words) },
    { name: say('sheets.measures'), table: measuresTable(report, words) },
    ...(report.questionResults === undefined
      ? []
      : [{ name: wiki('questions.byDepartment'), table: answersByDepartmentTable(report, words) }]),
    ...heatMapSheets(report, words),
    ...(report.satisfactionLinks === undefined || report.satisfactionLinks.length === 0
      ? []
      : [{ name: wiki('satisfaction.sheet'), table: satisfactionTable(report, words) }]),
    { name: say('sheets.departments'), table: departmentsTable(report, words) },
    { name: say('sheets.scores'), table: teamScoresTable(report.gradingBreakdown, words) },
    { name: say('sheets.findings'), table: findingsTable(report, words) },
    ...(report.writtenThemes === undefined
      ? []
      : [{ name: wiki('sections.written'), table: themesTable(report.writtenThemes, words) }]),
    { name: say('sheets.hiring'), table: hiringTable(report, words) },
    { name: say('sheets.plan'), table: planTable(report, words) },
    { name: say('sheets.conversations'), table: conversationsTable(report, words) },
    { name: say('sheets.impact'), table: impactTable(report, words) },
    { name: say('sheets.silent'), table: notAnsweredTable(report, words) },
    ...(trend === null ? [] : [{ name: wiki('sections.trend'), table: trendTable(trend.points, words) }]),
    ...(plan === null ? [] : [{ name: wiki('sections.actions'), table: actionsTable(plan.items, words) }]),
  ]
}

/** What the report itself names only the first of. */
const cutLists = (report: StoredCompanyReport, words: FileWords): string[] => {
  const { coverage, personnelChanges, isAnonymous } = report
  const listed = coverage.notAnsweredEmployees.length
  return [
    ...promptKinds.flatMap((id) =>
      cutPrompts(
        words.wiki(`prompts.${id}`),
        { listed: personnelChanges[id].length, total: personnelChanges.totals[id], isAnonymous },
        words,
      ),
    ),
    ...(isAnonymous || listed >= coverage.notAnswered
      ? []
      : [words.say('company.cutNamed', { shown: listed, total: coverage.notAnswered })]),
  ]
}

type Cut = { listed: number; total: number | null; isAnonymous: boolean }

const cutPrompts = (
  title: string,
  { listed, total, isAnonymous }: Cut,
  { say, wiki }: FileWords,
): string[] => {
  const why = wiki('prompts.few')
  if (total === null) return [say('company.cutWithheld', { title, why })]
  if (listed >= total) return []
  return [
    isAnonymous
      ? say('company.cutTotal', { title, total, why })
      : say('company.cutFirst', { title, shown: listed, total }),
  ]
}
