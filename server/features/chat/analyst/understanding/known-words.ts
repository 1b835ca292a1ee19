import { isMistyped } from './spelling.ts'

/**
 * The words of a question that are understood. An unknown word may reverse its meaning, so a question is answered
 * only where every word is a filler or belongs to the vocabulary of the answering question.
 */

/** Replaces each name of a person or department in a question's words. */
export const namePlaceholder = '_'

/** Words that do not affect the answer. Words that negate, count, compare or name a time are never among them. */
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

/** The words of a text that are neither fillers nor in `known`. */
export const findUnknownWords = (text: string, known: ReadonlySet<string>): string[] =>
  wordsIn(text).filter((word) => word !== namePlaceholder && !fillers.has(word) && !known.has(word))

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** The text with typos corrected, where only one known word is close enough. */
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
