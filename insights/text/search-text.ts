import { plainEmail } from './plain-email.ts'
import { withoutEnd } from './plain-text.ts'

/** How lists are searched: what is looked for is found however it was typed, there and here. */

/** Apostrophes and dashes of every kind, each kind as one sign: `translate` of PostgreSQL takes them as they are. */
export const alikeSigns = {
  from: '‘’‛′ʹʻʼ`´‐‑‒–—−',
  to: "'''''''''------",
}

const toOf = new Map(Array.from(alikeSigns.from, (sign, index) => [sign, alikeSigns.to.charAt(index)]))
const fromAny = new RegExp(`[${alikeSigns.from}]`, 'gu')

/** Small letters without accents, with one apostrophe and one dash: "zoe" finds Zoë, and "o'brien" O’Brien. */
export const searchText = (text: string): string =>
  text
    .toLowerCase()
    .replace(fromAny, (sign) => toOf.get(sign) ?? sign)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')

const bullet = /^[•◦▪▫■□●○‣⁃∙·➢➤►▶✓✔☐☑]+$/u

const aroundWord = /^["“”„‟«»‹›‘‚'`]+/u
const behindWord = /["“”„‟«»‹›’‘'`,;،؛]/u

/** The words that a row has to hold: without bullets, quotes and commas around them, and addresses without what they were copied with. */
export const searchWords = (search: string): string[] => {
  const words = search
    .split(/\s+/)
    .map((word) =>
      searchText(
        word.includes('@') ? plainEmail(word) : withoutEnd(word.replace(aroundWord, ''), behindWord),
      ),
    )
    .filter((word) => word !== '' && !bullet.test(word))
  return [...new Set(words)]
}
