import { Check, CheckCheck, CircleDashed, Eye, MessageSquareWarning, Undo2 } from 'lucide-react'
import type { ReleaseState } from '../../../../contract/calls/reports/release-report.ts'
import { useReportLocale } from '../language/report-language.tsx'
import './release-chip.css'

const icons = {
  draft: CircleDashed,
  reviewed: Eye,
  released: Check,
  acknowledged: CheckCheck,
  contested: MessageSquareWarning,
  withdrawn: Undo2,
}

/** The state of a report's version, told apart by its icon and word, not by colour alone. */
export const ReleaseChip = ({ state }: { state: ReleaseState }) => {
  const { piece } = useReportLocale()
  const Icon = icons[state]
  return (
    <span className={`release-chip release-chip--${state}`}>
      <Icon size={14} aria-hidden />
      {piece(`states.${state}`)}
    </span>
  )
}
