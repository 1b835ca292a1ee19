/** Words of questions that were typed in haste. */

/**
 * Whether one word is the other with two neighbouring letters in each other's place, or with one letter too many or too
 * few. A letter in the place of another makes too many words that mean something else: 'scope' is no 'score'.
 */
export const isMistyped = (typed: string, meant: string): boolean => {
  if (typed === meant || typed[0] !== meant[0]) return false
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length === short.length + 1) return short.length >= 5 && short.slice(at) === long.slice(at + 1)
  return (
    long.length === short.length &&
    short.length >= 3 &&
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  )
}

/** Whether two words of names differ by no more than one letter: near enough to ask whether it was meant. */
export const isSimilarWord = (one: string, other: string): boolean => {
  if (isMistyped(one, other)) return true
  if (one.length !== other.length || one.length < 4) return false
  let differing = 0
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) differing++
  return differing === 1
}
