import { phraseWords, type TextLanguage, textLanguages } from './matching/text-words.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** A phrase that somebody wrote and that can be the heading of a group of answers. */

const mostLooked = 200
const mostWords = 8
const longest = 70
const wholeFactor = 1.5
const betweenClauses = /[.!?;,:\n()…،؛؟"“”„«»]|\s[-–—]\s/u

export interface WrittenLabel {
  readonly text: string
  /** Who wrote it. */
  readonly employeeId: string
}

interface Clause extends WrittenLabel {
  readonly words: readonly string[]
  readonly language: TextLanguage
  /** Whether it is the whole answer, which is what the person wanted to be read alone. */
  readonly whole: boolean
  readonly stems: readonly string[]
}

/** The clauses of an answer; each is part of the text as it is written. */
const clausesOf = ({ answer, language, words, stems }: PreparedAnswer): Clause[] => {
  const { text, employeeId } = answer
  const clauses: Clause[] = []
  let first = 0
  for (const [index, { end }] of words.entries()) {
    const next = words[index + 1]
    if (next !== undefined && !betweenClauses.test(text.slice(end, next.start))) continue
    const start = words[first]?.start ?? 0
    const said = words.slice(first, index + 1)
    clauses.push({
      text: text.slice(start, end),
      employeeId,
      words: said.map(({ word }) => word),
      language,
      whole: said.length === words.length,
      stems: stems.slice(first, index + 1).filter((stem) => stem !== null),
    })
    first = index + 1
  }
  return clauses
}

/** Two to five words read as a heading; one says little and more are a sentence. */
const lengthFactor = (words: number): number => {
  if (words === 1) return 0.75
  if (words <= 5) return 1
  return words === 6 ? 0.85 : 0.6
}

/** Words that lead on from what was said before, and those by which people tell of themselves. */
const joining = new Set(phraseWords('and but or so und aber oder also y e o pero que dass', Infinity))
const telling = new Set(
  phraseWords(
    "i we my our me us i'm we're ich wir mein meine unser unsere mir uns yo nosotros mi mis nuestro me nos أنا نحن",
    Infinity,
  ),
)

/** A heading is no shout, goes on from nothing and speaks of the thing itself. */
const toneFactor = (text: string, words: readonly string[]): number =>
  (text.length > 4 && text === text.toUpperCase() && text !== text.toLowerCase() ? 0.5 : 1) *
  (joining.has(words[0] ?? '') ? 0.6 : 1) *
  (words.some((word) => telling.has(word)) ? 0.75 : 1)

const firstWords = ({ answer: { text, employeeId }, words }: PreparedAnswer): WrittenLabel => {
  const start = words[0]?.start ?? 0
  const fitting = words.slice(0, mostWords).filter(({ end }) => end - start <= longest)
  return { text: text.slice(start, fitting.at(-1)?.end ?? Math.min(text.length, longest)), employeeId }
}

const shortestFirst = ({ answer: a }: PreparedAnswer, { answer: b }: PreparedAnswer): number =>
  a.text.length - b.text.length ||
  (a.text === b.text ? (a.employeeId < b.employeeId ? -1 : 1) : a.text < b.text ? -1 : 1)

/** Whether a clause alone is about what its group is about. */
export type FitsGroup = (words: readonly string[], language: TextLanguage) => boolean

/** The clause whose words most of the group share. `key` are stems that it must hold. */
const bestClause = (
  looked: readonly PreparedAnswer[],
  key: string,
  fits: FitsGroup,
): WrittenLabel | undefined => {
  const shared = new Map<string, number>()
  for (const { stems } of looked)
    for (const stem of new Set(stems)) if (stem !== null) shared.set(stem, (shared.get(stem) ?? 0) + 1)
  const wanted = key.split(' ').filter((stem) => stem !== '')
  const clauses = looked
    .flatMap(clausesOf)
    .filter(
      ({ text, words, language, stems }) =>
        words.length <= mostWords &&
        text.length <= longest &&
        stems.length > 0 &&
        wanted.every((stem) => stems.includes(stem)) &&
        fits(words, language),
    )
  const written = new Map<string, number>()
  for (const { words } of clauses) {
    const folded = words.join(' ')
    written.set(folded, (written.get(folded) ?? 0) + 1)
  }
  let [best, most]: [WrittenLabel | undefined, number] = [undefined, 0]
  for (const { text, employeeId, words, whole, stems } of clauses) {
    const mean = stems.reduce((sum, stem) => sum + (shared.get(stem) ?? 0), 0) / (stems.length + 0.5)
    const score =
      mean *
      lengthFactor(words.length) *
      toneFactor(text, words) *
      (whole ? wholeFactor : 1) *
      (1 + Math.log2(written.get(words.join(' ')) ?? 1))
    if (score > most) [best, most] = [{ text, employeeId }, score]
  }
  return best
}

const lookedAt = (answers: readonly PreparedAnswer[]): PreparedAnswer[] =>
  answers.toSorted(shortestFirst).slice(0, mostLooked)

/** The clause that a group is called by, or else how its shortest answer begins. */
export const labelOf = (answers: readonly PreparedAnswer[], key: string, fits: FitsGroup): WrittenLabel => {
  const looked = lookedAt(answers)
  const [shortest] = looked
  return (
    bestClause(looked, key, fits) ??
    (shortest === undefined ? { text: '', employeeId: '' } : firstWords(shortest))
  )
}

/** What a group is called in each language in which somebody wrote a clause that says it. */
export const labelsByLanguage = (
  answers: readonly PreparedAnswer[],
  fits: FitsGroup,
): (WrittenLabel & { readonly language: TextLanguage })[] =>
  textLanguages.flatMap((language) => {
    const label = bestClause(lookedAt(answers.filter((one) => one.language === language)), '', fits)
    return label === undefined ? [] : [{ ...label, language }]
  })
