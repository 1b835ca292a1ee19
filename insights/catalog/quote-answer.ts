/** How a person's own words, numbers and lists are put into a sentence. */

// Control characters, broken surrogates, bidirectional marks, invisible joins that no script needs, tags and noncharacters.
const invisible =
  // eslint-disable-next-line no-control-regex -- these are the characters to take out
  /[\ud800-\udfff\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/gu
const piledMarks = /(\p{M}{3})\p{M}+/gu
const whitespace = /[\s\u0085]+/gu
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/** Visible ASCII with single spaces inside: most names, and nothing to clean. */
function isPlain(text: string): boolean {
  let isAfterSpace = true
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code > 0x7e || (code === 0x20 && isAfterSpace)) return false
    isAfterSpace = code === 0x20
  }
  return !isAfterSpace
}

/** One line of visible text: no control or bidirectional characters, no broken surrogates, single spaces. */
export function clean(text: string): string {
  if (isPlain(text)) return text
  return text.replace(invisible, '').replace(piledMarks, '$1').replace(whitespace, ' ').trim()
}

/** At most `max` code points, cut at a word where there is one, with an ellipsis where something was cut. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  // Twice as many code units hold `max` code points, so a huge text is never taken apart whole.
  const points = Array.from(text.slice(0, max * 2 + 2))
  if (points.length <= max) return text
  let cut = points.slice(0, max - 1).join('')
  const space = cut.lastIndexOf(' ')
  if (space > cut.length / 2) cut = cut.slice(0, space)
  // A mark or joiner at the cut belongs to a character that is no longer whole.
  return `${cut.replace(/(?<![\p{M}\u200c\u200d\s.,;:!?(–—-])[\p{M}\u200c\u200d\s.,;:!?(–—-]+$/u, '')}…`
}

/** The quotation marks of a language. */
export interface Marks {
  readonly open: string
  readonly close: string
  /** The marks used within a quote. */
  readonly innerOpen: string
  readonly innerClose: string
  /** Whether every quote is kept from turning the sentence around; else only one that runs to the left. */
  readonly isApart?: true
}

/** A text in quotation marks. */
export function inQuotationMarks(
  text: string,
  { open, close, innerOpen, innerClose, isApart }: Marks,
): string {
  const inner = text.replaceAll(open, innerOpen).replaceAll(close, innerClose)
  return isApart || rightToLeft.test(inner)
    ? `${open}\u2068${inner}\u2069${close}`
    : `${open}${inner}${close}`
}

/** As English has them. */
export const englishMarks: Marks = { open: '“', close: '”', innerOpen: '‘', innerClose: '’' }

function withoutClosingStop(text: string): string {
  // Only a closing stop or comma: a question or exclamation mark carries meaning, an ellipsis too.
  return /[^.][.,;]$/u.test(text) ? text.slice(0, -1).trimEnd() : text
}

/**
 * One entry in clean text, of which at least the beginning is there where it is longer than `shown` code units: a quote shows little
 * of a long answer, so the rest of it need not be read.
 */
function entryStart(text: string, shown: number): string {
  // What is longer is cut before its closing stop, of which at most two code units are dropped.
  const enough = shown + 3
  let end = enough
  for (;;) {
    end *= 2
    const cleaned = clean(text.slice(0, end))
    if (cleaned.length >= enough) return cleaned
    if (end >= text.length) return withoutClosingStop(cleaned)
  }
}

const bullet = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s+/u

/** Long lines are paragraphs, and paragraphs read better in one piece. */
const entryMax = 80

/** The entries of an answer that is written one entry a line, or the whole answer as its only entry, as far as `max` code points. */
function entriesOf(text: string, max: number): readonly string[] {
  const lines = text
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => ({
      isMarked: bullet.test(line),
      line: entryStart(line.replace(bullet, ''), entryMax),
    }))
    .filter(({ line }) => line !== '')
  const isList = lines.length > 1 && lines.every(({ line }) => line.length <= entryMax)
  if (isList) {
    // A line that announces others ('And more:') is no entry of its own ...
    const entries = lines.filter(({ line }) => !line.endsWith(':'))
    // ... but one sentence with a single line that is not marked as an entry.
    if (entries.length > 1 || entries[0]?.isMarked === true) return entries.map(({ line }) => line)
    if (entries.length === 0) return lines.map(({ line }) => line)
  }
  // A code point has up to two code units.
  return [entryStart(text, max * 2)]
}

/** `a`, `a and b`, `a, b and c`. */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** How quotes are written in a language. */
export interface QuoteStyle {
  readonly inMarks: (text: string) => string
  readonly listed: (items: readonly string[]) => string
  /** The text for entries that are not shown: `3 more`. */
  readonly more: (count: number) => string
}

/** The entries of an answer as a quote shows them, and how many it has besides. */
export function quotedEntries(text: string, max = 140): { shown: readonly string[]; others: number } {
  const entries = entriesOf(text, max)
  if (entries.length < 2) return { shown: [shorten(entries[0] ?? '', max)], others: 0 }
  const shown = entries.slice(0, 3).map((entry) => shorten(entry, Math.ceil(max / 2)))
  return { shown, others: entries.length - shown.length }
}

/** `quote` in any language. */
export function quoteInStyle(style: QuoteStyle, text: string, max?: number): string {
  const { shown, others } = quotedEntries(text, max)
  return listQuotes(style, shown, others)
}

/** These entries in quotation marks, and the number of the others. */
export function listQuotes(style: QuoteStyle, entries: readonly string[], others: number): string {
  const quoted = entries.map(style.inMarks)
  return style.listed(others > 0 ? [...quoted, style.more(others)] : quoted)
}

const english: QuoteStyle = {
  inMarks: (text) => inQuotationMarks(text, englishMarks),
  listed: joinList,
  more: (count) => `${formatCount(count)} more`,
}

/**
 * A person's own words in quotation marks: shortened to about `max` characters, a list as its first three
 * entries with the number of the others. Every quoted part occurs in the answer but for white space,
 * invisible characters and quotation marks.
 */
export function quote(text: string, max?: number): string {
  return quoteInStyle(english, text, max)
}

/** A rating as it is read aloud: `7`, `7.6`. */
export function numeral(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A count as every text writes it: `600`, `1,200`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',')
}
