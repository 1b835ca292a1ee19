import { unknownProfile } from '../../../../contract/shapes/employee-shapes.ts'
import { everydayWords } from './common-words.ts'

/** Whether what somebody wrote names one of certain people. */

/** Letters that are no other letter with a mark. */
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

/** Without marks on letters, in the usual width, and without what nobody can see. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]|\p{DI}/gu, '')
    .replaceAll(special, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')

const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** As who has no such letters on the keyboard writes them: 'Müller' as 'Mueller'. */
const spelledOut = (text: string): string =>
  folded(
    text.normalize('NFKC').replaceAll(/[äöüåø]/giu, (letter) => {
      const two = written[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? two : two.charAt(0).toUpperCase() + two.slice(1)
    }),
  )

const spellings = (text: string): string[] => [...new Set([folded(text), spelledOut(text)])]

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** Writing that sets no spaces between words: a name is found within what looks like one. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const lower = (text: string): string => text.toLowerCase()

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** A word as it is, and without the ending of a possessive or plural: 'bobs', 'joneses'. */
const stems = (word: string): string[] =>
  everydayWords.has(word)
    ? [word]
    : [
        word,
        ...(word.endsWith('s') ? [word.slice(0, -1)] : []),
        ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
      ]

/** Whole names word by word, so that a text is gone through once, however many names there are and however long. */
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
  /** Each says who is meant where it stands alone, in small letters. */
  parts: Set<string>
  /** Whole names, in small letters; of some no part says who is meant. */
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
      // 'Jean-Luc' is two parts, and may be written as one.
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
      // A name of one everyday word is a part, for which a capital is asked.
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
 * Whether a text names one of these people: by the address, the name or a part of the name, however it is written
 * (capitals, accents, width of letters, a possessive or plural s, 'ue' for 'ü'). A part that is an everyday word as well
 * ("May", "Work") is taken for the name where it is written with a capital letter, a number is none, and initials are
 * none: of such names only the whole counts.
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
