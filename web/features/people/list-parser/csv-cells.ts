import { readDefusedCell } from '../../../../insights/text/spreadsheet-cell.ts'

/** Parses the cells of delimited text, as written by a spreadsheet or typed by people. */

/** Cell delimiters, including Arabic and full-width ones; on a tie the later one wins. */
export const delimiters = ['|', '；', '؛', ';', '\t', '，', '،', ','] as const
export type Delimiter = (typeof delimiters)[number]

/**
 * A cell as written and its terminator. A quote opens a cell even after a space; an unclosed quote is an ordinary
 * character, as every quote is in `plain`.
 */
const shapesOf = (sign: Delimiter) => {
  const [letter, end] = [String.raw`[^${sign}\r\n]*`, String.raw`([${sign}]|\r\n|\n|\r|$)`]
  return {
    piece: new RegExp(String.raw`([ \u00a0]*"[^"]*(?:""[^"]*)*"${letter}|${letter})${end}`, 'y'),
    plain: new RegExp(`(${letter})${end}`, 'y'),
  }
}

const shapes: Record<Delimiter, ReturnType<typeof shapesOf>> = {
  '|': shapesOf('|'),
  '；': shapesOf('；'),
  '؛': shapesOf('؛'),
  ';': shapesOf(';'),
  '\t': shapesOf('\t'),
  '，': shapesOf('，'),
  '،': shapesOf('،'),
  ',': shapesOf(','),
}

/** `hasOpenQuote`: one of its cells begins with a quote that is never closed. */
export type Row = { line: number; pieces: string[]; text: string; hasOpenQuote: boolean }

const quoted = /^"([^"]*(?:""[^"]*)*)"$/
const closes = /^"[^"]*(?:""[^"]*)*"/
const addressPart = /[^\s@]@[^\s@]/
const hasAddressBelow = (piece: string): boolean => addressPart.test(piece.slice(piece.search(/[\r\n]/)))

/**
 * Whether an unclosed quote has run on to a quote that opens a cell further down: then there is text after that quote, or
 * the piece contains the cells and the address of another person.
 */
const isRunOn = (piece: string, delimiter: Delimiter): boolean =>
  /[\r\n]/.test(piece) &&
  (!quoted.test(piece.trim()) || (piece.includes(delimiter) && hasAddressBelow(piece)))

const isOpen = (piece: string): boolean => piece.trim().startsWith('"') && !closes.test(piece.trim())

/**
 * The records of a text, each with its first line number: line breaks inside quotes do not end a record. An unclosed
 * quote does not affect the records below its line.
 */
export const parseRecords = (text: string, delimiter: Delimiter): Row[] => {
  const steps = readingRecords(text, delimiter)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** The same, yielding every few records so that the caller can do other work. */
export function* readingRecords(text: string, delimiter: Delimiter): Generator<void, Row[]> {
  const { piece: shape, plain } = shapes[delimiter]
  const rows: Row[] = []
  let pieces: string[] = []
  let line = 1
  let from = 0
  let at = 0
  while (from <= text.length) {
    // The patterns are shared, and another parser may have moved `lastIndex` since the last yield.
    shape.lastIndex = at
    let read = shape.exec(text)
    if (read !== null && isRunOn(read[1] ?? '', delimiter)) {
      plain.lastIndex = at
      read = plain.exec(text)
      shape.lastIndex = plain.lastIndex
    }
    at = shape.lastIndex
    const [, piece = '', end = ''] = read ?? []
    pieces.push(piece)
    if (end === delimiter) continue
    const to = end === '' ? text.length + 1 : at
    const record = text.slice(from, to)
    if (pieces.some((one) => unquoteCell(one) !== ''))
      rows.push({ line, pieces, text: record.trim(), hasOpenQuote: pieces.some(isOpen) })
    line += record.split(/\r\n|\n|\r/).length - 1
    from = to
    pieces = []
    // A single record is too cheap to yield for.
    if (rows.length % 10 === 9) yield
  }
  return rows
}

/** The cells of one line, as written. */
export const splitCells = (line: string, delimiter: Delimiter): string[] =>
  parseRecords(line, delimiter)[0]?.pieces ?? []

/** The text of a piece without its quotes, and without the apostrophes that keep formulas text in a spreadsheet. */
export const unquoteCell = (piece: string): string => {
  const plain = piece.trim()
  const inside = quoted.exec(plain)?.[1]
  return readDefusedCell(inside === undefined ? plain : inside.replaceAll('""', '"').trim()).trim()
}

/** The delimiter that the line uses most outside quotes; a comma if it uses none. */
export const detectDelimiter = (line: string): Delimiter => {
  const found = delimiters
    .filter((delimiter) => line.includes(delimiter))
    .map((delimiter) => ({ delimiter, cells: splitCells(line, delimiter).length }))
  return found.toReversed().toSorted((a, b) => b.cells - a.cells)[0]?.delimiter ?? ','
}
