import type { Choice, Citation } from '../../../../contract/calls/chat.ts'
import { clean, formatCount, numeral, quote, shorten } from '../../../../insights/catalog/quote-answer.ts'
import { toFixedHalfUp } from '../../../../insights/scoring/rounding.ts'
import type { Topic } from '../../../schema/chat.ts'

/** A reply before its citations are numbered: lines, each with its sources. */

type Unnumbered<C> = C extends Citation ? Omit<C, 'n'> : never
/** A citation without a number. */
export type Basis = Unnumbered<Citation>

/** A sentence about the organization and its people. */
export type CitedLine = {
  text: string
  basis: readonly Basis[]
  /** Numbers that were counted or rounded from the cited sources, and so do not occur in them. */
  derived: readonly number[]
  isItem: boolean
}
/**
 * A sentence about the chat itself, such as what it cannot answer, or that the asker may see no source for it. It
 * says nothing about the organization and its people.
 */
export type Remark = { remark: string; isItem: boolean }
export type Line = CitedLine | Remark

/** A reply as the analyst gives it. */
export type Draft = {
  lines: readonly Line[]
  topic?: Partial<Topic>
  choices?: readonly Choice[]
  suggestions?: readonly string[]
  /** Employees that it names or quotes. */
  people?: readonly string[]
}

type More = { derived?: readonly number[]; isItem?: boolean }

/** A sentence with its sources. */
export const citedLine = (
  text: string,
  basis: Basis | readonly Basis[],
  { derived = [], isItem = false }: More = {},
): CitedLine => ({ text, basis: isList(basis) ? basis : [basis], derived, isItem })

const isList = (basis: Basis | readonly Basis[]): basis is readonly Basis[] => Array.isArray(basis)

export const remark = (text: string, isItem = false): Remark => ({ remark: text, isItem })

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text)

/**
 * Text from people or files for use within a sentence: one visible line that cannot change the direction of the words
 * around it, and cannot be read as a citation.
 */
export const inlineText = (text: string, max = 120): string => {
  const line = shorten(clean(text), max).replaceAll(/\[(\s*\d+\s*)\]/gu, '($1)')
  return line.includes('“')
    ? line.replaceAll(/“([^”]*)”/gu, (_, inner: string) => `“${isolated(inner)}”`)
    : isolated(line)
}

/** The same in quotation marks, in one piece: an answer of several lines has no count of omitted lines. */
export const inlineQuote = (text: string, max = 140): string => inlineText(quote(clean(text), max), max * 4)

/** A number rounded as `numeral` writes it. */
export const roundLikeReports = (value: number): number => Number(numeral(value))

/** A mean as reports write it. */
export const meanText = (value: number): string => toFixedHalfUp(value, 1)

/** Two means for a comparison: in hundredths where their tenths are the same. */
export const formatDistinctMeans = (one: number, other: number): [string, string] => {
  const digits = meanText(one) === meanText(other) && numeral(one) !== numeral(other) ? 2 : 1
  return [toFixedHalfUp(one, digits), toFixedHalfUp(other, digits)]
}

/** An answer as stored in a citation, cut to 300 characters. */
export const citedText = (text: string): string => shorten(clean(text), 300)

/** A day for comparisons: `2026-03-02`. */
export const isoDay = (instant: string): string => instant.slice(0, 10)

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day for readers: `2 March 2026`. */
export const dayText = (instant: string): string => days.format(new Date(isoDay(instant)))

/** A label within a sentence: 'Role clarity' becomes 'role clarity', 'KPIs' stays. */
export const labelInSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** '1 person', '2,500 people'. */
export const peopleCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`

export const haveOrHas = (count: number): string => (count === 1 ? 'has' : 'have')

export { formatCount as counted, numeral }
