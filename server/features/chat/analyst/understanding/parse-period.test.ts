import { expect, test } from 'vitest'
import { findNewestOldEnough, parsePeriodStart } from './parse-period.ts'

test.each([
  [' what changed since yesterday ', '2026-02-28'],
  [' what changed in the last week ', '2026-02-22'],
  [' what changed since last month ', '2026-02-01'],
  [' what changed this quarter ', '2025-12-01'],
  [' what changed since last year ', '2025-03-01'],
  [' what changed since the last report ', undefined],
])('“%s” asks from %s on', (text, day) => {
  expect(parsePeriodStart(text, '2026-03-01')).toBe(day)
})

test('a month back from its last days is the last day of a shorter one', () => {
  expect(parsePeriodStart(' since last month ', '2026-03-31')).toBe('2026-02-28')
  expect(parsePeriodStart(' lately ', '2026-01-31')).toBe('2025-12-31')
})

test('the newest that is old enough is found with few looks, wherever it stands', async () => {
  for (const count of [0, 1, 2, 7, 100]) {
    for (const first of [0, 1, 5, 60, 99, 100]) {
      const seen: number[] = []
      const place = await findNewestOldEnough(count, (one) => {
        seen.push(one)
        return Promise.resolve(one >= first)
      })
      expect(place).toBe(first < count ? first : undefined)
      expect(seen.every((one) => one >= 0 && one < count)).toBe(true)
      expect(seen.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count + 1)))
    }
  }
})
