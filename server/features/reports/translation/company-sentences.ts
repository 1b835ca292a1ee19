/** The sentences of a company report by path, and their translations. */
import { planParts } from '../../../../insights/company-report/plan-parts.ts'

/** A sentence in English, and the same in another language. */
export type SentencePair = readonly [english: string, translated: string]

/** Translations by English sentence. */
export type Sentences = ReadonlyMap<string, string>

const sentences: ReadonlySet<string> = new Set([
  'text',
  'title',
  'details',
  ...planParts,
  'reasoning',
  'description',
  'impact',
  'note',
  'notice',
  'label',
  'limits',
])
/** Parts without sentences of ours, skipped because they are the largest in a large company. */
const figures: ReadonlySet<string> = new Set([
  'evidence',
  'teamScores',
  'notAnsweredEmployees',
  'keywords',
  'writtenThemes',
])
/** A role is somebody's own word, except where the report itself names it. */
const namedRole = /^immediateHiringNeeds\.\d+\.role$/u

/** Calls `see` with each sentence of a company report and its path. */
export const forEachSentence = (
  value: unknown,
  see: (text: string, path: string) => void,
  path = '',
  isSentence = false,
): void => {
  if (typeof value === 'string') {
    if (isSentence || namedRole.test(path)) see(value, path)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const [key, item] of Object.entries(value)) {
    if (figures.has(key)) continue
    forEachSentence(item, see, path === '' ? key : `${path}.${key}`, isList ? isSentence : sentences.has(key))
  }
}

/** Pairs the sentences of a report with those of the same report in another language. */
export const pairSentences = (english: unknown, translated: unknown): SentencePair[] => {
  const inEnglish = new Map<string, string>()
  forEachSentence(english, (text, path) => inEnglish.set(path, text))
  const pairs = new Map<string, string>()
  forEachSentence(translated, (text, path) => {
    const twin = inEnglish.get(path)
    if (twin !== undefined && twin !== text && !pairs.has(twin)) pairs.set(twin, text)
  })
  return [...pairs]
}

/**
 * The texts to show instead of a report's sentences, by path. `inWords` is the same reader's view, with only the
 * sentences that replace suppressed content in the other language, so that a translation never discloses more than
 * the English report.
 */
export const translateShownTexts = (
  shown: unknown,
  inWords: unknown,
  translated: Sentences,
): Record<string, string> => {
  const told = new Map<string, string>()
  if (inWords !== shown) forEachSentence(inWords, (text, path) => told.set(path, text))
  const texts: Record<string, string> = {}
  forEachSentence(shown, (text, path) => {
    const instead = told.get(path)
    const other = instead === undefined || instead === text ? translated.get(text) : instead
    if (other !== undefined) texts[path] = other
  })
  return texts
}
