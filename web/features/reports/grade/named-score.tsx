import { ScoreBar } from '../../../ui/report/scores/score-bar.tsx'
import { useReportWords } from '../language/employee-report-texts.tsx'

/** A score as a bar, as a report's reader hears it. */
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
