/** What people's own texts speak of, found by whole words. Every text is looked at once. */
import type { HiringPriority } from './company-report-types.ts'
import type { QuestionId, RawAnswers } from './questionnaire.ts'

/** A keyword family of point 9: any of its words in `missing_tools` gives one hiring need. */
export interface HiringFamily {
  readonly words: readonly string[]
  /** Names the job in the catalogue. */
  readonly id: 'automation' | 'creative' | 'people'
  readonly priority: HiringPriority
}

export const hiringFamilies: readonly HiringFamily[] = [
  { words: ['automation', 'workflow'], id: 'automation', priority: 'High' },
  { words: ['designer', 'creative'], id: 'creative', priority: 'Medium' },
  { words: ['hris', 'onboarding'], id: 'people', priority: 'High' },
]

/** The family that these words are of; undefined without any. */
export function familyOf(keywords: readonly string[]): HiringFamily['id'] | undefined {
  return hiringFamilies.find(({ words }) => words.some((word) => keywords.includes(word)))?.id
}

const allWords = hiringFamilies.flatMap(({ words }) => words)
// Finding the letters is ten times faster than finding whole words, and most texts do not even hold the letters.
const hiringLetters = new RegExp(allWords.join('|'), 'gi')
const wholeWordHere = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}_])(?:${allWords.join('|')})(?![\\p{L}\\p{M}\\p{N}_])`,
  'iuy',
)
const noWords: ReadonlySet<string> = new Set()
const alone: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  allWords.map((word) => [word, new Set([word])]),
)

/** The words of the families that occur in the text as whole words, in lower case. */
export function hiringWordsIn(text: string | undefined): ReadonlySet<string> {
  if (text === undefined) return noWords
  let found = noWords
  hiringLetters.lastIndex = 0
  for (let match = hiringLetters.exec(text); match !== null; match = hiringLetters.exec(text)) {
    wholeWordHere.lastIndex = match.index
    if (!wholeWordHere.test(text)) continue
    const word = match[0].toLowerCase()
    if (found.has(word)) continue
    found = found.size === 0 ? (alone.get(word) ?? noWords) : new Set([...found, word])
  }
  return found
}

const staffingQuestions: readonly QuestionId[] = [
  'team_support',
  'missing_tools',
  'company_improvements',
  'additional_feedback',
]
const concernsStaffing =
  /\b(?:under-?staffed|short[ -]staffed|hire|hiring|headcount|(?:more|extra|additional|another|second)\s+(?:people|person|staff|hands|pair of hands|colleagues?|team members?)|too few people|not enough people)\b/i

/** The first open question in whose answer the person writes about needing more hands, or null. */
export function staffingQuestionIn(raw: RawAnswers): QuestionId | null {
  for (const id of staffingQuestions) {
    const text = raw[id]
    if (text !== undefined && concernsStaffing.test(text)) return id
  }
  return null
}

const concernsStep =
  /\b(?:promot(?:ed|ion)|senior|lead|leader|leading|leadership|manage|manager|managing|management|head of|director|supervis(?:e|or|ing))\b/i

/** Whether the person's goals speak of a next step: promotion, leading, managing. */
export function speaksOfStep({ career_goals: goals }: RawAnswers): boolean {
  return goals !== undefined && concernsStep.test(goals)
}
