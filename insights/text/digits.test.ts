import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacters } from '../testing/arbitraries.ts'
import { asciiDigits } from './digits.ts'

test.each([
  ['٤٩٥٨٠٦', '495806'],
  ['۸/۱۰', '8/10'],
  ['１２３', '123'],
  ['९८७', '987'],
  ['𝟘𝟙𝟗𝟬𝟿', '01909'],
  ['𞥐𞥙', '09'],
  ['no digits: Ⅷ ½ ⁹ 八', 'no digits: Ⅷ ½ ⁹ 八'],
])('%s has the digits %s', (text, plain) => {
  expect(asciiDigits(text)).toBe(plain)
})

test('every decimal digit of Unicode has a value, and each value occurs once in every script', () => {
  const count = new Map<string, number>()
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code)
    if (!/^\p{Nd}$/u.test(character)) continue
    const digit = asciiDigits(character)
    expect(digit).toMatch(/^[0-9]$/)
    // Compatible forms say their value themselves.
    const compatible = character.normalize('NFKC')
    expect(digit).toBe(/^[0-9]$/.test(compatible) ? compatible : digit)
    count.set(digit, (count.get(digit) ?? 0) + 1)
  }
  expect(count.size).toBe(10)
  expect(new Set(count.values()).size).toBe(1)
})

test('nothing but digits changes, and a second time nothing changes', () => {
  fc.assert(
    fc.property(anyCharacters, (text) => {
      const plain = asciiDigits(text)
      expect(plain).not.toMatch(/(?![0-9])\p{Nd}/u)
      expect(plain.replaceAll(/[0-9]/g, '')).toBe(text.replaceAll(/\p{Nd}/gu, ''))
      expect(asciiDigits(plain)).toBe(plain)
    }),
  )
})
