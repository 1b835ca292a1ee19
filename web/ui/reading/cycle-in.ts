import type { ReportCycle } from '../../../contract/report-cycle.ts'
import type { Reading } from './reading.tsx'

/** What a cycle is called in a report's language. */
export const cycleIn = ({ piece, named }: Pick<Reading, 'piece' | 'named'>, cycle: ReportCycle): string =>
  cycle.name === null
    ? piece('versions.cycle', { number: cycle.number })
    : piece('versions.cycleNamed', { number: cycle.number, name: named(cycle.name) })
