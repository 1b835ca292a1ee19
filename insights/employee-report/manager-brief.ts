/** What a manager takes into the conversation about a report: made when it is read, and kept nowhere. */
import { cutAtClause, isTakenUp, quoteShortWish, readWish } from './reading/wishes.ts'
import { lowRating, ratingOrNull, strongRating } from '../questionnaire/answers.ts'
import type { QuestionId, RawAnswers } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'
import { shorten } from '../catalog/quote-answer.ts'
import { english, type ReportKey, type Words } from '../catalog/report-texts.ts'
import {
  answeredRatings,
  extremes,
  quoteAnswer,
  quoteAnswerOrRest,
  ratingNames,
  ratingQuestions,
  ratingText,
  readPerson,
  statement,
  type Person,
} from './answered-person.ts'
import { praiseOfLow } from './praise-of-low.ts'
import { pressingOf } from './pressing-matter.ts'
import { growthStance } from './reading/growth-stance.ts'

export interface ManagerBrief {
  /** Exactly 3, to the person. */
  readonly questions: readonly Statement[]
  /** What the person asked for, in their own words; what says that nothing was. */
  readonly askedFor: readonly Statement[]
}

/** A rating that is not what it was in the answers before. */
export interface RatingChange {
  readonly id: (typeof ratingQuestions)[number]['id']
  readonly name: string
  readonly before: number
  readonly now: number
}

/** The brief from one person's answers. */
export function buildManagerBrief(
  employeeId: string,
  rawAnswers: RawAnswers,
  words: Words = english,
): ManagerBrief {
  const person = readPerson(employeeId, rawAnswers, words)
  return {
    questions: [askAboutPressing(person), askAboutRatings(person), askAboutGrowth(person)],
    askedFor: wishesOf(person),
  }
}

/** The conversation opens with what the report's headline ends with. */
function askAboutPressing(person: Person): Statement {
  const { words, quotes } = person
  const pressing = pressingOf(person)
  if (pressing === null) {
    const sources = ['missing_tools', 'company_improvements', 'team_support'] as const
    return statement(person, words.say('employee.brief.noWish'), sources)
  }
  if (pressing.kind === 'alarm') {
    const { kind, questionId, sentence } = pressing.alarm
    const cut = cutAtClause(sentence, 150) ?? shorten(sentence, 150)
    quotes.take(cut, questionId)
    const quoted = words.quoteParts([cut], 0)
    return statement(person, words.say(`employee.brief.alarm.${kind}`, { quoted }), [questionId])
  }
  const { questionId } = pressing
  const quoted = quoteShortWish(person, questionId) ?? ''
  const isThing = readWish(person, questionId) === 'thing'
  const key = isThing ? 'employee.brief.thing' : (`employee.brief.own.${questionId}` as const)
  return statement(person, words.say(key, { quoted }), [questionId])
}

function askAboutRatings(person: Person): Statement {
  const { say, numeral } = person.words
  const given = answeredRatings(person)
  const lowest = extremes(given, 'lowest')
  const [top] = extremes(given, 'highest')
  const [bottom] = lowest
  if (!top || !bottom) {
    return statement(person, say('employee.brief.noRatings'), ['role_clarity', 'weekly_output'])
  }
  const contradiction = praiseOfLow(person)
  if (contradiction !== null) {
    return { ...contradiction, text: `${contradiction.text} ${say('employee.brief.whichHolds')}` }
  }
  const rated = ratingText(person, bottom.questionId)
  const ids = lowest.map(({ questionId }) => questionId)
  if (bottom.value >= strongRating) {
    // High ratings beside an alarm leave something out.
    const key = pressingOf(person)?.kind === 'alarm' ? 'allStrongYet' : 'allStrong'
    const text = say(`employee.brief.${key}`, { rated: numeral(strongRating) })
    return statement(
      person,
      text,
      given.map(({ questionId }) => questionId),
    )
  }
  if (lowest.length === given.length && given.length > 1) {
    return statement(person, say('employee.brief.allAlike', { count: given.length, rated }), ids)
  }
  const names = ratingNames(person, lowest)
  if (top.value >= strongRating && bottom.value < lowRating) {
    const values = {
      high: ratingNames(person, [top]),
      top: numeral(top.value),
      low: names,
      bottom: numeral(bottom.value),
    }
    return statement(person, say('employee.brief.contrast', values), [top.questionId, ...ids])
  }
  return statement(person, say('employee.brief.lowest', { count: lowest.length, names, rated }), ids)
}

const growthMax = 110

function askAboutGrowth(person: Person): Statement {
  const { words, alarms, quotes } = person
  const { say } = words
  const leaving = alarms.find(({ kind }) => kind === 'leaving')
  if (leaving !== undefined && alarms[0] !== leaving) {
    const cut = cutAtClause(leaving.sentence, 150) ?? shorten(leaving.sentence, 150)
    if (quotes.take(cut, leaving.questionId)) {
      const quoted = words.quoteParts([cut], 0)
      return statement(person, say('employee.brief.leavingNext', { quoted }), [leaving.questionId])
    }
  }
  for (const id of ['career_goals', 'skill_development'] as const) {
    const quoted = growthStance(person.raw[id]) === 'wants' ? quoteAnswer(person, id, growthMax) : null
    if (quoted !== null) return statement(person, say('employee.brief.growth', { quoted }), [id])
  }
  return statement(person, say('employee.brief.noGrowth'), ['career_goals', 'skill_development'])
}

const asked: readonly (readonly [QuestionId, ReportKey])[] = [
  ['missing_tools', 'employee.brief.missingTools'],
  ['team_support', 'employee.brief.teamSupport'],
  ['company_improvements', 'employee.brief.improvements'],
  ['skill_development', 'employee.brief.skill'],
  ['career_goals', 'employee.brief.goal'],
]

/** Whether an answer asks for something; praise and refusals do not. */
function isAskedIn({ raw, alarms }: Person, id: QuestionId): boolean {
  if (alarms.some(({ questionId }) => questionId === id)) return true
  return id === 'skill_development' || id === 'career_goals'
    ? growthStance(raw[id]) === 'wants'
    : isTakenUp(raw[id])
}

/** What the questions have not quoted. */
function wishesOf(person: Person): readonly Statement[] {
  const { say } = person.words
  const said = asked.flatMap(([id, key]) => {
    const quoted = isAskedIn(person, id) ? quoteAnswerOrRest(person, id, 220) : null
    return quoted === null ? [] : [statement(person, say(key, { quoted }), [id])]
  })
  if (said.length > 0) return said
  return [
    statement(
      person,
      say('employee.brief.nothingAsked'),
      asked.map(([id]) => id),
    ),
  ]
}

/** The ratings that differ between two reports of a person; a rating that one of them lacks is not compared. */
export function ratingChanges(before: RawAnswers, now: RawAnswers, words: Words = english): RatingChange[] {
  return ratingQuestions.flatMap(({ id, questionId }) => {
    const [first, second] = [ratingOrNull(before[questionId]), ratingOrNull(now[questionId])]
    if (first === null || second === null || first === second) return []
    return [{ id, name: words.say(`employee.names.${id}`), before: first, now: second }]
  })
}
