import { limits } from '../../../../../contract/shapes/limits.ts'
import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { tokenize, type Word } from './tokenize.ts'

/** Finds names of people and departments in a question, in full or in part, regardless of case and accents. */

/** A name in the text with everybody or everything it could mean. */
export type NameMatch<T> = { words: readonly [from: number, until: number]; candidates: readonly T[] }

/**
 * Common words of questions, which are not names when alone and in lower case. They are as part of a full name, or
 * with a capital within a sentence.
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

export const isEverydayWord = (word: string): boolean => everyday.has(word)

/** The maximum number of candidates for a name. */
export const candidatesMax = 11

/** Items whose names have the same words in any order: namesakes are treated as one group. */
type Group<T> = { items: T[]; words: number }
type Groups<T> = ReadonlySet<Group<T>>

/** Each word with its occurrence number, so that 'Ada Ada' differs from 'Ada'. */
const numbered = (words: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return words.map((word) => {
    const count = (seen.get(word) ?? 0) + 1
    seen.set(word, count)
    return `${word} ${count}`
  })
}

/** 'Adas grade' is Ada's: the word without its final s, where it is long enough. */
const withoutS = (word: string): string[] => (/^\p{L}{2,}s$/u.test(word) ? [word.slice(0, -1)] : [])

/** Groups of the items that share a word with the text, indexed by each of their words. */
const index = <T>(said: readonly Word[], items: Iterable<T>, nameOf: (item: T) => string) => {
  const wanted = new Set(said.flatMap(({ plain: word }) => [word, ...withoutS(word)]))
  const groups = new Map<string, Group<T>>()
  const byWord = new Map<string, Set<Group<T>>>()
  for (const item of items) {
    const words = tokenize(nameOf(item)).map((word) => word.plain)
    if (!words.some((word) => wanted.has(word))) continue
    const key = words.toSorted().join(' ')
    const known = groups.get(key)
    if (known) {
      if (known.items.length < candidatesMax) known.items.push(item)
      continue
    }
    const group = { items: [item], words: words.length }
    groups.set(key, group)
    for (const word of numbered(words)) {
      const there = byWord.get(word)
      if (there) there.add(group)
      else byWord.set(word, new Set([group]))
    }
  }
  return byWord
}

const isName = (words: readonly Word[], from: number, count: number): boolean => {
  const said = words.slice(from, from + count)
  if (said.some(({ plain: word }) => !everyday.has(word))) return true
  return from > 0 && said.every(({ isCapital }) => isCapital)
}

/** `some`: items whose name contains these words. `whole`: items whose name is exactly these words. */
type Meant<T> = { groups: Groups<T>; some: readonly T[]; whole: readonly T[] }

const meantBy = <T>(groups: Groups<T>, words: number): Meant<T> => {
  const some: T[] = []
  const whole: T[] = []
  for (const group of groups) {
    if (some.length < candidatesMax) some.push(...group.items)
    if (group.words === words && whole.length < candidatesMax) whole.push(...group.items)
  }
  return { groups, some: some.slice(0, candidatesMax), whole: whole.slice(0, candidatesMax) }
}

/**
 * The items that a text names, from left to right: the longest name at each place, with its words in any order.
 * `looked`: how many names were compared with a word of the text, which measures the cost. It grows with the list
 * plus the text, not with their product, however many people share a name.
 */
export const lookUp = <T>(
  typed: readonly Word[],
  items: Iterable<T>,
  nameOf: (item: T) => string,
): { found: NameMatch<T>[]; looked: number } => {
  const byWord = index(typed, items, nameOf)
  const isThere = (word: string) => byWord.has(`${word} 1`)
  const said = typed.map((word) => {
    const owner = isThere(word.plain) ? undefined : withoutS(word.plain).find(isThere)
    return owner === undefined ? word : { ...word, plain: owner }
  })
  const known = new Map<string, Meant<T> | undefined>()
  let looked = 0
  const narrowed = (one: Groups<T>, other: Groups<T>): Groups<T> => {
    const [few, many] = one.size < other.size ? [one, other] : [other, one]
    looked += few.size
    return new Set([...few].filter((group) => many.has(group)))
  }
  const meant = (words: readonly string[], before: Meant<T> | undefined): Meant<T> | undefined => {
    const key = words.join(' ')
    if (known.has(key)) return known.get(key)
    const here = byWord.get(words.at(-1) ?? '')
    const groups = here && before ? narrowed(before.groups, here) : here
    looked += groups?.size ?? 0
    const found = groups && groups.size > 0 ? meantBy(groups, words.length) : undefined
    known.set(key, found)
    return found
  }
  const found: NameMatch<T>[] = []
  for (let from = 0; from < said.length; from++) {
    let count = 0
    let longest: Meant<T> | undefined
    while (from + count < said.length) {
      const words = said.slice(from, from + count + 1).map((word) => word.plain)
      const next = meant(numbered(words), longest)
      if (!next) break
      longest = next
      count++
    }
    if (!longest) continue
    // A single letter is an initial, too vague alone; with more of the name it may be part of it.
    if (count === 1 && (said[from]?.plain.length ?? 0) < 2) continue
    const isWhole = longest.whole.length > 0
    if ((!isWhole || count === 1) && !isName(said, from, count)) continue
    found.push({ words: [from, from + count], candidates: isWhole ? longest.whole : longest.some })
    from += count - 1
  }
  return { found, looked }
}

/** Characters that separate an address from the words around it. */
const besideAddress = /[\s<>()[\],;:"“”]+/u
const anyAt = /[@＠﹫]/u

/** An address without the end of a sentence or a possessive: "ada@example.com's". */
const withoutEnd = (token: string): string => {
  let end = token.length
  for (;;) {
    const last = token.charAt(end - 1)
    if (last !== '' && ".!?'’".includes(last)) end -= 1
    else if (last === 's' && /['’]/u.test(token.charAt(end - 2))) end -= 2
    else return token.slice(0, end)
  }
}

/**
 * Possible e-mail addresses in a text, in their stored form. Works word by word, so that the time is linear in the
 * text.
 */
export const extractAddresses = (text: string): ReadonlySet<string> =>
  new Set(
    anyAt.test(text)
      ? text
          .normalize('NFKC')
          .toLowerCase()
          .split(besideAddress)
          .filter((token) => token.indexOf('@') > 0)
          .map(withoutEnd)
          .filter((token) => token.length <= limits.emailMax && token.indexOf('@') < token.length - 1)
      : [],
  )

/** The people in a text, by name or e-mail address. */
export const findPeople = (text: string, people: readonly Employee[]): NameMatch<Employee>[] => {
  const addresses = extractAddresses(text)
  const byEmail =
    addresses.size === 0
      ? []
      : people
          .filter(({ email }) => addresses.has(email))
          .map((one) => ({ words: [0, 0] as const, candidates: [one] }))
  return byEmail.length > 0 ? byEmail : lookUp(tokenize(text), people, ({ name }) => name).found
}

/** The departments in a text. 'Core Support' is an impact group, not a department called Support. */
export const findDepartments = (text: string, departments: readonly string[]): NameMatch<string>[] => {
  const said = tokenize(text)
  return lookUp(said, departments, (name) => name).found.filter(
    ({ words: [from, until] }) =>
      until - from > 1 || said[from]?.plain !== 'support' || said[from - 1]?.plain !== 'core',
  )
}
