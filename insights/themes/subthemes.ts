import type { PreparedAnswer } from './prepared-answer.ts'

/** Finer groups in a set of answers: those that name the same thing in whatever language, share a phrase, or else a word. */

export interface SharedGroup {
  /** Stems that all of them hold; empty where they share the thing and not the words. */
  readonly key: string
  readonly detail?: string
  readonly answers: readonly PreparedAnswer[]
}

const neighbours = 2

/** Pairs of words that are close to each other in any order, words that say nothing left out. */
const phrasesOf = (stems: readonly (string | null)[]): Set<string> => {
  const content = stems.filter((stem) => stem !== null)
  const phrases = new Set<string>()
  for (const [index, stem] of content.entries())
    for (const next of content.slice(index + 1, index + 1 + neighbours))
      if (stem !== next) phrases.add(stem < next ? `${stem} ${next}` : `${next} ${stem}`)
  return phrases
}

const singleWordsOf = (stems: readonly (string | null)[]): Set<string> =>
  new Set(stems.filter((stem) => stem !== null))

const countKeys = (all: readonly ReadonlySet<string>[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const keys of all) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const mostFrequent = (keys: Iterable<string>, counts: ReadonlyMap<string, number>, atLeast: number) => {
  let [best, most]: [string | undefined, number] = [undefined, atLeast - 1]
  for (const key of keys) {
    const count = counts.get(key) ?? 0
    if (count > most || (count === most && best !== undefined && key < best)) [best, most] = [key, count]
  }
  return best
}

const groupByKey = (
  answers: readonly PreparedAnswer[],
  keysOf: (stems: readonly (string | null)[]) => Set<string>,
  atLeast: number,
): SharedGroup[] => {
  let open = answers.map((answer) => ({ answer, keys: keysOf(answer.stems) }))
  const groups: SharedGroup[] = []
  // What was left by others may share another phrase; two more rounds find nearly all of it.
  for (let round = 0; round < 3; round++) {
    const counts = countKeys(open.map(({ keys }) => keys))
    const byKey = new Map<string, PreparedAnswer[]>()
    for (const { answer, keys } of open) {
      const key = mostFrequent(keys, counts, atLeast)
      if (key === undefined) continue
      const group = byKey.get(key)
      if (group === undefined) byKey.set(key, [answer])
      else group.push(answer)
    }
    const found = [...byKey].filter(([, members]) => members.length >= atLeast)
    if (found.length === 0) break
    groups.push(...found.map(([key, members]) => ({ key, answers: members })))
    const grouped = new Set(found.flatMap(([, members]) => members))
    open = open.filter(({ answer }) => !grouped.has(answer))
  }
  return groups
}

/** Phrases before single words; who shares neither is in no group. */
export const findSharedGroups = (
  answers: readonly PreparedAnswer[],
  atLeast: number,
  withSingleWords: boolean,
): SharedGroup[] => {
  const byPhrase = groupByKey(answers, phrasesOf, atLeast)
  if (!withSingleWords) return byPhrase
  const grouped = new Set(byPhrase.flatMap((group) => group.answers))
  const left = answers.filter((answer) => !grouped.has(answer))
  return [...byPhrase, ...groupByKey(left, singleWordsOf, atLeast)]
}

/** Who names each detail, whatever else they wrote; `answers` are all of the question. */
export const groupByDetail = (
  answers: readonly PreparedAnswer[],
  atLeast: number,
): ReadonlyMap<string, readonly PreparedAnswer[]> => {
  const byDetail = new Map<string, PreparedAnswer[]>()
  for (const answer of answers)
    for (const detail of answer.details) {
      const group = byDetail.get(detail)
      if (group === undefined) byDetail.set(detail, [answer])
      else group.push(answer)
    }
  return new Map([...byDetail].filter(([, members]) => members.length >= atLeast))
}

/** The details of a category: what is named in whatever words first, then what the others say in the same words. */
export const findDetails = (
  answers: readonly PreparedAnswer[],
  byDetail: ReadonlyMap<string, readonly PreparedAnswer[]>,
  atLeast: number,
): SharedGroup[] => {
  const own = new Set(
    answers.flatMap(({ category, details }) =>
      details.filter((detail) => category !== undefined && detail.startsWith(`${category}.`)),
    ),
  )
  const named = [...own].flatMap((detail) => {
    const members = byDetail.get(detail)
    return members === undefined ? [] : [{ key: '', detail, answers: members }]
  })
  const grouped = new Set(named.flatMap((group) => group.answers))
  return [
    ...named,
    ...findSharedGroups(
      answers.filter((answer) => !grouped.has(answer)),
      atLeast,
      true,
    ),
  ]
}
