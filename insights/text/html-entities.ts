import { characterEntities } from 'character-entities'

/** Text that was copied from the source of a page or exported from one: `M&uuml;ller`, `Anna &amp; Co`, `O&#39;Brien`. */

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/giu
const named = new Map(Object.entries(characterEntities))

/** What is written in names and lists. Mathematical signs are not, nor what would begin another line or cell. */
const isWritten = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{Sk}\p{So}<>\u00AD\u200B-\u200F])+$/u

/** Browsers read the numbers from 128 to 159, which are no characters of their own, as Windows-1252 has them. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

const characterOf = (code: number): string | undefined => {
  if (code >= 0x80 && code <= 0x9f) return windows[code - 0x80]
  return code > 0x10_ffff || (code >= 0xd800 && code <= 0xdfff) ? undefined : String.fromCodePoint(code)
}

const decodeEntitiesOnce = (text: string): string =>
  text.replace(reference, (written, decimal?: string, hexadecimal?: string, name?: string) => {
    const number = decimal ?? hexadecimal
    const sign =
      number === undefined
        ? named.get(name ?? '')
        : characterOf(Number.parseInt(number, decimal === undefined ? 16 : 10))
    return sign !== undefined && isWritten.test(sign) ? sign : written
  })

/** Pages that were made of pages have them twice: `&amp;uuml;`. */
const timesAtMost = 3

/** The text with its HTML entities decoded; an entity without a semicolon stays as it is. */
export const withoutEntities = (text: string): string => {
  let decoded = text
  for (let time = 0; time < timesAtMost && decoded.includes('&'); time++)
    decoded = decodeEntitiesOnce(decoded)
  return decoded
}
