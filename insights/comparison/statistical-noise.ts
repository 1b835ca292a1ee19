/**
 * When a difference between two means is one, and when it is noise.
 *
 * The noise of a difference is twice its standard error: 2 × √(s₁² ÷ n₁ + s₂² ÷ n₂). Two groups that are alike
 * differ by more than that about once in twenty times, by chance alone. Three things keep it honest:
 *
 * - s, how far people lie apart, is never taken to be less than what one point in one answer moves: 0.4 of an overall
 *   score (`onePointEffect`), 1 of a single rating. People who all answered alike could each have been a point off.
 * - n counts a person by the share of the inputs that they answered: a score that rests on defaults tells nothing, and
 *   somebody who answered three inputs of nine counts as a third.
 * - With fewer than five answers on either side nothing is compared at all.
 *
 * What it does not cover: self-ratings run kind, and those who stay silent may see things differently. That is no
 * noise, and no number of answers makes it smaller. The same people asked again are treated like other people, which
 * makes the noise rather too large than too small.
 */
import { shareBase } from '../company-report/company-findings.ts'
import { fewAnswers } from '../company-report/company-groups.ts'
import type { Measure, TeamScore } from '../company-report/company-report-types.ts'
import { inputIds } from '../scoring/scores.ts'

/** The most that one point in one answer moves a person's overall score: one point in two of the five sub-scores. */
export const onePointEffect = 0.4

/** Numbers of several people as far as it matters how sure their mean is. */
export interface Sample {
  /** How many people. */
  readonly count: number
  /** How many people they count as, each by the share that they answered. */
  readonly weight: number
  readonly mean: number
  /** The standard deviation, never less than what one point in one answer moves. */
  readonly spread: number
}

/** Sums from which a sample is made; they can be added and taken away from each other. */
export interface Sums {
  readonly count: number
  readonly weight: number
  readonly sum: number
  readonly squares: number
}

/** The sample that these sums make. */
export function sampleOf({ count, weight, sum, squares }: Sums, leastSpread: number): Sample {
  const variance = count < 2 ? 0 : Math.max(0, (squares - (sum * sum) / count) / (count - 1))
  return {
    count,
    weight,
    mean: count === 0 ? 0 : sum / count,
    spread: Math.max(leastSpread, Math.sqrt(variance)),
  }
}

/** The noise of the difference between two means; null where either rests on fewer than five answers. */
export function noiseBetween(one: Sample, other: Sample): number | null {
  if (Math.min(one.count, other.count) < fewAnswers || Math.min(one.weight, other.weight) === 0) return null
  return 2 * Math.sqrt(one.spread ** 2 / one.weight + other.spread ** 2 / other.weight)
}

// Means of tenths may miss their value by the last bits.
const tolerance = 1e-9

/** How two means differ: by more than noise, by no more, or by what too few answers cannot tell from noise. */
export type Significance = 'beyond' | 'within' | 'unknown'

export function compareSamples(one: Sample, other: Sample): Significance {
  const noise = noiseBetween(one, other)
  if (noise === null) return 'unknown'
  return Math.abs(one.mean - other.mean) > noise + tolerance ? 'beyond' : 'within'
}

/** Whether two means differ by more than noise. */
export function isDifference(one: Sample, other: Sample): boolean {
  return compareSamples(one, other) === 'beyond'
}

/** Whether one person's overall scores differ by more than one point in one answer can move them. */
export function isPersonalDifference(one: number, other: number): boolean {
  return Math.abs(one - other) > onePointEffect + tolerance
}

type Scored = Pick<TeamScore, 'overall' | 'scoreInputsAnswered'>

function sumsOf(scores: readonly Scored[]): Sums {
  let sum = 0
  let squares = 0
  let inputs = 0
  for (const { overall, scoreInputsAnswered } of scores) {
    sum += overall
    squares += overall * overall
    inputs += scoreInputsAnswered
  }
  return { count: scores.length, weight: inputs / inputIds.length, sum, squares }
}

/** The overall scores of these people. */
export function sampleOverallScores(scores: readonly Scored[]): Sample {
  return sampleOf(sumsOf(scores), onePointEffect)
}

/** How a department's mean overall score compares to that of everybody else. */
export type DepartmentComparison =
  | { readonly kind: 'few' }
  | {
      readonly kind: 'within' | 'above' | 'below'
      readonly mean: number
      readonly others: number
      readonly noise: number
    }

/** Each department by name against the rest of the company; `few` where either side has fewer than five answers. */
export function compareDepartments(
  departments: readonly { readonly departmentName: string; readonly teamScores: readonly Scored[] }[],
): ReadonlyMap<string, DepartmentComparison> {
  const parts = departments.map(({ departmentName, teamScores }) => ({
    departmentName,
    sums: sumsOf(teamScores),
  }))
  const whole = sumsOf(departments.flatMap(({ teamScores }) => teamScores))
  return new Map(
    parts.map(({ departmentName, sums }): [string, DepartmentComparison] => {
      const here = sampleOf(sums, onePointEffect)
      const rest = sampleOf(
        {
          count: whole.count - sums.count,
          weight: whole.weight - sums.weight,
          sum: whole.sum - sums.sum,
          squares: whole.squares - sums.squares,
        },
        onePointEffect,
      )
      const noise = noiseBetween(here, rest)
      if (noise === null) return [departmentName, { kind: 'few' }]
      const kind = !isDifference(here, rest) ? 'within' : here.mean > rest.mean ? 'above' : 'below'
      return [departmentName, { kind, mean: here.mean, others: rest.mean, noise }]
    }),
  )
}

/**
 * The share of people with a topic that is strong or low, as findings count it. Any of them could have answered
 * otherwise, so the spread is never less than the effect of one person.
 */
export function shareOf(measure: Measure, kind: 'strong' | 'low', submissions: number): Sample {
  const count = shareBase(measure, submissions)
  const yes = measure[kind]
  return sampleOf({ count, weight: count, sum: yes, squares: yes }, count === 0 ? 0 : 1 / Math.sqrt(count))
}
