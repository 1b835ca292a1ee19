import type { Source } from './report-passages.ts'
import { paraphraseVocabulary } from './paraphrase-words.ts'
import { isParaphrase } from './check-paraphrase.ts'
import { extractNumbers } from './extract-numbers.ts'
import { hasOtherCase, withOtherFirst } from './letter-case.ts'
import { extractGrades, hasAddress, hasOtherDigits, hasUnusualSigns } from './confusable-characters.ts'

/** Checks which sentences of a model are accepted, in a report or in the chat. */

/** A sentence as returned by a model. `cites`: numbers of sources. */
export type Sentence = { text: string; cites: readonly number[] }

export type Fault =
  /** It cites nothing, or a source that was not sent. */
  | 'uncited'
  /** It contains a number that none of its cited sources contains. */
  | 'number'
  /** It quotes words that none of its cited sources contains. */
  | 'quote'
  /** It has hardly a word in common with its cited sources. */
  | 'unrelated'
  /** It mentions pay, a job title or a grade, which the computed sentence does not. */
  | 'consequence'
  /** It is empty, too long, or contains an address, markup, look-alike letters or invisible characters. */
  | 'form'
  /** It contains a letter that may be a grade, and that none of its cited sources contains. */
  | 'grade'
  /** It is not a whole sentence of one cited source, or presents somebody's words as a fact. */
  | 'words'
  /** It names somebody of the organization who is not named in the computed sentence. */
  | 'name'

const sentenceLength = 400
/** At least this share of its longer words has to occur in the cited sources, in the same or another form. */
const sharedWords = 0.25
const stemLength = 5

type Checked = {
  sentence: Sentence
  /** All sources that it may cite. */
  sources: readonly Source[]
  isNaming: (text: string) => boolean
}

/** Why a sentence is rejected in a report; undefined where it is accepted. */
export const findSentenceFault = (
  sentence: Sentence,
  sources: readonly Source[],
  isNaming: (text: string) => boolean,
): Fault | undefined => {
  const said = sources.find(({ n }) => n === 0)?.text ?? ''
  const fault = findCharacterFault({ sentence, sources, isNaming }, said)
  if (fault) return fault
  const cited = sources.filter(({ n }) => sentence.cites.includes(n))
  if (
    hasOtherCase(
      sentence.text,
      cited.map(({ text }) => text),
    )
  )
    return 'form'
  const isHeld = isParaphrase(
    sentence.text,
    cited.map(({ n, text }) => ({ text, isTold: n !== 0 })),
  )
  return isHeld ? undefined : 'words'
}

/**
 * The checks before the comparison word by word. `said`: the computed text, which permits mentioning pay, job titles,
 * grades and names; in a report that is the computed sentence, source 0 of its passage.
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
  // Words of a person are in quotation marks there, and permit nothing outside of them.
  const computed = removeQuotes(said)
  if (hasOtherDigits(sentence.text)) return 'number'
  if (hasAddress(text, basis) || hasUnusualSigns(sentence.text, [...basis, ...paraphraseVocabulary(basis)]))
    return 'form'
  const numbersOfBasis = new Set(basis.flatMap(extractNumbers))
  if (extractNumbers(text).some((number) => !numbersOfBasis.has(number))) return 'number'
  const quotable = basis.map(plain)
  if (extractQuotes(text).some((words) => !quotable.some((source) => isQuotedFrom(source, plain(words)))))
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

/** Empty, too long, or with invisible or markup characters. */
export const isUnusableText = (written: string): boolean => {
  const text = written.trim().normalize('NFKC')
  return text === '' || text.length > sentenceLength || unfitSigns.test(written) || unfitSigns.test(text)
}

// Two patterns, since ignoring case over all of Unicode is slow.
const unfitSigns = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>{}[\]`|\\@#*_~]/u
/** A quotation has at most 400 characters. */
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

/** Letter by letter; only the first may be a capital or not, by its place in a sentence. */
const isQuotedFrom = (source: string, words: string): boolean =>
  source.includes(words) || source.includes(withOtherFirst(words))

const plain = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[’‘]/gu, "'").replaceAll(/\s+/gu, ' ').trim()

export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
const stem = (word: string): string => word.slice(0, stemLength)
const stems = (text: string): string[] => splitWords(text).map(stem)

/** Words for decisions about a person. An answer may contain them, but only in quotation marks. */
export const consequences =
  /^(?:promot|demot|dismiss|fire|fired|firing|sack|layoff|laid|terminat|resign|redundan|severance|salar|wage|bonus|raise|pay|paid|compensat|disciplin|warning|probation|hire|hired|hiring|replac|grade|score|rank|diagnos|disorder|depress|burnout|lazy|incompetent|underperform|overperform|earn|income|remunerat|posts?$|positions?$)/u

/** Whether enough of a text's longer words occur in these. */
export const isRelated = (text: string, basis: readonly string[]): boolean => {
  const longer = stems(text).filter((word) => word.length >= 4)
  if (longer.length === 0) return false
  const known = new Set(basis.flatMap(stems))
  return longer.filter((word) => known.has(word)).length / longer.length >= sharedWords
}
