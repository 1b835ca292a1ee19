import type { ReactNode } from 'react'
import type { Grade } from '../../../../contract/shapes/reports/report-shapes.ts'
import type { ReportChange } from '../../../../insights/comparison/report-change-types.ts'
import { GradeLetter } from '../../../ui/report/scores/grade.tsx'
import { isCountedDifference } from './compare-reports.ts'
import { useWiki } from '../language/company-report-texts.tsx'

/** A quiet mark of what is different from the report that this one is compared with. */
export const ChangeMark = ({ children }: { children: ReactNode }) => (
  <span className="wiki-mark">{children}</span>
)

type MarkedProps = {
  children: ReactNode
  /** What is different; where nothing is, nothing is marked. */
  change: ReportChange | undefined
}

/** The same where something is different; what is not called a difference says why not. */
export const ChangeMarked = ({ children, change }: MarkedProps) => {
  const { fill } = useWiki()
  if (change === undefined) return null
  const { verdict } = change
  if (isCountedDifference(verdict)) return <ChangeMark>{children}</ChangeMark>
  const why = verdict === 'within' ? 'marks.within' : 'marks.unknown'
  return <span className="wiki-noise">{fill(why, { mark: children })}</span>
}

/** "was 7.1". */
export const PreviousValue = ({
  before,
  change,
}: {
  before: ReactNode
  change: ReportChange | undefined
}) => {
  const { fill } = useWiki()
  return <ChangeMarked change={change}>{fill('marks.was', { before })}</ChangeMarked>
}

type WasScoredProps = {
  change: ReportChange | undefined
  /** The grade then and now, where there was one and is one. */
  before: Grade | null | undefined
  now: Grade | null
}

/** "was B−", or, of a score that has another value and the same grade, what it was: that one only where it is a difference. */
export const PreviousGrade = ({ change, before, now }: WasScoredProps) => {
  const { say, fill, apart } = useWiki()
  if (change === undefined || before === undefined) return null
  if (before !== now) {
    const was = before === null ? say('marks.withoutGrade') : <GradeLetter grade={before} />
    return <PreviousValue before={was} change={change} />
  }
  const { before: was, now: is, verdict } = change
  if (was?.unit !== 'score' || is?.unit !== 'score' || !isCountedDifference(verdict)) return null
  return <ChangeMark>{fill('marks.scoreWas', { before: apart(was.value, is.value)[0] })}</ChangeMark>
}
