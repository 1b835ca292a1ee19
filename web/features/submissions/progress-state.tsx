import { CircleCheck, CircleDashed, Hourglass, RotateCcw } from 'lucide-react'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { PersonRow } from './person-rows.ts'

const icons = { answered: CircleCheck, started: CircleDashed, waiting: Hourglass }

/** "Answered 3 days ago", the exact moment on hover; told apart by icon and word, not by colour alone. */
export const ProgressState = ({
  row: { progress, at, submission },
}: {
  row: Pick<PersonRow, 'progress' | 'at' | 'submission'>
}) => {
  const isOpenAgain = progress === 'started' && submission !== null && submission.reopenedAt !== null
  const Icon = isOpenAgain ? RotateCcw : icons[progress]
  const words = { answered: 'Answered', started: 'Started', waiting: 'Waiting for answers' }
  return (
    <span className={`progress-state progress-state--${progress}`}>
      <Icon size={16} aria-hidden />
      <span>
        {isOpenAgain ? 'Open again since' : words[progress]} {at !== null && <RelativeTime at={at} />}
      </span>
    </span>
  )
}
