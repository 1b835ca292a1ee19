import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacters } from '../testing/arbitraries.ts'
import { ordinaryText } from '../testing/hostile-texts.ts'
import { findSlowerThan } from '../testing/processor-time.ts'
import { withoutEntities } from './html-entities.ts'

test.each([
  ['Anna &amp; Co', 'Anna & Co'],
  ['M&uuml;ller', 'Müller'],
  ['M&#252;ller', 'Müller'],
  ['M&#xFC;ller', 'Müller'],
  ['M&amp;uuml;ller', 'Müller'],
  ['O&#39;Brien', "O'Brien"],
  ['O&apos;Brien', "O'Brien"],
  ['O&rsquo;Brien', 'O’Brien'],
  ['D&#146;Angelo', 'D’Angelo'],
  ['Ho&#x159;ava', 'Hořava'],
  ['&Scaron;&aacute;rka', 'Šárka'],
  ['&#1040;&#1085;&#1085;&#1072;', 'Анна'],
  ['Anna&nbsp;Muster', 'Anna\u00A0Muster'],
  ['Anna &lt;anna@x.example&gt;', 'Anna <anna@x.example>'],
  ['&bull; Anna', '• Anna'],
  ['Anna &#128161;', 'Anna 💡'],
])('%j is %j', (written, text) => {
  expect(withoutEntities(written)).toBe(text)
})

test.each([
  'Anna & Co',
  'Anna&Co; Ben',
  'R&D; sales',
  'AT&T',
  'M&uuml ller',
  'B&Q;',
  '&nosuch;',
  '&#0;',
  '&#10;',
  '&NewLine;',
  '&Tab;',
  '&#xD800;',
  '&#9999999;',
  '&sum;',
  '&',
  '&;',
  '&#;',
])('%j stays as it is', (text) => {
  expect(withoutEntities(text)).toBe(text)
})

test('text without an entity stays as it is', () => {
  fc.assert(
    fc.property(anyCharacters, (text) => {
      fc.pre(!/&[#a-z\d]+;/iu.test(text))
      expect(withoutEntities(text)).toBe(text)
    }),
  )
})

test('every letter comes back from its number', () => {
  const letter = fc
    .integer({ min: 0xa0, max: 0x2_ffff })
    .filter((code) => /^[\p{L}\p{M}]$/u.test(String.fromCodePoint(code)))
  fc.assert(
    fc.property(letter, (code) => {
      const sign = String.fromCodePoint(code)
      expect(withoutEntities(`a&#${code};b`)).toBe(`a${sign}b`)
      expect(withoutEntities(`a&#X${code.toString(16)};b`)).toBe(`a${sign}b`)
    }),
  )
})

test('long hostile text takes about as long as ordinary text', async () => {
  const units = ['&', '&a', '&#', '&#1', '&amp;', '&amp;amp;', '&#x41;', 'a;']
  const works = units.map(
    (unit) => [unit, () => void withoutEntities(`${unit.repeat(100_000 / unit.length)}x`)] as const,
  )
  const ordinary = `&amp;${ordinaryText(100_000)}`.replaceAll(' ', ' &uuml;')
  expect(await findSlowerThan(() => void withoutEntities(ordinary), works, 20)).toEqual([])
})
