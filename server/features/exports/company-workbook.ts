import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { actionsTable, trendTable, type BesideCompanyReport } from './company-beside.ts'
import {
  conversationsTable,
  departmentsTable,
  findingsTable,
  hiringTable,
  impactTable,
  meansTable,
  measuresTable,
  notAnsweredTable,
  overviewTable,
  planTable,
  promptKinds,
  teamScoresTable,
} from './company-tables.ts'
import { companyFacts, promptsForDeciders } from './company-words.ts'
import { columns, type Made, type Sheet } from './document.ts'

/** A company report as a workbook: a sheet for each part; what its reader may not see is no row of it. */
export const companyWorkbook = (
  report: StoredCompanyReport,
  { trend, plan }: BesideCompanyReport,
  made: Made,
): Sheet[] => [
  {
    name: 'About',
    table: {
      columns: columns(['What', 1], ['', 4]),
      rows: [
        ['Title', `${report.organizationName} company report`],
        ...companyFacts(report, made),
        ['Notice', report.notice],
        ['Coverage', report.coverage.note],
        ...cutLists(report).map((sentence) => ['Cut', sentence]),
        ...report.limits.map((limit) => ['What this cannot tell', limit]),
      ],
    },
  },
  { name: 'Overview', table: overviewTable(report) },
  { name: 'Measures', table: measuresTable(report) },
  { name: 'Departments', table: departmentsTable(report) },
  { name: 'Means', table: meansTable(report) },
  { name: 'Team scores', table: teamScoresTable(report.gradingBreakdown, true) },
  { name: 'Findings', table: findingsTable(report) },
  { name: 'Hiring', table: hiringTable(report) },
  { name: 'Plan', table: planTable(report) },
  { name: 'Conversations', table: conversationsTable(report) },
  { name: 'Impact', table: impactTable(report) },
  { name: 'Not answered', table: notAnsweredTable(report) },
  ...(trend === null ? [] : [{ name: 'Over time', table: trendTable(trend.points) }]),
  ...(plan === null ? [] : [{ name: 'Action plan', table: actionsTable(plan.items) }]),
]

/** What the report itself names only the first of. */
const cutLists = (report: StoredCompanyReport): string[] => {
  const { coverage, personnelChanges, isAnonymous } = report
  const listed = coverage.notAnsweredEmployees.length
  return [
    ...promptKinds.flatMap(({ id, title }) =>
      cutPrompts(title, personnelChanges[id].length, personnelChanges.totals[id], isAnonymous),
    ),
    ...(isAnonymous || listed >= coverage.notAnswered
      ? []
      : [`Not answered: the first ${listed} of ${coverage.notAnswered} are named.`]),
  ]
}

const cutPrompts = (title: string, listed: number, total: number | null, isAnonymous: boolean): string[] => {
  if (total === null) return [`${title}: ${promptsForDeciders}`]
  if (listed >= total) return []
  return [
    isAnonymous
      ? `${title}: there are ${total}. ${promptsForDeciders}`
      : `${title}: the first ${listed} of ${total} are listed.`,
  ]
}
