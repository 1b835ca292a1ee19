import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacters } from '../testing/arbitraries.ts'
import { ordinaryText } from '../testing/hostile-texts.ts'
import { findSlowerThan } from '../testing/processor-time.ts'
import { plainName, plainOrganizationName, plainTitle } from './plain-name.ts'

const names = [
  'Anna Muster',
  'anna',
  "'t Hooft",
  '’t Hooft, Anna',
  'D’Angelo',
  "O'Brien",
  '‘Abd al-Rahman',
  'de la Cruz',
  'von Berg',
  'An Nguyen',
  'J. R. R. Tolkien',
  'A. Smith',
  'I. Newton',
  'e. e. cummings',
  'X Æ A-12',
  'Anna (Nana) Muster',
  'Anna Muster (Nana)',
  'Anna "Nana" Muster',
  'Anna „Nana“ Muster',
  '"Nana" Muster',
  'Dr. med. Anna Muster',
  'Anna Muster, Dr. med.',
  'Sammy Davis, Jr.',
  'Hans Maier sen.',
  'Jan Novák ml.',
  'Anna Muster, Ph.D.',
  'Louis C.K.',
  'Malcolm X',
  'Malcolm X.',
  'Ali III.',
  'Ali III',
  '50 Cent',
  'Number 6',
  'Müller, Anna',
  'Müller-Lüdenscheidt',
  'Ñandú Íñiguez',
  'أحمد علي',
  'عبد الله بن عمر',
  'د. سارة',
  'अनिल कुमार',
  'ශ්\u200Dරී',
  '李明',
  '一郎 山田',
  'พระ อา',
  'Владимир Ильич',
]

const markers = [
  'o\t',
  '§\t',
  '\uF0B7\t',
  '\uF0B7 ',
  '\u200F• ',
  '\u202B• ',
  '• ',
  '•',
  '• • ',
  '- [x] ',
  '[ ] ',
  '☐ ',
  '→ ',
  '❖ ',
  '~ ',
  '🔹 ',
  '👩\u200D💻 ',
  '‐ ',
  '−',
  '– ',
  '-',
  '> ',
  '>> • ',
  'To: ',
  'Von: ',
  'An: ',
  'cc: ',
  'De: ',
  'Para: ',
  'إلى: ',
  'من： ',
  'a) ',
  'a)',
  '(b) ',
  'a.\t',
  'أ.\t',
  '1.1. ',
  '1.1 ',
  '1.2.3 ',
  '1.1) ',
  '[1.1] ',
  '▪\uFE0E ',
  '☑\uFE0F ',
  '\u115F',
  '\u0301',
  '• \u0301\u0323',
  '#1 ',
  '①',
  '⑴ ',
  '1/ ',
  '1- ',
  '1: ',
  '[1] ',
  '12 • ',
  '12 •',
  '7\t• ',
  '１．',
  '٣. ',
  '一、',
  'No. 1 ',
  'Nr. 12: ',
  'III. ',
  'ii) ',
  'Ⅲ. ',
  '1️⃣ ',
  '__',
  'mailto:',
]

const pairs = ["'|'", '"|"', '„|“', '“|”', '«|»', '»|«', '(|)', '[|]', '<|>', '「|」', '**|**'].map((pair) =>
  pair.split('|'),
)
const ends = ['', ',', ';', ':', ' -', ' –', '،', '؛', '。', '!', ' <anna@x.example>', ' (anna@x.example)']

