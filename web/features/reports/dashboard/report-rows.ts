import { releaseStates } from '../../../../contract/calls/reports/release-report.ts'
import { reportStateLabels, reportStateOf, type ReportState } from '../../../../contract/calls/exports.ts'
import type { Employee } from '../../../../contract/calls/employees/employees.ts'
import type { ReportSummary } from '../../../../contract/calls/reports/reports.ts'
import { byText, findPeople, type PeopleFilter } from '../../../core/organization/filter-people.ts'
import type { Sort } from '../../../ui/lists/row-table.tsx'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'

/** The rows of the reports dashboard: their people, filters and order. */

/** The state of a person's report. */
export const reportStates = ['current', 'stale', 'reopened', 'missing', 'closed', 'waiting'] as const

/** The states that a reader can encounter; `findsEvery` as in `reportStateOf`. */
export const visibleReportStates = (findsEvery: boolean): readonly ReportState[] =>
  reportStates.filter((state) => state !== (findsEvery ? 'closed' : 'missing'))

export const stateLabels = reportStateLabels

/** Whether there are answers to generate a report from. */
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

/** Joins people with the latest of their reports that the reader can see; `findsEvery` as in `reportStateOf`. */
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

/** The pending decisions, in the order in which they are made. */
export const pendingDecisions = ['toReview', 'toRelease', 'toRespond'] as const
export type PendingDecision = (typeof pendingDecisions)[number]

/** The release status of a person's report, or the reader's pending decision about it. */
export const releaseStatuses = [...releaseStates, ...pendingDecisions] as const
export type ReleaseStatus = (typeof releaseStatuses)[number]

/** `release`: the release status of a person's report (`isIn`); '' means any. */
type RowFilter = PeopleFilter & { release: ReleaseStatus | '' }

const waitsFor: Record<PendingDecision, (report: ReportSummary) => boolean> = {
  toReview: ({ state }) => state === 'draft',
  toRelease: ({ state }) => state === 'reviewed',
  // A report with a response is not pending.
  toRespond: ({ unansweredVersion }) => unansweredVersion !== null,
}
/** Whether it waits for the reader: their own report, which somebody else decides about, does not. */
const isWaiting = (waiting: PendingDecision, report: ReportSummary): boolean =>
  waitsFor[waiting](report) && report.leftToOthers?.includes('report:generate') !== true

/** Whether the latest version is in a state; for `contested` also whether an earlier version is and has no response. */
const isIn = ({ report }: PersonRow, standing: ReleaseStatus): boolean => {
  if (report === null) return false
  const waiting = pendingDecisions.find((one) => one === standing)
  if (waiting !== undefined) return isWaiting(waiting, report)
  return report.state === standing || (standing === 'contested' && report.unansweredVersion !== null)
}

/** The rows that match a filter. */
export const filterRows = (rows: readonly PersonRow[], { release, ...filter }: RowFilter): PersonRow[] =>
  findPeople(rows, filter, ({ state }) => state).filter((row) => release === '' || isIn(row, release))

/** How many people's reports wait for the reader's decision. */
export const countPendingDecisions = (rows: readonly PersonRow[]): Record<PendingDecision, number> => {
  const count = (waiting: PendingDecision) => rows.filter((row) => isIn(row, waiting)).length
  return { toReview: count('toReview'), toRelease: count('toRelease'), toRespond: count('toRespond') }
}

/** The people whose reports wait for the reader to review or release, in the order in which the server gives them. */
export const reviewQueueOf = (rows: readonly PersonRow[]): string[] =>
  rows
    .filter((row) => isIn(row, 'toReview') || isIn(row, 'toRelease'))
    .map(({ employeeId }) => employeeId)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

const compareBy = (by: SortKey, a: PersonRow, b: PersonRow): number => {
  if (by === 'name') return byText(a.name, b.name)
  if (by === 'department') return byText(a.department, b.department)
  if (by === 'state') return reportStates.indexOf(a.state) - reportStates.indexOf(b.state)
  return (a.report?.[by] ?? 0) - (b.report?.[by] ?? 0)
}

/** Sorted rows; ties are sorted by name. When sorted by score, people without one come last in both directions. */
export const sortRows = (rows: readonly PersonRow[], { by, isDescending }: Sort<SortKey>): PersonRow[] => {
  const isScore = by !== 'name' && by !== 'department' && by !== 'state'
  return rows.toSorted((a, b) => {
    if (isScore && (a.report === null) !== (b.report === null)) return a.report === null ? 1 : -1
    const order = compareBy(by, a, b)
    return (isDescending ? -order : order) || byText(a.name, b.name)
  })
}
