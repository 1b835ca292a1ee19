import { unknownProfile } from '../../../../contract/shapes/employee-shapes.ts'
import { everydayWords } from './common-words.ts'

/** Detects whether a text names one of certain people. */

/** Letters that do not decompose into a base letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
}
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** Without diacritics, in normal width, and without invisible characters. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]|\p{DI}/gu, '')
    .replaceAll(special, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')

const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** As written on a keyboard without such letters: 'Müller' as 'Mueller'. */
const spelledOut = (text: string): string =>
  folded(
    text.normalize('NFKC').replaceAll(/[äöüåø]/giu, (letter) => {
      const two = written[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? two : two.charAt(0).toUpperCase() + two.slice(1)
    }),
  )

const spellings = (text: string): string[] => [...new Set([folded(text), spelledOut(text)])]

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Scripts without spaces between words: a name is searched for inside of what looks like one word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const lower = (text: string): string => text.toLowerCase()

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** A word as it is, and without a possessive or plural ending: 'bobs', 'joneses'. */
const stems = (word: string): string[] =>
  everydayWords.has(word)
    ? [word]
    : [
        word,
        ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
        ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
      ]

/** A trie of whole names by word: a text is scanned once, however many names there are and however long. */
type Step = { next: Map<string, Step>; isEnd: boolean }

const newStep = (): Step => ({ next: new Map(), isEnd: false })

const addName = (first: Step, words: readonly string[]): void => {
  let step = first
  for (const word of words) {
    const next = step.next.get(word) ?? newStep()
    step.next.set(word, next)
    step = next
  }
  step.isEnd = true
}

type Names = {
  /** Lower case; each identifies a person on its own. */
  parts: Set<string>
  /** Whole names, in lower case; some have no part that identifies a person on its own. */
  full: Step
  within: string[]
  addresses: string[]
}

const namesOf = (people: readonly { name: string; email: string }[]): Names => {
  const names: Names = { parts: new Set(), full: newStep(), within: [], addresses: [] }
  for (const { name, email } of people) {
    if (email !== '') names.addresses.push(lower(folded(email)))
    if (lower(name.trim()) === lower(unknownProfile.name)) continue
    for (const spelling of spellings(name)) {
      const words = wordsOf(lower(spelling))
      if (words.length === 0) continue
      addName(names.full, words)
      // 'Jean-Luc' is two parts, and may be written as one word.
      for (const part of [
        ...words,
        ...lower(spelling)
          .split(/[\s,]+/)
          .map((p) => wordsOf(p).join('')),
      ]) {
        if (Array.from(part).length > 1 && /\p{L}/u.test(part)) names.parts.add(part)
      }
      if (unspaced.test(spelling)) names.within.push(...words.filter((w) => w.length > 1), words.join(''))
    }
  }
  return names
}

const hasPart = ({ parts }: Names, words: readonly string[]): boolean =>
  words.some((word) =>
    stems(lower(word)).some((stem) => parts.has(stem) && (!everydayWords.has(stem) || isCapital(word))),
  )

const hasFull = ({ full }: Names, words: readonly string[]): boolean => {
  const low = words.map(lower)
  return low.some((first, from) => {
    let step: Step | undefined = full
    for (let at = from; step !== undefined; at += 1) {
      const word = low[at]
      if (word === undefined) return false
      const { next }: Step = step
      // A name that is one everyday word is matched as a part, which requires a capital letter.
      const mayEnd = at > from || !everydayWords.has(first)
      if (mayEnd && stems(word).some((stem) => next.get(stem)?.isEnd)) return true
      step = next.get(word)
    }
    return false
  })
}

const isBoundary = (character: string | undefined): boolean =>
  character === undefined || !/[\p{L}\p{N}]/u.test(character)

const hasAddress = ({ addresses }: Names, text: string): boolean =>
  text.includes('@') &&
  addresses.some((address) => {
    for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
      if (isBoundary(text[at - 1]) && isBoundary(text[at + address.length])) return true
    }
    return false
  })

/**
 * Whether a text names one of these people: by the address, the name or a part of the name, in any spelling (capitals,
 * accents, width of letters, a possessive or plural s, 'ue' for 'ü'). A part that is also an everyday word ("May",
 * "Work") counts only with a capital letter; numbers and initials never count as parts, so such names match only as a
 * whole.
 */
export const createNameDetector = (
  people: readonly { name: string; email: string }[],
): ((text: string) => boolean) => {
  const names = namesOf(people)
  return (text) =>
    spellings(text).some((spelling) => {
      const words = wordsOf(spelling)
      return (
        hasPart(names, words) ||
        hasFull(names, words) ||
        names.within.some((name) => lower(spelling).includes(name)) ||
        hasAddress(names, lower(spelling))
      )
    })
}
