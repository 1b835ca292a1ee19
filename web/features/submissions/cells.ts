/** The cells of separated text, as a spreadsheet writes it or as people type it. */

/** What stands between cells; where two fit as well, the one named later is taken. */
export const delimiters = [';', '\t', ','] as const
export type Delimiter = (typeof delimiters)[number]

/** A cell as written, and what ends it. A quote opens a cell even after a space; one that never closes is a letter. */
const pieceShapes: Record<Delimiter, RegExp> = {
  ',': /([ \u00a0]*"[^"]*(?:""[^"]*)*"[^,\r\n]*|[^,\r\n]*)(,|\r\n|\n|\r|$)/y,
  ';': /([ \u00a0]*"[^"]*(?:""[^"]*)*"[^;\r\n]*|[^;\r\n]*)(;|\r\n|\n|\r|$)/y,
  '\t': /([ \u00a0]*"[^"]*(?:""[^"]*)*"[^\t\r\n]*|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/y,
}

type Row = { line: number; pieces: string[]; text: string }

/** The records of a text, with the line that each begins on: line breaks inside quotes end none. */
export const recordsOf = (text: string, delimiter: Delimiter): Row[] => {
  const shape = new RegExp(pieceShapes[delimiter])
  const rows: Row[] = []
  let pieces: string[] = []
  let line = 1
  let from = 0
  while (from <= text.length) {
    const [, piece = '', end = ''] = shape.exec(text) ?? []
    pieces.push(piece)
    if (end === delimiter) continue
    const to = end === '' ? text.length + 1 : shape.lastIndex
    const read = text.slice(from, to)
    rows.push({ line, pieces, text: read.trim() })
    line += read.split(/\r\n|\n|\r/).length - 1
    from = to
    pieces = []
  }
  return rows.filter((row) => row.pieces.some((piece) => cellOf(piece) !== ''))
}

/** The cells of one line, as written. */
export const piecesOf = (line: string, delimiter: Delimiter): string[] =>
  recordsOf(line, delimiter)[0]?.pieces ?? []

const quoted = /^"([^"]*(?:""[^"]*)*)"$/

/** What a piece says, without the quotes around it. */
export const cellOf = (piece: string): string => {
  const plain = piece.trim()
  const inside = quoted.exec(plain)?.[1]
  return inside === undefined ? plain : inside.replaceAll('""', '"').trim()
}

/** The separator that the line uses most outside quotes; a comma where none is used. */
export const delimiterOf = (line: string): Delimiter =>
  delimiters.toReversed().toSorted((a, b) => piecesOf(line, b).length - piecesOf(line, a).length)[0] ?? ','
