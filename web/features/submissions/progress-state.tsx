import { CircleCheck, CircleDashed, Hourglass, RotateCcw } from 'lucide-react'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { PersonRow } from './person-rows.ts'

const icons = { answered: CircleCheck, started: CircleDashed, reopened: RotateCcw, waiting: Hourglass }
const words = {
  answered: 'Answered',
  started: 'Started',
  reopened: 'Open again since',
  waiting: 'Waiting for answers',
}

type State = Pick<PersonRow, 'progress' | 'at'>

/** "Answered 3 days ago", the exact moment on hover; told apart by icon and word, not by colour alone. */
export const ProgressState = ({ row }: { row: State }) => {
  const { progress, at } = row
  const Icon = icons[progress]
  return (
    <span className={`progress-state progress-state--${progress}`}>
      <Icon size={16} aria-hidden />
      <span>
        {words[progress]} {at !== null && <RelativeTime at={at} />}
      </span>
    </span>
  )
}
