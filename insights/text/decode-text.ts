/** Text from bytes. Nothing is replaced by U+FFFD: bytes that do not fit their encoding are refused. */

/** What browser and server both have, and the language alone does not. */
declare const TextDecoder: new (
  charset: string,
  options: { fatal: boolean },
) => { readonly encoding: string; decode(bytes: Uint8Array): string }

export type DecodedText = { text: string; encoding: string }

/** The characters of bytes 0x80 to 0x9F, which Node.js 20 takes for control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
// eslint-disable-next-line no-control-regex -- these are the characters to replace
const control = /[\u0080-\u009F]/g

const isBigEndian = (bytes: Uint8Array): boolean => bytes[0] === 0xfe && bytes[1] === 0xff
const isLittleEndian = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe

/** Decoders take these for Windows-1252, and would give a byte that is none of ASCII the letter that it has there. */
const ascii = /^(?:us-ascii|ascii|ansi_x3\.4-1968)$/i

/** @returns 'unknown' for a charset that is not known, 'malformed' for bytes that are no text in it */
export const decodeText = (bytes: Uint8Array, charset: string): DecodedText | 'unknown' | 'malformed' => {
  const isBig = /^utf-?16$/i.test(charset) && isBigEndian(bytes)
  let decoder
  try {
    decoder = new TextDecoder(isBig ? 'utf-16be' : charset, { fatal: true })
  } catch {
    return 'unknown'
  }
  if (ascii.test(charset.trim()) && bytes.some((byte) => byte > 0x7f)) return 'malformed'
  const { encoding } = decoder
  try {
    const text = decoder.decode(bytes)
    return {
      text:
        encoding === 'windows-1252'
          ? text.replace(control, (character) => windows1252.charAt(character.charCodeAt(0) - 0x80))
          : text,
      encoding,
    }
  } catch {
    return 'malformed'
  }
}

/** In UTF-16 every letter of ASCII has a zero on the same side. Most letters of a list are such, and elsewhere is no zero. */
const unmarkedUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.min(even, odd) > 0 || Math.max(even, odd) <= bytes.length / 4) return undefined
  return even > 0 ? 'utf-16be' : 'utf-16le'
}

/** In UTF-8, how the second byte of a letter is bounded after some first bytes: else it would be a second way to write another one. */
const secondBytes: Readonly<Partial<Record<number, readonly [number, number]>>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
}
const anySecondByte = [0x80, 0xbf] as const

/** How many bytes the letter of UTF-8 has that begins here; 0 where none does. */
const utf8LetterLength = (bytes: Uint8Array, at: number): number => {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  if (first < 0xc2 || first > 0xf4) return 0
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  const [lowest, highest] = secondBytes[first] ?? anySecondByte
  const second = bytes[at + 1] ?? 0
  if (second < lowest || second > highest) return 0
  for (let next = at + 2; next < at + length; next++) if ((bytes[next] ?? 0) >> 6 !== 2) return 0
  return length
}

/** How many letters beyond ASCII are UTF-8, how many bytes are not, and in which line the first of those is. */
const measureUtf8 = (bytes: Uint8Array) => {
  let [letters, broken, line, brokenLine] = [0, 0, 1, 1]
  for (let at = 0; at < bytes.length;) {
    const length = utf8LetterLength(bytes, at)
    if (length === 0 && broken++ === 0) brokenLine = line
    if (length > 1) letters++
    const byte = bytes[at]
    if (byte === 0x0a || (byte === 0x0d && bytes[at + 1] !== 0x0a)) line++
    at += Math.max(length, 1)
  }
  return { letters, broken, brokenLine }
}

const hasUtf8Mark = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

/** By chance, other encodings have fewer letters than this that are UTF-8 for each byte that is not. */
const utf8Share = 1 / 4

/**
 * The text of a file that does not say its encoding: UTF-16 with its mark or without, or UTF-8. Else the line in which
 * UTF-8 is broken, 'other' for a file in an encoding that only a person can recognize (file-encodings.ts), or 'binary'.
 */
export const decodeTextFile = (
  bytes: Uint8Array,
): DecodedText | { brokenLine: number } | 'other' | 'binary' => {
  if (isBigEndian(bytes) || isLittleEndian(bytes)) return decodedOrBinary(bytes, 'utf-16')
  if (bytes.includes(0)) return decodedOrBinary(bytes, unmarkedUtf16(bytes) ?? 'utf-8')
  const decoded = decodeText(bytes, 'utf-8')
  if (typeof decoded === 'object') return decoded
  const { letters, broken, brokenLine } = measureUtf8(bytes)
  return hasUtf8Mark(bytes) || letters >= broken * utf8Share ? { brokenLine } : 'other'
}

const decodedOrBinary = (bytes: Uint8Array, charset: string): DecodedText | 'binary' => {
  const decoded = decodeText(bytes, charset)
  return typeof decoded === 'object' ? decoded : 'binary'
}
