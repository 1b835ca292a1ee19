import { UnstyledButton } from '@mantine/core'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { countPendingDecisions, pendingDecisions, type PersonRow, type ReleaseStatus } from './report-rows.ts'
import './release-counts.css'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

const words = {
  toReview: 'releaseCounts.draftsWaitForReview',
  toRelease: 'releaseCounts.reportsWaitToBeReleased',
  toRespond: 'releaseCounts.objectionsWait',
} as const

type Props = {
  rows: readonly PersonRow[]
  /** What the list is narrowed to; '' for all. */
  shown: ReleaseStatus | ''
  onShow: (standing: ReleaseStatus | undefined) => void
}

/** How many reports wait for the reader to decide; each count narrows the list to what it counts. Nothing waits: nothing is said. */
export const ReleaseCounts = ({ rows, shown, onShow }: Props) => {
  const waiting = countPendingDecisions(rows)
  const states = pendingDecisions.filter((state) => waiting[state] > 0)
  if (states.length === 0) return null
  return (
    <ul className="release-counts" aria-label={t(texts, 'releaseCounts.waitingForADecision')}>
      {states.map((state) => (
        <li key={state}>
          <UnstyledButton
            className="release-counts__count"
            aria-pressed={shown === state}
            onClick={() => onShow(shown === state ? undefined : state)}
          >
            {fill(
              texts,
              words[state],
              { number: <strong>{englishNumber(waiting[state])}</strong> },
              { count: waiting[state] },
            )}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
