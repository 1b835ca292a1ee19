import { decodeTextFile } from '../../../../insights/text/decode-text.ts'

/** The first bytes of spreadsheet files: .xlsx and .ods are archives, .xls is an older container. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

export type TextFile =
  | { text: string }
  /** The first line that is not UTF-8, if most of the file is. */
  | { brokenLine: number }
  /** In an unknown encoding, so the user is asked for it. */
  | { bytes: Uint8Array }
  /** A spreadsheet file, or anything else with bytes that never occur in text. */
  | 'binary'

/** Reads a text file as saved by spreadsheets: in UTF-8, UTF-16, or an unknown encoding. */
export const readTextFile = async (file: Blob): Promise<TextFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (spreadsheets.some((mark) => mark.every((byte, at) => bytes[at] === byte))) return 'binary'
  const read = decodeTextFile(bytes)
  if (read === 'other') return { bytes }
  if (read === 'binary' || 'brokenLine' in read) return read
  return read.text.includes('\0') ? 'binary' : { text: read.text }
}
