import { assert, integer, nat, property } from 'fast-check'
import { expect, it } from 'vitest'
import { clockSkewMs } from '../../../contract/http/elapsed.ts'
import { remainingPause } from './cooldown.ts'

const at = (ms: number) => new Date(1_700_000_000_000 + ms)

it.each([
  [0, 30_000],
  [-10_000, 20_000],
  [-30_000, 0],
  [-31_000, 0],
  [clockSkewMs, 30_000],
  [clockSkewMs + 1, 0],
  [3 * 3_600_000, 0],
])('a pause of 30 seconds that began %i ms from now has %i ms left', (began, left) => {
  expect(remainingPause(at(began), 30_000, at(0))).toBe(left)
})

it('no pause has more left than its own length, whenever it is said to have begun', () => {
  assert(
    property(integer({ min: -1e12, max: 1e12 }), nat(1e9), (began, length) => {
      const left = remainingPause(at(began), length, at(0))
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(length)
    }),
  )
})
