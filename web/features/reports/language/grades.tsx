import type { Grade as GradeName } from '../../../../insights/report-types.ts'
import { Grade, GradeLetter } from '../../../ui/grade.tsx'
import { ScoreBar } from '../../../ui/score-bar.tsx'
import { useReportWords, type ReportWords } from './report-words.tsx'

/** Letters and scores as a report's reader hears them. */

const spoken = (grade: GradeName, { say }: ReportWords): string => {
  const letter = grade.charAt(0)
  if (grade.endsWith('+')) return say('head.plus', { letter })
  return grade.endsWith('-') ? say('head.minus', { letter }) : letter
}

/** A grade within a sentence. */
export const Letter = ({ grade }: { grade: GradeName }) => (
  <GradeLetter grade={grade} spoken={spoken(grade, useReportWords())} />
)

/** A grade with its step. */
export const LetterMark = ({ grade, size }: { grade: GradeName; size: 'sm' | 'lg' }) => {
  const words = useReportWords()
  return (
    <Grade grade={grade} size={size} name={words.say('head.gradeName', { grade: spoken(grade, words) })} />
  )
}

/** A score as a bar. */
export const NamedScore = ({
  label,
  value,
  isDefault,
}: {
  label: string
  value: number
  isDefault: boolean
}) => {
  const { say } = useReportWords()
  const name = say(isDefault ? 'head.scoreDefault' : 'head.scoreName', { label, value })
  return <ScoreBar label={label} value={value} isDefault={isDefault} name={name} />
}
