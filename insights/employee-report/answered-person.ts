/** One person's answers as the texts need them. */
import {
  findClampedNumber,
  defaultRating,
  isAnswered,
  isGiven,
  isWritten,
  lowRating,
  ratingOrNull,
  strongRating,
} from '../questionnaire/answers.ts'
import {
  questionIds,
  questionOf,
  type QuestionId,
  type RawAnswers,
  type ScaleId,
} from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'
import { readInputs, type RatingId, type Readings } from '../scoring/scores.ts'
import { quotedEntries } from '../catalog/quote-answer.ts'
import type { ReportKey, Words } from '../catalog/report-texts.ts'
import { findAlarms, speaksOfLeaving, type Alarm } from './reading/alarms.ts'
import { createQuoteLedger, type QuoteLedger } from './reading/quote-ledger.ts'

export interface Person {
  readonly employeeId: string
  /** What is said of them is said with these. */
  readonly words: Words
  readonly raw: RawAnswers
  readonly readings: Readings
  readonly answered: ReadonlySet<QuestionId>
  /** What comes before everything else, the gravest first. */
  readonly alarms: readonly Alarm[]
  /** What the report has quoted so far. */
  readonly quotes: QuoteLedger
  /** The ratings whose numbers have been said. */
  readonly numbered: Set<ScaleId>
}

/** A rating that was given. */
export interface AnsweredRating {
  readonly id: RatingId
  readonly questionId: ScaleId
  readonly value: number
}

/** The rating questions in the order in which texts take them up. */
export const ratingQuestions: readonly Omit<AnsweredRating, 'value'>[] = [
  { id: 'clarity', questionId: 'role_clarity' },
  { id: 'output', questionId: 'weekly_output' },
  { id: 'communication', questionId: 'team_communication' },
  { id: 'tools', questionId: 'tool_effectiveness' },
  { id: 'satisfaction', questionId: 'job_satisfaction' },
]

/** Whether a question was answered; a rating in words was, too, although the score cannot read it. */
export function hasAnswer(id: QuestionId, text: string | undefined): boolean {
  return isAnswered(id, text) || (questionOf(id).type === 'scale' && isGiven(text))
}

/** Reads a person's answers once for all texts about them. */
export function readPerson(employeeId: string, raw: RawAnswers, words: Words): Person {
  return {
    employeeId,
    words,
    raw,
    readings: readInputs(raw),
    answered: new Set(questionIds.filter((id) => hasAnswer(id, raw[id]))),
    alarms: findAlarms(raw),
    quotes: createQuoteLedger(),
    numbered: new Set(),
  }
}

/**
 * The person's words in quotation marks; null where the question was not answered in a way that can be read, and where
 * the report has quoted them already.
 */
export function quoteAnswer(person: Person, questionId: QuestionId, max?: number): string | null {
  return person.answered.has(questionId) ? quoteOnce(person, questionId, { max, from: questionId }) : null
}

function quoteOnce(
  { raw, words, quotes }: Person,
  questionId: QuestionId,
  { max, from }: { readonly max: number | undefined; readonly from?: QuestionId },
): string | null {
  const { shown, others } = quotedEntries(raw[questionId] ?? '', max)
  const left = shown.filter((entry) => quotes.take(entry, from))
  if (left.length === 0) return null
  return words.quoteParts(left, others + shown.length - left.length)
}

/** What was written where nothing could be read from it, in quotation marks; null where nothing was, or it is quoted already. */
export function quoteUnreadable(person: Person, questionId: QuestionId, max = 90): string | null {
  return isWritten(person.raw[questionId]) ? quoteOnce(person, questionId, { max }) : null
}

/** Says of a question from which nothing could be read what was written instead, or that nothing was. */
export function describeUnreadable(
  person: Person,
  questionId: QuestionId,
  { answered, blank }: { readonly answered: ReportKey; readonly blank: ReportKey },
  max?: number,
): string {
  const quoted = quoteUnreadable(person, questionId, max)
  return quoted === null ? person.words.say(blank) : person.words.say(answered, { quoted })
}

