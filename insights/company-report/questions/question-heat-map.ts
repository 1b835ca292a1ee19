/** Departments by questions, each cell the distance from the company's mean. */
import type { GroupAnswers, QuestionResult, QuestionTopic } from '../company-report-types.ts'
import { isRating } from './question-bars.ts'

export interface HeatColumn {
  readonly topic: QuestionTopic
  /** The mean rating, or the percentage of yes; null where too few answered. */
  readonly value: number | null
}

export interface HeatCell {
  readonly topic: QuestionTopic
  readonly answered: number
  /** In points to one decimal, or in whole percentage points; null where there are no numbers. */
  readonly difference: number | null
  /** From -3, far below the company, to 3, far above it. */
  readonly step: number
}

export interface HeatRow {
  readonly department: string
  readonly cells: readonly HeatCell[]
}

export interface QuestionHeatMap {
  readonly columns: readonly HeatColumn[]
  readonly rows: readonly HeatRow[]
}

/** A distance of as many points is a step further; 20 percentage points count as one point. */
export const heatSteps = [0.5, 1, 2] as const
const percentOfPoint = 20

const valueOf = (topic: QuestionTopic, { answered, split }: GroupAnswers): number | null => {
  if (split === null) return null
  return isRating(topic) ? split.mean : (split.strong * 100) / answered
}

const roundTo = (value: number, places: number): number => {
  const rounded = Math.round(Math.abs(value) * 10 ** places) / 10 ** places
  // Not -0.
  return value < 0 && rounded > 0 ? -rounded : rounded
}

function cellOf(column: HeatColumn, group: GroupAnswers): HeatCell {
  const { topic } = column
  const { answered } = group
  const value = valueOf(topic, group)
  if (value === null || column.value === null) return { topic, answered, difference: null, step: 0 }
  const difference = roundTo(value - column.value, isRating(topic) ? 1 : 0)
  const points = Math.abs(difference) / (isRating(topic) ? 1 : percentOfPoint)
  const size = heatSteps.filter((step) => step <= points).length
  return { topic, answered, difference, step: difference < 0 ? -size || 0 : size }
}

/** Null where there are no two departments to compare, or none of them has numbers. */
export function questionHeatMapOf(results: readonly QuestionResult[] = []): QuestionHeatMap | null {
  const [first] = results
  if (first === undefined || first.byDepartment.length < 2) return null
  const columns = results.map((result) => ({ topic: result.topic, value: valueOf(result.topic, result) }))
  const rows = first.byDepartment.map(({ department }, at) => ({
    department,
    cells: results.flatMap(({ byDepartment }, index): HeatCell[] => {
      const [column, group] = [columns[index], byDepartment[at]]
      return column === undefined || group === undefined ? [] : [cellOf(column, group)]
    }),
  }))
  const hasNumbers = rows.some(({ cells }) => cells.some(({ difference }) => difference !== null))
  return hasNumbers ? { columns, rows } : null
}
