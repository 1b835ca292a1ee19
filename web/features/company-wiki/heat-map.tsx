import { Box, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { heatMeasures, heatRowsOf, type HeatRow } from '../../../insights/department-heat.ts'
import { subScores } from '../../ui/sub-scores.ts'
import { depthOf } from './heat-table.tsx'

const labels = new Map([
  ...subScores.map(({ id, label }) => [id, label] as const),
  ['overall', 'Overall'] as const,
])

const Cell = ({ mean, row }: { mean: number | null; row: HeatRow }) =>
  mean === null ? (
    <td className="heat__cell heat__cell--default">{row.isWithheld ? 'not shown' : 'no answers'}</td>
  ) : (
    <td className={`heat__cell heat__cell--${depthOf(mean)}`}>{mean.toFixed(1)}</td>
  )

/** Departments by their mean sub-scores: the number stands in every cell, its depth only helps the eye. */
export const HeatMap = ({ report }: { report: StoredCompanyReport }) => {
  const rows = useMemo(() => heatRowsOf(report.gradingBreakdown), [report.gradingBreakdown])
  const isAnySmall = rows.some(({ isSmall, answered }) => isSmall && answered > 0)
  return (
    <>
      <Box component="section" className="heat" aria-label="Mean scores by department" tabIndex={0}>
        <table className="wiki-table heat-map">
          <thead>
            <tr>
              <th scope="col">Department</th>
              {heatMeasures.map((measure) => (
                <th key={measure} scope="col" className="heat__column">
                  {labels.get(measure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.departmentName}>
                <th scope="row">
                  {row.departmentName}
                  <span className="heat-map__n">
                    {row.answered.toLocaleString()} of {row.people.toLocaleString()} answered
                    {row.isSmall && row.answered > 0 && ', small'}
                  </span>
                </th>
                {heatMeasures.map((measure, index) => (
                  <Cell key={measure} mean={row.means[index] ?? null} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Text size="sm" c="dimmed" className="prose">
        Means of the scores of those who answered, 1 to 10; the deeper a cell, the higher. Hatched: nothing to
        show.
        {isAnySmall && ' Small: fewer than five answered, so one person moves the mean; do not compare.'}{' '}
        Whether two departments differ by more than noise is said with each below.
      </Text>
    </>
  )
}
