import { decodeTextFile } from '../../../../insights/text/decode-text.ts'

/** How the files of spreadsheet programs begin: .xlsx and .ods are archives, .xls is an older container. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

export type TextFile =
  | { text: string }
  /** The first line that is not UTF-8, where most of the file is. */
  | { brokenLine: number }
  /** In an encoding that the file does not say, so somebody is asked for it. */
  | { bytes: Uint8Array }
  /** A spreadsheet itself, or anything else with bytes that no text holds. */
  | 'binary'

/** A file as spreadsheets save it: in UTF-8, UTF-16, or an encoding that is not known. */
export const readTextFile = async (file: Blob): Promise<TextFile> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (spreadsheets.some((mark) => mark.every((byte, at) => bytes[at] === byte))) return 'binary'
  const read = decodeTextFile(bytes)
  if (read === 'other') return { bytes }
  if (read === 'binary' || 'brokenLine' in read) return read
  return read.text.includes('\0') ? 'binary' : { text: read.text }
}
