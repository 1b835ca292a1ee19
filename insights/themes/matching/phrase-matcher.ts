import {
  isArabic,
  isStopWord,
  phraseWords,
  stemOf,
  type TextLanguage,
  textLanguages,
  withoutJoinedLetter,
} from './text-words.ts'
import { isFillerWord } from './filler-words.ts'
import { isNumber } from './number-words.ts'
import { typoIndexOf } from './typo-index.ts'

/**
 * Finds the words and phrases of lexicons in the words of an answer. An entry is a word or words in their order with at most one
 * other between each; `pay*` is the beginning of a word, `*geld` its end, `*lohn*` any part; without a star the stems are compared, after `=` the word itself; `#` is a
 * number in digits or in words.
 * `?` after an entry makes it a weak sign, `!` a strong
 * one, and `!!` a strong one although its words are common.
 */

/** Entries of a category divided by bars, in one language or in all. */
export type Lexicon = { readonly [category: string]: string | undefined }
export type LexiconLanguage = TextLanguage | 'any'

interface Entry {
  readonly category: string
  readonly language: LexiconLanguage
  readonly weight: number
  readonly words: number
}

export interface Match {
  readonly category: string
  readonly language: LexiconLanguage
  readonly weight: number
  /** Which words of the answer belong to it, in order. */
  readonly at: readonly number[]
}

/** Stems are compared in the language of the text alone: other languages have other endings. */
export type PhraseMatcher = (words: readonly string[], language: TextLanguage) => readonly Match[]

type Place = readonly [entry: number, position: number, closeness: number, byStem: boolean]

const weights = { weak: 1, word: 2, strongWord: 3, phrase: 3, strongPhrase: 4 }
/** A phrase of common words alone, and one with a single other word, say less than phrases of other words. */
const ofCommonWords = 0.55
const ofOneOtherWord = 0.7
const furthest = 2
const leastPart = 3
const mostKnown = 100_000
/** What was probably meant counts less than what was written. */
const mistyped = 0.7
// Shorter ones are the stems of too many other words.
const shortestStem = 4
const shortestArabicStem = 3

const isCommon = (word: string, language: LexiconLanguage): boolean =>
  language !== 'any' && isFillerWord(phraseWords(word)[0] ?? '', language)

const weightOf = (entry: string, words: readonly string[], language: LexiconLanguage): number => {
  if (entry.endsWith('?')) return weights.weak
  if (entry.endsWith('!!')) return weights.strongPhrase
  const strong = entry.endsWith('!')
  // A common word alone says nothing.
  if (words.length === 1 && isCommon(entry, language)) return 0
  if (words.length === 1) return strong ? weights.strongWord : weights.word
  const others = words.filter((word) => word !== '#' && !isCommon(word, language)).length
  const factor = others === 0 ? ofCommonWords : others === 1 ? ofOneOtherWord : 1
  return (strong ? weights.strongPhrase : weights.phrase) * factor
}

class PlacesByForm {
  private readonly places = new Map<string, Place[]>()

  add(form: string, place: Place): void {
    const places = this.places.get(form)
    if (places === undefined) this.places.set(form, [place])
    else places.push(place)
  }

  at(form: string): readonly Place[] {
    return this.places.get(form) ?? []
  }

  forms(): Iterable<string> {
    return this.places.keys()
  }
}

/** Where a word is in entries: as all of one, as the first word of one, as a later word. */
interface WordPlaces {
  readonly alone: readonly (readonly [entry: number, closeness: number, byStem: boolean])[]
  readonly first: ReadonlyMap<number, boolean>
  readonly later: ReadonlyMap<number, readonly (readonly [position: number, byStem: boolean])[]>
}

/** An entry of which the first words were found. */
interface Begun {
  readonly id: number
  readonly at: readonly number[]
}