const speaksOfStaying = /(?<!\p{L})(?:stay|staying|remain|bleiben|bleibe|quedarme|seguir igual)(?!\p{L})/iu
const denies =
  /(?<![\p{L}\p{M}])(?:no|not|nothing|never|nicht|nichts|keine?[nrms]?|nie|nada|ningun[oa]?|nunca|لا|لن|ليس)(?![\p{L}\p{M}])|n[’']t\b/iu

/** Whether something was given that a step may build on: nothing that may be to go, to stay or to do without. */
export function isActionable(text: string | undefined): boolean {
  return (
    text !== undefined &&
    isGiven(text) &&
    !speaksOfLeaving(text) &&
    !speaksOfStaying.test(text) &&
    !denies.test(text.slice(0, 1000))
  )
}

/** A rating as a text says it: `7 of 10`, or `10 of 10, as your “12” is counted` where it lies outside the scale. */
export function ratingText({ words, raw }: Person, questionId: ScaleId): string {
  const text = raw[questionId]
  const written = findClampedNumber(text)
  const value = outOfTen(words, ratingOrNull(text) ?? defaultRating)
  return written === null ? value : words.say('phrases.counted', { value, quoted: words.quote(written, 12) })
}

/** The number that these ratings have in brackets; empty once the report has said it. */
export function numberOnce(person: Person, ...questionIds: readonly ScaleId[]): string {
  const left = questionIds.filter((id) => !person.numbered.has(id))
  const [first] = left
  if (first === undefined) return ''
  for (const id of left) person.numbered.add(id)
  return questionIds.length > 1
    ? person.words.say('phrases.inBracketsEach', {
        value: outOfTen(person.words, ratingOrNull(person.raw[first]) ?? defaultRating),
      })
    : person.words.say('phrases.inBrackets', { value: ratingText(person, first) })
}

/** The name of a rating as used in a sentence. */
export function ratingName({ words }: Person, { id }: Pick<AnsweredRating, 'id'>): string {
  return words.say(`employee.names.${id}`)
}

/** The names of these ratings as used in a sentence. */
export function ratingNames(person: Person, ratings: readonly Pick<AnsweredRating, 'id'>[]): string {
  return person.words.listed(ratings.map((rating) => ratingName(person, rating)))
}

/** The ratings that were given, in their usual order. */
export function answeredRatings(person: Person): readonly AnsweredRating[] {
  return ratingQuestions.flatMap((question) => {
    const value = ratingOrNull(person.raw[question.questionId])
    return value === null ? [] : [{ ...question, value }]
  })
}

/** Whether a rating was given and is low. */
export function isLow(value: number | null): value is number {
  return value !== null && value < lowRating
}

/** How a rating is spoken of: strong from 8, low below 6, else middling. */
export function bandOf(value: number): 'strong' | 'middling' | 'low' {
  if (value >= strongRating) return 'strong'
  return value < lowRating ? 'low' : 'middling'
}

/** Of these ratings the highest or the lowest, all of them where several are equal. */
export function extremes(
  given: readonly AnsweredRating[],
  side: 'highest' | 'lowest',
): readonly AnsweredRating[] {
  const values = given.map(({ value }) => value)
  const edge = side === 'highest' ? Math.max(...values) : Math.min(...values)
  return given.filter(({ value }) => value === edge)
}

/** `7 of 10`. */
export function outOfTen(words: Words, value: number): string {
  return words.say('phrases.outOfTen', { value: words.numeral(value) })
}

/** A statement that rests on those of the named questions that were answered, and names the others. */
export function statement(person: Person, text: string, questionIds: readonly QuestionId[]): Statement {
  return {
    text,
    evidence: questionIds
      .filter((id) => person.answered.has(id))
      .map((questionId) => ({ employeeId: person.employeeId, questionId })),
    unanswered: questionIds.filter((id) => !person.answered.has(id)),
  }
}

/** One of several statements that could be made; those with the highest rank are. */
export interface Candidate {
  readonly rank: number
  /** Two candidates of one topic would say much the same. */
  readonly topic: string
  /** Only what is chosen is made, since a statement that is not there quotes nothing. */
  readonly make: () => Statement
}

/** The `count` highest-ranking candidates, at most one of each topic; equal ranks keep their order. */
export function chooseBest(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const chosen = new Map<string, Candidate>()
  for (const candidate of candidates.toSorted((a, b) => b.rank - a.rank)) {
    if (chosen.size === count) break
    if (!chosen.has(candidate.topic)) chosen.set(candidate.topic, candidate)
  }
  return [...chosen.values()]
}

/** The statements of the best candidates. */
export function pickBest(candidates: readonly Candidate[], count: number): readonly Statement[] {
  return chooseBest(candidates, count).map(({ make }) => make())
}
