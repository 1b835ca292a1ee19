import type { Employee } from '../../../../contract/people.ts'
import { plain, wordsOf, type Word } from './words.ts'

/** Names of people and departments in a question: in any case and accents, in full or in part. */

/** Somebody or something of that name: one, or several that could have been meant. */
export type Named<T> = { words: readonly [from: number, until: number]; candidates: readonly T[] }

type Entry<T> = { item: T; words: readonly string[] }

/**
 * Words that a question has anyway: alone and in small letters they are nobody's name. In full, or with a capital
 * where no sentence begins, they are.
 */
const everyday = new Set(
  `
    .split( a about action actions again all am an and answer answered any anybody april are as ask at
    august average be been best better between by can changed chat clarity communication company compare
    culture december department departments did difference do does employee employees everybody everyone
    february few for from general give good grade grades grant had has have he help her here hers him hire
    hiring his how hr i in increase initiative is it january job july june kpi kpis last latest let like
    march mark may me mean mention mentions miss missing month morale more most much my need needs next no
    not november october of on one or organisation organization our output over overall people performance
    person plan plans question questionnaire rate rating reliability report reports rich risk risks role
    satisfaction say says scalability score scores search september she show since skills so software
    strengths summary summer team teams tell than that the their them they this to today tool tools training
    trend trends up us version versions very was we weak weaknesses week were what when where which who whom
    whose why wiki will with work working would year you your
  `
    .trim()
    .split(/\s+/u),
)

export const isEveryday = (word: string): boolean => everyday.has(word)

const index = <T>(entries: readonly Entry<T>[]): ReadonlyMap<string, readonly Entry<T>[]> => {
  const byWord = new Map<string, Entry<T>[]>()
  for (const entry of entries) {
    for (const word of new Set(entry.words)) {
      const known = byWord.get(word)
      if (known) known.push(entry)
      else byWord.set(word, [entry])
    }
  }
  return byWord
}

/** How many words from `from` on belong to the entry, in any order, each once. */
const reach = (entry: Entry<unknown>, words: readonly Word[], from: number): number => {
  const left = [...entry.words]
  let count = 0
  for (const { plain: word } of words.slice(from)) {
    const at = left.indexOf(word)
    if (at < 0) break
    left.splice(at, 1)
    count++
  }
  return count
}

const isName = (words: readonly Word[], from: number, count: number): boolean => {
  const said = words.slice(from, from + count)
  if (said.some(({ plain: word }) => !everyday.has(word))) return true
  return from > 0 && said.every(({ isCapital }) => isCapital)
}

/** The entries that a text names, from its beginning on; the longest name at each place. */
const find = <T>(words: readonly Word[], entries: readonly Entry<T>[]): Named<T>[] => {
  const byWord = index(entries)
  const found: Named<T>[] = []
  for (let from = 0; from < words.length; from++) {
    const word = words[from]?.plain ?? ''
    // A single letter is an initial, and says too little.
    const here = word.length < 2 ? [] : (byWord.get(word) ?? [])
    if (here.length === 0) continue
    const reached = here.map((entry) => ({ entry, count: reach(entry, words, from) }))
    const count = Math.max(...reached.map((one) => one.count))
    const longest = reached.filter((one) => one.count === count).map(({ entry }) => entry)
    const whole = longest.filter((entry) => entry.words.length === count)
    if (whole.length === 0 && !isName(words, from, count)) continue
    if (whole.length > 0 && count === 1 && !isName(words, from, count)) continue
    const candidates = (whole.length > 0 ? whole : longest).map(({ item }) => item)
    found.push({ words: [from, from + count], candidates })
    from += count - 1
  }
  return found
}

/** The people whom a text names, by name or e-mail address. */
export const peopleIn = (text: string, people: readonly Employee[]): Named<Employee>[] => {
  const words = wordsOf(text)
  const lower = plain(text)
  const byEmail = lower.includes('@')
    ? people
        .filter(({ email }) => lower.includes(email))
        .map((one) => ({ words: [0, 0] as const, candidates: [one] }))
    : []
  if (byEmail.length > 0) return byEmail
  return find(
    words,
    people.map((item) => ({ item, words: wordsOf(item.name).map((word) => word.plain) })),
  )
}

/** The departments that a text names. */
export const departmentsIn = (text: string, departments: readonly string[]): Named<string>[] =>
  find(
    wordsOf(text),
    departments.map((item) => ({ item, words: wordsOf(item).map((word) => word.plain) })),
  )
