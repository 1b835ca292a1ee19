import { decodeTextFile } from '../../../../insights/text/decode-text.ts'

/** How the files of spreadsheet programs begin: .xlsx and .ods are archives, .xls is an older container. */
const spreadsheets = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * The text of a file as spreadsheets save it: UTF-8, UTF-16, or the older Windows code page.
 * @returns null where it is no text: a spreadsheet itself, or anything else with bytes that no text holds
 */
export const readTextFile = async (file: Blob): Promise<string | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isSpreadsheet = spreadsheets.some((mark) => mark.every((byte, at) => bytes[at] === byte))
  const text = isSpreadsheet ? undefined : decodeTextFile(bytes)?.text
  return text === undefined || text.includes('\0') ? null : text
}
