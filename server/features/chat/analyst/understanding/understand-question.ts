import type { Choice, Mention, PageContext } from '../../../../../contract/calls/chat.ts'
import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { peopleBasis } from '../citations.ts'
import { departmentName } from '../company/department-name.ts'
import { remark, citedLine, type Line } from '../reply-lines.ts'
import {
  extractAddresses,
  findDepartments,
  isEverydayWord,
  findPeople,
  type NameMatch,
} from './name-lookup.ts'
import { hasValue, type Source } from '../source.ts'
import type { Topic } from '../../../../schema/chat.ts'
import { isSimilarWord } from './spelling.ts'
import { askAboutAmbiguity, askAboutSplitName } from './ambiguity.ts'
import { namePlaceholder } from './known-words.ts'
import { foldText, extractQuotedWords, expandContractions, tokenize, type Word } from './tokenize.ts'

/** A question as received, with what it may refer to. */
export type QuestionInput = {
  message: string
  mentions: readonly Mention[]
  context: PageContext
  /** The topic of the previous reply in the same conversation. */
  before: Topic
}

/** A question with the people and things it is about. */
export type UnderstoodQuestion = {
  /**
   * The text in lower case without accents, with a space at both ends and `_` for each name, so that no name is read
   * as a word of the question.
   */
  text: string
  /** The same with the names in it. */
  whole: string
  /** Words in quotation marks, as they were written. */
  quoted: readonly string[]
  /** The people it is about, in the order in which they were named. */
  people: readonly Employee[]
  departments: readonly string[]
  /** None of its words refers to a person: the people are those of the page that the asker looks at. */
  isOfPage: boolean
  /** A company report that was mentioned, or that the asker looks at. */
  reportId: string | null
  /** The version of a person's report that the asker looks at. */
  version: number | null
  /** Words that look like a name of somebody who is not in the list. */
  unknown: readonly string[]
  /** Why the list of people is not shown to the asker; null where it is. */
  listRefusal: string | null
  /** They asked about themselves, and are not in the list. */
  isSelfUnknown: boolean
  /** The list of people, where the asker may see it. */
  all: readonly Employee[]
  /** Ids of everybody named anywhere in the message, including words that are searched for. */
  spokenOf: readonly string[]
}

/** It is ambiguous who or what is meant. */
export type ClarificationNeeded = { asks: Line; choices: Choice[] } & Pick<UnderstoodQuestion, 'spokenOf'>

/** A limit for long messages; people beyond it are still found by name where the stored text is searched. */
const spokenOfMax = 500

/** Finds the people and things a question is about; asks back where a name is ambiguous. */
export const understandQuestion = async (
  asked: QuestionInput,
  source: Source,
): Promise<UnderstoodQuestion | ClarificationNeeded> => {
  const told = await source.people()
  const all = hasValue(told) ? told.value : []
  const byId = new Map(all.map((person) => [person.id, person]))
  const inList = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const { message, mentions, context, before } = asked
  const whole = expandContractions(tokenize(message))
  const quoted = extractQuotedWords(message)
  // Names within words that are searched for are not what the question is about.
  const unquoted = quoted.reduce((left, words) => left.replace(words, ' '), message)
  const outside = findPeople(unquoted, all)
  const everywhere = quoted.length === 0 ? outside : findPeople(message, all)
  const spokenOf = distinct([
    ...mentions.flatMap((one) => (one.kind === 'person' ? [one.employeeId] : [])),
    ...everywhere.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
  ]).slice(0, spokenOfMax)
  const mentioned = inList(mentions.flatMap((one) => (one.kind === 'person' ? [one.employeeId] : [])))
  const places = mentions.flatMap((one) => (one.kind === 'department' ? [one.department] : []))
  const departments = [...new Set(all.map(departmentName))]
  const namedPlaces = findDepartments(unquoted, departments)
  const text = withoutNames(
    unquoted,
    [...outside, ...namedPlaces],
    [...mentioned.map(({ name }) => name), ...places],
  )
  const rest: Omit<UnderstoodQuestion, 'people' | 'departments'> = {
    text,
    whole,
    spokenOf,
    quoted,
    all,
    reportId: reportOf(mentions) ?? context.reportId ?? null,
    version: context.version ?? null,
    isOfPage: false,
    isSelfUnknown: false,
    unknown: [],
    listRefusal: hasValue(told) ? null : told.refusal,
  }
  if (mentioned.length === 0 && mentions.some(({ kind }) => kind === 'person')) {
    const asks =
      rest.listRefusal === null
        ? citedLine('Whoever was picked is not in the list of people any more.', peopleBasis)
        : remark(rest.listRefusal)
    return { asks, choices: [], spokenOf }
  }
  const named = outside.filter((one) => !isTakenBy(one, namedPlaces))
  const isPicked = mentioned.length > 0 || places.length > 0
  const unclear = isPicked
    ? undefined
    : (askAboutSplitName(named, unquoted) ?? askAboutAmbiguity(named, namedPlaces))
  if (unclear) return { ...unclear, spokenOf }
  const isAboutSelf =
    /\b(my|mine|myself|am i|did i|do i|have i|i have|i get|i got|should i (improve|learn|work on))\b/.test(
      text,
    ) ||
    // For askers who decide about everybody, 'should I' is a question about everybody.
    (source.reader.sees !== 'everything' && /\b(should i|do for me)\b/.test(text))
  const self = isAboutSelf ? await source.self() : undefined
  const own = self && hasValue(self) ? inList([self.value]) : []
  const people = distinct([
    ...mentioned,
    ...(isPicked ? [] : named.flatMap(({ candidates }) => candidates.slice(0, 1))),
    ...own,
  ])
  const inDepartments = distinct([
    ...places,
    ...(isPicked ? [] : namedPlaces.flatMap(({ candidates }) => candidates.slice(0, 1))),
  ])
  if (people.length > 0 || inDepartments.length > 0) {
    return { ...rest, people, departments: inDepartments }
  }
  if (isAboutSelf) return { ...rest, people: [], departments: [], isSelfUnknown: true }
  return { ...rest, unknown: namesIn(unquoted), ...referredTo(text, context, before, inList) }
}

