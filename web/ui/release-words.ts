import type { ReleaseState, ReportStep } from '../../contract/release.ts'

/** What somebody did with a version, as the beginning of a sentence that goes on with "by". */
export const stepWords: Record<ReportStep['kind'], string> = {
  edited: 'Texts edited',
  reviewed: 'Reviewed',
  released: 'Released',
  withdrawn: 'Withdrawn',
  acknowledged: 'Acknowledged',
  contested: 'Contested',
  answered: 'Responded to',
  deleted: 'Deleted',
}

/** A version that people decide about: of a person's report, or of the company's. */
export type DecidedReport = { version: number; state: ReleaseState } & (
  | { of: 'person'; employeeId: string; name: string }
  | { of: 'company'; reportId: string }
)
