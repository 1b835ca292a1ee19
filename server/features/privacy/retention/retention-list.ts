import type { RetentionKind } from '../../../../contract/calls/retention.ts'
import {
  auditEntries,
  drafts,
  formerPeople,
  olderAnswers,
  olderCompanyReports,
  olderReports,
  type DueRows,
  type RetentionContext,
} from './due-rows.ts'
import {
  removeAnswers,
  removeCompanyReports,
  removeDrafts,
  removeEntries,
  removeReports,
  type Remove,
} from './remove-due.ts'

/** What a feature contributes to a kind of rule. `due`: the rows that it removes. */
type Retained = { feature: string; due: (when: RetentionContext) => DueRows }

/** `remove`: removes some of them and returns how many; people are removed by their ids. */
type RetainedRows = Retained & { remove: Remove }

export type RowKind = Exclude<RetentionKind, 'formerPeople'>

export const retentionList: Readonly<
  Record<RowKind, readonly RetainedRows[]> & Record<'formerPeople', readonly Retained[]>
> = {
  formerPeople: [{ feature: 'employees', due: formerPeople }],
  drafts: [{ feature: 'submissions', due: drafts, remove: removeDrafts }],
  olderVersions: [
    { feature: 'submissions', due: olderAnswers, remove: removeAnswers },
    { feature: 'reports', due: olderReports, remove: removeReports },
    { feature: 'reports', due: olderCompanyReports, remove: removeCompanyReports },
  ],
  auditEntries: [{ feature: 'audit-log', due: auditEntries, remove: removeEntries }],
}
