import { releaseStates } from '../../../../contract/calls/reports/release-report.ts'
import { reportStateLabels, reportStateOf, type ReportState } from '../../../../contract/calls/exports.ts'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import type { ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { byText, findPeople, type PeopleFilter } from '../../../core/organization/filter-people.ts'
import type { Sort } from '../../../ui/lists/row-table.tsx'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'

/** The rows of the reports dashboard: who they are, how they are filtered, how they are sorted. */

/** How it stands with a person's report. */
export const reportStates = ['current', 'stale', 'reopened', 'missing', 'closed', 'waiting'] as const

/** Those that a reader meets; `findsEvery` as in `reportStateOf`. */
export const visibleReportStates = (findsEvery: boolean): readonly ReportState[] =>
  reportStates.filter((state) => state !== (findsEvery ? 'closed' : 'missing'))

export const stateLabels = reportStateLabels

/** Whether there are answers to make a report from. */
export const canGenerate = (state: ReportState): boolean => state !== 'waiting' && state !== 'reopened'

export type PersonRow = {
  employeeId: string
  name: string
  email: string
  role: string
  department: string
  state: ReportState
  report: ReportSummary | null
}

export const sortKeys = ['name', 'department', 'overall', ...subScores.map(({ id }) => id), 'state'] as const
export type SortKey = (typeof sortKeys)[number]

/** Joins people with the latest of their reports that the reader finds; `findsEvery` as in `reportStateOf`. */
export const personRows = (
  employees: readonly Employee[],
  reports: readonly ReportSummary[],
  findsEvery: boolean,
): PersonRow[] => {
  const byEmployee = new Map(reports.map((report) => [report.employeeId, report]))
  return employees.map((employee) => {
    const report = byEmployee.get(employee.id)
    return {
      employeeId: employee.id,
      name: employee.name,
      email: employee.email,
      role: employee.role,
      department: employee.department,
      state: reportStateOf(employee, report, findsEvery),
      report: report ?? null,
    }
  })
}

/** What waits for somebody to decide, in the order in which it is decided. */
export const pendingDecisions = ['toReview', 'toRelease', 'toRespond'] as const
export type PendingDecision = (typeof pendingDecisions)[number]

/** How it stands with the release of a person's report, or what the reader has to decide about it. */
export const releaseStatuses = [...releaseStates, ...pendingDecisions] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

/** `release`: how the release of a person's report stands (`isIn`); '' means any. */
type RowFilter = PeopleFilter & { release: ReleaseStatus | '' }

const waitsFor: Record<PendingDecision, (report: ReportSummary) => boolean> = {
  toReview: ({ state }) => state === 'draft',
  toRelease: ({ state }) => state === 'reviewed',
  // One that was responded to waits for nobody.
  toRespond: ({ unansweredVersion }) => unansweredVersion !== null,
}
/** Whether it waits for the reader: their own, which somebody else decides about, does not. */
const isWaiting = (waiting: PendingDecision, report: ReportSummary): boolean =>
  waitsFor[waiting](report) && report.leftToOthers?.includes('report:generate') !== true

/** Whether the latest version is in a state; of `contested` also whether an earlier one is, to which nobody has responded. */
const isIn = ({ report }: PersonRow, standing: ReleaseStatus): boolean => {
  if (report === null) return false
  const waiting = pendingDecisions.find((one) => one === standing)
  if (waiting !== undefined) return isWaiting(waiting, report)
  return report.state === standing || (standing === 'contested' && report.unansweredVersion !== null)
}

/** The rows that a filter leaves. */
export const filterRows = (rows: readonly PersonRow[], { release, ...filter }: RowFilter): PersonRow[] =>
  findPeople(rows, filter, ({ state }) => state).filter((row) => release === '' || isIn(row, release))

/** How many people's reports wait for the reader to decide. */
export const countPendingDecisions = (rows: readonly PersonRow[]): Record<PendingDecision, number> => {
  const count = (waiting: PendingDecision) => rows.filter((row) => isIn(row, waiting)).length
  return { toReview: count('toReview'), toRelease: count('toRelease'), toRespond: count('toRespond') }
}

const compareBy = (by: SortKey, a: PersonRow, b: PersonRow): number => {
  if (by === 'name') return byText(a.name, b.name)
  if (by === 'department') return byText(a.department, b.department)
  if (by === 'state') return reportStates.indexOf(a.state) - reportStates.indexOf(b.state)
  return (a.report?.[by] ?? 0) - (b.report?.[by] ?? 0)
}

/** Sorted rows; equals stand by name. In an order by score those without one come last, whichever way it goes. */
export const sortRows = (rows: readonly PersonRow[], { by, isDescending }: Sort<SortKey>): PersonRow[] => {
  const isScore = by !== 'name' && by !== 'department' && by !== 'state'
  return rows.toSorted((a, b) => {
    if (isScore && (a.report === null) !== (b.report === null)) return a.report === null ? 1 : -1
    const order = compareBy(by, a, b)
    return (isDescending ? -order : order) || byText(a.name, b.name)
  })
}
