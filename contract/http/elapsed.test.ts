import { expect, test } from 'vitest'
import { clockSkewMs, remainingMs } from './elapsed.ts'

const start = 1_000_000

test.each([
  ['at its start', 0, 60_000],
  ['in its middle', 20_000, 40_000],
  ['at its end', 60_000, 0],
  ['long after its end', 600_000, 0],
  ['before a start within the clock skew', -1, 60_000],
  ['before a start by the whole clock skew', -clockSkewMs, 60_000],
  ['before a start that is further away', -clockSkewMs - 1, 0],
])('%s, a pause of a minute has so much left', (_when, elapsed, left) => {
  expect(remainingMs(start, 60_000, start + elapsed)).toBe(left)
})
