import { isOut } from '../../contract/release.ts'
import { useReading } from './reading/reading.tsx'
import { meaningOf, type DecidedReport } from './release-words.ts'
import { useIsPrinting } from './use-printing.ts'
import './state-on-paper.css'

/**
 * Says on paper of a version that is not released how it stands and who may see it: the bar that tells it on the screen is not
 * printed, and a sheet is handed on without it.
 */
export const StateOnPaper = ({ report }: { report: DecidedReport }) => {
  const reading = useReading()
  if (!useIsPrinting() || isOut(report.state)) return null
  return (
    <p className="state-on-paper">
      <strong>{reading.piece(`states.${report.state}`)}</strong> {meaningOf(report, reading)}
    </p>
  )
}
