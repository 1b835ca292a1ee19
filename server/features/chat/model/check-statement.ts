import {
  findCharacterFault,
  isRelated,
  extractQuotes,
  removeQuotes,
  splitWords,
  type Fault,
  type Sentence,
} from '../../reports/rewording/check-sentence.ts'
import { isParaphrase, type ParaphraseSource } from '../../reports/rewording/check-paraphrase.ts'
import { hasOtherCase } from '../../reports/rewording/letter-case.ts'
import { extractNumbers } from '../../reports/rewording/extract-numbers.ts'
import { everydayWords } from '../../employees/names/common-words.ts'
import { findPictureFault, isPicture } from './check-picture-statement.ts'
import { nameMark, type MaskedText } from './mask-names.ts'
import type { LedgerSource } from './source-ledger.ts'

/**
 * Checks which sentences of a model are accepted in a reply: by the rules for reworded reports, and these in
 * addition.
 */

export type ChatFault =
  | Fault
  /** No single source contains all of its numbers, grades and names, so it may mix up people. */
  | 'mixed'
  /** It presents somebody's words as a fact. */
  | 'unattributed'
  /** It ranks people, which no computed source does. */
  | 'ranking'

/** Names of at most this many words may be shortened: 'Ada' for 'Ada Lovelace'. */
const shortName = 3

type People = {
  /** Whether a word is part of the name of somebody in the organization. */
  isName: (word: string) => boolean
  named: (text: string) => MaskedText
}

export const findStatementFault = (
  sentence: Sentence,
  given: readonly LedgerSource[],
  people: People,
): ChatFault | undefined => {
  const { isName, named } = people
  if (given.some((source) => sentence.cites.includes(source.n) && isPicture(source)))
    return findPictureFault(sentence, given, people)
  const cited = sentence.cites.flatMap((n) => given.filter((source) => source.n === n)).map(readBy(named))
  const computed = cited.filter(({ isComputed }) => isComputed)
  const own = named(removeQuotes(sentence.text))
  const said = [
    ...computed.map(({ rest }) => rest),
    ...capitalsIn(own.rest).filter((word) => cited.some(({ nameWords }) => nameWords.has(word))),
    ...(computed.some(isReport) ? [wordsOfReports] : []),
  ].join('\n')
  // A person's name permits nothing but the name itself.
  const sources = cited.map((source) => (source.isComputed ? { ...source, text: source.rest } : source))
  const nameless = { ...sentence, text: withoutNames(sentence.text, named) }
  const fault = findCharacterFault({ sentence: nameless, sources, isNaming: () => false }, said)
  if (fault) return fault
  if (
    hasOtherCase(
      sentence.text,
      cited.flatMap(({ text, question }) => [text, question]),
    )
  )
    return 'form'
  const isTold = extractQuotes(sentence.text).length > 0 || isAttributed(sentence.text)
  // Next to a computed source, somebody's words could pass as computed.
  if (
    !isTold &&
    !isRelated(
      nameless.text,
      computed.map(({ rest }) => rest),
    )
  )
    return 'unattributed'
  const isToYou = splitWords(own.rest).includes('you')
  const grades = gradesIn(own.rest, /^\s*A\s/u.test(sentence.text))
  const parts = partsIn(own.rest, isName)
  const numbers = extractNumbers(own.rest)
  const isNamed = ({ names, words }: Pick<Read, 'names' | 'words'>) =>
    [...own.names].every((name) => names.has(name)) && parts.every((part) => words.has(part))
  if (grades.length > 0 && !cited.some((source) => grades.every((grade) => source.grades.has(grade))))
    return 'grade'
  // A person named in an answer is mentioned only along with its author; readers know whose file it is.
  const isToldByAuthor = cited.some(
    ({ isComputed, label }) =>
      !isComputed &&
      (isToYou ||
        [...own.names].some((name) => label.names.has(name)) ||
        parts.some((part) => label.words.has(part))),
  )
  const mayName = isToldByAuthor || (cited.every(isFile) && isAttributed(sentence.text))
  const vouching = cited.map((source) => (source.isComputed || mayName ? source : source.label))
  if (
    !isNamed({
      names: new Set(vouching.flatMap(({ names }) => [...names])),
      words: new Set(vouching.flatMap(({ words }) => [...words])),
    })
  )
    return 'name'
  const isHeldBy = (source: Read) =>
    grades.every((grade) => source.grades.has(grade)) &&
    numbers.every((number) => source.numbers.has(number)) &&
    isNamed(source)
  if (grades.length + numbers.length > 0 && !cited.some(isHeldBy)) return 'mixed'
  const computedWords = new Set(splitWords(removeQuotes(said)))
  if (splitWords(own.rest).some((word) => superlatives.has(word) && !computedWords.has(word)))
    return 'ranking'
  return isParaphrase(named(sentence.text).marked, cited.map(retellableBy(named))) ? undefined : 'words'
}

