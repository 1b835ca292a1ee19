import type { ReportCycle } from '../../../../contract/shapes/reports/report-cycle.ts'
import type { ReportLocale } from './report-language.tsx'

/** What a cycle is called in a report's language. */
export const cycleText = (
  { piece, named }: Pick<ReportLocale, 'piece' | 'named'>,
  cycle: ReportCycle,
): string =>
  cycle.name === null
    ? piece('versions.cycle', { number: cycle.number })
    : piece('versions.cycleNamed', { number: cycle.number, name: named(cycle.name) })
