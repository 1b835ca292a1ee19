import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maximumOf, minimumOf, solveEquations, type Equation } from './linear-program.ts'

const budget = () => ({ left: 10_000_000 })

/** The ends of the last variable's values by trying all whole numbers from 0 to `top`. */
const triedOut = (equations: readonly Equation[], variables: number, top: number): number[] => {
  let worlds: number[][] = [[]]
  for (let at = 0; at < variables; at++) {
    worlds = worlds.flatMap((world) => Array.from({ length: top + 1 }, (_, value) => [...world, value]))
  }
  return worlds
    .filter((world) =>
      equations.every(
        ({ terms, equals }) =>
          terms.reduce((sum, [variable, factor]) => sum + factor * (world[variable] ?? 0), 0) === equals,
      ),
    )
    .map((world) => world.at(-1) ?? 0)
}

describe('the ends of an expression under equations', () => {
  it('are those of one variable beside another', () => {
    const solvable = solveEquations(
      2,
      [
        {
          terms: [
            [0, 1],
            [1, 2],
          ],
          equals: 10,
        },
      ],
      budget(),
    )
    if (!solvable) throw new Error('has a solution')
    expect(maximumOf(solvable, [[1, 1]], budget())).toBeCloseTo(5)
    expect(
      minimumOf(
        solvable,
        [
          [0, 1],
          [1, 1],
        ],
        budget(),
      ),
    ).toBeCloseTo(5)
  })

  it('are none where the equations contradict each other or the budget is spent', () => {
    const twice: Equation[] = [
      { terms: [[0, 1]], equals: 3 },
      { terms: [[0, 1]], equals: 4 },
    ]
    expect(solveEquations(1, twice, budget())).toBeNull()
    expect(solveEquations(1, [{ terms: [[0, 1]], equals: -1 }], budget())).toBeNull()
    expect(
      solveEquations(
        2,
        [
          {
            terms: [
              [0, 1],
              [1, 1],
            ],
            equals: 1,
          },
        ],
        { left: 2 },
      ),
    ).toBeNull()
  })

  it('never lie inside of what whole numbers can be', () => {
    const term = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1 }))
    const world = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(fc.array(term, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
        world,
        (sets, one) => {
          // Every variable has an upper end of 4, as a fifth to eighth variable fills it up.
          const bounds = one.map((_, at) => ({
            terms: [
              [at, 1],
              [at + 4, 1],
            ] as const,
            equals: 4,
          }))
          const sums = sets.map((terms) => ({
            terms,
            equals: terms.reduce((sum, [variable, factor]) => sum + factor * (one[variable] ?? 0), 0),
          }))
          const solvable = solveEquations(8, [...sums, ...bounds], budget())
          if (!solvable) throw new Error('has a solution')
          const tried = triedOut(sums, 4, 4)
          expect(maximumOf(solvable, [[3, 1]], budget())).toBeGreaterThan(Math.max(...tried) - 1e-6)
          expect(minimumOf(solvable, [[3, 1]], budget())).toBeLessThan(Math.min(...tried) + 1e-6)
        },
      ),
      { numRuns: 300 },
    )
  })
})
