import { expect, test } from 'vitest'
import { isOfficeAddress, nameFromEmail } from './name-from-email.ts'
import { limits } from './limits.ts'

test.each([
  ['ada.lovelace+news@example.com', 'Ada Lovelace'],
  ['ada_lovelace-king@example.com', 'Ada Lovelace King'],
  ['.ada..lovelace.@example.com', 'Ada Lovelace'],
  ['ADA@example.com', 'ADA'],
  // A single letter, or nothing, is no name.
  ['x@example.com', 'x@example.com'],
  ['+news@example.com', '+news@example.com'],
])('%s is called %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name)
})

test('a name from an address is never longer than a name may be', () => {
  expect(nameFromEmail(`${'a'.repeat(150)}@example.com`)).toBe(`A${'a'.repeat(limits.displayNameMax - 1)}`)
  expect(nameFromEmail(`+${'a'.repeat(150)}@example.com`)).toBe(`+${'a'.repeat(limits.displayNameMax - 1)}`)
})

test.each([
  ['info@example.com', true],
  ['Info@example.com', true],
  ['sales.team@example.com', true],
  ['support24@example.com', true],
  ['geschäftsführung@example.com', true],
  ['ada.info@example.com', false],
  ['2info@example.com', false],
  ['24@example.com', false],
  ['ada@example.com', false],
])('%s is the address of an office: %s', (email, isOffice) => {
  expect(isOfficeAddress(email)).toBe(isOffice)
})
