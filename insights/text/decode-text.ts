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

/**
 * The text of a file that does not say its encoding: UTF-16 with its mark or without, UTF-8, or else the older Windows code page.
 * Null where it is no text.
 */
export const decodeTextFile = (bytes: Uint8Array): DecodedText | null => {
  const charsets =
    isBigEndian(bytes) || isLittleEndian(bytes)
      ? ['utf-16']
      : bytes.includes(0)
        ? [unmarkedUtf16(bytes) ?? 'utf-8']
        : ['utf-8', 'windows-1252']
  for (const charset of charsets) {
    const decoded = decodeText(bytes, charset)
    if (typeof decoded === 'object') return decoded
  }
  return null
}
