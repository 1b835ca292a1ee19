import { isOfficeAddress, nameFromEmail } from './name-from-email.ts'

/** Whether two names are those of one person: needed where one e-mail address comes with another name than before. */

/**
 * The letters of a text without case, accents and the ways in which one letter is written: "Müller", "MUELLER" and "Muller"
 * are alike. For comparing only, never for storing.
 */
export const comparableLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('ı', 'i')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')

const wordsOf = (text: string): string[] => comparableLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** One letter of an alphabet; one ideograph is a whole name. */
const initial = /^(?!\p{Ideographic})\p{L}$/u

/**
 * An initial matches a word that begins with it: "A. Lovelace" is "Ada Lovelace". A longer prefix does not match: "Jan"
 * is not "Janine", and whether "Ben" is "Benedict" has to be asked.
 */
const isInitialOf = (one: string, other: string): boolean => initial.test(one) && other.startsWith(one)

/** Whether one of the longest whole words is among those that both names have. */
const hasLongest = (words: readonly string[], shared: readonly string[]): boolean => {
  const whole = words.filter((word) => !initial.test(word))
  const longest = Math.max(...whole.map((word) => word.length))
  return whole.some((word) => word.length === longest && shared.includes(word))
}

/**
 * Whether each of the fewer words has its own among the others. Initials alone are nobody's: where one counts, its name's
 * longest whole word must be in both, or "J. K. Rowling" would be "Jan Kowalski".
 */
const hasEach = (words: readonly string[], of: readonly string[]): boolean => {
  const left = [...words]
  const shared: string[] = []
  const rest: string[] = []
  // Whole words first, so that an initial does not take the place of one.
  for (const word of of) {
    const at = left.indexOf(word)
    if (at === -1) rest.push(word)
    else shared.push(...left.splice(at, 1))
  }
  for (const word of rest.toSorted((a, b) => b.length - a.length)) {
    const at = left.findIndex((other) => isInitialOf(word, other) || isInitialOf(other, word))
    if (at === -1) return false
    const isFull = left.splice(at, 1).some((other) => isInitialOf(word, other))
    if (!hasLongest(isFull ? of : words, shared)) return false
  }
  return true
}

const isSameWords = (some: readonly string[], others: readonly string[]): boolean =>
  some.length <= others.length ? hasEach(others, some) : hasEach(some, others)

const titles = /(?<![\p{L}\p{M}])(?:Dr|Prof)\.\s*/giu
const joints = /(?<=[\p{L}\p{M}])[-‐‑'’](?=\p{L})/gu

/** Whether two names can be one person's: in any order and case, with initials, or with fewer of the words. */
export const isSameName = (one: string, other: string): boolean => {
  const names = [one, other].map((name) => name.replaceAll(titles, ''))
  const [some = [], others = []] = names.map(wordsOf)
  if (some.length === 0 || others.length === 0) return one.trim() === other.trim()
  const [joined = [], joinedOther = []] = names.map((name) => wordsOf(name.replaceAll(joints, '')))
  return isSameWords(some, others) || isSameWords(joined, joinedOther)
}

/** Whether a name says all that the other says: each of its words, and of its initials at least the initial. */
const includesName = (name: string, of: string): boolean => {
  const left = wordsOf(name)
  return wordsOf(of)
    .toSorted((a, b) => b.length - a.length)
    .every((word) => {
      const same = left.indexOf(word)
      const at = same === -1 ? left.findIndex((other) => isInitialOf(word, other)) : same
      left.splice(at, at === -1 ? 0 : 1)
      return at !== -1
    })
}

/**
 * Of two spellings of one name the fuller one; of equally full ones the second, but not for its order "Last, First". No
 * word of the known name gets lost, so that a row of spellings never ends at another person.
 */
export const fullerName = (known: string, offered: string): string => {
  if (!includesName(offered, known)) return known
  const isOnlyOrder = includesName(known, offered) && offered.includes(',') && !known.includes(',')
  return isOnlyOrder ? known : offered
}

/** Whether a name is nothing but what the e-mail address says. */
export const isDerivedFromAddress = (name: string, email: string): boolean =>
  name === email || wordsOf(name).join(' ') === wordsOf(nameFromEmail(email)).join(' ')

/** Whether a name is no more than a mailbox is called, such as "Info" of info@muster.example: then it is nobody's. */
export const isMailboxName = (name: string, email: string): boolean =>
  isDerivedFromAddress(name, email) && (name === email || isOfficeAddress(email))

/** Whether an address speaks for a name: it has one of its words or its initials, as jmueller@ and jm@ do for Jörg Müller. */
export const fitsAddress = (name: string, email: string): boolean => {
  const words = wordsOf(name)
  const local = wordsOf(email.split('@', 1)[0] ?? '')
    .join('')
    .replaceAll(/\p{N}/gu, '')
  if (words.length === 0 || local === '') return false
  const initials = words.map((word) => Array.from(word)[0] ?? '')
  return (
    words.some((word) => Array.from(word).length >= 3 && local.includes(word)) ||
    words.some((word) => word === local) ||
    (Array.from(local).length <= 3 && initials.join('').startsWith(local))
  )
}
