import { stopwords as arabicStopWords } from '@orama/stopwords/arabic'
import { stopwords as englishStopWords } from '@orama/stopwords/english'
import { stopwords as germanStopWords } from '@orama/stopwords/german'
import { stopwords as spanishStopWords } from '@orama/stopwords/spanish'
import { stemmer as stemArabic } from '@orama/stemmers/arabic'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'

/** Words of answers as they are compared: small letters, no accents, no article in Arabic. */

export const textLanguages = ['en', 'de', 'es', 'ar'] as const
export type TextLanguage = (typeof textLanguages)[number]

const marks = /\p{M}+/gu
const lettersAlike: Readonly<Record<string, string>> = {
  ß: 'ss',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
  '’': "'",
  '‑': '-',
  '–': ' ',
  '—': ' ',
}
const drawnOut = /(.)\1{2,}/gu

/** Small letters without accents and Arabic vowels, with one letter for those that are typed for each other. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ßةىیکـ’‑–—]/gu, (letter) => lettersAlike[letter] ?? letter)
    .replace(drawnOut, (run, letter: string) => (/\p{L}/u.test(letter) ? letter : run))

const arabicLetter = /\p{Script=Arabic}/u
const articles = /^(?:[وف]?(?:[بك]?ال|لل))(?=\p{L}{3})/u

export const isArabic = (word: string): boolean => arabicLetter.test(word)

export interface TextWord {
  /** As it is compared. */
  readonly word: string
  /** Where it is in the text that it was found in. */
  readonly start: number
  readonly end: number
}

const wordPattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640]*(?:['’&][\p{L}\p{N}][\p{L}\p{M}\p{N}\u0640]*)*[+#]*/gu
const longestWord = 40

const mostKnown = 100_000
const known = new Map<string, string>()

const plainWord = (word: string): string => {
  const before = known.get(word)
  if (before !== undefined) return before
  const plain = makePlain(word)
  if (known.size >= mostKnown) known.clear()
  known.set(word, plain)
  return plain
}

const makePlain = (word: string): string => {
  // In capitals it is the department, not the pronoun; lists have it as `it#`.
  if (word === 'IT') return 'it#'
  const folded = foldText(word)
  return isArabic(folded) ? folded.replace(articles, '') : folded.replace(/'s$/u, '')
}

/** The first words of a text in their order, with where each is. */
export const wordsOf = (text: string, most: number): TextWord[] => {
  const words: TextWord[] = []
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    if (words.length >= most) break
    if (found.length <= longestWord)
      words.push({ word: plainWord(found), start: index, end: index + found.length })
  }
  return words
}

/** The words of a phrase that is written in our own lists. */
export const phraseWords = (phrase: string, most = 20): string[] =>
  wordsOf(phrase, most).map(({ word }) => word)

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(phraseWords))

const stopWordsOf: Readonly<Record<TextLanguage, ReadonlySet<string>>> = {
  // Without it the pronoun is a word of Spanish alone, by its list.
  en: folded([...englishStopWords, 'i']),
  de: folded(germanStopWords),
  es: folded(spanishStopWords.filter((word) => foldText(word) !== 'i')),
  ar: folded(arabicStopWords),
}

export const isStopWord = (word: string, language: TextLanguage): boolean => stopWordsOf[language].has(word)

const stemmers: Readonly<Record<TextLanguage, (word: string) => string>> = {
  en: stemEnglish,
  de: stemGerman,
  es: stemSpanish,
  ar: stemArabic,
}

const joinedLetters = /^[وفبل](?=\p{L}{4})/u

const knownStems: Readonly<Record<TextLanguage, Map<string, string>>> = {
  en: new Map(),
  de: new Map(),
  es: new Map(),
  ar: new Map(),
}

export const stemOf = (word: string, language: TextLanguage): string => {
  const stems = knownStems[language]
  const before = stems.get(word)
  if (before !== undefined) return before
  const stem = stemmers[language](word)
  if (stems.size >= mostKnown) stems.clear()
  stems.set(word, stem)
  return stem
}

/** Other forms under which an Arabic word may be known: without a conjunction or preposition of one letter. */
export const withoutJoinedLetter = (word: string): string =>
  word.replace(joinedLetters, '').replace(articles, '')

/** Words too common in more than one of the languages to tell them apart. */
const shared = new Set('a in no me son die was war am so an man also es den has hat he will'.split(' '))

const latin = ['en', 'de', 'es'] as const
type LatinLanguage = (typeof latin)[number]
const alone: Readonly<Record<LatinLanguage, readonly [LatinLanguage]>> = {
  en: ['en'],
  de: ['de'],
  es: ['es'],
}

/** The languages that an answer can be in, by its common words: several where they do not say. */
export const languagesOf = (words: readonly string[]): readonly [TextLanguage, ...TextLanguage[]] => {
  let arabic = 0
  const counts = { en: 0, de: 0, es: 0 }
  for (const word of words) {
    if (isArabic(word)) arabic += 1
    else if (!shared.has(word))
      for (const language of latin) if (isStopWord(word, language)) counts[language] += 1
  }
  if (arabic * 2 > words.length) return ['ar']
  const most = Math.max(counts.en, counts.de, counts.es)
  const [first, ...others] = latin.filter((language) => counts[language] === most)
  if (first === undefined) return latin
  return others.length === 0 ? alone[first] : [first, ...others]
}
