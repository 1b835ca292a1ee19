import { Box, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { TeamScore } from '../../../../insights/company-report/company-report-types.ts'
import {
  heatMeasures,
  heatRowsOf,
  type HeatMeasure,
  type HeatRow,
} from '../../../../insights/company-report/department-heatmap.ts'
import { scoreShade, shadeSteps } from './heat-table.tsx'
import { SupportingScores } from '../evidence/supporting-scores.tsx'
import { useWiki } from '../language/company-report-texts.tsx'

type CellProps = { mean: number | null; measure: HeatMeasure; row: HeatRow; people: readonly TeamScore[] }

const Cell = ({ mean, measure, row, people }: CellProps) => {
  const { say, decimal, named } = useWiki()
  if (mean === null) {
    return (
      <td className="heat__cell heat__cell--default">
        {row.isWithheld ? say('heat.notShown') : say('heat.noAnswers')}
      </td>
    )
  }
  const about = say('heat.of', { measure: say(`scores.${measure}`), department: named(row.departmentName) })
  return (
    <td className={`heat__cell heat__cell--${scoreShade(mean)}`}>
      <SupportingScores people={people} measure={measure} label={decimal(mean)} about={about} />
    </td>
  )
}

/** Departments by their mean sub-scores: every cell has the number, its shade only helps the eye. */
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
            {rows.map((row, at) => (
              <tr key={row.departmentName}>
                <th scope="row">
                  <bdi>{row.departmentName}</bdi>
                  <span className="heat-map__n">
                    {say('counts.answered', { answered: count(row.answered), number: count(row.people) })}
                    {row.isSmall && row.answered > 0 && say('heat.small')}
                  </span>
                </th>
                {heatMeasures.map((measure, index) => (
                  <Cell
                    key={measure}
                    mean={row.means[index] ?? null}
                    measure={measure}
                    row={row}
                    people={report.gradingBreakdown[at]?.teamScores ?? []}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Text size="sm" c="dimmed" className="prose">
        <span className="screen-only">{say('heat.open')} </span>
        {say('heat.key', { steps: listed(shadeSteps.map((step) => count(step))) })}
        {isAnySmall && ` ${say('heat.keySmall')}`} {say('heat.below')}
      </Text>
    </>
  )
}
