import { decodeText } from './decode-text.ts'

/** Encodings of files that are no UTF-8. Their bytes say nothing about which one it is, so a person chooses by how names look. */

export const fileEncodings = [
  'windows-1252',
  'macintosh',
  'windows-1250',
  'iso-8859-2',
  'windows-1256',
  'cp850',
] as const
export type FileEncoding = (typeof fileEncodings)[number]

/** What browsers do not decode: the bytes 0x80 to 0xFF in the code page of the Windows command line. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const decodeBytes = (bytes: Uint8Array, charset: string): string => {
  const decoded = decodeText(bytes, charset)
  if (typeof decoded === 'string') throw new Error(`These bytes are ${decoded} in ${charset}.`)
  return decoded.text
}

// eslint-disable-next-line no-control-regex -- ASCII begins with control characters
const beyondAscii = /[^\0-\x7F]/g

export const decodeFileAs = (bytes: Uint8Array, encoding: FileEncoding): string => {
  if (encoding !== 'cp850') return decodeBytes(bytes, encoding)
  const western = decodeBytes(
    Uint8Array.from(cp850, (_, at) => 0x80 + at),
    'windows-1252',
  )
  const letters = new Map(Array.from(western, (letter, at) => [letter, cp850.charAt(at)]))
  return decodeBytes(bytes, 'windows-1252').replace(beyondAscii, (letter) => letters.get(letter) ?? letter)
}

// eslint-disable-next-line no-control-regex -- these are the characters to find
const noLetter = /[\u0080-\u009F\uE000-\uF8FF]/

const sampleWords = 8
const longestSampleWord = 30
const isSeparator = (byte: number): boolean => byte <= 0x20 || ',;"<>|'.includes(String.fromCharCode(byte))

/** The first words that show each letter beyond A to Z, and all the bytes of such letters. */
const wordsBeyondAscii = (bytes: Uint8Array) => {
  const seen = new Set<number>()
  const words: Uint8Array[] = []
  let start = 0
  let isNew = false
  for (let at = 0; at <= bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte > 0x7f && !seen.has(byte)) {
      seen.add(byte)
      isNew = true
    }
    if (!isSeparator(byte)) continue
    if (isNew && words.length < sampleWords && at - start <= longestSampleWord)
      words.push(bytes.subarray(start, at))
    start = at + 1
    isNew = false
  }
  return { words, letters: Uint8Array.from(seen) }
}

/** In which encodings a file can be read, each with words of it as they would be read. */
export const possibleEncodings = (bytes: Uint8Array): { encoding: FileEncoding; sample: string }[] => {
  const { words, letters } = wordsBeyondAscii(bytes)
  const shown = words.length === 0 ? [letters.subarray(0, longestSampleWord)] : words
  return fileEncodings
    .filter((encoding) => !noLetter.test(decodeFileAs(letters, encoding)))
    .map((encoding) => ({
      encoding,
      sample: shown.map((word) => decodeFileAs(word, encoding)).join(' '),
    }))
}
