import { expect, test } from 'vitest'
import { cycleLabel } from './report-cycle.ts'

test('a cycle is called by its number, and by its name where it has one', () => {
  expect(cycleLabel({ number: 1, name: null })).toBe('Cycle 1')
  expect(cycleLabel({ number: 2, name: 'Spring' })).toBe('Cycle 2: Spring')
})
