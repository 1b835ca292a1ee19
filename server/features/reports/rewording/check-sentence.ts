import type { Source } from './report-passages.ts'
import { paraphraseVocabulary } from './paraphrase-words.ts'
import { isParaphrase } from './check-paraphrase.ts'
import { extractNumbers } from './extract-numbers.ts'
import { extractGrades, hasAddress, hasOtherDigits, hasUnusualSigns } from './confusable-characters.ts'

/** What of a model's sentences may stand, in a report or in the chat. */

/** A sentence as a model gave it. `cites`: numbers of sources. */
export type Sentence = { text: string; cites: readonly number[] }

export type Fault =
  /** It cites nothing, or something that was not shown. */
  | 'uncited'
  /** It says a number that none of what it cites holds. */
  | 'number'
  /** It puts words between quotation marks that none of what it cites holds. */
  | 'quote'
  /** It has hardly a word in common with what it cites. */
  | 'unrelated'
  /** It speaks of pay, of a post or of a grade, which the computed sentence does not. */
  | 'consequence'
  /** It is empty, too long, or holds an address, markup, letters that look like others or signs that nobody can see. */
  | 'form'
  /** It says a letter that may be a grade, and that none of what it cites holds. */
  | 'grade'
  /** It is no whole sentence of one source that it cites, or tells what somebody wrote as if it were so. */
  | 'words'
  /** It names somebody of the organization whom the computed sentence does not name. */
  | 'name'

const sentenceLength = 400
/** Of its longer words, at least this share stands in what it cites, as it is or in another form. */
const sharedWords = 0.25
const stemLength = 5

type Checked = {
  sentence: Sentence
  /** All that it may cite. */
  sources: readonly Source[]
  isNaming: (text: string) => boolean
}

/** Why a sentence may not stand in a report; undefined where it may. */
export const findSentenceFault = (
  sentence: Sentence,
  sources: readonly Source[],
  isNaming: (text: string) => boolean,
): Fault | undefined => {
  const said = sources.find(({ n }) => n === 0)?.text ?? ''
  const fault = findCharacterFault({ sentence, sources, isNaming }, said)
  if (fault) return fault
  const cited = sources.filter(({ n }) => sentence.cites.includes(n))
  const isHeld = isParaphrase(
    sentence.text,
    cited.map(({ n, text }) => ({ text, isTold: n !== 0 })),
  )
  return isHeld ? undefined : 'words'
}

/**
 * The same before it is compared word by word. `said`: what was computed and vouches for speaking of pay, posts, grades and names;
 * in a report that is the computed sentence, number 0 of its place.
 */
export const findCharacterFault = (
  { sentence, sources, isNaming }: Checked,
  said: string,
): Fault | undefined => {
  if (isUnusableText(sentence.text)) return 'form'
  const text = sentence.text.trim().normalize('NFKC')
  const cited = sentence.cites.map((n) => sources.find((source) => source.n === n))
  if (cited.length === 0 || cited.includes(undefined)) return 'uncited'
  const basis = cited.flatMap((source) => (source ? [source.text] : []))
  // What a person wrote stands in it between quotation marks, and vouches for nothing outside of them.
  const computed = removeQuotes(said)
  if (hasOtherDigits(sentence.text)) return 'number'
  if (hasAddress(text, basis) || hasUnusualSigns(sentence.text, [...basis, ...paraphraseVocabulary(basis)]))
    return 'form'
  const numbersOfBasis = new Set(basis.flatMap(extractNumbers))
  if (extractNumbers(text).some((number) => !numbersOfBasis.has(number))) return 'number'
  const quotable = basis.map(plain)
  if (extractQuotes(text).some((words) => !quotable.some((source) => source.includes(plain(words)))))
    return 'quote'
  const own = removeQuotes(text)
  const gradesOfBasis = new Set(basis.flatMap(extractGrades))
  if (extractGrades(own).some((grade) => !gradesOfBasis.has(grade))) return 'grade'
  const computedWords = new Set(stems(computed))
  if (splitWords(own).some((word) => consequences.test(word) && !computedWords.has(stem(word)))) {
    return 'consequence'
  }
  if (isNaming(own) && !isNaming(computed)) return 'name'
  if (!isRelated(text, basis)) return 'unrelated'
  return undefined
}

/** Empty, too long, or with signs that nobody can see or that mark up. */
export const isUnusableText = (written: string): boolean => {
  const text = written.trim().normalize('NFKC')
  return text === '' || text.length > sentenceLength || unfitSigns.test(written) || unfitSigns.test(text)
}

// Two, since ignoring case over all of Unicode is slow.
const unfitSigns = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>{}[\]`|\\@#*_~]/u
/** Within so many letters a quotation ends. */
const quotation =
  /["“”„«»]([^"“”„«»]{1,400})["“”„«»]|(?<![\p{L}\p{N}])['‘]([^‘’]{1,400}?)['’](?![\p{L}\p{N}])/gu
const endOfQuotation = '.,;:!?…'

export const extractQuotes = (text: string): string[] =>
  Array.from(text.matchAll(quotation), (match) => withoutEnd(match[1] ?? match[2] ?? '')).filter(
    (words) => words.trim() !== '',
  )

const withoutEnd = (words: string): string => {
  let end = words.length
  while (end > 0 && endOfQuotation.includes(words.charAt(end - 1))) end -= 1
  return words.slice(0, end)
}

export const removeQuotes = (text: string): string => text.replaceAll(quotation, ' “” ')

const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/[’‘]/gu, "'").replaceAll(/\s+/gu, ' ').trim()

export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
const stem = (word: string): string => word.slice(0, stemLength)
const stems = (text: string): string[] => splitWords(text).map(stem)

/** What would decide something about a person; an answer may say so, and then it stands between quotation marks. */
export const consequences =
  /^(?:promot|demot|dismiss|fire|fired|firing|sack|layoff|laid|terminat|resign|redundan|severance|salar|wage|bonus|raise|pay|paid|compensat|disciplin|warning|probation|hire|hired|hiring|replac|grade|score|rank|diagnos|disorder|depress|burnout|lazy|incompetent|underperform|overperform|earn|income|remunerat|posts?$|positions?$)/u

/** Whether enough of a text's longer words stand in these. */
export const isRelated = (text: string, basis: readonly string[]): boolean => {
  const longer = stems(text).filter((word) => word.length >= 4)
  if (longer.length === 0) return false
  const known = new Set(basis.flatMap(stems))
  return longer.filter((word) => known.has(word)).length / longer.length >= sharedWords
}
