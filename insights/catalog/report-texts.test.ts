import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '../../languages/index.ts'
import { reportWordsOf } from './all-report-texts.ts'
import { english } from './report-texts.ts'

/** How each language writes the same. */
const written: readonly (readonly [LanguageCode, Readonly<Record<string, string>>])[] = [
  [
    'en',
    {
      quote: '“so ‘it’ is”',
      parts: '“a”, “b” and 1,200 more',
      listed: 'a, b and c',
      numeral: '7.67',
      exact: '7.6666',
      decimal: '7.7',
      comma: ', ',
      counted: '1,200',
      grade: 'A−',
      named: 'Anna',
    },
  ],
  [
    'de',
    {
      quote: '„so ‚it‘ is“',
      parts: '„a“, „b“ und 1.200 weitere Angaben',
      listed: 'a, b und c',
      numeral: '7,67',
      exact: '7,6666',
      decimal: '7,7',
      comma: ', ',
      counted: '1.200',
      grade: 'A−',
      named: 'Anna',
    },
  ],
  [
    'es',
    {
      quote: '«so “it” is»',
      parts: '«a», «b» y 1200 más',
      listed: 'a, b y c',
      numeral: '7,67',
      exact: '7,6666',
      decimal: '7,7',
      comma: ', ',
      counted: '1200',
      grade: 'A−',
      named: 'Anna',
    },
  ],
  [
    'ar',
    {
      quote: '«\u2068so “it” is\u2069»',
      parts: '«\u2068a\u2069» و«\u2068b\u2069» و1,200 غيرها',
      listed: 'a وb وc',
      numeral: '7.67',
      exact: '7.6666',
      decimal: '7.7',
      comma: '، ',
      counted: '1,200',
      grade: '\u2066A−\u2069',
      named: '\u2068Anna\u2069',
    },
  ],
]

const marks = {
  en: { open: '“', close: '”' },
  de: { open: '„', close: '“' },
  es: { open: '«', close: '»' },
  ar: { open: '«', close: '»' },
}

describe.each(written)('in %s', (code, expected) => {
  const words = code === 'en' ? english : reportWordsOf(code)
  const { open, close } = marks[code]

  test('quotes, lists, numbers, grades and names are written as usual there', () => {
    expect({
      quote: words.quote(`so ${open}it${close} is`),
      parts: words.quoteParts(['a', 'b'], 1200),
      listed: words.listed(['a', 'b', 'c']),
      numeral: words.numeral(7.6666),
      exact: words.exact(7.6666),
      decimal: words.decimal(7.6666),
      comma: words.comma,
      counted: words.counted(1200),
      grade: words.grade('A-'),
      named: words.named('Anna'),
    }).toEqual(expected)
  })

  test('whole numbers have no decimals but where a score has one', () => {
    expect(words.language).toBe(code)
    expect(words.numeral(7)).toBe('7')
    expect(words.exact(7)).toBe('7')
    expect(words.decimal(7)).toMatch(/^7[.,]0$/)
    expect(words.listed(['a'])).toBe('a')
  })
})

test('the words of the stored reports ask the questions in English', () => {
  expect(english.question('has_kpis')).toMatch(/^[A-Z].*\?$/)
  expect(reportWordsOf('de').question('has_kpis')).not.toBe(english.question('has_kpis'))
})
