/** What must be the same of a report in two languages. */
import type { LanguageCode } from '../../languages/index.ts'
import { planParts } from '../company-report/plan-parts.ts'
import { decimalMarks } from '../catalog/decimal-marks.ts'

const textFields: ReadonlySet<string> = new Set([
  'text',
  'title',
  'description',
  'note',
  'notice',
  'label',
  'formula',
  'sum',
  'beforeTheLetter',
  'details',
  ...planParts,
  'reasoning',
  'impact',
  'limits',
])
/** A role is somebody's own word, but for one that a report names itself. */
const namedRole = /^\.immediateHiringNeeds\.\d+\.role$/u
/** Answers as they were given, which have a `text` that is no sentence of the report. */
const asGiven = 'answers'

function visit(
  value: unknown,
  path: string,
  isText: boolean,
  change: (text: string, path: string) => string,
): unknown {
  if (typeof value === 'string') return isText ? change(value, path) : value
  if (Array.isArray(value)) return value.map((item, index) => visit(item, `${path}.${index}`, isText, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const place = `${path}.${key}`
      const isTextHere = textFields.has(key) || namedRole.test(place)
      return [key, key === asGiven ? item : visit(item, place, isTextHere, change)]
    }),
  )
}

/** The report with every sentence taken out. */
export function withoutTexts(report: unknown): unknown {
  return visit(report, '', false, () => '')
}

/** Every sentence of a report by its place. */
export function textsIn(report: unknown): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  visit(report, '', false, (text, path) => {
    texts.set(path, text)
    return text
  })
  return texts
}

const quotes: Readonly<Record<LanguageCode, RegExp>> = {
  en: /“([^”]*)”/gu,
  de: /„([^“]*)“/gu,
  es: /«([^»]*)»/gu,
  ar: /«([^»]*)»/gu,
}
/** With what languages put between thousands: a point, a comma, or a space at which no line ends. */
const writtenNumber = /\d+(?:[.,]\d+|[\u00A0\u202F]\d{3}(?!\d))*/gu

/** What a sentence quotes, and the numbers that it says besides; both have to be the same in every language. */
export function comparable(
  text: string,
  language: LanguageCode,
): { readonly quoted: readonly string[]; readonly numbers: readonly string[]; readonly isFilled: boolean } {
  const quoted = Array.from(text.matchAll(quotes[language]), ([, inner = '']) =>
    // Marks within a quote are written as the language has them.
    inner.replace(/[\u2066-\u2069]/gu, '').replace(/[“”„‘’‚«»]/gu, '"'),
  )
  const rest = text.replace(quotes[language], '')
  const mark = decimalMarks[language]
  const between = mark === ',' ? /[.\u00A0\u202F]/gu : /[,\u00A0\u202F]/gu
  const numbers = rest.match(writtenNumber) ?? []
  return {
    quoted: quoted.toSorted(),
    numbers: numbers.map((number) => number.replace(between, '').replace(mark, '.')).toSorted(),
    isFilled: !/\{\{|\}\}/u.test(rest),
  }
}
