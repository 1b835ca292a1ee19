import { isMistyped } from './spelling.ts'

/**
 * Which words of a question are understood. A word that is not may turn what is asked round, and so a question is answered
 * only where each of its words is one of these or of the answering question's own.
 */

/** Stands in a question's words for whoever or whatever was named there. */
export const namePlaceholder = '_'

/** Words of which no answer depends. What denies, counts, compares or tells a time is none of them. */
const fillers: ReadonlySet<string> = new Set(
  `
    a about actually again all also am an and any anybody anyone are as ask at be been being both business but by can
    company could currently did do does doing dear each employee employees everybody everyone exactly exist exists for
    from general generally get give go got had has have he hello her here hers hey hi him his how i if in into is it its
    just kindly know let like look lot made make may me mine muster my myself now of ok okay on one or organisation
    organization our ours own people person please quick quickly really s say see she show so some somebody someone staff
    tell thank thanks that the their theirs them then there these they this those to today too up us was we well were what
    where which with would yes you your
  `
    .trim()
    .split(/\s+/u),
)

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** The words of a text that are neither of no weight nor among these. */
export const findUnknownWords = (text: string, known: ReadonlySet<string>): string[] =>
  wordsIn(text).filter((word) => word !== namePlaceholder && !fillers.has(word) && !known.has(word))

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** The text with words that were typed in haste as they were meant, where one word alone can have been. */
export const correctSpelling = (text: string, known: ReadonlySet<string>): string => {
  const all = [...known, ...fillers]
  const read = new Map<string, string>()
  const meant = wordsIn(text).map((word) => {
    if (word.length < 3 || fillers.has(word) || known.has(word)) return word
    const before = read.get(word)
    if (before !== undefined) return before
    const near = all.filter((other) => isMistyped(word, other))
    const one = near.length === 1 ? (near[0] ?? word) : word
    read.set(word, one)
    return one
  })
  return ` ${meant.join(' ')} `
}
