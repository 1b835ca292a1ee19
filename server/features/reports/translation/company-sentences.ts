/** The sentences of a company report by their places, and what stands in the place of each in another language. */

/** A sentence in English, and the same in another language. */
export type SentencePair = readonly [english: string, translated: string]

/** What each sentence is in another language. */
export type Sentences = ReadonlyMap<string, string>

const sentences: ReadonlySet<string> = new Set([
  'text',
  'title',
  'details',
  'reasoning',
  'description',
  'impact',
  'note',
  'notice',
  'label',
  'limits',
])
/** Of a large company the largest part, in which no sentence is. */
const figures: ReadonlySet<string> = new Set(['evidence', 'teamScores', 'notAnsweredEmployees', 'keywords'])
/** A role is somebody's own word, but for one that the report names itself. */
const namedRole = /^immediateHiringNeeds\.\d+\.role$/u

/** Calls `see` with each sentence of a company report and its place. */
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

/** The sentences of a report beside those of the same report in another language. */
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
 * By their places the texts that are shown instead of those of a report: what each of its sentences is in the other
 * language. `inWords` is what the same reader is shown where what stands in the place of withheld texts is said in that
 * language: nothing but that differs, so that nobody is told more than in English.
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
