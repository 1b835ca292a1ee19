import { UnstyledButton } from '@mantine/core'
import type { ReleaseState } from '../../../contract/release.ts'
import { waitingFor, type PersonRow } from './people-rows.ts'
import './release-counts.css'

const words = {
  draft: (count: number) => `${count === 1 ? 'draft waits' : 'drafts wait'} for review`,
  reviewed: (count: number) => `${count === 1 ? 'report waits' : 'reports wait'} to be released`,
  contested: (count: number) => `${count === 1 ? 'report is' : 'reports are'} contested`,
}

type Props = {
  rows: readonly PersonRow[]
  /** The state that the list is narrowed to; '' for all. */
  shown: ReleaseState | ''
  onShow: (state: ReleaseState | undefined) => void
}

/** How many reports wait for somebody to decide; each count narrows the list to what it counts. Nothing waits: nothing is said. */
export const ReleaseCounts = ({ rows, shown, onShow }: Props) => {
  const waiting = waitingFor(rows)
  const states = (['draft', 'reviewed', 'contested'] as const).filter((state) => waiting[state] > 0)
  if (states.length === 0) return null
  return (
    <ul className="release-counts" aria-label="Waiting for a decision">
      {states.map((state) => (
        <li key={state}>
          <UnstyledButton
            className="release-counts__count"
            aria-pressed={shown === state}
            onClick={() => onShow(shown === state ? undefined : state)}
          >
            <strong>{waiting[state].toLocaleString()}</strong> {words[state](waiting[state])}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
