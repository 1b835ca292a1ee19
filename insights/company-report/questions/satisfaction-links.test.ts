/** The rank correlation, and what is said of it. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { company } from '../../testing/company.ts'
import { buildCompanyReport } from '../company-report.ts'
import { rankCorrelationOf } from './rank-correlation.ts'

const rating = fc.integer({ min: 1, max: 10 })
const pairs = fc.array(fc.tuple(rating, rating), { minLength: 30, maxLength: 80 })

describe('the rank correlation', () => {
  it('does not depend on the order of people, or on which of both comes first', () => {
    fc.assert(
      fc.property(
        pairs.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const found = rankCorrelationOf(all)
          expect(rankCorrelationOf(shuffled)).toEqual(found)
          expect(rankCorrelationOf(all.map(([one, other]) => [other, one]))).toEqual(found)
        },
      ),
    )
  })

  it('is within its interval and within -1 and 1', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const { correlation, low, high } = rankCorrelationOf(all) ?? { correlation: 0, low: 0, high: 0 }
        expect(-1 <= low && low <= correlation && correlation <= high && high <= 1).toBe(true)
      }),
    )
  })

  it('is 1 for whatever rises with it, ties included, and -1 for whatever falls', () => {
    fc.assert(
      fc.property(fc.array(rating, { minLength: 30, maxLength: 80 }), (values) => {
        fc.pre(new Set(values).size > 1)
        expect(rankCorrelationOf(values.map((value) => [value, value ** 3]))?.correlation).toBe(1)
        expect(rankCorrelationOf(values.map((value) => [value, -2 * value]))?.correlation).toBe(-1)
      }),
    )
  })

  it('is that of a worked example with ties, with its interval', () => {
    const left = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const right = [1, 1, 2, 2, 5, 4, 3, 8, 8, 7]
    // Pearson's of the ranks 1 to 10 and 1.5 1.5 3.5 3.5 7 6 5 9.5 9.5 8: 74.0 / sqrt(82.5 * 81.0).
    expect(rankCorrelationOf(left.map((one, at) => [one, right[at] ?? 0]))).toEqual({
      correlation: 0.91,
      low: 0.55,
      high: 0.98,
    })
  })

  it('is none where everybody gave the same', () => {
    expect(rankCorrelationOf(Array.from({ length: 30 }, (_, at) => [7, at]))).toBeNull()
  })
})

describe('what goes along with satisfaction', () => {
  const people = (count: number) =>
    buildCompanyReport(
      company(
        Array.from({ length: count }, (_, at) => ({
          answers: {
            job_satisfaction: String(1 + (at % 10)),
            tool_effectiveness: String(1 + ((at + (at % 3)) % 10)),
            weekly_output: String(10 - (at % 10)),
            team_communication: String(1 + ((at * 7) % 5)),
            role_clarity: '8',
          },
        })),
      ),
    ).satisfactionLinks

  it('is said in words that claim no cause, clear connections first', () => {
    const [first, second, third, ...others] = people(40)
    expect(others).toEqual([])
    expect([first?.topic, second?.topic, third?.topic]).toEqual(['output', 'tools', 'communication'])
    expect(first?.text).toBe(
      'People who rate their weekly output higher rate their satisfaction lower (−1, between −1 and −1; 40 people).',
    )
    expect(second?.text).toMatch(
      /^People who rate their tools higher also rate their satisfaction higher \(0\.\d+, between 0\.\d+ and 0\.\d+; 40 people\)\.$/,
    )
    expect(third?.text).toMatch(
      /^We see no clear connection between how people rate communication in their team/,
    )
    expect(third && third.low <= 0 && third.high >= 0).toBe(true)
  })

  it('is not said of fewer than 30 people who rated both', () => {
    expect(people(29)).toEqual([])
    expect(people(30)).toHaveLength(3)
  })
})
