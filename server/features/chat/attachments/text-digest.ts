import Papa from 'papaparse'
import { z } from 'zod'
import { decodeText, decodeTextFile } from '../../../../insights/text/decode-text.ts'
import { citedText, inlineQuote, inlineText } from '../analyst/reply-lines.ts'
import { foldText } from '../analyst/understanding/tokenize.ts'

/** What a reply needs of an attached file's text: counts, columns and short pieces, however long the text is. */

const Column = z.object({
  title: z.string(),
  filled: z.number(),
  different: z.number(),
  /** The lowest and the highest, where all of them are numbers. */
  range: z.object({ lowest: z.string(), highest: z.string() }).nullable(),
})

export const FileDigest = z.object({
  encoding: z.string().nullable(),
  beginning: z.string(),
  isWhole: z.boolean(),
  lines: z.number(),
  words: z.number(),
  firstLine: z.string(),
  /** Null where it is no table, or an empty one. */
  table: z.object({ rows: z.number(), width: z.number(), columns: z.array(Column) }).nullable(),
  /** The lines that hold the words that were looked for, with how the first of them are shown and cited. */
  found: z
    .object({ lines: z.number(), first: z.array(z.object({ shown: z.string(), cited: z.string() })) })
    .nullable(),
})
export type FileDigest = z.output<typeof FileDigest>

/** How a text is read: whether as a table, and which words are looked for in it. */
export type Reading = { isTable: boolean; words: string | null }

export const columnsMax = 12
export const findingsMax = 8
/** Of a file; what a language model is given of all of them is no longer. */
export const beginningMax = 24_000
const numeric = /^-?\d+(?:\.\d+)?$/u

/** Of the bytes of a text file; null where they are no text. A reply says where it had to take an encoding that may be wrong. */
export const digestOfBytes = (
  bytes: Uint8Array,
  reading: Reading,
): { digest: FileDigest | null } | { brokenLine: number } => {
  const read = decodeTextFile(bytes)
  const decoded = read === 'other' ? decodeText(bytes, 'windows-1252') : read
  if (typeof decoded === 'string') return { digest: null }
  if ('brokenLine' in decoded) return decoded
  return { digest: { ...digestOfText(decoded.text, reading), encoding: decoded.encoding } }
}

export const digestOfText = (text: string, { isTable, words }: Reading): FileDigest => {
  const lines = text
    .replace(/^\ufeff/u, '')
    .split(/\r\n|[\r\n]/u)
    .filter((line) => line.trim() !== '')
  return {
    encoding: null,
    beginning: text.slice(0, beginningMax),
    isWhole: text.length <= beginningMax,
    lines: lines.length,
    words: text.split(/\s+/u).filter((word) => word !== '').length,
    firstLine: inlineQuote(lines[0] ?? ''),
    table: isTable ? tableIn(text) : null,
    found: words === null ? null : foundIn(lines, words),
  }
}

const tableIn = (text: string): FileDigest['table'] => {
  const [head, ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data
  return head
    ? {
        rows: rows.length,
        width: head.length,
        columns: head.slice(0, columnsMax).map((title, index) => columnOf(title, index, rows)),
      }
    : null
}

const columnOf = (title: string, index: number, rows: readonly string[][]): z.output<typeof Column> => {
  const cells = rows.flatMap((row) => {
    const cell = row[index]?.trim() ?? ''
    return cell === '' ? [] : [cell]
  })
  return {
    title: title.trim() === '' ? `Column ${index + 1}` : inlineText(title, 60),
    filled: cells.length,
    different: new Set(cells).size,
    range: rangeOf(cells),
  }
}

const rangeOf = (cells: readonly string[]) => {
  let [lowest] = cells
  if (lowest === undefined || !cells.every((cell) => numeric.test(cell))) return null
  let highest = lowest
  for (const cell of cells) {
    if (Number(cell) < Number(lowest)) lowest = cell
    if (Number(cell) > Number(highest)) highest = cell
  }
  return { lowest, highest }
}

/** In any case and accents. */
const foundIn = (lines: readonly string[], words: string): FileDigest['found'] => {
  const wanted = foldText(words)
  const found = lines.filter((line) => foldText(line).includes(wanted))
  return {
    lines: found.length,
    first: found.slice(0, findingsMax).map((line) => ({ shown: inlineQuote(line), cited: citedText(line) })),
  }
}
