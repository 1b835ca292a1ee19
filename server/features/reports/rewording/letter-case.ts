/** Which letters of a sentence are capitals: nothing is shouted that its sources do not shout. */

const wordOf = /\p{L}[\p{L}\p{M}]*/gu
const wordsIn = (text: string): string[] => text.normalize('NFKC').match(wordOf) ?? []

/** The word with a small letter at its start instead of a capital, or the other way round. */
export const withOtherFirst = (word: string): string => {
  const [first = ''] = word
  const small = first.toLowerCase()
  return `${first === small ? first.toUpperCase() : small}${word.slice(first.length)}`
}

/** Shorter words in capitals are others than in small letters: IT, US. */
const shortWord = 3
const isCalm = (word: string): boolean => !/\p{Lu}/u.test(word.slice(1))

/**
 * Whether it has a word in other capitals than the sources have. A word may begin with a capital or not, and what a
 * source shouts may be said quietly; a word that no source has is not shouted.
 */
export const hasOtherCase = (text: string, sources: readonly string[]): boolean => {
  const known = new Set<string>()
  const anyCase = new Map<string, boolean>()
  for (const source of sources) {
    const isAllShouted = !/\p{Ll}/u.test(source)
    for (const word of wordsIn(source)) {
      known.add(word)
      const mayBeQuiet = isAllShouted || word.length > shortWord
      anyCase.set(word.toLowerCase(), mayBeQuiet && anyCase.get(word.toLowerCase()) !== false)
    }
  }
  return wordsIn(text).some((word) => {
    if (known.has(word) || known.has(withOtherFirst(word))) return false
    return !isCalm(word) || anyCase.get(word.toLowerCase()) === false
  })
}
