import { reportStateLabels, reportStateOf } from '../../../contract/exports.ts'
import type { Employee } from '../../../contract/people.ts'
import { releaseLabels } from '../../../contract/release.ts'
import { cycleLabel } from '../../../contract/report-cycle.ts'
import { subScores } from '../../../contract/report-words.ts'
import type { ReportSummary } from '../../../contract/reports.ts'
import { scoreColumns } from './company-tables.ts'
import { columns, moment, type Sheet, type Table } from './document.ts'

/** Somebody in the list of reports. */
export type Listed = Pick<Employee, 'id' | 'name' | 'role' | 'department' | 'status'>

/** The list of reports as the screen shows it: a row for each person, those without a report without scores. */
export const reportsTable = (people: readonly Listed[], reports: readonly ReportSummary[]): Table => {
  const byPerson = new Map(reports.map((report) => [report.employeeId, report]))
  return {
    columns: columns(
      ['Name', 3],
      ['Job title', 2.5],
      ['Department', 2.5],
      ...scoreColumns,
      ['State', 2.5],
      ['Version', 1],
      ['Release', 2],
      ['Released version', 1],
      ['Report made', 2],
      ['Cycle', 2],
    ),
    rows: people.map((person) => {
      const report = byPerson.get(person.id)
      return [
        person.name,
        person.role,
        person.department,
        ...subScores.map(({ id }) => report?.[id] ?? null),
        report?.overall ?? null,
        report?.grade ?? null,
        report?.scoreInputsAnswered ?? null,
        reportStateLabels[reportStateOf(person, report)],
        report?.version ?? null,
        report === undefined ? null : releaseLabels[report.state],
        report?.releasedVersion ?? null,
        report === undefined ? null : moment(report.generatedAt),
        report?.cycle === undefined ? null : cycleLabel(report.cycle),
      ]
    }),
  }
}

const numberOf = ({ cycle }: ReportSummary): number => cycle?.number ?? 0

/** How many reports there are of each cycle, the newest first; nothing where people were asked once so far. */
export const cycleFacts = (reports: readonly ReportSummary[]): [string, string][] => {
  const counts = new Map<string, number>()
  for (const { cycle } of reports.toSorted((a, b) => numberOf(b) - numberOf(a))) {
    if (cycle) counts.set(cycleLabel(cycle), (counts.get(cycleLabel(cycle)) ?? 0) + 1)
  }
  return [...counts].map(([label, count]) => [`Of ${label}`, String(count)])
}

export const reportsWorkbook = (table: Table, facts: readonly (readonly [string, string])[]): Sheet[] => [
  { name: 'Reports', table },
  { name: 'About', table: { columns: columns(['What', 1], ['', 4]), rows: facts } },
]
