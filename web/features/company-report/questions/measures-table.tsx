import { Box, Text } from '@mantine/core'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { TeamScore } from '../../../../insights/company-report/company-report-types.ts'
import { ChangeMark } from '../comparison/change-mark.tsx'
import { isCountedDifference, topicChange, type Comparison } from '../comparison/compare-reports.ts'
import { useMayReadAnswers } from '../evidence/supporting-answers.tsx'
import { AnsweredCount } from '../evidence/supporting-scores.tsx'
import { useWiki } from '../language/company-report-texts.tsx'

const textOrDash = (value: number | null, write: (value: number) => string): string =>
  value === null ? '–' : write(value)

type Props = {
  report: StoredCompanyReport
  comparison: Comparison | undefined
  people: readonly TeamScore[]
}

/** The numbers that strengths, weaknesses and risk were read from. */
export const MeasuresTable = ({ report, comparison, people }: Props) => {
  const { say, count, decimal } = useWiki()
  const mayRead = useMayReadAnswers()
  const isDifferent = (topic: string): boolean => {
    const change = topicChange(comparison, topic)
    return change !== undefined && isCountedDifference(change.verdict)
  }
  return (
    <>
      <Box component="section" className="heat" aria-label={say('method.read')} tabIndex={0}>
        <table className="wiki-table measures">
          <thead>
            <tr>
              <th scope="col">{say('method.topic')}</th>
              {(['answered', 'notAnswered', 'mean', 'strong', 'low'] as const).map((column) => (
                <th key={column} scope="col" className="wiki-table__number">
                  {say(`method.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.measures.map((measure) => (
              <tr key={measure.topic}>
                <th scope="row">
                  {measure.label}{' '}
                  {isDifferent(measure.topic) && <ChangeMark>{say('marks.changed')}</ChangeMark>}
                </th>
                <td className="wiki-table__number">
                  <AnsweredCount people={people} measure={measure} />
                </td>
                <td className="wiki-table__number">{count(measure.notAnswered)}</td>
                <td className="wiki-table__number">{textOrDash(measure.meanOfAnswered, decimal)}</td>
                <td className="wiki-table__number">{textOrDash(measure.strong, count)}</td>
                <td className="wiki-table__number">{textOrDash(measure.low, count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Text size="sm" c="dimmed" className="prose">
        {mayRead && people.length > 0 && <span className="screen-only">{say('method.open')} </span>}
        {say('method.key', {
          engine: report.engineVersion,
          questionnaire: report.questionnaireVersion,
        })}
        {report.groupThreshold !== null &&
          ` ${say('method.hidden', { number: count(report.groupThreshold) })}`}
      </Text>
    </>
  )
}
