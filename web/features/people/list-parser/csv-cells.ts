/** The cells of separated text, as a spreadsheet writes it or as people type it. */

/** What stands between cells, in Arabic and in full width too; where two fit as well, the one named later is taken. */
export const delimiters = ['|', '；', '؛', ';', '\t', '，', '،', ','] as const
export type Delimiter = (typeof delimiters)[number]

/**
 * A cell as written, and what ends it. A quote opens a cell even after a space; one that never closes is a letter, as all
 * are in `plain`.
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

/** `hasOpenQuote`: one of its cells begins with a quote that closes nowhere. */
export type Row = { line: number; pieces: string[]; text: string; hasOpenQuote: boolean }

const quoted = /^"([^"]*(?:""[^"]*)*)"$/
const closes = /^"[^"]*(?:""[^"]*)*"/
const addressPart = /[^\s@]@[^\s@]/
const hasAddressBelow = (piece: string): boolean => addressPart.test(piece.slice(piece.search(/[\r\n]/)))

/**
 * Whether a quote that was never closed has run on to one that opens a cell further down: then something stands behind
 * it, or between them the cells and the address of somebody else.
 */
const isRunOn = (piece: string, delimiter: Delimiter): boolean =>
  /[\r\n]/.test(piece) &&
  (!quoted.test(piece.trim()) || (piece.includes(delimiter) && hasAddressBelow(piece)))

const isOpen = (piece: string): boolean => piece.trim().startsWith('"') && !closes.test(piece.trim())

/**
 * The records of a text, with the line that each begins on: line breaks inside quotes end none. A quote that is never
 * closed costs nobody below its line their own.
 */
export const parseRecords = (text: string, delimiter: Delimiter): Row[] => {
  const steps = readingRecords(text, delimiter)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** The same a few records at a time, for whoever has something else to do between them. */
export function* readingRecords(text: string, delimiter: Delimiter): Generator<void, Row[]> {
  const { piece: shape, plain } = shapes[delimiter]
  const rows: Row[] = []
  let pieces: string[] = []
  let line = 1
  let from = 0
  let at = 0
  while (from <= text.length) {
    // Others use the same patterns between two records.
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
    // One takes next to no time.
    if (rows.length % 10 === 9) yield
  }
  return rows
}

/** The cells of one line, as written. */
export const splitCells = (line: string, delimiter: Delimiter): string[] =>
  parseRecords(line, delimiter)[0]?.pieces ?? []

/** What a piece says, without the quotes around it. */
export const unquoteCell = (piece: string): string => {
  const plain = piece.trim()
  const inside = quoted.exec(plain)?.[1]
  return inside === undefined ? plain : inside.replaceAll('""', '"').trim()
}

/** The separator that the line uses most outside quotes; a comma where none is used. */
export const detectDelimiter = (line: string): Delimiter => {
  const found = delimiters
    .filter((delimiter) => line.includes(delimiter))
    .map((delimiter) => ({ delimiter, cells: splitCells(line, delimiter).length }))
  return found.toReversed().toSorted((a, b) => b.cells - a.cells)[0]?.delimiter ?? ','
}