describe('the name of a person', () => {
  test.each(names)('%j stays as it is', (name) => {
    expect(plainName(name)).toBe(name)
  })

  test('comes back from behind every marker, from within every pair, and before what ends a sentence', () => {
    const name = fc.constantFrom(...names)
    fc.assert(
      fc.property(name, fc.constantFrom(...markers), fc.constantFrom(...ends), (one, marker, end) => {
        // A dash before a letter is glued to it as well as a marker of its own.
        expect(plainName(`${marker}${one}${end}`)).toBe(one)
      }),
      { numRuns: 3_000 },
    )
    const whole = fc.constantFrom(...names.filter((one) => !/["()„“'’‘]/u.test(one)))
    fc.assert(
      fc.property(whole, fc.constantFrom(...markers, ''), fc.constantFrom(...pairs), (one, marker, pair) => {
        expect(plainName(`${marker}${pair[0]}${one}${pair[1]}`)).toBe(one)
      }),
      { numRuns: 3_000 },
    )
  })

  test.each([
    ['Anna.', 'Anna'],
    ['3 - Anna', 'Anna'],
    ['4 – Anna', 'Anna'],
    ['3 - 5', '3 - 5'],
    ['1.1.Anna', 'Anna'],
    ['1.1Anna', 'Anna'],
    ['Anna Muster...', 'Anna Muster'],
    ['"Anna', 'Anna'],
    ['Anna)', 'Anna'],
    ["''t Hooft'", "'t Hooft"],
    ["'O'Brien'", "O'Brien"],
    ["'Jess' Muster", "'Jess' Muster"],
    ['1. (2) • „Anna Muster“;', 'Anna Muster'],
    ['•', '•'],
    ['💡💡', '💡💡'],
    ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
    ['No. 6', 'No. 6'],
    ['', ''],
    ['Jan Novák Å.', 'Jan Novák Å.'],
    ['Vera Ph.D.', 'Vera Ph.D.'],
    ['Vera M.Sc.', 'Vera M.Sc.'],
    ['Vera B.Edu.', 'Vera B.Edu.'],
    ['Vera B.Educ.', 'Vera B.Educ'],
    ['Vera Edu.', 'Vera Edu'],
    ['Vera Maple.', 'Vera Maple'],
    ['Vera d.Maple.', 'Vera d.Maple'],
    ['Ali XIV.', 'Ali XIV.'],
    ['Ali XaV.', 'Ali XaV'],
    ['Ali aXI.', 'Ali aXI'],
    ['Ana Strčs.', 'Ana Strčs'],
    ['Ana ml.', 'Ana ml.'],
    ['Ana mlo.', 'Ana mlo'],
    ['2024Anna', '2024Anna'],
    ['2024.12.Anna', 'Anna'],
    ['2024.1Anna', 'Anna'],
    ['12.34.56Anna', 'Anna'],
    ['1.2.. Anna', 'Anna'],
    ['1.. Anna', 'Anna'],
    ['Mailto Anna', 'Mailto Anna'],
    ['Anna mailto:x', 'Anna mailto:x'],
    ['Anna <a@x.example> Muster', 'Anna <a@x.example> Muster'],
    ['!!!Anna', 'Anna'],
    ["''' Anna", 'Anna'],
    ['"', '"'],
    ['( ', '('],
  ])('in %j is %j', (typed, name) => {
    expect(plainName(typed)).toBe(name)
  })

  test.each('"" “” ”” „“ „” ‟” ＂＂ «» »« ‹› ›‹ () [] {} <> （） 【】 「」 『』 《》 〈〉'.split(' '))(
    'comes back from between %s, from behind and before each of the two, and keeps them inside',
    (pair) => {
      const [open = '', close = ''] = pair
      expect(plainName(`${open}Anna Muster${close}`)).toBe('Anna Muster')
      expect(plainName(`${open}Anna Muster`)).toBe('Anna Muster')
      expect(plainName(`Anna Muster${close}`)).toBe('Anna Muster')
      expect(plainName(`${open}Anna${close} Muster`)).toBe(`${open}Anna${close} Muster`)
    },
  )

  test.each("'' '’ ‘’ ‘' ’’ ‚‘ ‚’ `` `' `´ ´´".split(' '))(
    'comes back from between the apostrophes %s, which may belong to a part of it',
    (pair) => {
      const [open = '', close = ''] = pair
      expect(plainName(`${open}Anna Muster${close}`)).toBe('Anna Muster')
      expect(plainName(`${open}Anna${close} Muster`)).toBe(`${open}Anna${close} Muster`)
    },
  )

  test('is one line, and plain already when taken again', () => {
    const parts = fc.array(fc.constantFrom(...markers, ...names, ...ends, ...pairs.flat()), { maxLength: 6 })
    fc.assert(
      fc.property(
        fc.oneof(
          anyCharacters,
          parts.map((list) => list.join('')),
        ),
        (typed) => {
          const name = plainName(typed)
          expect(name).not.toMatch(/[^\S ]|^ | $/u)
          expect(plainName(name)).toBe(name)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

test.each([
  ['a person', plainName],
  ['a job', plainTitle],
  ['an organization', plainOrganizationName],
])('a text of more than 1,000 characters is no name of %s, and stays but for its white space', (_, plain) => {
  const long = (length: number) => `• ${'a'.repeat(length - 2)}`
  expect(plain(long(1_000))).toBe('a'.repeat(998))
  expect(plain(long(1_001))).toBe(long(1_001))
  expect(plain(` ${long(1_001)}\n`)).toBe(long(1_001))
})

describe('a title of a job or a department', () => {
  test.each([
    ['• Koch', 'Koch'],
    ['🔹 Koch', 'Koch'],
    ['- Koch', 'Koch'],
    ['> Koch', 'Koch'],
    ['>> • "Koch"', 'Koch'],
    ['▪\uFE0E Koch', 'Koch'],
    ['\u0301Koch', 'Koch'],
    ['–Koch', 'Koch'],
    ['(Koch)', 'Koch'],
    ['"Koch"', 'Koch'],
    ['„Koch“', 'Koch'],
    ['، طباخ،', 'طباخ'],
    ['Koch;', 'Koch'],
    [': Koch:', 'Koch'],
    [',,Koch', 'Koch'],
    ['., -', ''],
    ['.', ''],
    ['-', ''],
    ['–', ''],
    ['()', ''],
    ['1. Vorsitzende', '1. Vorsitzende'],
    ['1st line support', '1st line support'],
    ['.NET developer', '.NET developer'],
    ['C++', 'C++'],
    ['(Senior) cook', '(Senior) cook'],
    ['(Senior) cook (EMEA)', '(Senior) cook (EMEA)'],
    ['Sales (EMEA)', 'Sales (EMEA)'],
    ['Designer @ Acme', 'Designer @ Acme'],
    ['R&D, "Labs"', 'R&D, "Labs"'],
    ['❤️ team', '❤️ team'],
    ['Dipl.-Ing.', 'Dipl.-Ing.'],
    ['', ''],
  ])('%j is %j', (typed, title) => {
    expect(plainTitle(typed)).toBe(title)
    expect(plainTitle(title)).toBe(title)
  })
})

describe('the name of an organization', () => {
  test.each([
    ['• Acme', 'Acme'],
    ['> Acme', 'Acme'],
    ['- Acme', 'Acme'],
    ['"Acme"', 'Acme'],
    ['„Acme GmbH“,', 'Acme GmbH'],
    ['>> • «Acme»', 'Acme'],
    ['▪\uFE0E Acme\u3164', 'Acme'],
    ['"Acme" & "Sons"', '"Acme" & "Sons"'],
    ['(RED)', '(RED)'],
    ['[x] Labs', '[x] Labs'],
    ['1. FC Muster', '1. FC Muster'],
    ['3.14 Labs', '3.14 Labs'],
    ['Yahoo!', 'Yahoo!'],
    ['Acme Inc.', 'Acme Inc.'],
    ['"Acme (Berlin)"', 'Acme (Berlin)'],
    ['Acme (Berlin)', 'Acme (Berlin)'],
    ['!!!', '!!!'],
    ['', ''],
  ])('in %j is %j', (typed, name) => {
    expect(plainOrganizationName(typed)).toBe(name)
    expect(plainOrganizationName(name)).toBe(name)
  })
})

test('long hostile text takes about as long as ordinary text', async () => {
  const units = ['•', '1. ', '- ', '"', '(', ')', '.', 'a.', "'", '\u200D', ' ', ', ', '> ', 'x <a@', '„“']
  const made = (text: string) => () => {
    for (const plain of [plainName, plainOrganizationName, plainTitle]) plain(text)
  }
  const works = units.flatMap((unit) =>
    [990, 100_000].map((length) => [unit, made(`${unit.repeat(length / unit.length)}x`)] as const),
  )
  expect(await findSlowerThan(made(ordinaryText(100_000)), works, 20)).toEqual([])
})