const sortPlaces = (places: readonly Place[], entries: readonly Entry[]): WordPlaces => {
  const alone: [number, number, boolean][] = []
  const first = new Map<number, boolean>()
  const later = new Map<number, [number, boolean][]>()
  for (const [id, position, closeness, byStem] of places)
    if (entries[id]?.words === 1) alone.push([id, closeness, byStem])
    else if (position === 0) first.set(id, byStem)
    else later.set(id, [...(later.get(id) ?? []), [position, byStem]])
  return { alone, first, later }
}

const fewIds = 8
const mostPairs = 200_000

/** Entries that begin with one word and go on with another, remembered where both are in many. */
const sharedIdsOf = () => {
  const known = new Map<WordPlaces['first'], Map<WordPlaces['later'], [id: number, byStem: boolean][]>>()
  let pairs = 0
  return (
    first: WordPlaces['first'],
    later: WordPlaces['later'],
  ): readonly [id: number, byStem: boolean][] => {
    if (Math.min(first.size, later.size) <= fewIds) return findSharedIds(first, later)
    const before = known.get(first)?.get(later)
    if (before !== undefined) return before
    if (pairs >= mostPairs) {
      known.clear()
      pairs = 0
    }
    const shared = findSharedIds(first, later)
    const others = known.get(first)
    if (others === undefined) known.set(first, new Map([[later, shared]]))
    else others.set(later, shared)
    pairs += 1
    return shared
  }
}

/** By way of the word that is in fewer. */
const findSharedIds = (
  first: WordPlaces['first'],
  later: WordPlaces['later'],
): [id: number, byStem: boolean][] => {
  const shared: [number, boolean][] = []
  if (first.size <= later.size) {
    for (const [id, byStem] of first) if (later.has(id)) shared.push([id, byStem])
  } else
    for (const id of later.keys()) {
      const byStem = first.get(id)
      if (byStem !== undefined) shared.push([id, byStem])
    }
  return shared
}

/** A compound says most by what it is mainly made of, and little by a short part of it. */
const closenessOf = (part: string, word: string): number => 0.6 + (0.4 * part.length) / word.length

const scaled = (places: readonly Place[], by: number): Place[] =>
  places.map(([entry, position]) => [entry, position, by, false] as const)

