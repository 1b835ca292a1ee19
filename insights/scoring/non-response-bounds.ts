/** What those who have not answered may hide, as bounds and not as a guess. */
import { scoresOf, type Readings } from './scores.ts'

const nothing = { kpis: false, training: false, growth: null, improvements: null } as const
const everything = { kpis: true, training: true, growth: true, improvements: true } as const

function overallWith(
  rating: number,
  rest: Omit<Readings, 'clarity' | 'output' | 'satisfaction' | 'communication' | 'tools'>,
): number {
  return scoresOf({
    clarity: rating,
    output: rating,
    satisfaction: rating,
    communication: rating,
    tools: rating,
    ...rest,
  }).overall
}

/** The lowest and the highest overall score that any form can have. */
export const overallBounds = { lowest: overallWith(1, nothing), highest: overallWith(10, everything) }

/** The company's mean overall if all who are silent had the lowest, and if all had the highest score there is. */
export interface NonResponseBounds {
  readonly lowest: number
  readonly highest: number
}

/**
 * Between which values the mean over everybody lies, whatever those who did not answer would say. One decimal, as
 * reports write means; null where everybody answered.
 */
export function nonResponseBounds(
  mean: number,
  answered: number,
  notAnswered: number,
): NonResponseBounds | null {
  if (notAnswered === 0) return null
  const withAll = (overall: number): number =>
    Math.round(((mean * answered + overall * notAnswered) * 10) / (answered + notAnswered)) / 10
  return { lowest: withAll(overallBounds.lowest), highest: withAll(overallBounds.highest) }
}

/** The departments of which fewer than half answered, those in which fewest did first. */
export function lowResponseDepartments<D extends { readonly people: number; readonly answered: number }>(
  departments: readonly D[],
): readonly D[] {
  const shareOf = ({ people, answered }: D): number => (people === 0 ? 1 : answered / people)
  return departments.filter((one) => shareOf(one) < 0.5).toSorted((a, b) => shareOf(a) - shareOf(b))
}
