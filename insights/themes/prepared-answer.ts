import type { ThemeCategory, ThemeKind } from './categories.ts'
import { understand, understandPart } from './category-matchers.ts'
import { detailOf } from './details/details.ts'
import { isFillerWord } from './matching/filler-words.ts'
import { clausesOf } from './matching/clauses.ts'
import { withoutFraming } from './matching/framing-words.ts'
import { typoIndexOf } from './matching/typo-index.ts'
import {
  isArabic,
  languagesOf,
  stemOf,
  type TextLanguage,
  type TextWord,
  withoutJoinedLetter,
  wordsOf,
} from './matching/text-words.ts'
import type { OpenAnswer } from './theme-types.ts'

/** Later words than these are not compared: what matters is said before. */
const mostWords = 250

export interface PreparedAnswer {
  readonly answer: OpenAnswer
  readonly category: ThemeCategory | undefined
  /** What it names: of its category first, then of what else it names beside it. */
  readonly details: readonly string[]
  readonly language: TextLanguage
  readonly words: readonly TextWord[]
  /** The stem of each word; null where it says nothing alone. */
  readonly stems: readonly (string | null)[]
}

const contentStem = (word: string, language: TextLanguage): string | null => {
  if (isFillerWord(word, language)) return null
  return stemOf(isArabic(word) ? withoutJoinedLetter(word) : word, language)
}

/** How many answers of the set hold each stem. */
const countStems = (answers: readonly PreparedAnswer[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { stems } of answers)
    for (const stem of new Set(stems)) if (stem !== null) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

const rarely = 2
const timesAsOften = 3

/** Stems that are written once or twice and differ by one letter from a frequent one were probably meant to be that one. */
const mistypedStems = (answers: readonly PreparedAnswer[]): ReadonlyMap<string, string> => {
  const counts = countStems(answers)
  const countOf = (stem: string) => counts.get(stem) ?? 0
  const frequent = [...counts.keys()].filter((stem) => countOf(stem) > rarely)
  const index = typoIndexOf(frequent)
  const meant = new Map<string, string>()
  for (const [stem, count] of counts) {
    if (count > rarely) continue
    const [best] = index
      .meantBy(stem, false)
      .filter((known) => countOf(known) >= count * timesAsOften)
      .toSorted((a, b) => countOf(b) - countOf(a) || (a < b ? -1 : 1))
    if (best !== undefined) meant.set(stem, best)
  }
  return meant
}

/** The answers with their categories and stems. A word with a typo has the stem of the word that is meant. */
export const prepareAnswers = (answers: readonly OpenAnswer[], kind: ThemeKind): PreparedAnswer[] => {
  const prepared = answers.map((answer): PreparedAnswer => {
    const words = withoutFraming(wordsOf(answer.text, mostWords), answer.text)
    const plain = words.map(({ word }) => word)
    const understood = understand(plain, languagesOf(plain), kind)
    const { language, category } = understood
    const stems = plain.map((word) => contentStem(word, language))
    const details = new Set<string>()
    const addDetail = (said: readonly string[], about: ThemeCategory | undefined) => {
      const detail = about === undefined ? undefined : detailOf(said, language, about, kind)
      if (detail !== undefined) details.add(detail)
    }
    addDetail(plain, category)
    const clauses = clausesOf(words, answer.text)
    if (clauses.length > 1)
      for (const clause of clauses)
        addDetail(plain.slice(...clause), understandPart(understood, plain, clause, kind))
    return { answer, category, details: [...details], language, words, stems }
  })
  const meant = mistypedStems(prepared)
  if (meant.size === 0) return prepared
  return prepared.map((one) => ({
    ...one,
    stems: one.stems.map((stem) => (stem === null ? null : (meant.get(stem) ?? stem))),
  }))
}
