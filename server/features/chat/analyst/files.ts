import Papa from 'papaparse'
import type { Attachment } from '../../../../contract/chat.ts'
import { decodeTextFile } from '../../../../insights/text/decode-text.ts'
import { counted, quoted, remark, says, shown, type Line, citedText } from './lines.ts'
import { plain } from './words.ts'

/** Attached texts, tables and the text of PDF files, read without a model. */

/** An attached file as it was read. */
export type ReadFile = Attachment & {
  /** Of a PDF file. */
  text?: string
  /** Made anew, for a model that takes pictures. */
  picture?: { bytes: Uint8Array; type: string }
}

/** The text of a file; null where it has none, as a picture or a file of other bytes. */
export const textOf = (file: ReadFile): string | null => file.text ?? decoded(file)?.text ?? null

const decoded = ({ type, data }: ReadFile) =>
  type === 'text/plain' || type === 'text/csv' ? decodeTextFile(Buffer.from(data, 'base64')) : null

const linesOf = (text: string): string[] =>
  text
    .replace(/^\ufeff/u, '')
    .split(/\r\n|[\r\n]/u)
    .filter((line) => line.trim() !== '')

const columnsShown = 12
const findingsShown = 8
const numeric = /^-?\d+(?:\.\d+)?$/u

/** What each file is, column by column where it is a table. */
export const summaryOfFiles = (files: readonly ReadFile[]): Line[] =>
  files.flatMap((file) => [...summaryOf(file), ...encodingOf(file)])

/** A file does not say which code page it was saved in, so the one that was taken may be wrong. */
const encodingOf = (file: ReadFile): Line[] =>
  decoded(file)?.encoding === 'windows-1252'
    ? [
        remark(
          `${shown(file.name)} is not UTF-8. It was read as Windows-1252: letters beyond A to Z may be wrong.`,
        ),
      ]
    : []

const summaryOf = (file: ReadFile): Line[] => {
  const text = textOf(file)
  const name = shown(file.name)
  if (text === null) {
    return [
      remark(
        `${name}: the built-in analyst, which replies here, reads texts, CSV tables and the text of PDF files; pictures cannot be read. Attach the same as text or CSV.`,
      ),
    ]
  }
  const basis = { kind: 'file' as const, label: file.name }
  if (file.type !== 'text/csv') {
    const lines = linesOf(text)
    const words = text.split(/\s+/u).filter((word) => word !== '').length
    if (lines.length === 0)
      return [says(`${name} ${file.type === 'application/pdf' ? 'has no text in it' : 'is empty'}.`, basis)]
    return [
      says(
        `${name} has ${counted(lines.length)} ${lines.length === 1 ? 'line' : 'lines'} with ${counted(words)} ${words === 1 ? 'word' : 'words'}; it begins ${quoted(lines[0] ?? '')}.`,
        basis,
        { derived: [lines.length, words] },
      ),
    ]
  }
  const [head, ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data
  if (!head) return [says(`${name} is empty.`, basis)]
  const about = head.slice(0, columnsShown).map((title, index) => columnOf(title, index, rows, basis))
  const others = head.length - about.length
  return [
    says(
      `${name} has ${counted(rows.length)} ${rows.length === 1 ? 'row' : 'rows'} under a head of ${counted(head.length)} ${head.length === 1 ? 'column' : 'columns'}${others > 0 ? `, of which the first ${columnsShown} are told` : ''}.`,
      basis,
      { derived: [rows.length, head.length, columnsShown] },
    ),
    ...about,
  ]
}

const columnOf = (
  title: string,
  index: number,
  rows: readonly string[][],
  basis: { kind: 'file'; label: string },
): Line => {
  const cells = rows.flatMap((row) => {
    const cell = row[index]?.trim() ?? ''
    return cell === '' ? [] : [cell]
  })
  const name = title.trim() === '' ? `Column ${index + 1}` : shown(title, 60)
  const filled = `${name}: ${counted(cells.length)} filled`
  const derived = [cells.length, index + 1]
  if (cells.length > 0 && cells.every((cell) => numeric.test(cell))) {
    let lowest = cells[0] ?? ''
    let highest = lowest
    for (const cell of cells) {
      if (Number(cell) < Number(lowest)) lowest = cell
      if (Number(cell) > Number(highest)) highest = cell
    }
    return says(`${filled}, from ${lowest} to ${highest}.`, basis, { derived, isItem: true })
  }
  const different = new Set(cells).size
  return says(`${filled}, ${counted(different)} different.`, basis, {
    derived: [...derived, different],
    isItem: true,
  })
}

/** The lines of the files in which these words occur, in any case and accents. */
export const searchInFiles = (files: readonly ReadFile[], words: string): Line[] => {
  const wanted = plain(words)
  return files.flatMap((file): Line[] => {
    const text = textOf(file)
    if (text === null) return summaryOf(file)
    const found = linesOf(text).filter((line) => plain(line).includes(wanted))
    const head = says(
      `${quoted(words)} occurs in ${counted(found.length)} ${found.length === 1 ? 'line' : 'lines'} of ${shown(file.name)}${found.length > findingsShown ? `; here are the first ${findingsShown}` : ''}.`,
      { kind: 'file', label: file.name },
      { derived: [found.length, findingsShown] },
    )
    const shownLines = found
      .slice(0, findingsShown)
      .map((line) =>
        says(
          `${quoted(line)}.`,
          { kind: 'file', label: file.name, quote: citedText(line) },
          { isItem: true },
        ),
      )
    return [head, ...shownLines]
  })
}
