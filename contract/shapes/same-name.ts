import { isOfficeAddress, nameFromEmail } from './name-from-email.ts'

/** Whether two names are those of one person: needed where one e-mail address comes with another name than before. */

/**
 * Marks that names are also written without: accents, and the vowels of Arabic and Hebrew. The vowels of Indian scripts and the
 * two dots of Japanese make another name.
 */
const marks =
  /(?=[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])(?![\u3099\u309A])\p{M}|\u0640/gu

/** Letters that no accent is taken from, and those that people type for each other. */
const plainLetters = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ı: 'i',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
    ة: 'ه',
  }),
)
const unlike = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu')

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(unlike, (letter) => plainLetters.get(letter) ?? letter)

/**
 * The letters of a text without case, accents and the ways in which one letter is written: "Müller", "MUELLER" and "Muller"
 * are alike. For comparing only, never for storing.
 */
export const comparableLetters = (text: string): string => withoutMarks(text).replaceAll(/([aou])e/g, '$1')

const umlauts = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }))

/** With two letters for an umlaut: "Müller" as "Mueller". */
const spelledOut = (text: string): string =>
  withoutMarks(
    text.normalize('NFC').replaceAll(/[äöüøå]/giu, (letter) => umlauts.get(letter.toLowerCase()) ?? letter),
  )

/** "Müller" is "Muller" in the one and "Mueller" in the other, but "Michael" is "Michal" in neither. */
const foldings = [withoutMarks, spelledOut]

const apostrophes = /[’‘´`ʼʻ′]/gu
/** The O of "O'Brien" keeps its apostrophe, because it is no initial. */
const word = /(?<![\p{L}\p{M}\p{N}])\p{L}'(?=\p{L})|[\p{L}\p{M}\p{N}]+/gu

const wordsOf = (text: string, fold = comparableLetters): string[] =>
  fold(text.replaceAll(apostrophes, "'")).match(word) ?? []

/** One letter of an alphabet; one ideograph is a whole name. */
const initial = /^(?!\p{Ideographic})\p{L}\p{M}*$/u

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

const titles = /(?<![\p{L}\p{M}])(?:(?:Dr|Prof)(?:\.|(?=\s))|(?:Dra|Profa|Dipl|Ing|Lic|Mag)\.)\s*/giu
const joints = /(?<=[\p{L}\p{M}])[\p{Pd}'’‘´`ʼʻ′](?=\p{L})/gu

/** "El Sayed" and "Elsayed": only the spaces differ. Where each has a word of the other's letters, they are two names. */
const isSameButForSpaces = (some: readonly string[], others: readonly string[]): boolean =>
  some.length !== others.length && some.join('') === others.join('')

/** Whether two names can be one person's: in any order and case, with initials, or with fewer of the words. */
export const isSameName = (one: string, other: string): boolean => {
  const names = [one, other].map((name) => name.replaceAll(titles, ''))
  if (names.some((name) => wordsOf(name).length === 0)) return one.trim() === other.trim()
  return foldings.some((fold) => {
    const [some = [], others = []] = names.map((name) => wordsOf(name, fold))
    const [joined = [], joinedOther = []] = names.map((name) => wordsOf(name.replaceAll(joints, ''), fold))
    return (
      isSameWords(some, others) || isSameWords(joined, joinedOther) || isSameButForSpaces(joined, joinedOther)
    )
  })
}

/** Whether a name says all that the other says: each of its words, and of its initials at least the initial. */
const includesName = (name: string, of: string): boolean =>
  foldings.some((fold) => {
    const left = wordsOf(name, fold)
    return wordsOf(of, fold)
      .toSorted((a, b) => b.length - a.length)
      .every((part) => {
        const same = left.indexOf(part)
        const at = same === -1 ? left.findIndex((other) => isInitialOf(part, other)) : same
        left.splice(at, at === -1 ? 0 : 1)
        return at !== -1
      })
  })

const hasBothCases = (name: string): boolean => /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name)
const markedLetters = (name: string): number =>
  Array.from(name.normalize('NFC')).filter((letter) => withoutMarks(letter) !== letter.toLowerCase()).length

/** Whether the same words are written with less care: "JORG MULLER" for "Jörg Müller", or as "Müller, Jörg". */
const isWrittenPoorer = (name: string, than: string): boolean =>
  (name.includes(',') && !than.includes(',')) ||
  (hasBothCases(than) && !hasBothCases(name)) ||
  markedLetters(name) < markedLetters(than)

/**
 * Of two spellings of one name the fuller one; of equally full ones the second, unless it is written poorer. No word of the
 * known name gets lost, so that a row of spellings never ends at another person.
 */
export const fullerName = (known: string, offered: string): string => {
  if (!includesName(offered, known)) return known
  return includesName(known, offered) && isWrittenPoorer(offered, known) ? known : offered
}

/** Whether a name is nothing but what the e-mail address says. */
export const isDerivedFromAddress = (name: string, email: string): boolean =>
  name === email ||
  foldings.some((fold) => wordsOf(name, fold).join(' ') === wordsOf(nameFromEmail(email), fold).join(' '))

/** Whether a name is no more than a mailbox is called, such as "Info" of info@muster.example: then it is nobody's. */
export const isMailboxName = (name: string, email: string): boolean =>
  isDerivedFromAddress(name, email) && (name === email || isOfficeAddress(email))

const lettersOfAddress = (email: string, fold: (text: string) => string): string =>
  wordsOf(email.split('@', 1)[0] ?? '', fold)
    .join('')
    .replaceAll(/\p{N}/gu, '')

/** Whether the letters beside a whole word are another word, the first two of one, or up to three initials. */
const isRestOf = (rest: string, others: readonly string[]): boolean =>
  others.some((other) => other === rest || other.slice(0, 2) === rest) ||
  (rest.length <= 3 && Array.from(rest).every((letter) => others.some((other) => other.startsWith(letter))))

/** Whether the letters are these words, or begin or end with one of them. */
const isMadeOf = (letters: string, words: readonly string[]): boolean =>
  letters === words.join('') ||
  words.some((whole, at) => {
    const others = words.toSpliced(at, 1)
    return (
      (letters.startsWith(whole) && isRestOf(letters.slice(whole.length), others)) ||
      (letters.endsWith(whole) && isRestOf(letters.slice(0, -whole.length), others))
    )
  })

/**
 * Whether all letters of an address come from a name: jmueller@ and jm@ are made of "Jörg Müller". Narrower than that an
 * address speaks for a name, as marian@ does for "Ian Wood", too.
 */
export const isAddressMadeOfName = (name: string, email: string): boolean =>
  foldings.some((fold) => {
    const words = wordsOf(name, fold)
    const letters = lettersOfAddress(email, fold)
    const initials = words.map((one) => Array.from(one)[0] ?? '').join('')
    return (
      letters !== '' && ((letters.length <= 3 && initials.startsWith(letters)) || isMadeOf(letters, words))
    )
  })

/** Whether an address speaks for a name: it has one of its words or its initials, as jmueller@ and jm@ do for Jörg Müller. */
export const fitsAddress = (name: string, email: string): boolean => {
  const words = wordsOf(name)
  const local = lettersOfAddress(email, comparableLetters)
  if (words.length === 0 || local === '') return false
  const initials = words.map((word) => Array.from(word)[0] ?? '')
  return (
    words.some((word) => Array.from(word).length >= 3 && local.includes(word)) ||
    words.some((word) => word === local) ||
    (Array.from(local).length <= 3 && initials.join('').startsWith(local))
  )
}
