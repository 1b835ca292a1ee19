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
const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (initial.test(one) && other.startsWith(one)) ||
  (initial.test(other) && one.startsWith(other))

const hasEach = (words: readonly string[], of: readonly string[]): boolean => {
  const left = [...words]
  // Whole words first, so that an initial does not take the place of one.
  for (const word of of.toSorted((a, b) => b.length - a.length)) {
    const same = left.indexOf(word)
    const at = same === -1 ? left.findIndex((other) => isSameWord(word, other)) : same
    if (at === -1) return false
    left.splice(at, 1)
  }
  return true
}

/** Whether two names can be one person's: in any order and case, with initials, or with fewer of the words. */
export const isSameName = (one: string, other: string): boolean => {
  const [some, others] = [wordsOf(one), wordsOf(other)]
  if (some.length === 0 || others.length === 0) return one.trim() === other.trim()
  return some.length <= others.length ? hasEach(others, some) : hasEach(some, others)
}

const lettersOf = (name: string): number => wordsOf(name).join('').length

/** Of two spellings of one name the fuller one; of equally full ones the second, but not for its order "Last, First". */
export const fullerName = (known: string, offered: string): string => {
  const [before, after] = [lettersOf(known), lettersOf(offered)]
  if (before !== after) return before > after ? known : offered
  return offered.includes(',') && !known.includes(',') ? known : offered
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
