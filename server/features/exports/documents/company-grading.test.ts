import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allotRows } from './company-grading.ts'

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
const counts = fc.array(fc.nat({ max: 3_000 }), { minLength: 1, maxLength: 40 })

describe('the people of a department who are listed', () => {
  it('are all of them where there is room', () => {
    expect(allotRows([600, 400], 1_000)).toEqual([600, 400])
  })

  it('are the same share of each, and of a small department everybody', () => {
    expect(allotRows([4_000, 2_000, 3, 0], 1_000)).toEqual([663, 333, 3, 0])
    expect(allotRows([5_000, 1], 1_000)).toEqual([999, 1])
  })

  it('are some of each department, never more than it has, and together no more than there is room for', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const shares = allotRows(all, 1_000)
        expect(sum(shares)).toBeLessThanOrEqual(1_000)
        for (const [index, count] of all.entries()) {
          expect(shares[index]).toBeLessThanOrEqual(count)
          expect(shares[index]).toBeGreaterThanOrEqual(Math.min(count, 5))
        }
      }),
    )
  })

  it('are one of each where there are more departments than room', () => {
    expect(
      allotRows(
        Array.from({ length: 1_200 }, () => 4),
        1_000,
      ),
    ).toEqual(Array.from({ length: 1_200 }, () => 1))
  })
})
