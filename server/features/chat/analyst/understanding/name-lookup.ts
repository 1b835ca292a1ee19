import { limits } from '../../../../../contract/shapes/fields.ts'
import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { tokenize, type Word } from './tokenize.ts'

/** Names of people and departments in a question: in any case and accents, in full or in part. */

/** Somebody or something of that name: one, or several that could have been meant. */
export type NameMatch<T> = { words: readonly [from: number, until: number]; candidates: readonly T[] }

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

export const isEverydayWord = (word: string): boolean => everyday.has(word)

/** No more than this many of whom a name could mean are told apart. */
export const candidatesMax = 11

/** Names of the same words, in whatever order: namesakes are looked at as one. */
type Group<T> = { items: T[]; words: number }
type Groups<T> = ReadonlySet<Group<T>>

/** A word and which one of its kind it is, so that 'Ada Ada' is not 'Ada'. */
const numbered = (words: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return words.map((word) => {
    const count = (seen.get(word) ?? 0) + 1
    seen.set(word, count)
    return `${word} ${count}`
  })
}

/** 'Adas grade' is Ada's: the word without its s, where it is long enough to be one. */
const withoutS = (word: string): string[] => (/^\p{L}{2,}s$/u.test(word) ? [word.slice(0, -1)] : [])

/** The groups of those items that share a word with the text, by each of their words. */
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

/** Those whose name begins like this, and those who are called just so. */
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
 * The items that a text names, from its beginning on; the longest name at each place, its words in any order, each once.
 * `looked`: how many names were held against a word of the text, which is what it costs: it grows with the list and with
 * the text, and not with one times the other, however many people share a name.
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
    // A single letter by itself is an initial, and says too little; with more of the name it may be how they are called.
    if (count === 1 && (said[from]?.plain.length ?? 0) < 2) continue
    const isWhole = longest.whole.length > 0
    if ((!isWhole || count === 1) && !isName(said, from, count)) continue
    found.push({ words: [from, from + count], candidates: isWhole ? longest.whole : longest.some })
    from += count - 1
  }
  return { found, looked }
}

/** What stands between an address and the words around it. */
const besideAddress = /[\s<>()[\],;:"“”]+/u
const anyAt = /[@＠﹫]/u

/** An address without what ends a sentence or says whose something is: "ada@example.com's". */
const withoutEnd = (token: string): string => {
  let end = token.length
  for (;;) {
    const last = token.charAt(end - 1)
    if (last !== '' && ".!?'’".includes(last)) end -= 1
    else if (last === 's' && /['’]/u.test(token.charAt(end - 2))) end -= 2
    else return token.slice(0, end)
  }
}

/** What may be e-mail addresses in a text, as they are stored. Word by word, so that a long text takes no longer than it is long. */
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

/** The people whom a text names, by name or e-mail address. */
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

/** The departments that a text names. 'Core Support' is an impact group, and none that is called Support. */
export const findDepartments = (text: string, departments: readonly string[]): NameMatch<string>[] => {
  const said = tokenize(text)
  return lookUp(said, departments, (name) => name).found.filter(
    ({ words: [from, until] }) =>
      until - from > 1 || said[from]?.plain !== 'support' || said[from - 1]?.plain !== 'core',
  )
}
