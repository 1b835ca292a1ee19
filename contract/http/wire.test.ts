import { afterEach, expect, test, vi } from 'vitest'
import { retryAfterMs } from './wire.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [null, null],
  ['soon', null],
  ['30', 30_000],
  ['86400', 86_400_000],
  ['-5', 0],
  ['Mon, 02 Mar 2026 09:00:30 GMT', 30_000],
  ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
  // Said by a machine whose clock is three hours ahead, or to one whose clock is behind.
  ['Mon, 02 Mar 2026 12:00:30 GMT', 300_000],
])('Retry-After: %s asks for a wait of %s ms', (header, ms) => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00.000Z') })
  expect(retryAfterMs(header)).toBe(ms)
})
