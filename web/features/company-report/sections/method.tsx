import { Box, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { useMayReadAnswers } from '../evidence/supporting-answers.tsx'
import { isCountedDifference, topicChange, type Comparison } from '../comparison/compare-reports.ts'
import { AnsweredCount } from '../evidence/supporting-scores.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { ChangeMark } from '../comparison/change-mark.tsx'

const textOrDash = (value: number | null, write: (value: number) => string): string =>
  value === null ? '–' : write(value)

/** What the report cannot tell, and the numbers that strengths, weaknesses and risk were read from. */
export const Method = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => {
  const { say, count, decimal } = useWiki()
  const mayRead = useMayReadAnswers()
  const people = useMemo(
    () => report.gradingBreakdown.flatMap(({ teamScores }) => teamScores),
    [report.gradingBreakdown],
  )
  const isDifferent = (topic: string): boolean => {
    const change = topicChange(comparison, topic)
    return change !== undefined && isCountedDifference(change.verdict)
  }
  return (
    <>
      <ul className="limits prose">
        {report.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {report.measures.length > 0 && (
        <>
          <h3 className="wiki-subtitle">{say('method.read')}</h3>
          <Box component="section" className="heat" aria-label={say('method.read')} tabIndex={0}>
            <table className="wiki-table measures">
              <thead>
                <tr>
                  <th scope="col">{say('method.topic')}</th>
                  <th scope="col" className="wiki-table__number">
                    {say('method.answered')}
                  </th>
                  <th scope="col" className="wiki-table__number">
                    {say('method.notAnswered')}
                  </th>
                  <th scope="col" className="wiki-table__number">
                    {say('method.mean')}
                  </th>
                  <th scope="col" className="wiki-table__number">
                    {say('method.strong')}
                  </th>
                  <th scope="col" className="wiki-table__number">
                    {say('method.low')}
                  </th>
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
      )}
    </>
  )
}
