/** Splits texts and queries into comparable words. */

/** Words that say nothing about the topic of a question: an article that lacks them still matches. */
const meaningless = new Set(
  `a about after all also am an and any are as at be because been before both but by can can't cannot could did do does
  doesn't doing don't else every for from get gets give given go goes got had has have he her here him his how i i'm if
  in into is isn't it it's its just let like long may me might mine must my myself need needs no not of off on or our out
  over own please she should so some than that the their them then there these they this those to too under up us very want
  was we were what what's when where whether which while who who's whom whose why will with without won't would you your
  yours`.split(/\s+/),
)

/** Normalizes letters for comparison: no case, no accents, one kind of dash and apostrophe. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replaceAll('’', "'")
    .toLowerCase()

/** A word. A single letter keeps its sign, which makes it a grade; an e-mail is one word. */
const word =
  /(?<![\p{L}\p{N}])(?:\p{L}[+\p{Pd}−](?![\p{L}\p{N}])|[Ee]\p{Pd}(?=[Mm]ail)\p{L}+)|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu
/** Words joined by dashes, which others write as one. */
const joined = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:\p{Pd}[\p{L}\p{M}\p{N}]+)+/gu

/** The words of a text as written. */
export const splitWords = (text: string): string[] => text.match(word) ?? []

/** The searchable words of a text, each with its position. */
export const splitPlacedWords = (text: string): { written: string; at: number }[] =>
  [word, joined].flatMap((kind) =>
    [...text.matchAll(kind)].map(({ 0: written, index: at }) => ({ written, at })),
  )

/** A word without its plural or genitive ending. */
export const singular = (written: string): string => {
  const plain = foldText(written).replace(/'s?$/, '')
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain
  if (/.{2}ies$/.test(plain)) return `${plain.slice(0, -3)}y`
  return plain.replace(/(?<=ss|x|ch|sh)es$|s$/, '')
}

/** A word without its endings: of a verb, those of person and tense. */
const bare = (written: string): string => singular(written).replace(/(?<=.{2})(?:ing|ed|e)$/, '')

/** Synonyms between questions and articles: a question who can "see" an answer means who can read it. */
const askedForAs: Readonly<Record<string, string>> = {
  read: 'see',
  mail: 'email',
  email: 'mail',
  good: 'valid',
  delete: 'close',
  choose: 'change',
}
const otherNames = new Map(Object.entries(askedForAs).map(([said, asked]) => [bare(said), asked]))

/** A word for comparison, joined into one. */
const joinHyphens = (written: string): string => foldText(written).replaceAll(/(?<=.)-(?=.)/g, '')

/** A word of a question as a search term. */
export const searchTerm = (written: string): string => singular(joinHyphens(written))

/** A word for comparison in phrases, where order matters; a mail is an e-mail. */
export const comparableWord = (written: string): string => joinHyphens(written).replace(/^email/, 'mail')

/**
 * The index terms of a word: its singular, a synonym, and the word as written, so that a prefix finds it too. A
 * plural that only adds an s gets no term of its own: it would count twice.
 */
export const indexTerms = (written: string): string[] => {
  const plain = joinHyphens(written)
  const one = singular(plain)
  const other = otherNames.get(bare(plain))
  return [...new Set([...(plain === `${one}s` ? [] : [plain]), one, ...(other === undefined ? [] : [other])])]
}

/** A query regardless of order, endings and meaningless words. */
export const normalizeQuery = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => !isMeaningless(word)).map((word) => bare(comparableWord(word))))]
    .toSorted()
    .join(' ')

export const isMeaningless = (written: string): boolean => meaningless.has(foldText(written))
