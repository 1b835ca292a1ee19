import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacters } from '../testing/arbitraries.ts'
import { ordinaryText } from '../testing/hostile-texts.ts'
import { findSlowerThan } from '../testing/processor-time.ts'
import {
  isBlankText,
  plainLine,
  plainText,
  plainToken,
  plainUrl,
  withoutEnd,
  withoutInvisible,
} from './plain-text.ts'

const anyText = fc.oneof(
  anyCharacters,
  fc
    .array(
      fc.constantFrom(
        'a',
        'Ä',
        'A\u0308',
        '٨',
        'می',
        '\u200C',
        '\u200D',
        '👩',
        '💻',
        '\uFE0F',
        ' ',
        '\u00A0',
        '\u3000',
        '\n',
        '\u200B',
        '\u202A',
        '\u202C',
        '\u2066',
        '\u2069',
        '\u00AD',
        '\uFEFF',
        '‑',
        '–',
        '−',
        '＠',
        'ﬁ',
        '\u0301',
        '\u0308',
        '\uFE0E',
        '\u3164',
        '\u115F',
        '\u{E0100}',
        '葛',
        '1',
        '\u20E3',
      ),
    )
    .map((parts) => parts.join('')),
)

describe('plainText', () => {
  test.each([
    ['  two\n\nlines \u00A0\u3000\n', 'two\n\nlines'],
    ['\uFEFF\u200EMu\u0308ller\u200F\u200B', 'Müller'],
    ['\u202Aé\u202C', 'é'],
    ['\u2067نعم\u2069', 'نعم'],
    ['of \u2067نعم\u2069 too', 'of \u2067نعم\u2069 too'],
    ['of \u2067نعم\u2069', 'of نعم'],
    ['\u202Eturned', 'turned'],
    ['in \u202Eit', 'in it'],
    ['a\u2069\u0301', 'á'],
    ['❤\uFE0F', '❤\uFE0F'],
    ['👩\u200D💻\u200B', '👩\u200D💻'],
    ['a\u00ADb', 'a\u00ADb'],
    ['\u200B\n\u2060\u00AD', ''],
    ['', ''],
  ])('%j is %j', (typed, text) => {
    expect(plainText(typed)).toBe(text)
    expect(isBlankText(typed)).toBe(text === '')
  })

  test('is plain already when taken again', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const text = plainText(typed)
        expect(plainText(text)).toBe(text)
        expect(text).toBe(text.normalize('NFC'))
        expect(text === '').toBe(isBlankText(typed))
      }),
    )
  })

  test('takes time that grows with the length of a text alone', async () => {
    const works = ['\u0301\u0323', '\u200B', '\u202A', ' ', '\n', '\u3316', 'x\u200E'].flatMap((unit) => {
      const long = unit.repeat(100_000 / unit.length)
      return [`a${long}`, `${long}a`].map((text) => [unit, () => plainText(text)] as const)
    })
    expect(await findSlowerThan(() => plainText(ordinaryText(100_000)), works, 20)).toEqual([])
  })
})

