import type { Citation, Choice } from '../../../../contract/calls/chat.ts'
import { chatLimits } from '../../../../contract/calls/chat.ts'
import { messages } from '../../../../contract/http/failures.ts'
import type { Basis, Draft, Line } from './reply-lines.ts'
import { comparableNumber, extractNumbers } from './understanding/numbers-in-text.ts'

/** The results of the calls made for this question: what may be cited, and the numbers in it. */
export type CitableAnswers = {
  /** The numbers in a cited source; null where no call returned it. */
  numbersOf(basis: Basis): ReadonlySet<string> | null
}

/** A reply before it has an id. */
export type WrittenReply = { text: string; citations: Citation[]; choices: Choice[]; suggestions: string[] }

/**
 * Numbers the citations and joins the lines. A line is left out where no call returned its source, or where it
 * contains a number that its sources do not; where no line is left, the reply says so.
 */
export const writeReply = (
  { lines, choices = [], suggestions = [] }: Draft,
  answered: CitableAnswers,
): WrittenReply => {
  const citations: Citation[] = []
  const numbers = new Map<string, number>()
  const numberOf = (basis: Basis): number | undefined => {
    const key = JSON.stringify(basis)
    const known = numbers.get(key)
    if (known !== undefined) return known
    if (citations.length >= chatLimits.citationsMax) return undefined
    const n = citations.length + 1
    citations.push({ ...basis, n })
    numbers.set(key, n)
    return n
  }
  const text = lines.flatMap((line) => {
    const mark = line.isItem ? '- ' : ''
    if ('remark' in line) return [`${mark}${line.remark}`]
    if (!holds(line, answered)) return []
    const cited = line.basis.flatMap((basis) => numberOf(basis) ?? [])
    // With the citation limit reached, it would be a sentence without a citation.
    return cited.length === 0 ? [] : [`${mark}${line.text} ${cited.map((n) => `[${n}]`).join('')}`]
  })
  return {
    text: text.length === 0 ? messages.chatNothingCited : text.join('\n'),
    citations,
    choices: [...choices],
    suggestions: [...suggestions],
  }
}

const holds = (line: Exclude<Line, { remark: string }>, answered: CitableAnswers): boolean => {
  const found = line.basis.map((basis) => answered.numbersOf(basis))
  if (found.length === 0 || found.includes(null)) return false
  const known = new Set([
    ...line.derived.map(comparableNumber),
    ...found.flatMap((numbers) => [...(numbers ?? [])]),
  ])
  // A quotation may be cut within a number; it is a citation of its own.
  return extractNumbers(line.text.replaceAll(/“[^”]*”/gu, ' ')).every((number) => known.has(number))
}
