import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Measure } from '../company-report/company-report-types.ts'
import {
  isDifference,
  isPersonalDifference,
  noiseBetween,
  sampleOverallScores,
  shareOf,
  compareDepartments,
  type Sample,
} from './statistical-noise.ts'

const scored = (overall: number, scoreInputsAnswered = 9) => ({ overall, scoreInputsAnswered })
const times = (count: number, overall: number, inputs = 9) =>
  Array.from({ length: count }, () => scored(overall, inputs))

const measure = (low: number, answered: number): Measure => ({
  topic: 'clarity',
  label: 'Role clarity',
  questionIds: ['role_clarity'],
  mean: null,
  meanOfAnswered: null,
  answered,
  notAnswered: 0,
  strong: 0,
  low,
})

const anyScores = fc.array(
  fc.record({
    overall: fc.integer({ min: 5, max: 50 }).map((fifths) => fifths / 5),
    scoreInputsAnswered: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 30 },
)

/** By the textbook, number by number. */
function byHand(scores: readonly { overall: number; scoreInputsAnswered: number }[]): Sample {
  const count = scores.length
  const mean = count === 0 ? 0 : scores.reduce((sum, { overall }) => sum + overall, 0) / count
  const variance =
    count < 2 ? 0 : scores.reduce((sum, { overall }) => sum + (overall - mean) ** 2, 0) / (count - 1)
  const weight = scores.reduce((sum, one) => sum + one.scoreInputsAnswered, 0) / 9
  return { count, weight, mean, spread: Math.max(0.4, Math.sqrt(variance)) }
}

describe('noise', () => {
  it('is twice the standard error, with spreads and weights as the sums give them', () => {
    fc.assert(
      fc.property(anyScores, anyScores, (one, other) => {
        const [a, b] = [byHand(one), byHand(other)]
        const [mine, others] = [sampleOverallScores(one), sampleOverallScores(other)]
        for (const key of ['count', 'weight', 'mean'] as const) expect(mine[key]).toBeCloseTo(a[key], 9)
        expect(mine.spread).toBeCloseTo(a.spread, 5)
        const noise = noiseBetween(mine, others)
        const isFew = one.length < 5 || other.length < 5 || a.weight === 0 || b.weight === 0
        expect(noise === null).toBe(isFew)
        expect(noise ?? 0).toBeCloseTo(
          isFew ? 0 : 2 * Math.sqrt(a.spread ** 2 / a.weight + b.spread ** 2 / b.weight),
          5,
        )
        expect(isDifference(mine, others)).toBe(isDifference(others, mine))
      }),
    )
  })

  it('takes people who all answered alike to be one point in one answer apart', () => {
    // 2 × √(0.16 ÷ 5 + 0.16 ÷ 5) is 0.506.
    expect(noiseBetween(sampleOverallScores(times(5, 7)), sampleOverallScores(times(5, 8)))).toBeCloseTo(
      0.506,
      3,
    )
    expect(isDifference(sampleOverallScores(times(5, 7)), sampleOverallScores(times(5, 7.6)))).toBe(true)
    expect(isDifference(sampleOverallScores(times(5, 7)), sampleOverallScores(times(5, 7.4)))).toBe(false)
  })

  it('is larger where inputs were left out, and nothing is compared of defaults alone or of four people', () => {
    const full = sampleOverallScores(times(10, 7))
    const third = sampleOverallScores(times(10, 7, 3))
    expect(third.weight).toBeCloseTo(10 / 3, 12)
    expect(noiseBetween(full, third)).toBeGreaterThan(noiseBetween(full, full) ?? Infinity)
    expect(noiseBetween(full, sampleOverallScores(times(10, 2, 0)))).toBeNull()
    expect(isDifference(full, sampleOverallScores(times(4, 2)))).toBe(false)
  })

  it('of one person is what one point in one answer moves', () => {
    expect(isPersonalDifference(7.4, 7.8)).toBe(false)
    expect(isPersonalDifference(7.8, 7.4)).toBe(false)
    expect(isPersonalDifference(7.4, 8)).toBe(true)
  })

  it('of a share is that of a share, and one person never makes a difference of five', () => {
    const { mean, spread, weight } = shareOf(measure(15, 20), 'low', 99)
    expect(mean).toBe(0.75)
    expect(weight).toBe(20)
    expect(spread).toBeCloseTo(Math.sqrt(0.75 * 0.25 * (20 / 19)), 12)
    const low = (people: number) => shareOf(measure(people, 5), 'low', 5)
    expect(isDifference(low(1), low(2))).toBe(false)
    expect(isDifference(low(0), low(1))).toBe(false)
    expect(isDifference(low(0), low(5))).toBe(true)
    expect(shareOf(measure(0, 0), 'low', 5).mean).toBe(0)
    // Whoever answered at all could have named a missing tool.
    expect(shareOf({ ...measure(5, 5), topic: 'missingTools' }, 'low', 20).mean).toBe(0.25)
  })
})

describe('a department against the rest', () => {
  const standings = (departments: Record<string, ReturnType<typeof times>>) =>
    compareDepartments(
      Object.entries(departments).map(([departmentName, teamScores]) => ({ departmentName, teamScores })),
    )

  it('is told apart only beyond the noise and with five answers on both sides', () => {
    const found = standings({ Sales: times(8, 8), Design: times(8, 6), Small: times(4, 2), Quiet: [] })
    expect(found.get('Sales')).toMatchObject({ kind: 'above', mean: 8 })
    expect(found.get('Design')).toMatchObject({ kind: 'within', mean: 6 })
    expect(found.get('Small')).toEqual({ kind: 'few' })
    expect(found.get('Quiet')).toEqual({ kind: 'few' })
    expect(standings({ Only: times(9, 8) }).get('Only')).toEqual({ kind: 'few' })
    expect(standings({ A: times(9, 8), B: times(9, 6) }).get('B')).toMatchObject({ kind: 'below', others: 8 })
  })

  it('is the same by taking it away from the whole as by adding up the others', () => {
    fc.assert(
      fc.property(fc.array(anyScores, { minLength: 1, maxLength: 5 }), (teams) => {
        const named = teams.map((teamScores, index) => ({ departmentName: `d${index}`, teamScores }))
        const found = compareDepartments(named)
        for (const { departmentName, teamScores } of named) {
          const here = sampleOverallScores(teamScores)
          const rest = sampleOverallScores(
            named.filter((one) => one.departmentName !== departmentName).flatMap((one) => one.teamScores),
          )
          const noise = noiseBetween(here, rest)
          const standing = found.get(departmentName)
          expect(standing?.kind === 'few').toBe(noise === null)
          const told = standing && 'noise' in standing ? standing : { mean: 0, others: 0, noise: 0 }
          expect(told.noise).toBeCloseTo(noise ?? 0, 4)
          expect(told.mean).toBeCloseTo(noise === null ? 0 : here.mean, 9)
          expect(told.others).toBeCloseTo(noise === null ? 0 : rest.mean, 9)
        }
      }),
    )
  })
})
