import type { Attachment } from '../../../../contract/calls/chat.ts'
import { columnsMax, findingsMax, type FileDigest } from './text-digest.ts'
import { counted, inlineQuote, remark, citedLine, inlineText, type Line } from '../analyst/reply-lines.ts'

/** Answers questions about attached texts, tables and PDF texts without a model. */

/** An attached file after reading. */
export type ReadFile = Attachment & {
  /** Missing where it has no text, such as a picture or another binary file. */
  digest?: FileDigest
  /** Re-encoded, for a model that reads pictures. */
  picture?: { bytes: Uint8Array; type: string }
}

/** Everything that a reply may say about a file, as one text. */
export const citableFileText = ({ name, digest }: ReadFile): string =>
  [
    name,
    digest?.beginning,
    ...(digest?.table?.columns ?? []).flatMap(({ title, range }) => [title, range?.lowest, range?.highest]),
  ].join(' ')

/** A summary of each file, column by column for tables. */
export const summaryOfFiles = (files: readonly ReadFile[]): Line[] =>
  files.flatMap((file) => [...summaryOf(file), ...encodingOf(file)])

/** Files do not declare their code page, so the assumed one may be wrong. */
const encodingOf = ({ name, digest }: ReadFile): Line[] =>
  digest?.encoding === 'windows-1252'
    ? [
        remark(
          `${inlineText(name)} is not UTF-8. It was read as Windows-1252: letters beyond A to Z may be wrong.`,
        ),
      ]
    : []

const summaryOf = (file: ReadFile): Line[] => {
  const { digest } = file
  const name = inlineText(file.name)
  if (digest === undefined) {
    return [
      remark(
        `${name}: the built-in analyst, which replies here, reads texts, CSV tables and the text of PDF files; pictures cannot be read. Attach the same as text or CSV.`,
      ),
    ]
  }
  const basis = { kind: 'file' as const, label: file.name }
  if (file.type !== 'text/csv') {
    const { lines, words, firstLine } = digest
    if (lines === 0)
      return [
        citedLine(`${name} ${file.type === 'application/pdf' ? 'has no text in it' : 'is empty'}.`, basis),
      ]
    return [
      citedLine(
        `${name} has ${counted(lines)} ${lines === 1 ? 'line' : 'lines'} with ${counted(words)} ${words === 1 ? 'word' : 'words'}; it begins ${firstLine}.`,
        basis,
        { derived: [lines, words] },
      ),
    ]
  }
  if (!digest.table) return [citedLine(`${name} is empty.`, basis)]
  const { rows, width, columns } = digest.table
  return [
    citedLine(
      `${name} has ${counted(rows)} ${rows === 1 ? 'row' : 'rows'} under a head of ${counted(width)} ${width === 1 ? 'column' : 'columns'}${width > columns.length ? `, of which the first ${columnsMax} are told` : ''}.`,
      basis,
      { derived: [rows, width, columnsMax] },
    ),
    ...columns.map(({ title, filled, different, range }, index) =>
      citedLine(
        `${title}: ${counted(filled)} filled, ${range ? `from ${range.lowest} to ${range.highest}` : `${counted(different)} different`}.`,
        basis,
        { derived: [filled, index + 1, different], isItem: true },
      ),
    ),
  ]
}

/** The lines of the files that contain these words; the files were read with the same words. */
export const searchInFiles = (files: readonly ReadFile[], words: string): Line[] =>
  files.flatMap((file): Line[] => {
    const found = file.digest?.found
    if (!found) return summaryOf(file)
    const head = citedLine(
      `${inlineQuote(words)} occurs in ${counted(found.lines)} ${found.lines === 1 ? 'line' : 'lines'} of ${inlineText(file.name)}${found.lines > findingsMax ? `; here are the first ${findingsMax}` : ''}.`,
      { kind: 'file', label: file.name },
      { derived: [found.lines, findingsMax] },
    )
    const shownLines = found.first.map(({ shown: line, cited: quote }) =>
      citedLine(`${line}.`, { kind: 'file', label: file.name, quote }, { isItem: true }),
    )
    return [head, ...shownLines]
  })
