import {
  unquoteCell,
  detectDelimiter,
  delimiters,
  readingRecords,
  parseRecords,
  type Delimiter,
  type Row,
} from './csv-cells.ts'
import { headingMeaning } from './column-headings.ts'

/** Finds the table in a pasted text or a file: its delimiter, its header row, and the rows above that. */

export type ListTable = {
  /** Without the byte order mark and without a `sep=` line. */
  plain: string
  delimiter: Delimiter
  /** The row with the headings; null if the text has lines without headings. */
  header: Row | null
  /** The rows above it, such as a title. They may contain an address, but nobody is read from them. */
  above: readonly Row[]
  /** The rows below it. */
  rows: readonly Row[]
}

/** Headings are near the top; everything further down is a person. */
const linesSearched = 30

const addressPart = /[^\s@]@[^\s@]/
const hasAddress = (text: string): boolean => addressPart.test(text.normalize('NFKC'))

/** A misspelt address is a person, too. */
export const mayNameSomebody = (text: string): boolean => /[@＠﹫<]/.test(text)

/** The first line that declares the delimiter to spreadsheets: `sep=;`. */
const separatorLine = /^"?sep=(.)"?[;,|\t؛،；，]*[^\S\r\n]*(?=\r|\n|$)/i

const isDelimiter = (sign: string | undefined): sign is Delimiter =>
  delimiters.some((delimiter) => delimiter === sign)

type Around = { next: Row | undefined; isBelowSomebody: boolean }

/** The number of known headings in a row; 0 if it is not a header row. `next`: the row below. */
const headingsKnown = (row: Row, { next, isBelowSomebody }: Around): number => {
  const meanings = row.pieces.map((piece) => headingMeaning(unquoteCell(piece)))
  const known = meanings.filter((meaning) => meaning !== undefined).length
  const hasEmail = meanings.some((meaning) => meaning?.toLowerCase().endsWith('email'))
  if (isBelowSomebody) return hasEmail && known > 1 ? known : 0
  const isAboveSomebody = (): boolean =>
    row.pieces.length > 1 && row.pieces.length === next?.pieces.length && hasAddress(next.text)
  return hasEmail || known > 1 || isAboveSomebody() ? known : 0
}

type Found = { delimiter: Delimiter; header: Row; known: number }

const headerIn = (text: string, delimiter: Delimiter): Found | undefined => {
  let best: Found | undefined
  const rows = parseRecords(text, delimiter)
  let isBelowSomebody = false
  for (const [index, row] of rows.entries()) {
    if (mayNameSomebody(row.text)) {
      if (best !== undefined) return best
      isBelowSomebody = true
      continue
    }
    const known = headingsKnown(row, { next: rows[index + 1], isBelowSomebody })
    if (known > (best?.known ?? 0)) best = { delimiter, header: row, known }
  }
  return best
}

const firstLines = (text: string): string => {
  let end = 0
  for (let line = 0; line < linesSearched && end !== -1; line++) end = text.indexOf('\n', end + 1)
  return end === -1 ? text : text.slice(0, end)
}

/** Yields after a few rows, like its callers. */
export function* readingTable(typed: string): Generator<void, ListTable> {
  const unmarked = typed.replace(/^\uFEFF/, '')
  const [told = '', sign] = separatorLine.exec(unmarked) ?? []
  // The line is emptied, not removed, so that the others keep their numbers.
  const plain = unmarked.slice(told.length)
  const said = isDelimiter(sign) ? sign : undefined
  const top = firstLines(plain)
  const found = (said === undefined ? delimiters.toReversed() : [said])
    .flatMap((delimiter) => headerIn(top, delimiter) ?? [])
    .reduce<Found | undefined>((best, one) => (best && best.known >= one.known ? best : one), undefined)
  if (found === undefined) {
    const first = plain.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? ''
    return { plain, delimiter: said ?? detectDelimiter(first), header: null, above: [], rows: [] }
  }
  const {
    delimiter,
    header: { line: headerLine },
  } = found
  const records = yield* readingRecords(plain, delimiter)
  const at = records.findIndex(({ line }) => line >= headerLine)
  const header = records[at]
  // In the whole text, a quote may pull people into the header row.
  if (header === undefined || hasAddress(header.text)) {
    return { plain, delimiter, header: null, above: [], rows: [] }
  }
  return {
    plain,
    delimiter,
    header,
    above: records.slice(0, at),
    rows: records.slice(at + 1),
  }
}
