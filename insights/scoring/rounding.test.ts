import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { toFixedHalfUp } from './rounding.ts'

test('a mean that is one half on paper is written up, whatever its last bits', () => {
  expect([7.55, 7.25, 7.35, 1.005, 0, 10].map((mean) => toFixedHalfUp(mean, 1))).toEqual([
    '7.6',
    '7.3',
    '7.4',
    '1.0',
    '0.0',
    '10.0',
  ])
  expect(toFixedHalfUp(1.005, 2)).toBe('1.01')
  expect(toFixedHalfUp(0.5, 0)).toBe('1')
})

test('a mean of ratings reads as its sum says it, to the tenth', () => {
  assert(
    property(array(integer({ min: 10, max: 100 }), { minLength: 1, maxLength: 60 }), (tenths) => {
      const sum = tenths.reduce((all, one) => all + one, 0)
      const mean = tenths.reduce((all, one) => all + one / 10, 0) / tenths.length
      expect(toFixedHalfUp(mean, 1)).toBe(
        (Math.floor((2 * sum + tenths.length) / (2 * tenths.length)) / 10).toFixed(1),
      )
    }),
  )
})
