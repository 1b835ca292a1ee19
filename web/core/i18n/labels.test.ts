import { expect, test } from 'vitest'
import { callingName } from './labels.ts'

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
