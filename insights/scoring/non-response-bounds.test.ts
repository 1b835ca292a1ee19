import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readInputs, scoresOf } from './scores.ts'
import { nonResponseBounds, overallBounds, lowResponseDepartments } from './non-response-bounds.ts'
import { anyAnswers } from '../testing/arbitraries.ts'

it('no form has an overall score outside the bounds', () => {
  expect(overallBounds).toEqual({ lowest: 2.2, highest: 9.6 })
  fc.assert(
    fc.property(anyAnswers, (raw) => {
      const { overall } = scoresOf(readInputs(raw))
      expect(overall).toBeGreaterThanOrEqual(overallBounds.lowest)
      expect(overall).toBeLessThanOrEqual(overallBounds.highest)
    }),
  )
})

it('the mean of everybody lies within what silence may hide', () => {
  expect(nonResponseBounds(7.4, 10, 0)).toBeNull()
  // (74 + 10 × 2.2) ÷ 20 and (74 + 10 × 9.6) ÷ 20.
  expect(nonResponseBounds(7.4, 10, 10)).toEqual({ lowest: 4.8, highest: 8.5 })
  fc.assert(
    fc.property(
      fc.array(anyAnswers, { minLength: 1, maxLength: 6 }),
      fc.array(anyAnswers, { minLength: 1, maxLength: 6 }),
      (answered, silent) => {
        const overalls = (forms: typeof answered) => forms.map((raw) => scoresOf(readInputs(raw)).overall)
        const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
        const known = overalls(answered)
        const bounds = nonResponseBounds(mean(known), known.length, silent.length)
        const whole = mean([...known, ...overalls(silent)])
        expect(whole).toBeGreaterThanOrEqual((bounds?.lowest ?? 0) - 0.05 - 1e-9)
        expect(whole).toBeLessThanOrEqual((bounds?.highest ?? 10) + 0.05 + 1e-9)
      },
    ),
  )
})

it('names departments of which fewer than half answered, the quietest first', () => {
  const of = (name: string, people: number, answered: number) => ({ name, people, answered })
  const departments = [
    of('Half', 4, 2),
    of('Third', 3, 1),
    of('None', 5, 0),
    of('All', 2, 2),
    of('Empty', 0, 0),
  ]
  expect(lowResponseDepartments(departments).map(({ name }) => name)).toEqual(['None', 'Third'])
})
