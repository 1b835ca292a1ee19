import { Box, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trend, type TrendPoint } from '../../../contract/trend.ts'
import { ask } from '../../core/ask.ts'
import { Asked, Loading } from '../../ui/states.tsx'
import { useIsPrinting } from '../../ui/use-printing.ts'
import { TrendChart } from './trend-chart.tsx'

/** How the mean score went over the reports: a chart, and its numbers in a table behind it. */
export const Trend = () => {
  const answered = useQuery(ask(trend.getCompanyTrend, {}))
  return (
    <Asked
      of={answered}
      failed="The trend could not be loaded; the report itself is complete"
      loading={<Loading lines={1} height={180} />}
    >
      {({ points, isCut }) => <Points points={points} isCut={isCut} />}
    </Asked>
  )
}

const day = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })

const Points = ({ points, isCut }: { points: readonly TrendPoint[]; isCut: boolean }) => {
  const [isUnfolded, setOpen] = useState(false)
  // On paper the table stands open.
  const isOpen = useIsPrinting() || isUnfolded
  const scored = points.filter(({ mean }) => mean !== null)
  if (points.length < 2) {
    return <p className="prose">With the next report it will be seen here how the mean score went.</p>
  }
  return (
    <>
      {scored.length > 1 ? (
        <TrendChart points={points} />
      ) : (
        <p className="prose">
          The mean scores of these reports are not shown to you, so there is no line to draw.
        </p>
      )}
      <details className="wiki-details" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>The numbers in a table</summary>
        <Box component="section" className="heat" aria-label="The trend in numbers" tabIndex={0}>
          <table className="wiki-table changes">
            <thead>
              <tr>
                <th scope="col">Report</th>
                <th scope="col" className="wiki-table__number">
                  Answered
                </th>
                <th scope="col" className="wiki-table__number">
                  Mean score
                </th>
                <th scope="col">Risk</th>
                <th scope="col">From the one before</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point, index) => (
                <tr key={point.reportId}>
                  <th scope="row">
                    {day(point.madeAt)}, version {point.version}
                  </th>
                  <td className="wiki-table__number">
                    {point.answered.toLocaleString()} of {point.employees.toLocaleString()}
                  </td>
                  <td className="wiki-table__number">{point.mean?.toFixed(1) ?? 'not shown'}</td>
                  <td>{point.riskLevel ?? 'not shown'}</td>
                  <td>{stepText(point, points[index - 1])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
      </details>
      {isCut && (
        <Text size="sm" c="dimmed">
          The newest {points.length.toLocaleString()} reports; there are older ones.
        </Text>
      )}
    </>
  )
}

/** What became of the mean since the point before. */
const stepText = (point: TrendPoint, before: TrendPoint | undefined): string => {
  if (before === undefined) return '–'
  if (point.mean === null || before.mean === null) return 'not shown'
  const difference = point.mean - before.mean
  const amount = `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(1)}`
  if (point.isDifference === null || point.noise === null)
    return `${amount}, whether it is noise cannot be told`
  return `${amount}, ${point.isDifference ? 'more than' : 'within'} the noise of ${point.noise.toFixed(1)}`
}
