import { Box, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { trend, type TrendPoint } from '../../../contract/trend.ts'
import { sinceBefore } from '../../../contract/trend-words.ts'
import { ask } from '../../core/ask.ts'
import { Asked, Loading } from '../../ui/states.tsx'
import { useFold, useIsPrinting } from '../../ui/use-printing.ts'
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
  const fold = useFold()
  const isPrinting = useIsPrinting()
  const isNarrow =
    useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false }) && !isPrinting
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
      <details className="wiki-details" {...fold}>
        <summary>The numbers in a table</summary>
        {isNarrow ? <List points={points} /> : <Rows points={points} />}
      </details>
      {isCut && (
        <Text size="sm" c="dimmed">
          The newest {points.length.toLocaleString()} reports; there are older ones.
        </Text>
      )}
    </>
  )
}

type PointsProps = { points: readonly TrendPoint[] }

const answeredText = ({ answered, employees }: TrendPoint): string =>
  `${answered.toLocaleString()} of ${employees.toLocaleString()}`

const Rows = ({ points }: PointsProps) => (
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
            <td className="wiki-table__number">{answeredText(point)}</td>
            <td className="wiki-table__number">{point.mean?.toFixed(1) ?? 'not shown'}</td>
            <td>{point.riskLevel ?? 'not shown'}</td>
            <td>{sinceBefore(point, points[index - 1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
)

/** On a phone each report is read from top to bottom and not from side to side. */
const List = ({ points }: PointsProps) => (
  <ul className="changes-list" aria-label="The trend in numbers">
    {points.map((point, index) => (
      <li key={point.reportId} className="changes-list__entry">
        <p className="changes-list__what">
          {day(point.madeAt)}, version {point.version}
        </p>
        <dl className="changes-list__values">
          <dt>Answered</dt>
          <dd>{answeredText(point)}</dd>
          <dt>Mean score</dt>
          <dd>{point.mean?.toFixed(1) ?? 'not shown'}</dd>
          <dt>Risk</dt>
          <dd>{point.riskLevel ?? 'not shown'}</dd>
        </dl>
        <p className="changes-list__noise">{sinceBefore(point, points[index - 1])}</p>
      </li>
    ))}
  </ul>
)