/** A source without its label, which becomes the subject of its sentences. */
const retellableBy =
  (named: People['named']) =>
  ({ text, question, isComputed, basis, label }: Read): ParaphraseSource => {
    const line = text.startsWith(`${question}: `) ? text.slice(question.length + 2) : text
    const { marked } = named(line)
    const [, ofRow = ''] = /^(?:employee name: |name: )?([^;:]*)/u.exec(marked) ?? []
    const rowNames = [...named(line).names].filter((name) => isComputed && ofRow.trim() === nameMark(name))
    const names = [...label.names, ...rowNames]
    return {
      text: marked,
      isTold: !isComputed,
      isQuoting: basis.kind === 'plan',
      subject: new Set([
        ...names.map(nameMark),
        ...nameWordsOf({ names: new Set(names) }),
        ...(isComputed ? wordsAndNumbers(named(question).marked) : []),
        ...(basis.kind === 'file' ? ['file'] : []),
        ...(basis.kind === 'plan' ? ['plan'] : []),
      ]),
    }
  }

const wordsAndNumbers = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []

/** A sentence without full names, except within its quotations. */
const withoutNames = (text: string, named: People['named']): string => {
  const quotes = extractQuotes(text)
  const held = quotes.reduce((left, words, index) => left.replace(words, () => `\u0001${index}\u0001`), text)
  return quotes.reduce(
    (left, words, index) => left.replace(`\u0001${index}\u0001`, () => words),
    named(held).rest,
  )
}

/** A source with the names, words, numbers and grades that it contains. */
type Read = LedgerSource &
  MaskedText & {
    words: ReadonlySet<string>
    /** The words of names that may be shortened. */
    nameWords: ReadonlySet<string>
    label: { names: ReadonlySet<string>; words: ReadonlySet<string> }
    numbers: ReadonlySet<number | string>
    grades: ReadonlySet<string>
  }

const readBy =
  (named: People['named']) =>
  (source: LedgerSource): Read => {
    const whole = named(source.text)
    const label = named(source.question)
    return {
      ...source,
      ...whole,
      words: wordsOf(whole),
      nameWords: new Set(nameWordsOf(source.isComputed ? whole : label)),
      label: { names: label.names, words: wordsOf(label) },
      numbers: new Set(extractNumbers(whole.rest)),
      grades: new Set(isReport(source) ? gradesIn(removeQuotes(whole.rest), false) : []),
    }
  }

/** The words of a text, and those of its names that may be shortened. */
const wordsOf = ({ names, rest }: MaskedText): Set<string> =>
  new Set([...splitWords(rest), ...nameWordsOf({ names })])

const nameWordsOf = ({ names }: Pick<MaskedText, 'names'>): string[] =>
  [...names].map(splitWords).flatMap((words) => (words.length > shortName ? [] : words))

const isReport = ({ basis }: LedgerSource): boolean => basis.kind === 'report' || basis.kind === 'company'
/** Words for any number or letter of a report. */
const wordsOfReports = 'grade score'

const isFile = ({ basis }: LedgerSource): boolean => basis.kind === 'file'

/** Single grades: 'B+', 'C'. At the beginning of a sentence 'A' is an article. */
const gradesIn = (text: string, isSentence: boolean): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}'’.-])([A-D])([+\-−–]?)(?![\p{L}\p{N}'’])/gu)].flatMap(
    ({ 1: letter = '', 2: sign = '', index }) =>
      isSentence && letter === 'A' && sign === '' && text.slice(0, index).trim() === ''
        ? []
        : [`${letter}${sign.replace(/[−–]/u, '-')}`],
  )

/** The words of a sentence that may name somebody or something: parts of names, and capitalized words within it. */
const partsIn = (text: string, isName: (word: string) => boolean): string[] => {
  const found = text.trim().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return found
    .filter((word, index) => {
      if (isName(word)) return true
      if (word.length < 2 || !isCapital(word)) return false
      // Every sentence begins with a capital; a name of two words has a second one.
      return index > 0 || (isCapital(found[1] ?? '') && !everydayWords.has(word.toLowerCase()))
    })
    .flatMap((word) => splitWords(word))
}

/** Words that may be part of a name although they have another meaning: 'Payne', 'Best'. */
const capitalsIn = (text: string): string[] => (text.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []).flatMap(splitWords)

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

const isAttributed = (text: string): boolean => splitWords(text).some((word) => reporting.has(word))

const reporting: ReadonlySet<string> = new Set(
  `according answer answered answers ask asked asks call called calls contains describe described describes feel feels
  file gave gives holds list listed lists mention mentioned mentions name named names noted notes picture rate rated rates
  report reported reports said say says self show shows stated states table tell tells think thinks told want wants wish
  wishes write writes wrote`.split(/\s+/u),
)

const superlatives: ReadonlySet<string> = new Set(
  `best worst top bottom highest lowest strongest weakest smartest brightest laziest finest poorest outstanding`.split(
    ' ',
  ),
)
