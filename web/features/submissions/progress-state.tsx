import { CircleCheck, CircleDashed, Hourglass, RotateCcw } from 'lucide-react'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { PersonRow } from './person-rows.ts'

const icons = { answered: CircleCheck, started: CircleDashed, waiting: Hourglass }

type State = Pick<PersonRow, 'progress' | 'at' | 'submission'>

/** Whether they had submitted, and their answers were opened for changes again. */
export const isOpenAgain = ({ progress, submission }: Pick<State, 'progress' | 'submission'>): boolean =>
  progress === 'started' && submission !== null && submission.reopenedAt !== null

/** "Answered 3 days ago", the exact moment on hover; told apart by icon and word, not by colour alone. */
export const ProgressState = ({ row }: { row: State }) => {
  const { progress, at } = row
  const isAgain = isOpenAgain(row)
  const Icon = isAgain ? RotateCcw : icons[progress]
  const words = { answered: 'Answered', started: 'Started', waiting: 'Waiting for answers' }
  return (
    <span className={`progress-state progress-state--${progress}`}>
      <Icon size={16} aria-hidden />
      <span>
        {isAgain ? 'Open again since' : words[progress]} {at !== null && <RelativeTime at={at} />}
      </span>
    </span>
  )
}
