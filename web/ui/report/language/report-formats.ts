import { amountText, formatDistinct } from '../../../../contract/shapes/reports/difference-text.ts'
import { decimalMarks } from '../../../../insights/catalog/decimal-marks.ts'
import { toFixedHalfUp } from '../../../../insights/scoring/rounding.ts'
import { directionOf, type Direction, type LanguageCode } from '../../../../languages/index.ts'
import { englishLocale, readerLocale } from '../../../core/i18n/locale.ts'

/** How a report formats numbers, names and times in a language, next to the engine's sentences. */
export type ReportFormats = {
  language: LanguageCode
  /** The locale for times; undefined in English, which uses `englishLocale`. */
  locale: string | undefined
  /** A count: "1,200". */
  count: (value: number) => string
  /** A number with at most `digits` decimals: "12.5". */
  upTo: (value: number, digits: number) => string
  /** A score with one decimal: "7.0". */
  decimal: (value: number) => string
  /** A difference or its noise; null below a thousandth, which has a sentence of its own. */
  amount: (value: number) => string | null
  /** A difference with its sign; `amount` is the same without one. */
  signed: (difference: number, amount: string) => string
  /** Two numbers with as many digits as it takes to tell them apart. */
  apart: (one: number, other: number, digits?: number) => [one: string, other: string]
  day: (at: string, style: 'medium' | 'long') => string
  /** User text, isolated so that its direction cannot affect the sentence. */
  named: (name: string) => string
  /** "a, b and c". */
  listed: (items: readonly string[]) => string
  /** The separator of a list without a conjunction. */
  comma: string
  /** The attributes of an element with text in this language outside the page's own element, such as an opened menu. */
  marks: { lang?: LanguageCode; dir?: Direction }
}

/** The engine's number locales; Arabic uses the same digits as the grades. */
const numbersIn = { en: undefined, de: 'de', es: 'es', ar: 'ar-u-nu-latn' } as const

const momentsIn = (language: LanguageCode): string | undefined => {
  if (language === 'en') return undefined
  const locale = readerLocale(language)
  return language === 'ar' ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : locale
}

/** The formats of a language. */
export const createReportFormats = (language: LanguageCode): ReportFormats => {
  const numbers = numbersIn[language]
  const written = (text: string) => text.replace('.', decimalMarks[language])
  // Slow to create, and few pages have a list.
  let list: Intl.ListFormat | undefined
  const locale = momentsIn(language)
  return {
    language,
    locale,
    count: (value) => value.toLocaleString(numbers ?? englishLocale()),
    upTo: (value, digits) =>
      value.toLocaleString(numbers ?? englishLocale(), { maximumFractionDigits: digits }),
    decimal: (value) => written(toFixedHalfUp(value, 1)),
    amount: (value) => (value > 0 && value < 0.0005 ? null : written(amountText(value))),
    signed: (difference, amount) => {
      const text = `${difference < 0 ? '−' : '+'}${amount}`
      // In right-to-left text the sign would appear behind its number.
      return language === 'ar' ? `\u2066${text}\u2069` : text
    },
    apart: (one, other, digits) => {
      const [first, second] = formatDistinct(one, other, digits)
      return [written(first), written(second)]
    },
    day: (at, style) => new Date(at).toLocaleDateString(locale ?? englishLocale(), { dateStyle: style }),
    named: (name) => (language === 'ar' ? `\u2068${name}\u2069` : name),
    listed: (items) => {
      list ??= new Intl.ListFormat(numbers ?? 'en')
      return list.format(items)
    },
    comma: language === 'ar' ? '، ' : ', ',
    marks: language === 'en' ? {} : { lang: language, dir: directionOf(language) },
  }
}
