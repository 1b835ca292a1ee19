import type { ReleaseState } from '../../../../contract/calls/reports/release-report.ts'
import type { ReportLocale } from '../language/report-language.tsx'

/** A version that people decide about: of a person's report, or of the company's. */
export type DecidedReport = { version: number; state: ReleaseState } & (
  | { of: 'person'; employeeId: string; name: string }
  | { of: 'company'; reportId: string }
)

/** What the state means for those who read. */
export const meaningOf = (report: DecidedReport, { piece, named }: ReportLocale): string => {
  const { state } = report
  if (report.of === 'company') {
    return piece(
      state === 'draft'
        ? 'release.draftCompany'
        : state === 'released'
          ? 'release.releasedCompany'
          : state === 'withdrawn'
            ? 'release.withdrawn'
            : 'release.reviewed',
    )
  }
  const name = named(report.name)
  if (state === 'draft') return piece('release.draftPerson', { name })
  // Whether they can read it by now is for the page to find out.
  if (state === 'released') return piece('release.releasedUnknown', { name })
  return piece(`release.${state}`, { name })
}
