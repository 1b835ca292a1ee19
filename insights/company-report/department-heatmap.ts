/** The mean sub-scores of each department, for a heat map. */
import type { DepartmentGrading, TeamScore } from './company-report-types.ts'

export const heatMeasures = [
  'reliability',
  'roleFit',
  'scalability',
  'output',
  'initiative',
  'overall',
] as const
export type HeatMeasure = (typeof heatMeasures)[number]

export interface HeatRow {
  readonly departmentName: string
  readonly people: number
  readonly answered: number
  /** Fewer than five answered: read with care, and do not compare. */
  readonly isSmall: boolean
  /** One decimal, in the order of `heatMeasures`; null where nobody answered or the reader is not shown it. */
  readonly means: readonly (number | null)[]
  /** Whether it is withheld from the reader, and not missing. */
  readonly isWithheld: boolean
}

const meanOf = (scores: readonly TeamScore[], measure: HeatMeasure): number | null =>
  scores.length === 0
    ? null
    : Math.round((scores.reduce((sum, score) => sum + score[measure], 0) * 10) / scores.length) / 10

/** A row for each department, in the order of the report. */
export function heatRowsOf(departments: readonly DepartmentGrading[]): readonly HeatRow[] {
  return departments.map(({ departmentName, people, answered, isSmall, teamScores }) => ({
    departmentName,
    people,
    answered,
    isSmall,
    means: heatMeasures.map((measure) => meanOf(teamScores, measure)),
    isWithheld: answered > 0 && teamScores.length === 0,
  }))
}
