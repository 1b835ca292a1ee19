/** Words that differ from a known one by one letter: one too many, too few, another one, or two exchanged. */

const shortest = 6
const shortestBeginning = 7
const longestBeginning = 14

const withoutOneLetter = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** Whether two words differ by one letter that was added, left out or changed, or by two neighbours that changed places. */
const differByOne = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const room = Math.min(one.length, other.length) - start
  while (end < room && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

export interface TypoIndex {
  /** Known words, or beginnings of words, that this word was probably meant to be. */
  readonly meantBy: (word: string, asBeginning: boolean) => readonly string[]
}

/** Known words are found by what is left of them without one letter, so that no pair is compared in vain. */
export const typoIndexOf = (known: Iterable<string>): TypoIndex => {
  const byRest = new Map<string, string[]>()
  const add = (rest: string, word: string) => {
    const words = byRest.get(rest)
    if (words === undefined) byRest.set(rest, [word])
    else if (words.at(-1) !== word) words.push(word)
  }
  for (const word of known) {
    if (word.length < shortest) continue
    add(word, word)
    for (const rest of withoutOneLetter(word)) add(rest, word)
  }
  const closeTo = (word: string, found: Set<string>) => {
    for (const rest of [word, ...withoutOneLetter(word)])
      for (const candidate of byRest.get(rest) ?? []) if (differByOne(word, candidate)) found.add(candidate)
  }
  return {
    meantBy: (word, asBeginning) => {
      const found = new Set<string>()
      if (word.length < shortest) return []
      if (!asBeginning) closeTo(word, found)
      else
        for (let length = shortestBeginning; length <= Math.min(word.length, longestBeginning); length++)
          closeTo(word.slice(0, length), found)
      return [...found]
    },
  }
}
