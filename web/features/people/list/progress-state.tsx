import { CircleCheck, CircleDashed, Hourglass, RotateCcw } from 'lucide-react'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import type { PersonRow } from './person-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const icons = { answered: CircleCheck, started: CircleDashed, reopened: RotateCcw, waiting: Hourglass }

/** What a state is called in a list. */
export const progressWords = {
  answered: t(texts, 'progressState.answered'),
  started: t(texts, 'progressState.started'),
  reopened: t(texts, 'progressState.openedAgain'),
  waiting: t(texts, 'progressState.waitingForAnswers'),
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
        {progressWords[progress]} {at !== null && <RelativeTime at={at} />}
      </span>
    </span>
  )
}
