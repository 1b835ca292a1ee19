import { expect, test } from 'vitest'
import { firstNameOf } from './labels.ts'

test.each([
  ['Gil Fox', 'Gil'],
  ['Fox, Gil', 'Gil'],
  ['de la Cruz,  Ana María', 'Ana'],
  ['Gil', 'Gil'],
  ['Fox,', 'Fox'],
  ['  ', ''],
])('%j is called %j', (name, called) => {
  expect(firstNameOf(name)).toBe(called)
})
