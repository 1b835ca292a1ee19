/** A word of a question as it is compared: small letters without accents, and how it was written. */
export type Word = {
  plain: string
  /** It began with a capital letter. */
  isCapital: boolean
  /** It stood in the possessive: 'Ada's'. */
  isPossessive: boolean
}

const letters = /[\p{L}\p{N}]+(?:[-'’.&+#][\p{L}\p{N}]+)*/gu
const possessive = /['’]s?$/u

/** A text in small letters, in the usual width, without accents. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')

/** A message of ordinary words has fewer. Signs that are written out as several words can make many more of it. */
const wordsMax = 2_000

/** The words of a text in order, as far as it is read; "Ada's" is 'ada'. */
export const tokenize = (text: string): Word[] =>
  (text.normalize('NFKC').match(letters) ?? []).slice(0, wordsMax).flatMap((found) => {
    const word = found.replace(possessive, '')
    // 'Anna-Lena' is found by either name.
    return word
      .split(/[-.&'’]/u)
      .filter((part) => part !== '')
      .map((part) => ({
        plain: foldText(part),
        isCapital: /^\p{Lu}/u.test(part),
        isPossessive: word !== found,
      }))
  })

/** Contractions as they are said in full; the apostrophe, where one was written, has parted them. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/ (has|have|had|did|does|do|is|are|was|were|could|would|should)n ?t /g, ' $1 not '],
  [/ (?:wont|won t) /g, ' will not '],
  [/ (?:cant|can t) /g, ' can not '],
  [/ (who|what|where|how|when)s /g, ' $1 is '],
  [/ (i|you|we|they|who) (?:ve) /g, ' $1 have '],
  [/ (you|we|they) re /g, ' $1 are '],
  [/ i m /g, ' i am '],
]

/** Words after which an apostrophe and an s say 'is'. */
const withIs: ReadonlySet<string> = new Set(['who', 'what', 'where', 'how', 'when', 'that', 'there', 'it'])

/** The words of a question in small letters, with a space at both ends, and no contractions. */
export const expandContractions = (words: readonly Word[]): string =>
  contractions.reduce(
    (text, [contraction, full]) => text.replaceAll(contraction, full),
    ` ${words.map(({ plain: word, isPossessive }) => (withIs.has(word) && isPossessive ? `${word} is` : word)).join(' ')} `,
  )

/** Words in double quotation marks of any kind. */
export const extractQuotedWords = (text: string): string[] =>
  [...text.matchAll(/["“”„«»]([^"“”„«»]{1,200})["“”„«»]/gu)].flatMap(([, inner]) => {
    const words = inner?.trim() ?? ''
    return words === '' ? [] : [words]
  })
