/** How texts and queries are taken apart into words that can be compared. */

/** Words of a question that say nothing of what it is about: no article is left out for want of them. */
const meaningless = new Set(
  `a about after all also am an and any are as at be because been before both but by can can't cannot could did do does
  doesn't doing don't else every for from get gets give given go goes got had has have he her here him his how i i'm if
  in into is isn't it it's its just let like long may me might mine must my myself need needs no not of off on or our out
  over own please she should so some than that the their them then there these they this those to too under up us very want
  was we were what what's when where whether which while who who's whom whose why will with without won't would you your
  yours`.split(/\s+/),
)

/** Letters as they are compared: without case and accents, with one kind of dash and apostrophe. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll('’', "'")
    .toLowerCase()

/** A word; a single letter keeps its sign, which makes it a grade, and an e-mail is one word. */
const word =
  /(?<![\p{L}\p{N}])(?:\p{L}[+\p{Pd}−](?![\p{L}\p{N}])|[Ee]\p{Pd}(?=[Mm]ail)\p{L}+)|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu
/** Words with dashes between them, which others write as one. */
const joined = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:\p{Pd}[\p{L}\p{M}\p{N}]+)+/gu

/** The words of a text, as they are written. */
export const splitWords = (text: string): string[] => text.match(word) ?? []

/** The words of a text as what they can be found by, each with the place where it stands. */
export const splitPlacedWords = (text: string): { written: string; at: number }[] =>
  [word, joined].flatMap((kind) =>
    [...text.matchAll(kind)].map(({ 0: written, index: at }) => ({ written, at })),
  )

/** A word without what makes it a plural or somebody’s. */
export const singular = (written: string): string => {
  const plain = foldText(written).replace(/'s?$/, '')
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain
  if (/.{2}ies$/.test(plain)) return `${plain.slice(0, -3)}y`
  return plain.replace(/(?<=ss|x|ch|sh)es$|s$/, '')
}

/** A word without its endings: of a verb, whoever does it and when. */
const bare = (written: string): string => singular(written).replace(/(?<=.{2})(?:ing|ed|e)$/, '')

/** Words that are asked for by who means what articles call otherwise: who sees an answer is who reads it. */
const askedForAs: Readonly<Record<string, string>> = {
  read: 'see',
  mail: 'email',
  email: 'mail',
  good: 'valid',
  delete: 'close',
  choose: 'change',
}
const otherNames = new Map(Object.entries(askedForAs).map(([said, asked]) => [bare(said), asked]))

/** A word as it is compared, written as one. */
const asOne = (written: string): string => foldText(written).replaceAll(/(?<=.)-(?=.)/g, '')

/** A word of a question, as texts are searched for it. */
export const searchTerm = (written: string): string => singular(asOne(written))

/** A word as it is compared where words stand in their order; a mail is an e-mail. */
export const comparableWord = (written: string): string => asOne(written).replace(/^email/, 'mail')

/**
 * What a word of a text is found by: in the singular, by one that means the same, and as it stands there, so that its
 * beginning finds it too. A plural that only adds a letter has no name of its own: it would count twice.
 */
export const indexTerms = (written: string): string[] => {
  const plain = asOne(written)
  const one = singular(plain)
  const other = otherNames.get(bare(plain))
  return [...new Set([...(plain === `${one}s` ? [] : [plain]), one, ...(other === undefined ? [] : [other])])]
}

/** What is asked for, whatever the order, the endings and the words that say nothing of it. */
export const normalizeQuery = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => !isMeaningless(word)).map((word) => bare(comparableWord(word))))]
    .toSorted()
    .join(' ')

export const isMeaningless = (written: string): boolean => meaningless.has(foldText(written))