export const phraseMatcherOf = (
  lexicons: readonly (readonly [LexiconLanguage, Lexicon])[],
): PhraseMatcher => {
  const entries: Entry[] = []
  const whole = new PlacesByForm()
  const stems = new PlacesByForm()
  const beginnings = new PlacesByForm()
  const ends = new PlacesByForm()
  const parts = new PlacesByForm()

  const addStem = (form: string, language: TextLanguage, place: Place) => {
    const stem = stemOf(form, language)
    if (stem.length >= (language === 'ar' ? shortestArabicStem : shortestStem))
      stems.add(`${language} ${stem}`, place)
  }

  const addWord = (written: string, language: LexiconLanguage, place: Place) => {
    if (written === '#') {
      whole.add('#', place)
      return
    }
    const [form = ''] = phraseWords(written.replaceAll(/[*=]/gu, ''))
    const [open, close] = [written.startsWith('*'), written.endsWith('*')]
    if (open && close) parts.add(form, place)
    else if (open) ends.add(form, place)
    else if (close) beginnings.add(form, place)
    else {
      whole.add(form, place)
      if (language !== 'any' && !written.startsWith('=')) addStem(form, language, place)
    }
  }

  for (const [language, lexicon] of lexicons)
    for (const [category, rows] of Object.entries(lexicon))
      for (const row of (rows ?? '').split(/[|\n]/u)) {
        const written = row.trim()
        const words = written
          .replace(/(?:\?|!{1,2})$/u, '')
          .split(/[\s\-.:/]+/u)
          .filter((word) => /[^*=%]/u.test(word))
        if (words.length === 0) continue
        const weight = weightOf(written, words, language)
        if (weight === 0) continue
        entries.push({ category, language, weight, words: words.length })
        for (const [position, word] of words.entries())
          addWord(word, language, [entries.length - 1, position, 1, false])
      }

  const wholeTypos = typoIndexOf(whole.forms())
  const beginningTypos = typoIndexOf(beginnings.forms())

  const placesOfForm = (word: string): Place[] => {
    const found = [...whole.at(word), ...(isNumber(word) ? whole.at('#') : [])]
    for (const language of textLanguages)
      if ((language === 'ar') === isArabic(word))
        for (const [entry, position] of stems.at(`${language} ${stemOf(word, language)}`))
          found.push([entry, position, 1, true])
    for (let length = 2; length <= word.length; length++) {
      const [beginning, end] = [word.slice(0, length), word.slice(-length)]
      found.push(...scaled(beginnings.at(beginning), closenessOf(beginning, word)))
      found.push(...scaled(ends.at(end), 1))
    }
    for (let start = 0; start < word.length; start++)
      for (let end = start + leastPart; end <= word.length; end++) {
        const part = word.slice(start, end)
        const atEnd = end === word.length ? 1 : closenessOf(part, word)
        found.push(...scaled(parts.at(part), atEnd))
      }
    return found
  }

  const findPlaces = (word: string): readonly Place[] => {
    let found = placesOfForm(word)
    const bare = isArabic(word) ? withoutJoinedLetter(word) : word
    if (found.length === 0 && bare !== word) found = placesOfForm(bare)
    if (found.length === 0 && !textLanguages.some((language) => isStopWord(word, language)))
      found = [
        ...wholeTypos.meantBy(word, false).flatMap((form) => scaled(whole.at(form), mistyped)),
        ...beginningTypos.meantBy(word, true).flatMap((form) => scaled(beginnings.at(form), mistyped)),
      ]
    // The best of several ways in which one word of an entry is found.
    const best = new Map<string, Place>()
    for (const place of found) {
      const key = `${place[0]} ${place[1]}`
      const other = best.get(key)
      if (other === undefined || other[2] < place[2] || (other[3] && other[2] === place[2]))
        best.set(key, place)
    }
    return [...best.values()]
  }

  const known = new Map<string, WordPlaces>()
  const sharedIds = sharedIdsOf()

  const placesOf = (word: string): WordPlaces => {
    const before = known.get(word)
    if (before !== undefined) return before
    const places = sortPlaces(findPlaces(word), entries)
    if (known.size >= mostKnown) known.clear()
    known.set(word, places)
    return places
  }

  return (words, language) => {
    const matches = new Map<number, Match>()
    const places = words.map(placesOf)
    const fits = (id: number, byStem: boolean): boolean =>
      !matches.has(id) && (!byStem || entries[id]?.language === language)
    const add = (id: number, at: readonly number[], closeness: number) => {
      const entry = entries[id]
      if (entry === undefined) return
      const { category, weight } = entry
      matches.set(id, { category, language: entry.language, weight: weight * closeness, at })
    }
    let open: readonly Begun[] = []
    for (const [index, { alone, later }] of places.entries()) {
      for (const [id, closeness, byStem] of alone) if (fits(id, byStem)) add(id, [index], closeness)
      const recent = open.length === 0 ? open : open.filter(({ at }) => index - (at.at(-1) ?? 0) <= furthest)
      if (later.size === 0) {
        open = recent
        continue
      }
      const begun: Begun[] = []
      for (let back = 1; back <= furthest; back++) {
        const first = places[index - back]?.first
        if (first !== undefined && first.size > 0)
          for (const [id, byStem] of sharedIds(first, later))
            if (fits(id, byStem)) begun.push({ id, at: [index - back] })
      }
      const next: Begun[] = []
      for (const { id, at } of recent.length === 0 ? begun : [...recent, ...begun])
        for (const [position, byStem] of later.get(id) ?? []) {
          if (position !== at.length || !fits(id, byStem)) continue
          const longer = [...at, index]
          if (longer.length === entries[id]?.words) add(id, longer, 1)
          else next.push({ id, at: longer })
        }
      open = next.length === 0 ? recent : [...recent, ...next]
    }
    return [...matches.values()]
  }
}
