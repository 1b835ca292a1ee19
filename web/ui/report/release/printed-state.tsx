import { isPublished } from '../../../../contract/calls/reports/release-report.ts'
import { useReportLocale } from '../language/report-language.tsx'
import { meaningOf, type DecidedReport } from './release-texts.ts'
import { useIsPrinting } from '../../print/use-printing.ts'
import './printed-state.css'

/**
 * Prints the state of an unreleased version and who may see it: the release bar is not printed, and a printout may be
 * passed on.
 */
export const PrintedState = ({ report }: { report: DecidedReport }) => {
  const reading = useReportLocale()
  if (!useIsPrinting() || isPublished(report.state)) return null
  return (
    <p className="state-on-paper">
      <strong>{reading.piece(`states.${report.state}`)}</strong> {meaningOf(report, reading)}
    </p>
  )
}
