import { Box, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { heatMeasures, heatRowsOf, type HeatRow } from '../../../insights/department-heat.ts'
import { shadeOf, shadeSteps } from './heat-table.tsx'
import { useWiki } from './language/wiki-words.tsx'

const Cell = ({ mean, row }: { mean: number | null; row: HeatRow }) => {
  const { say, decimal } = useWiki()
  if (mean === null) {
    return (
      <td className="heat__cell heat__cell--default">
        {row.isWithheld ? say('heat.notShown') : say('heat.noAnswers')}
      </td>
    )
  }
  return <td className={`heat__cell heat__cell--${shadeOf(mean)}`}>{decimal(mean)}</td>
}

/** Departments by their mean sub-scores: the number stands in every cell, its shade only helps the eye. */
export const HeatMap = ({ report }: { report: StoredCompanyReport }) => {
  const { say, count, listed } = useWiki()
  const rows = useMemo(() => heatRowsOf(report.gradingBreakdown), [report.gradingBreakdown])
  const isAnySmall = rows.some(({ isSmall, answered }) => isSmall && answered > 0)
  return (
    <>
      <Box component="section" className="heat" aria-label={say('heat.name')} tabIndex={0}>
        <table className="wiki-table heat-map">
          <thead>
            <tr>
              <th scope="col">{say('departments.department')}</th>
              {heatMeasures.map((measure) => (
                <th key={measure} scope="col" className="heat__column">
                  {say(`scores.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.departmentName}>
                <th scope="row">
                  <bdi>{row.departmentName}</bdi>
                  <span className="heat-map__n">
                    {say('counts.answered', { answered: count(row.answered), number: count(row.people) })}
                    {row.isSmall && row.answered > 0 && say('heat.small')}
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
        {say('heat.key', { steps: listed(shadeSteps.map((step) => count(step))) })}
        {isAnySmall && ` ${say('heat.keySmall')}`} {say('heat.below')}
      </Text>
    </>
  )
}