describe('plainLine', () => {
  test.each([
    ['Ada\u200B \u202ELovelace\u202C', 'Ada Lovelace'],
    ['\u2066Ada\u2069\n\tLovelace', 'Ada Lovelace'],
    ['\uFEFFMu\u0308ller\u00A0\u2003Anna\u3000', 'Müller Anna'],
    ['An\u200Dna M\u00ADüller', 'Anna Müller'],
    ['\u200CAnna\u200D', 'Anna'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['می\u200C', 'می'],
    ['ශ්\u200Dරී', 'ශ්\u200Dරී'],
    ['ന്\u200D', 'ന്\u200D'],
    ['👩\u200D💻', '👩\u200D💻'],
    ['❤\uFE0F\u200D🔥 team', '❤\uFE0F\u200D🔥 team'],
    ['👩🏽\u200D\u200D💻', '👩🏽\u200D💻'],
    ['❤\uFE0F', '❤\uFE0F'],
    ['▪\uFE0E Anna', '▪ Anna'],
    ['Anna\uFE0F', 'Anna'],
    ['1\uFE0F\u20E3 team', '1\uFE0F\u20E3 team'],
    ['1\uFE0F team', '1 team'],
    [
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['Anna\u{E0067}\u{E0062}\u{E0065}\u{E007F}', 'Anna'],
    ['葛\u{E0100}城', '葛\u{E0100}城'],
    ['An\u{E0100}na', 'Anna'],
    ['\u0301\u0323 \u0301Anna', 'Anna'],
    ['\u0301\u20DD', ''],
    ['A\u200D\u0308\u200DB', 'ÄB'],
    ['\u200B\u2060\u00AD', ''],
    ['\u200D\u3164\u2800', ''],
  ])('%j is %j', (typed, line) => {
    expect(plainLine(typed)).toBe(line)
  })

  test('keeps nothing between letters of no joining script that Unicode says nobody sees', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      const sign = String.fromCodePoint(code)
      if (!/\p{DI}/u.test(sign)) continue
      const shown = code.toString(16)
      expect(plainLine(`${sign}An${sign}na${sign} ${sign}Berg${sign}`), shown).toBe('Anna Berg')
      expect(plainLine(sign), shown).toBe('')
      expect(plainLine(`☎${sign}`), shown).toBe(sign === '\uFE0F' ? `☎${sign}` : '☎')
    }
  })

  test('is one line in NFC without white space or direction marks at its ends, and stays as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = plainLine(text)
        expect(line).toBe(line.normalize('NFC'))
        expect(line).not.toMatch(
          /^[\s\p{M}\p{Cc}\u200B-\u200F]|[^\S ]|\p{Cc}| {2}| $|[\u200E\u200F\u202A-\u202E\u2066-\u2069]/u,
        )
        expect(plainLine(line)).toBe(line)
      }),
    )
  })
})

describe('plainToken', () => {
  test.each([
    ['٤٩٥٨٠٦', '495806'],
    ['\u202A٤٩٥ ٨٠٦\u202C', '495 806'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['ABCD‑EFGH–1234−5678', 'ABCD-EFGH-1234-5678'],
    ['090ー1234ー5678', '090-1234-5678'],
    ['49\u200B58\u00AD06\uFEFF', '495806'],
    ['4\uFE0F\u20E39\uFE0F\u20E3', '49'],
    ['➊❷⓷⑷⒌⁶₇', '1234567'],
  ])('%j is %j', (typed, token) => {
    expect(plainToken(typed)).toBe(token)
  })

  test('holds nothing invisible and no digit or dash beyond ASCII, and stays as it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const token = plainToken(text)
        expect(token).not.toMatch(/(?!\p{ASCII})[\p{Nd}\p{Pd}]|\p{DI}|[^\S ]| {2}|^ | $/u)
        expect(plainToken(token)).toBe(token)
      }),
    )
  })
})

test.each([
  ['(https://x.example/a)', 'https://x.example/a'],
  ['[https://x.example/a].', 'https://x.example/a'],
  ['{https://x.example/a}', 'https://x.example/a'],
  ['(„https://x.example/a“).', 'https://x.example/a'],
  ['<https://x.example/a_(b)>', 'https://x.example/a_(b)'],
  ['(https://x.example/a_(b))', 'https://x.example/a_(b)'],
  ['https://x.example/?q=[1]', 'https://x.example/?q=[1]'],
])('%j is the address %j', (typed, address) => {
  expect(plainUrl(typed)).toBe(address)
})

test('what is invisible goes, and what stands at the end', () => {
  expect(withoutInvisible('\u200Ba\u202Eb\u3164\uFE0F')).toBe('ab')
  expect(withoutEnd('link).,', /[).,]/)).toBe('link')
  expect(withoutEnd('...', /\./)).toBe('')
})

test('long hostile text takes about as long as ordinary text', async () => {
  const units = [
    '\u0301\u0323',
    '\u200D',
    '\u200Dx',
    ' ',
    '\u200B ',
    '\u3316',
    '٨',
    '𝟿',
    '•',
    '1. ',
    '.)',
    '((',
    'می\u200C',
    '.',
  ]
  const madePlain = (text: string) => () => {
    for (const plain of [plainLine, plainToken, plainUrl, withoutInvisible]) plain(text)
  }
  const works = units.map((unit) => [unit, madePlain(`${unit.repeat(100_000 / unit.length)}x`)] as const)
  expect(await findSlowerThan(madePlain(ordinaryText(100_000)), works, 20)).toEqual([])
})
