import { expect, test } from 'vitest'
import { attemptOutcomeText } from './webhook-texts.ts'

test('what was not called is told without how long that took', () => {
  expect(attemptOutcomeText({ status: null, error: 'not-public', durationMs: 3 })).toBe(
    'not called: it has no public internet address',
  )
  expect(attemptOutcomeText({ status: null, error: 'broken', durationMs: 3 })).toBe(
    'the connection was lost after 3 ms',
  )
})