/** The words of a message with `_` for each name, and for each word that resembles a picked name. */
const withoutNames = (
  message: string,
  named: readonly Pick<NameMatch<unknown>, 'words'>[],
  picked: readonly string[],
): string => {
  const ofPicked = picked.flatMap((name) => tokenize(name).map((word) => word.plain))
  const isPicked = ({ plain: word }: Word) =>
    ofPicked.some((name) => name === word || isSimilarWord(word, name))
  const ofAddresses = new Set(
    [...extractAddresses(message)].flatMap((one) => tokenize(one).map((word) => word.plain)),
  )
  const isNamed = (word: Word, at: number) =>
    named.some(({ words: [from, until] }) => from <= at && at < until) ||
    isPicked(word) ||
    ofAddresses.has(word.plain)
  const words = tokenize(message)
  return expandContractions(
    words.flatMap((word, at) => {
      if (!isNamed(word, at)) return [word]
      const before = words[at - 1]
      // A name of several words gets one placeholder.
      return before && isNamed(before, at - 1)
        ? []
        : [{ ...word, plain: namePlaceholder, isPossessive: false }]
    }),
  )
}

/** Words written like names: capitalized within a sentence, or in the possessive. */
const namesIn = (message: string): string[] =>
  message.split(/[.!?:\n]+/u).flatMap((sentence) =>
    tokenize(sentence)
      .filter(
        ({ plain: word, isCapital, isPossessive }, index) =>
          word.length > 1 && !isEverydayWord(word) && ((isCapital && index > 0) || isPossessive),
      )
      .map(({ plain: word }) => word),
  )

const reportOf = (mentions: readonly Mention[]): string | undefined =>
  mentions.flatMap((one) => (one.kind === 'company-report' ? [one.reportId] : []))[0]

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** A word that is a department's whole name is not a person's. */
const isTakenBy = (
  { words: [from, until] }: NameMatch<unknown>,
  places: readonly NameMatch<string>[],
): boolean =>
  places.some(
    ({ words: [start, end], candidates }) =>
      start <= from && until <= end && start < end && candidates.length === 1,
  )

const personWords =
  /\b(he|him|his|she|her|hers|they|them|their|theirs|this person|that person|this report|this grade|this letter|this score|this employee)\b/
const placeWords = /\b(this department|that department|this team|that team|there)\b/
const companyWords =
  /\b(company|organi[sz]ation|we|our|us|overall company|everybody|everyone|all of us|whole)\b/

/**
 * The people or departments of a question without a name: those of the page that the asker looks at, otherwise those
 * of the previous reply.
 */
const referredTo = (
  text: string,
  context: PageContext,
  before: Topic,
  inList: (ids: readonly string[]) => Employee[],
): Pick<UnderstoodQuestion, 'people' | 'departments' | 'isOfPage'> => {
  const onPage = inList(context.employeeId === undefined ? [] : [context.employeeId])
  const place = context.department === undefined ? before.departments : [context.department]
  if (placeWords.test(text)) return { people: [], departments: place, isOfPage: false }
  if (personWords.test(text)) {
    const people = onPage.length > 0 ? onPage : inList(before.employeeIds)
    return { people, departments: [], isOfPage: false }
  }
  return { people: companyWords.test(text) ? [] : onPage, departments: [], isOfPage: true }
}

/** The choice of the previous reply that a message picks: by its number, or by text from its label. */
export const pickedChoice = (message: string, choices: readonly Choice[]): Choice | undefined => {
  const text = foldText(message)
    .trim()
    .replace(/[.!?]$/u, '')
  if (/^\d{1,2}$/.test(text)) return choices[Number(text) - 1]
  const fitting = text.length < 3 ? [] : choices.filter(({ label }) => foldText(label).startsWith(text))
  const inside = text.length < 3 ? [] : choices.filter(({ label }) => foldText(label).includes(text))
  const [only, other] = fitting.length > 0 ? fitting : inside
  return other === undefined ? only : undefined
}
