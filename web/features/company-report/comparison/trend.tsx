import { Box, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { trend, type TrendPoint } from '../../../../contract/calls/reports/report-trend.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { LocalizedQueryState, LocalizedLoading } from '../../../ui/report/language/localized-states.tsx'
import { useFold, useIsPrinting } from '../../../ui/print/use-printing.ts'
import { trendStepText } from './trend-step-text.ts'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'
import { TrendChart } from './trend-chart.tsx'

/** How the mean score went over the reports: a chart, and its numbers in a table behind it. */
export const Trend = () => {
  const { say } = useWiki()
  const answered = useQuery(callQuery(trend.getCompanyTrend, {}))
  return (
    <LocalizedQueryState
      of={answered}
      failed={say('trend.notLoaded')}
      loading={<LocalizedLoading lines={1} height={180} />}
    >
      {({ points, isCut }) => <Points points={points} isCut={isCut} />}
    </LocalizedQueryState>
  )
}

const Points = ({ points, isCut }: { points: readonly TrendPoint[]; isCut: boolean }) => {
  const { say, count } = useWiki()
  const fold = useFold()
  const isPrinting = useIsPrinting()
  const isNarrow =
    useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false }) && !isPrinting
  const scored = points.filter(({ mean }) => mean !== null)
  if (points.length < 2) {
    return <p className="prose">{say('trend.next')}</p>
  }
  return (
    <>
      {scored.length > 1 ? <TrendChart points={points} /> : <p className="prose">{say('trend.noLine')}</p>}
      <details className="wiki-details" {...fold}>
        <summary>{say('trend.table')}</summary>
        {isNarrow ? <List points={points} /> : <Rows points={points} />}
      </details>
      {isCut && (
        <Text size="sm" c="dimmed">
          {say('trend.newest', { number: count(points.length) })}
        </Text>
      )}
    </>
  )
}

type PointsProps = { points: readonly TrendPoint[] }

const answeredText = ({ answered, employees }: TrendPoint, { say, count }: WikiWords): string =>
  say('trend.of', { answered: count(answered), employees: count(employees) })

const nameOf = ({ madeAt, version }: TrendPoint, { say, day }: WikiWords): string =>
  say('trend.version', { date: day(madeAt, 'medium'), version })

const meanText = ({ mean }: TrendPoint, { say, decimal }: WikiWords): string =>
  mean === null ? say('trend.notShown') : decimal(mean)

const riskText = ({ riskLevel }: TrendPoint, { say }: WikiWords): string =>
  riskLevel === null ? say('trend.notShown') : say(`risk.${riskLevel}`)

const Rows = ({ points }: PointsProps) => {
  const wiki = useWiki()
  const { say } = wiki
  return (
    <Box component="section" className="heat" aria-label={say('trend.name')} tabIndex={0}>
      <table className="wiki-table changes">
        <thead>
          <tr>
            <th scope="col">{say('trend.report')}</th>
            <th scope="col" className="wiki-table__number">
              {say('trend.answered')}
            </th>
            <th scope="col" className="wiki-table__number">
              {say('trend.mean')}
            </th>
            <th scope="col">{say('trend.risk')}</th>
            <th scope="col">{say('trend.before')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.reportId}>
              <th scope="row">{nameOf(point, wiki)}</th>
              <td className="wiki-table__number">{answeredText(point, wiki)}</td>
              <td className="wiki-table__number">{meanText(point, wiki)}</td>
              <td>{riskText(point, wiki)}</td>
              <td>{trendStepText(point, points[index - 1], wiki)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

/** On a phone each report is read from top to bottom and not from side to side. */
const List = ({ points }: PointsProps) => {
  const wiki = useWiki()
  const { say } = wiki
  return (
    <ul className="changes-list" aria-label={say('trend.name')}>
      {points.map((point, index) => (
        <li key={point.reportId} className="changes-list__entry">
          <p className="changes-list__what">{nameOf(point, wiki)}</p>
          <dl className="changes-list__values">
            <dt>{say('trend.answered')}</dt>
            <dd>{answeredText(point, wiki)}</dd>
            <dt>{say('trend.mean')}</dt>
            <dd>{meanText(point, wiki)}</dd>
            <dt>{say('trend.risk')}</dt>
            <dd>{riskText(point, wiki)}</dd>
          </dl>
          <p className="changes-list__noise">{trendStepText(point, points[index - 1], wiki)}</p>
        </li>
      ))}
    </ul>
  )
}
