import type { ReleaseState } from '../../contract/release.ts'

/** A version that people decide about: of a person's report, or of the company's. */
export type DecidedReport = { version: number; state: ReleaseState } & (
  | { of: 'person'; employeeId: string; name: string }
  | { of: 'company'; reportId: string }
)
