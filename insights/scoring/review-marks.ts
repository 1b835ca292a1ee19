import type { EmployeeReport, Grade, SubScoreId } from '../report-types.ts'
import { neighboursOf, scoredGrades } from './grades.ts'
import { roundHalfUp } from './rounding.ts'
import { subScoreIds } from './scores.ts'

/**
 * What a reviewer should look at first in a report: facts that are unusual in it, and what is different from an earlier
 * version. Everything is computed from the two reports, and nothing is guessed.
 */

type Scored = Pick<EmployeeReport, 'coverage' | 'gradingOverview' | 'workings'>

export type ReviewMark =
  | { kind: 'few'; answered: number; inputs: number }
  | { kind: 'edge'; overall: number; distance: number; other: Grade }
  | { kind: 'apart'; score: SubScoreId; lowest: number; highest: number }
  | { kind: 'alike'; ratings: number; value: number }

export interface ScoreChange {
  readonly score: SubScoreId | 'overall'
  readonly before: number
  readonly now: number
  /** Large enough to ask why. */
  readonly isLarge: boolean
}

const leastAnswered = 7
const nearEdge = 0.1
const farApart = 6
const fewestAlike = 4
const largeStep = 3
const largeOverall = 1

const tenths = (value: number): number => roundHalfUp(value * 10) / 10

const edgeOf = ({ overall, grade }: Scored['gradingOverview'], from: number): ReviewMark[] => {
  const { above, below } = neighboursOf(grade)
  const up = above === null ? Infinity : tenths(above.from - overall)
  if (above !== null && up <= nearEdge) return [{ kind: 'edge', overall, distance: up, other: above.grade }]
  const down = tenths(overall - from)
  return below !== null && down <= nearEdge
    ? [{ kind: 'edge', overall, distance: down, other: below.grade }]
    : []
}

/** What is unusual in a report, in a fixed order. */
export const reviewMarks = ({ coverage, gradingOverview, workings }: Scored): ReviewMark[] => {
  const { scoreInputs: inputs, scoreInputsAnswered: answered } = coverage
  const few: ReviewMark[] = answered < leastAnswered ? [{ kind: 'few', answered, inputs }] : []
  const apart = subScoreIds.flatMap((score): ReviewMark[] => {
    const values = workings[score].inputs.filter(({ isAnswered }) => isAnswered).map(({ value }) => value)
    const lowest = Math.min(...values)
    const highest = Math.max(...values)
    return values.length > 1 && highest - lowest >= farApart
      ? [{ kind: 'apart', score, lowest, highest }]
      : []
  })
  return [...few, ...edgeOf(gradingOverview, workings.overall.gradeFrom), ...apart, ...alikeOf(workings)]
}

/** Every rating that was given is the same number. */
const alikeOf = (workings: Scored['workings']): ReviewMark[] => {
  const ratings = new Map<string, number>()
  for (const score of subScoreIds) {
    for (const { reading, isAnswered, answers, value } of workings[score].inputs) {
      const [only] = answers
      if (reading === 'rating' && isAnswered && only !== undefined) ratings.set(only.questionId, value)
    }
  }
  const [value, ...others] = new Set(ratings.values())
  if (value === undefined || others.length > 0 || ratings.size < fewestAlike) return []
  return [{ kind: 'alike', ratings: ratings.size, value }]
}

/** The scores that are different from an earlier version, the overall score first. */
export const scoreChanges = (
  { gradingOverview: now }: Pick<Scored, 'gradingOverview'>,
  { gradingOverview: before }: Pick<Scored, 'gradingOverview'>,
): ScoreChange[] => {
  const overallBy = tenths(Math.abs(now.overall - before.overall))
  const grades = Math.abs(scoredGrades.indexOf(now.grade) - scoredGrades.indexOf(before.grade))
  const overall = {
    score: 'overall',
    before: before.overall,
    now: now.overall,
    isLarge: overallBy >= largeOverall || grades >= largeStep,
  } as const
  const parts = subScoreIds.map((score) => ({
    score,
    before: before[score],
    now: now[score],
    isLarge: Math.abs(now[score] - before[score]) >= largeStep,
  }))
  return [overall, ...parts].filter((change) => change.before !== change.now)
}
