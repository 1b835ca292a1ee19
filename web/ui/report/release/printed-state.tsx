import { isPublished } from '../../../../contract/calls/reports/release-report.ts'
import { useReportLocale } from '../language/report-language.tsx'
import { meaningOf, type DecidedReport } from './release-texts.ts'
import { useIsPrinting } from '../../print/use-printing.ts'
import './printed-state.css'

/**
 * Says on paper of a version that is not released how it stands and who may see it: the bar that tells it on the screen is not
 * printed, and a sheet is handed on without it.
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
