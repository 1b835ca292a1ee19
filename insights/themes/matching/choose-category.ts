import type { Match } from './phrase-matcher.ts'
import { isBetweenTwo, isUndecided } from './undecided-answers.ts'
import { isStopWord, type TextLanguage } from './text-words.ts'

/** What an answer is mainly about, by the entries that were found in it. */

const otherLanguage = 0.55
/** What is said first is what matters most. */
const saidFirst = 1.4
const leastScore = 0.9
/** Each further entry adds less, or a long story would outweigh its point. */
const further = 0.5

/** Phrases before single words: a word that is part of a longer entry counts only there. */
const withoutCovered = (matches: readonly Match[]): Match[] => {
  const longestFirst = matches.toSorted(
    (a, b) =>
      b.at.length - a.at.length ||
      b.weight - a.weight ||
      (a.at[0] ?? 0) - (b.at[0] ?? 0) ||
      (a.category < b.category ? -1 : 1),
  )
  const lengths = new Map<number, number>()
  const kept: Match[] = []
  for (const match of longestFirst) {
    if (match.at.some((index) => (lengths.get(index) ?? 0) > match.at.length)) continue
    for (const index of match.at) lengths.set(index, match.at.length)
    kept.push(match)
  }
  return kept
}

export interface Choice {
  readonly category: string
  /** How much speaks for it. */
  readonly score: number
}

export const chooseCategory = (
  matches: readonly Match[],
  words: readonly string[],
  language: TextLanguage,
): Choice | undefined => {
  if (isUndecided(words)) return undefined
  const counted = withoutCovered(
    matches.filter(
      (match) =>
        match.language === language ||
        match.language === 'any' ||
        match.at.some((index) => !isStopWord(words[index] ?? '', language)),
    ),
  )
  const first = Math.min(...counted.map(({ at }) => at[0] ?? 0))
  const found = new Map<string, number[]>()
  const firstAt = new Map<string, number>()
  /** A word counts once for a category, however many entries hold it. */
  const taken = new Set<string>()
  for (const { category, language: of, weight, at } of counted) {
    const places = at.map((index) => `${category} ${index}`)
    if (places.every((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    const start = at[0] ?? 0
    const factor =
      (of === language || of === 'any' ? 1 : otherLanguage) * (start <= first + 1 ? saidFirst : 1)
    const weights = found.get(category)
    if (weights === undefined) found.set(category, [weight * factor])
    else weights.push(weight * factor)
    firstAt.set(category, Math.min(firstAt.get(category) ?? Infinity, start))
  }
  const scores = [...found].map(([category, weights]) => {
    let sum = 0
    for (const [rank, weight] of weights.toSorted((a, b) => b - a).entries()) sum += weight * further ** rank
    return [category, sum] as const
  })
  if (scores.length > 1 && isBetweenTwo(words)) return undefined
  const [best] = scores.toSorted(
    ([a, one], [b, other]) =>
      other - one || (firstAt.get(a) ?? 0) - (firstAt.get(b) ?? 0) || (a < b ? -1 : 1),
  )
  return best !== undefined && best[1] >= leastScore ? { category: best[0], score: best[1] } : undefined
}
