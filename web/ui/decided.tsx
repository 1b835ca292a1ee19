import type { ReleaseState, ReportStep } from '../../contract/release.ts'
import { useReading } from './reading/reading.tsx'
import { StepList } from './step-list.tsx'
import { isOnPhone } from './is-on-phone.ts'
import { useFold } from './use-printing.ts'

type Props = { state: ReleaseState; steps: readonly ReportStep[] }

/** Who decided what about a version and wrote what; folded where nothing is left to decide, and on a phone. */
export const Decided = ({ state, steps }: Props) => {
  const { piece } = useReading()
  const isSettled = state === 'released' || state === 'acknowledged'
  return (
    <details className="release-bar__decided" {...useFold(!isSettled && !isOnPhone())}>
      <summary>{piece('release.decided')}</summary>
      <StepList steps={steps} />
    </details>
  )
}
