import { comparableLetters } from '../../../../contract/shapes/same-name.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }
import { fillWords, headingWords, otherPersonWords, privateWords, workWords } from './heading-vocabulary.ts'

/** The meaning of a column by its heading. `privateEmail`: an address that is not the work address. */
export type HeadingMeaning = keyof typeof headingWords | 'workEmail' | 'privateEmail'

/** "firstName" is two words, and so is "E-Mail". The Arabic article is dropped. */
const wordsOf = (heading: string): string[] =>
  (
    comparableLetters(heading.slice(0, longestHeading).replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(
      /\p{L}+/gu,
    ) ?? []
  ).map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''))

const longestHeading = 120

const phrasesOf = (list: string): string[] => list.split(',').map((phrase) => wordsOf(phrase).join(''))

const meanings = new Map<string, HeadingMeaning>()
for (const meaning of Object.keys(headingWords).filter(isMeaning)) {
  for (const phrase of phrasesOf(headingWords[meaning]))
    if (!meanings.has(phrase)) meanings.set(phrase, meaning)
}
// Lists exported by this product can be parsed again.
for (const heading of Object.values(texts.peopleCsv)) {
  const key = wordsOf(heading).join('')
  if (!meanings.has(key)) meanings.set(key, 'leftOut')
}

function isMeaning(key: string): key is keyof typeof headingWords {
  return key in headingWords
}

const setOf = (list: string): ReadonlySet<string> => new Set(phrasesOf(list))
const [work, other, fill, others] = [workWords, privateWords, fillWords, otherPersonWords].map(setOf)

const hasAny = (words: readonly string[], of: ReadonlySet<string> | undefined) =>
  words.some((word) => of?.has(word) === true)
const without = (words: readonly string[], ...sets: readonly (ReadonlySet<string> | undefined)[]) =>
  words.filter((word) => !sets.some((set) => set?.has(word) === true)).join('')

/** The meaning of a heading; undefined if it is unknown. */
export const headingMeaning = (heading: string): HeadingMeaning | undefined => {
  const words = wordsOf(heading)
  if (words.length === 0) return undefined
  if (hasAny(words, others)) return 'leftOut'
  const exact = meanings.get(words.join(''))
  if (exact !== undefined) return exact
  const found = meanings.get(without(words, fill)) ?? meanings.get(without(words, fill, work, other))
  if (found !== 'email') return found
  if (hasAny(words, other)) return 'privateEmail'
  return hasAny(words, work) ? 'workEmail' : 'email'
}
