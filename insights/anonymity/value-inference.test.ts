import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HiringNeed, Measure } from '../company-report/company-report-types.ts'
import {
  areDeparturesDisclosable,
  arePromotionsTold,
  areScoresAmbiguous,
  discloseMeasure,
  isCountDisclosable,
  isNeedTold,
  isSumAmbiguous,
} from './value-inference.ts'

const threshold = 5
const ten = { lowest: 1, highest: 10 }

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const measure = (counts: Partial<Measure>): Measure => ({
  topic: 'satisfaction',
  label: 'Job satisfaction',
  questionIds: ['job_satisfaction'],
  mean: null,
  meanOfAnswered: null,
  answered: 0,
  notAnswered: 0,
  strong: 0,
  low: 0,
  ...counts,
})

const measureOf = (ratings: readonly number[], notAnswered = 0): Measure =>
  measure({
    mean: sumOf(ratings) / ratings.length,
    meanOfAnswered: sumOf(ratings) / ratings.length,
    answered: ratings.length,
    notAnswered,
    strong: ratings.filter((rating) => rating >= 8).length,
    low: ratings.filter((rating) => rating < 6).length,
  })

type Range = readonly [lowest: number, highest: number]

/** Whether one of these people could have given `value`, where each may answer anywhere within their range. */
const canHold = (value: number, sum: number, ranges: readonly Range[]): boolean =>
  ranges.some(([lowest, highest], at) => {
    const others = ranges.filter((_, index) => index !== at)
    const rest = sum - value
    return (
      value >= lowest &&
      value <= highest &&
      rest >= sumOf(others.map(([least]) => least)) - 1e-6 &&
      rest <= sumOf(others.map(([, most]) => most)) + 1e-6
    )
  })

test('a sum is ambiguous where one person could have the lowest number and one the highest', () => {
  for (let count = 1; count <= 6; count += 1)
    for (let sum = count; sum <= count * 10; sum += 1) {
      const ranges = Array.from({ length: count }, (): Range => [1, 10])
      const isOpen = canHold(1, sum, ranges) && canHold(10, sum, ranges)
      expect([count, sum, isSumAmbiguous(sum, count, ten)]).toEqual([count, sum, isOpen])
    }
  expect(isSumAmbiguous(0, 0, ten)).toBe(false)
  expect(isSumAmbiguous(5, 1, { lowest: 5, highest: 5 })).toBe(false)
})

test('sums of tenths are compared as they are on paper', () => {
  // 0.1 + 0.2 is a little more than 0.3, and 0.8 - 0.1 - 0.1 a little less than 0.6.
  expect(isSumAmbiguous(0.1 + 0.2, 2, { lowest: 0.1, highest: 0.2 })).toBe(true)
  expect(isSumAmbiguous(0.8 - 0.1 - 0.1, 2, { lowest: 0.2, highest: 0.4 })).toBe(true)
  expect(isSumAmbiguous(0.31, 2, { lowest: 0.1, highest: 0.2 })).toBe(false)
  expect(isSumAmbiguous(0.29, 2, { lowest: 0.1, highest: 0.2 })).toBe(false)
})

test('scores are ambiguous where both the scores and the grades of each person stay open', () => {
  const scores = (count: number, overall: number, grade: 'A' | 'C' | 'D-') =>
    Array.from({ length: count }, () => ({ overall, grade }))
  expect(areScoresAmbiguous(scores(5, 6, 'C'))).toBe(true)
  expect(areScoresAmbiguous(scores(5, 10, 'C'))).toBe(false)
  expect(areScoresAmbiguous(scores(5, 6, 'A'))).toBe(false)
  expect(areScoresAmbiguous(scores(5, 6, 'D-'))).toBe(false)
  expect(areScoresAmbiguous(scores(1, 6, 'C'))).toBe(false)
  expect(areScoresAmbiguous([])).toBe(false)
})

test('a count is disclosed where as many people as the threshold are in it, and as many are not', () => {
  expect(isCountDisclosable(5, 10, threshold)).toBe(true)
  expect(isCountDisclosable(4, 10, threshold)).toBe(false)
  expect(isCountDisclosable(6, 10, threshold)).toBe(false)
})

test('of a yes/no question the larger count decides, since the other follows from it', () => {
  const kpis = (strong: number, low: number) =>
    measure({ topic: 'kpis', answered: strong + low, notAnswered: 3, strong, low })
  expect(discloseMeasure(kpis(7, 5), threshold)).toEqual(kpis(7, 5))
  expect(discloseMeasure(kpis(5, 7), threshold)).toEqual(kpis(5, 7))
  expect(discloseMeasure(kpis(8, 4), threshold)).toBeNull()
  expect(discloseMeasure(kpis(4, 8), threshold)).toBeNull()
  expect(discloseMeasure(kpis(12, 0), threshold)).toBeNull()
})

test('who names nothing but a way out is counted with those who did not answer on growth', () => {
  const growth = measure({ topic: 'growth', answered: 9, notAnswered: 11, strong: 7 })
  expect(discloseMeasure(growth, threshold)).toEqual({ ...growth, answered: 7, notAnswered: 13 })
  const wishes = measure({ topic: 'improvements', answered: 7, notAnswered: 13, strong: 7 })
  expect(discloseMeasure(wishes, threshold)).toEqual(wishes)
})

