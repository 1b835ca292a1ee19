/** How texts and queries are taken apart into words that can be compared. */

/** Words of a question that say nothing of what it is about: no article is left out for want of them. */
const meaningless = new Set(
  `a about after all also am an and any are as at be because been before but by can can't cannot could did do does
  doesn't doing don't else every for from get gets give given go goes got had has have he her here him his how i i'm if
  in into is isn't it it's its just let like may me might mine must my myself need needs no not of off on or our out
  over own please she should so some than that the their them then there these they this those to under up us very want
  was we were what what's when where whether which while who who's whom whose why will with without won't would you your
  yours`.split(/\s+/),
)

/** Letters as they are compared: without case and accents, with one kind of dash and apostrophe. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll('’', "'")
    .toLowerCase()

/** A word; a single letter keeps its sign, which makes it a grade. */
const word = /(?<![\p{L}\p{N}])\p{L}[+\p{Pd}−](?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu
/** Words with dashes between them, which others write as one. */
const joined = /[\p{L}\p{M}\p{N}]+(?:\p{Pd}[\p{L}\p{M}\p{N}]+)+/gu

/** The words of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** The words of a text as what they can be found by, each with the place where it stands. */
export const placedWordsOf = (text: string): { written: string; at: number }[] =>
  [word, joined].flatMap((kind) =>
    [...text.matchAll(kind)].map(({ 0: written, index: at }) => ({ written, at })),
  )

/** A word without what makes it a plural or somebody’s. */
export const singular = (written: string): string => {
  const plain = folded(written).replace(/'s?$/, '')
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain
  if (/.{2}ies$/.test(plain)) return `${plain.slice(0, -3)}y`
  return plain.replace(/(?<=ss|x|ch|sh)es$|s$/, '')
}

/** Who asks who sees an answer means who reads it. */
const alike: Readonly<Record<string, string>> = { read: 'see' }

/** What a word of a text is found by: as it stands there, so that its beginning finds it too, in the singular, and by one that means the same. */
export const namesOf = (written: string): string[] => {
  const plain = folded(written).replaceAll(/(?<=.)-(?=.)/g, '')
  const other = alike[singular(plain)]
  return [...new Set([plain, singular(plain), ...(other === undefined ? [] : [other])])]
}

export const isMeaningless = (written: string): boolean => meaningless.has(folded(written))
