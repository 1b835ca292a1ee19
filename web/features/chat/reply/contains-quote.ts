import { clean, shorten } from '../../../../insights/catalog/quote-answer.ts'

/** How long an answer is in a citation, at most. */
const citedMax = 300

/** Quotation marks and signs of direction may differ between a quotation and the answer. */
const alike = (text: string): string => clean(text).replaceAll(/[“”‘’"'\u2068\u2069]/gu, '')

/**
 * Whether an answer holds the words of a citation: they are all of it, cut where it is long, or pieces of it in
 * quotation marks, as company reports quote.
 */
export const containsQuote = (answer: string | undefined, quote: string): boolean => {
  if (answer === undefined) return false
  if (quote === shorten(clean(answer), citedMax)) return true
  const said = alike(answer)
  const pieces = [...quote.matchAll(/“([^”]*)”/gu)].map(([, piece = '']) => alike(piece).replace(/…$/u, ''))
  return pieces.length > 0 && pieces.every((piece) => piece !== '' && said.includes(piece))
}
