import type { ReleaseState, ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { useReportLocale } from '../language/report-language.tsx'
import { TransitionItem, TransitionList } from './transition-list.tsx'
import { isOnPhone } from '../../page/is-on-phone.ts'
import { useFold } from '../../print/use-printing.ts'

/** Who reads a report here: the person whom it is about, or somebody who decides about it. */
export type Side = 'person' | 'decider'

/** Who says what, once a version is out. */
const sideOf: Partial<Record<ReportStep['kind'], Side>> = {
  acknowledged: 'person',
  contested: 'person',
  answered: 'decider',
}

/** The newest words of the other side, where nobody on the reader's side has said anything since. */
const saidToReader = (steps: readonly ReportStep[], reader: Side): ReportStep | undefined => {
  const newest = steps.find(({ kind }) => sideOf[kind] !== undefined)
  return newest === undefined || newest.text === null || sideOf[newest.kind] === reader ? undefined : newest
}

type Props = {
  state: ReleaseState
  /** Newest first. */
  steps: readonly ReportStep[]
  reader: Side
}

/**
 * Who decided what about a version and wrote what; folded where nothing is left to decide, and on a phone. What was said to
 * its reader and is not answered yet stands above that and is never folded.
 */
export const DecisionHistory = ({ state, steps, reader }: Props) => {
  const { piece } = useReportLocale()
  const isSettled = state === 'released' || state === 'acknowledged'
  const fold = useFold(!isSettled && !isOnPhone())
  const said = saidToReader(steps, reader)
  const others = steps.filter((step) => step !== said)
  return (
    <>
      {said !== undefined && (
        <div className="release-bar__decided">
          <TransitionItem step={said} />
        </div>
      )}
      {others.length > 0 && (
        <details className="release-bar__decided" {...fold}>
          <summary>{piece('release.decided')}</summary>
          <TransitionList steps={others} />
        </details>
      )}
    </>
  )
}
