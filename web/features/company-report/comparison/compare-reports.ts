import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { TeamScore } from '../../../../insights/company-report/company-report-types.ts'
import {
  scoresByEmployee,
  type ChangedPeople,
  type ReportChange,
  type ChangeSignificance,
} from '../../../../insights/comparison/report-change-types.ts'
import { changesBetween } from '../../../../insights/comparison/report-changes.ts'
import { needKey } from '../../../../insights/comparison/statement-changes.ts'
import type { Words } from '../../../../insights/catalog/report-texts.ts'

/** The differences between two reports: found once, so that the list, the marks and the counts agree. */
export type Comparison = {
  earlier: StoredCompanyReport
  changes: readonly ReportChange[]
  people: ChangedPeople | null
  byId: ReadonlyMap<string, ReportChange>
  /** Everybody's scores in the earlier report, by employee id. */
  scoresBefore: ReadonlyMap<string, TeamScore>
}

/** Compares two reports as shown to their reader, with the texts of the page. */
export const compareReports = (
  now: StoredCompanyReport,
  earlier: StoredCompanyReport,
  words: Words,
): Comparison => {
  const { changes, people } = changesBetween(now, earlier, words)
  const byId = new Map(changes.map((change) => [change.id, change]))
  return { earlier, changes, people, byId, scoresBefore: scoresByEmployee(earlier) }
}

type Figure = 'employees' | 'answered' | 'rate' | 'mean' | 'risk'
type Finding = StoredCompanyReport['strengths'][number]
type HiringNeed = StoredCompanyReport['immediateHiringNeeds'][number]

/** The difference at one place of the report; undefined if there is none or nothing is compared. */
const changeIn = (comparison: Comparison | undefined, id: string): ReportChange | undefined =>
  comparison?.byId.get(id)

export const figureChange = (comparison: Comparison | undefined, figure: Figure) =>
  changeIn(comparison, `figure ${figure}`)
export const departmentChange = (comparison: Comparison | undefined, name: string) =>
  changeIn(comparison, `department ${name}`)
export const personChange = (comparison: Comparison | undefined, employeeId: string) =>
  changeIn(comparison, `person ${employeeId}`)
export const topicChange = (comparison: Comparison | undefined, topic: string) =>
  changeIn(comparison, `topic ${topic}`)
export const findingChange = (
  comparison: Comparison | undefined,
  section: 'strengths' | 'weaknesses',
  { topic }: Finding,
) => changeIn(comparison, `saying ${section === 'strengths' ? 'strength' : 'weakness'} ${topic}`)
export const needChange = (comparison: Comparison | undefined, need: HiringNeed) =>
  changeIn(comparison, `saying need ${needKey(need)}`)

/** Whether it counts as a difference: changes that may be chance are shown but not counted. */
export const isCountedDifference = (verdict: ChangeSignificance): boolean =>
  verdict === 'beyond' || verdict === 'counted'

export const countedDifferences = ({ changes }: Comparison) =>
  changes.filter(({ verdict }) => isCountedDifference(verdict))

/** The differences of single people. */
export const personDifferences = (comparison: Comparison) =>
  countedDifferences(comparison).filter(({ kind }) => kind === 'person')

/** Differences that are shown but not counted, for one of the two reasons. */
export const uncountedDifferences = ({ changes }: Comparison, reason: 'within' | 'unknown') =>
  changes.filter(({ verdict }) => verdict === reason)
