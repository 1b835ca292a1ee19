import type { ReleaseState, ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { useReportLocale } from '../language/report-language.tsx'
import { TransitionItem, TransitionList } from './transition-list.tsx'
import { isOnPhone } from '../../page/is-on-phone.ts'
import { useFold } from '../../print/use-printing.ts'

/** The reader's side: the person the report is about, or somebody who decides about it. */
export type Side = 'person' | 'decider'

/** The side that takes each step once a version is released. */
const sideOf: Partial<Record<ReportStep['kind'], Side>> = {
  acknowledged: 'person',
  contested: 'person',
  answered: 'decider',
}

/** The newest words of the other side, if nobody on the reader's side has replied since. */
const unansweredStep = (steps: readonly ReportStep[], reader: Side): ReportStep | undefined => {
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
 * Who decided what about a version, and their words; folded if nothing is left to decide, and on a phone. An
 * unanswered message to the reader is shown above that and never folded.
 */
export const DecisionHistory = ({ state, steps, reader }: Props) => {
  const { piece } = useReportLocale()
  const isSettled = state === 'released' || state === 'acknowledged'
  const fold = useFold(!isSettled && !isOnPhone())
  const said = unansweredStep(steps, reader)
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
