import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacters } from '../testing/arbitraries.ts'
import { isDoubtfulEmail, plainEmail, similarEmail } from './plain-email.ts'

test.each([
  ['\u200Banna@x.example', 'anna@x.example'],
  ['\u202Aanna@x.example\u202C', 'anna@x.example'],
  ['\u2066an\u00ADna@x.ex\u200Bample\u2069\uFEFF', 'anna@x.example'],
  ['\u00A0anna@x.example\u3000', 'anna@x.example'],
  ['mailto:anna@x.example', 'anna@x.example'],
  ['MAILTO:anna@x.example?subject=Hi@x', 'anna@x.example'],
  ['<anna@x.example>', 'anna@x.example'],
  ['<mailto:anna@x.example>;', 'anna@x.example'],
  ['"anna@x.example"', 'anna@x.example'],
  ['„anna@x.example“,', 'anna@x.example'],
  ["'anna@x.example'", 'anna@x.example'],
  ['‘anna@x.example’', 'anna@x.example'],
  ['• anna@x.example', 'anna@x.example'],
  ['12. anna@x.example', 'anna@x.example'],
  ['- anna@x.example.', 'anna@x.example'],
  ['(anna@x.example)', 'anna@x.example'],
  ['anna@x.example،', 'anna@x.example'],
  ['ａｎｎａ＠ｘ．ｅｘａｍｐｌｅ', 'anna@x.example'],
  ['anna@x。example', 'anna@x.example'],
  ['anna‑lena@x–y.example', 'anna-lena@x-y.example'],
  ["o'brien@x.example", "o'brien@x.example"],
  ["'o@x.example", "'o@x.example"],
  ['O’Brien@x.example', 'O’Brien@x.example'],
  ['Anna <anna@x.example>', 'Anna <anna@x.example'],
  ['"v"@x.example', 'v"@x.example'],
  ['-anna@x.example', '-anna@x.example'],
  ['`anna@x.example`', 'anna@x.example'],
  ['*anna@x.example*', 'anna@x.example'],
  ['**anna@x.example**', 'anna@x.example'],
  ['_anna@x.example_', 'anna@x.example'],
  ['|anna@x.example|', 'anna@x.example'],
  ['{anna@x.example}', 'anna@x.example'],
  ['{"anna@x.example"}', 'anna@x.example'],
  ['~~_anna@x.example_~~.', 'anna@x.example'],
  ['*_anna_@x.example_*', 'anna_@x.example'],
  ['_anna@x.example', '_anna@x.example'],
  ['*anna@x.example_', '*anna@x.example'],
  ['anna@x.example/', 'anna@x.example'],
  ['mailto:anna@x.example/?subject=Hi', 'anna@x.example'],
  ['anna@bücher.例え*', 'anna@bücher.例え'],
  ['what?@x.example', 'what?@x.example'],
  ['<>', '<>'],
  ['', ''],
])('%j is the address %j', (typed, email) => {
  expect(plainEmail(typed)).toBe(email)
})

test.each([
  ['o’brien@x.example', "o'brien@x.example"],
  ['o‘brien@x.example', "o'brien@x.example"],
  ['o´brien@x.example', "o'brien@x.example"],
  ['oʼbrien@x.example', "o'brien@x.example"],
  ['<o′brien@x.example>', "o'brien@x.example"],
  ['o`brien@x.example', "o'brien@x.example"],
  ["o'brien@x.example", null],
  ['vögel@x.example', null],
  ['a…b•c@x.example', null],
])('%s may be meant as %s', (typed, similar) => {
  expect(similarEmail(typed)).toBe(similar)
})

test('addresses with signs of writing programs are asked about', () => {
  expect(
    ['o’brien@x.example', 'a•b@x.example', 'oʼb@x.example', 'o`b@x.example'].map(isDoubtfulEmail),
  ).toEqual([true, true, true, true])
  expect(["o'brien@x.example", 'vögel@例え.テスト', 'メール@x.example'].map(isDoubtfulEmail)).toEqual([
    false,
    false,
    false,
  ])
})

const localPart = fc.stringMatching(/^v[a-cX-Z0-9.+_{}|~é!#$%&*-]{1,12}$/)

test('a sign that no domain ends with goes from the end, and with its other half from the beginning', () => {
  const sign = fc.constantFrom(...Array.from('!"#$%&\'*+,-./:;=?^_`|~<>()[]{}…•«»“”„‚‘’。、،'))
  fc.assert(
    fc.property(localPart, fc.array(sign, { maxLength: 6 }), (local, signs) => {
      const email = `${local}@x.example`
      expect(plainEmail(email + signs.join(''))).toBe(email)
      const wrappers = signs.filter((one) => '*_|~#=&$%^/`'.includes(one))
      const both = [...wrappers, email, ...wrappers.toReversed()].join('')
      expect(plainEmail(both)).toBe(email)
    }),
  )
})

test('a plain address stays as it is', () => {
  fc.assert(
    fc.property(localPart, (local) => {
      expect(plainEmail(`${local}@x.example`)).toBe(`${local}@x.example`)
    }),
  )
})

test('what was made plain stays as it is', () => {
  fc.assert(
    fc.property(anyCharacters, (text) => {
      const plain = plainEmail(text)
      expect(plainEmail(plain)).toBe(plain)
    }),
  )
})
