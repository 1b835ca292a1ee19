import { clean } from '../../../../insights/catalog/quote-answer.ts'
import { beginningMax } from '../attachments/text-digest.ts'
import type { ReadFile } from '../attachments/describe-files.ts'
import type { Basis } from '../analyst/reply-lines.ts'

/** Attached files as sources: pieces of text that are cited letter by letter. */

const pieceMax = 280

type Piece = { basis: Basis; text: string }

/** What of the files is given, and in sentences what is not. */
export const excerptFiles = (files: readonly ReadFile[]): { pieces: Piece[]; notes: string[] } => {
  const notes: string[] = []
  // Of all files of one question.
  let left = beginningMax
  const pieces = files.flatMap((file) => {
    if (file.picture) return [{ basis: { kind: 'file' as const, label: file.name }, text: 'a picture' }]
    const { digest } = file
    if (digest === undefined) {
      notes.push(`The file ${file.name} is a picture, which you cannot be shown.`)
      return []
    }
    if (digest.encoding === 'windows-1252')
      notes.push(
        `The file ${file.name} is not UTF-8 and was read as Windows-1252. Say that letters may be wrong.`,
      )
    const some = digest.beginning.slice(0, left)
    left -= some.length
    if (!digest.isWhole || some.length < digest.beginning.length)
      notes.push(`Only the beginning of the file ${file.name} is given.`)
    return inPieces(some).map((piece) => ({
      basis: { kind: 'file' as const, label: file.name, quote: piece },
      text: piece,
    }))
  })
  return { pieces, notes }
}

/** Lines, a few together, and long ones cut where a word ends. */
const inPieces = (text: string): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const word of text.split(/(?<=\n)/u).flatMap(cut)) {
    if (piece.length + word.length > pieceMax) {
      pieces.push(clean(piece))
      piece = ''
    }
    piece += word
  }
  return [...pieces, clean(piece)].filter((one) => one !== '')
}

const cut = (line: string): string[] =>
  line.length <= pieceMax ? [line] : (line.match(/[\s\S]{1,200}(?:\s|$)|[\s\S]{1,200}/gu) ?? [])
