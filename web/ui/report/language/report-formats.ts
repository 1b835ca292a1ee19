import { amountText, formatDistinct } from '../../../../contract/shapes/reports/difference-text.ts'
import { decimalMarks } from '../../../../insights/catalog/decimal-marks.ts'
import { toFixedHalfUp } from '../../../../insights/scoring/rounding.ts'
import { directionOf, type Direction, type LanguageCode } from '../../../../languages/index.ts'
import { englishLocale, readerLocale } from '../../../core/i18n/locale.ts'

/** How numbers, names and moments of a report are written in a language, beside the sentences of the engine. */
export type ReportFormats = {
  language: LanguageCode
  /** By which moments are written; undefined in English, which is written as `englishLocale` says. */
  locale: string | undefined
  /** A count: "1,200". */
  count: (value: number) => string
  /** A number with at most so many decimals: "12.5". */
  upTo: (value: number, digits: number) => string
  /** A score with its one decimal: "7.0". */
  decimal: (value: number) => string
  /** A difference or its noise; of less than a thousandth null, which is a sentence of its own. */
  amount: (value: number) => string | null
  /** A difference with its sign; `amount` is how it is written without one. */
  signed: (difference: number, amount: string) => string
  /** Two numbers in as many digits as tell them apart. */
  apart: (one: number, other: number, digits?: number) => [one: string, other: string]
  day: (at: string, style: 'medium' | 'long') => string
  /** Somebody's own word, kept from turning a sentence around. */
  named: (name: string) => string
  /** "a, b and c". */
  listed: (items: readonly string[]) => string
  /** What stands between the items of a list that has no last one. */
  comma: string
  /** What is said of an element that holds text of this language outside of the page's own, such as an opened menu. */
  marks: { lang?: LanguageCode; dir?: Direction }
}

/** As the engine writes numbers in each language; Arabic with the digits that stand beside grades. */
const numbersIn = { en: undefined, de: 'de', es: 'es', ar: 'ar-u-nu-latn' } as const

const momentsIn = (language: LanguageCode): string | undefined => {
  if (language === 'en') return undefined
  const locale = readerLocale(language)
  return language === 'ar' ? new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() : locale
}

/** How a language writes. */
export const createReportFormats = (language: LanguageCode): ReportFormats => {
  const numbers = numbersIn[language]
  const written = (text: string) => text.replace('.', decimalMarks[language])
  // Takes long to make, and few pages have a list.
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
      // In a text that runs to the left the sign would stand behind its number.
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