test('no mean is disclosed of fewer people than the threshold, or where it says what single people rated', () => {
  expect(discloseMeasure(measureOf([3, 5, 7, 8]), threshold)).toBeNull()
  expect(discloseMeasure(measureOf([3, 5, 7, 8, 6]), threshold)).not.toBeNull()
  expect(discloseMeasure(measureOf([10, 10, 10, 10, 10]), threshold)).toBeNull()
  expect(discloseMeasure(measureOf([1, 1, 1, 1, 1, 2]), threshold)).toBeNull()
})

const ratings = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 24 })

test('whatever is disclosed of a rating, anybody may have rated 1 and anybody 10', () => {
  fc.assert(
    fc.property(ratings, fc.integer({ min: 0, max: 9 }), (given, notAnswered) => {
      const whole = measureOf(given, notAnswered)
      const shown = discloseMeasure(whole, threshold)
      const sum = sumOf(given)
      const isOpen = (ranges: readonly Range[]): boolean =>
        canHold(1, sum, ranges) && canHold(10, sum, ranges)
      const isMeanOpen = given.length >= threshold && isOpen(given.map(() => [1, 10]))
      expect(shown !== null).toBe(isMeanOpen)
      if (shown === null) return

      const isLarge = (count: number): boolean => isCountDisclosable(count, given.length, threshold)
      // What may be told of each count alone, and of both beside each other.
      const strong = isLarge(whole.strong) ? whole.strong : null
      const ownLow = isLarge(whole.low) ? whole.low : null
      const between = strong === null || ownLow === null ? null : given.length - strong - ownLow
      const low = between !== null && between < threshold ? null : ownLow
      const ranges: Range[] = [
        ...Array.from({ length: strong ?? 0 }, (): Range => [8, 10]),
        ...Array.from({ length: low ?? 0 }, (): Range => [1, 6]),
        ...Array.from({ length: given.length - (strong ?? 0) - (low ?? 0) }, (): Range => [
          low === null ? 1 : 6,
          strong === null ? 10 : 8,
        ]),
      ]
      expect(shown).toEqual(
        isOpen(ranges) ? { ...whole, strong, low } : { ...whole, strong: null, low: null },
      )
    }),
    { numRuns: 2000 },
  )
})

test('both counts are withheld where they would leave only one way to reach the mean', () => {
  // Ten strong people of 8 at least and five low ones of 1 at least are 85 together: nobody can have more.
  const given = [...Array.from({ length: 10 }, () => 8), ...Array.from({ length: 5 }, () => 1)]
  expect(discloseMeasure(measureOf(given), threshold)).toMatchObject({ strong: null, low: null })
  const higher = [...Array.from({ length: 10 }, () => 9), ...Array.from({ length: 5 }, () => 2)]
  expect(discloseMeasure(measureOf(higher), threshold)).toMatchObject({ strong: 10, low: null })
})

const totals = (promotions: number, departures: number) => ({ totals: { promotions, departures } })

test('departures are disclosed only if enough others rated low', () => {
  const low = [...Array.from({ length: 12 }, () => 4), ...Array.from({ length: 12 }, () => 7)]
  const isTold = (departures: number, measures: Measure[] = [measureOf(low)]): boolean =>
    areDeparturesDisclosable({ measures, personnelChanges: totals(0, departures) }, threshold)
  expect(isTold(5)).toBe(true)
  expect(isTold(7)).toBe(true)
  expect(isTold(8)).toBe(false)
  expect(isTold(4)).toBe(false)
  expect(isTold(5, [])).toBe(false)
})

test('next steps are counted among all who answered, and disclosed with the ratings they rest on', () => {
  const isTold = (promotions: number, answered: number, measures: Measure[] = []): boolean =>
    arePromotionsTold(
      { measures, coverage: { answered }, personnelChanges: totals(promotions, 0) },
      threshold,
    )
  expect(isTold(5, 10)).toBe(true)
  expect(isTold(5, 9)).toBe(false)
  expect(isTold(4, 10)).toBe(false)
  const high = [...Array.from({ length: 12 }, () => 9), ...Array.from({ length: 12 }, () => 7)]
  for (const topic of ['clarity', 'output'] as const) {
    const beside = [{ ...measureOf(high), topic }]
    expect(isTold(7, 24, beside)).toBe(true)
    expect(isTold(8, 24, beside)).toBe(false)
  }
})

test('a hiring need is disclosed with the number of people who name a missing tool', () => {
  const missing = (low: number) => measure({ topic: 'missingTools', answered: 20, notAnswered: 4, low })
  const isTold = (keywords: HiringNeed['keywords'], people: number, low: number): boolean =>
    isNeedTold({ measures: [missing(low)] }, { keywords, people, outOf: 24 }, threshold)
  expect(isTold(['workflow'], 5, 12)).toBe(true)
  expect(isTold(['workflow'], 7, 12)).toBe(true)
  expect(isTold(['workflow'], 8, 12)).toBe(false)
  expect(isTold(['workflow'], 4, 12)).toBe(false)
  expect(isTold(['nothing'], 5, 12)).toBe(false)
})
