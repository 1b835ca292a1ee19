import { Box, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { fewAnswers } from '../../../../insights/company-report/company-groups.ts'
import type { TeamScore } from '../../../../insights/company-report/company-report-types.ts'
import { isRating } from '../../../../insights/company-report/questions/question-bars.ts'
import {
  questionHeatMapOf,
  type HeatCell,
  type HeatColumn,
} from '../../../../insights/company-report/questions/question-heat-map.ts'
import { AnsweredCount } from '../evidence/supporting-scores.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import './questions.css'

/** A distance with its sign, which is told without colour. */
const useDistance = () => {
  const { say, decimal, count } = useWiki()
  return (topic: HeatCell['topic'], difference: number): string => {
    const size = Math.abs(difference)
    const amount = isRating(topic) ? decimal(size) : say('figures.percent', { number: count(size) })
    if (difference === 0) return say('questionMap.same', { amount })
    return say(difference < 0 ? 'questionMap.below' : 'questionMap.above', { amount })
  }
}

const stepClass = (step: number): string =>
  step === 0 ? 'distance--0' : `distance--${step < 0 ? 'below' : 'above'}-${Math.abs(step)}`

type CellProps = {
  cell: HeatCell
  department: string
  measure: StoredCompanyReport['measures'][number] | undefined
  people: readonly TeamScore[]
}

const Cell = ({ cell, department, measure, people }: CellProps) => {
  const { say, counted, named } = useWiki()
  const distanceText = useDistance()
  const { topic, answered, difference, step } = cell
  if (difference === null || measure === undefined) {
    const why = answered === 0 ? 'nobody' : answered < fewAnswers ? 'few' : 'protects'
    return <td className="distance distance--none">{say(`questionMap.${why}`)}</td>
  }
  return (
    <td className={`distance ${stepClass(step)}`}>
      <AnsweredCount
        people={people}
        measure={{ ...measure, answered }}
        label={distanceText(topic, difference)}
        about={say('heat.of', { measure: measure.label, department: named(department) })}
      />
      <span className="distance__n">{counted('counts.people', answered)}</span>
    </td>
  )
}

/** Departments by questions: each cell says how far it is from the company's mean, and of how many people. */
export const HeatMap = ({ report }: { report: StoredCompanyReport }) => {
  const { say, count, decimal } = useWiki()
  const { questionResults, measures, gradingBreakdown } = report
  const map = useMemo(() => questionHeatMapOf(questionResults), [questionResults])
  if (map === null) return null
  const measureOf = (topic: string) => measures.find((one) => one.topic === topic)
  const valueText = ({ topic, value }: HeatColumn): string => {
    if (value === null) return say('counts.none')
    return isRating(topic)
      ? say('questionMap.mean', { mean: decimal(value) })
      : say('questionMap.yes', { share: say('figures.percent', { number: count(Math.round(value)) }) })
  }
  return (
    <>
      <Box component="section" className="heat" aria-label={say('questionMap.name')} tabIndex={0}>
        <table className="wiki-table question-map">
          <thead>
            <tr>
              <th scope="col">{say('departments.department')}</th>
              {map.columns.map((column) => (
                <th key={column.topic} scope="col" className="heat__column">
                  {measureOf(column.topic)?.label}
                  <span className="distance__n">{valueText(column)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.rows.map(({ department, cells }) => (
              <tr key={department}>
                <th scope="row">
                  <bdi>{department}</bdi>
                </th>
                {cells.map((cell) => (
                  <Cell
                    key={cell.topic}
                    cell={cell}
                    department={department}
                    measure={measureOf(cell.topic)}
                    people={
                      gradingBreakdown.find(({ departmentName }) => departmentName === department)
                        ?.teamScores ?? []
                    }
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Text size="sm" c="dimmed" className="prose">
        {say('questionMap.key')} <span className="screen-only">{say('questionMap.open')} </span>
        {say('heat.below')}
      </Text>
    </>
  )
}
