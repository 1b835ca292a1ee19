import { Check, CheckCheck, CircleDashed, Eye, MessageSquareWarning, Undo2 } from 'lucide-react'
import { releaseLabels, type ReleaseState } from '../../contract/release.ts'
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
export const ReleaseChip = ({
  state,
  label = releaseLabels[state],
}: {
  state: ReleaseState
  /** The same word in another language. */
  label?: string
}) => {
  const Icon = icons[state]
  return (
    <span className={`release-chip release-chip--${state}`}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  )
}
