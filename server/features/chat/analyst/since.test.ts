import { expect, test } from 'vitest'
import { sinceOf } from './since.ts'

test.each([
  [' what changed since yesterday ', '2026-02-28'],
  [' what changed in the last week ', '2026-02-22'],
  [' what changed since last month ', '2026-02-01'],
  [' what changed this quarter ', '2025-12-01'],
  [' what changed since last year ', '2025-03-01'],
  [' what changed since the last report ', undefined],
])('“%s” asks from %s on', (text, day) => {
  expect(sinceOf(text, '2026-03-01')).toBe(day)
})

test('a month back from its last days is the last day of a shorter one', () => {
  expect(sinceOf(' since last month ', '2026-03-31')).toBe('2026-02-28')
  expect(sinceOf(' lately ', '2026-01-31')).toBe('2025-12-31')
})
