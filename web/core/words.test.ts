import { expect, test } from 'vitest'
import { amountText, callingName } from './words.ts'

test.each([
  ['Gil Fox', 'Gil'],
  ['Fox, Gil', 'Gil'],
  ['de la Cruz,  Ana María', 'Ana'],
  ['Gil', 'Gil'],
  ['Fox,', 'Fox'],
  ['  ', ''],
])('%j is called %j', (name, called) => {
  expect(callingName(name)).toBe(called)
})

test('a difference of less than a tenth is never told as none', () => {
  expect([0, 0.03, 0.099, 0.1, 1.25].map(amountText)).toEqual(['0.0', '0.03', '0.10', '0.1', '1.3'])
})
