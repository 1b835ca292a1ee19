/** What a manager takes into the conversation about a report: made when it is read, and kept nowhere. */
import { alarmMax } from './reading/alarms.ts'
import { isTakenUp, quoteWish, readWish } from './reading/wishes.ts'
import { isGiven, ratingOrNull, strongRating } from '../questionnaire/answers.ts'
import type { QuestionId, RawAnswers } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'
import { english, type ReportKey, type Words } from '../catalog/report-texts.ts'
import {
  answeredRatings,
  extremes,
  quoteAnswer,
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
  const { words } = person
  const pressing = pressingOf(person)
  if (pressing === null) {
    const sources = ['missing_tools', 'company_improvements', 'team_support'] as const
    return statement(person, words.say('employee.brief.noWish'), sources)
  }
  if (pressing.kind === 'alarm') {
    const { kind, questionId, sentence } = pressing.alarm
    const quoted = words.quote(sentence, alarmMax)
    return statement(person, words.say(`employee.brief.alarm.${kind}`, { quoted }), [questionId])
  }
  const { questionId } = pressing
  const quoted = quoteWish(person, questionId)
  const isThing = readWish(person, questionId) === 'thing'
  const key = isThing ? 'employee.brief.thing' : (`employee.brief.own.${questionId}` as const)
  return statement(person, words.say(key, { quoted }), [questionId])
}

function askAboutRatings(person: Person): Statement {
  const { say, numeral } = person.words
  const given = answeredRatings(person)
  const lowest = extremes(given, 'lowest')
  const [bottom] = lowest
  if (!bottom) {
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
  return statement(person, say('employee.brief.lowest', { count: lowest.length, names, rated }), ids)
}

const growthMax = 110

function askAboutGrowth(person: Person): Statement {
  const { words, alarms } = person
  const { say } = words
  const leaving = alarms.find(({ kind }) => kind === 'leaving')
  if (leaving !== undefined && alarms[0] !== leaving) {
    const quoted = words.quote(leaving.sentence, alarmMax)
    return statement(person, say('employee.brief.leavingNext', { quoted }), [leaving.questionId])
  }
  for (const id of ['career_goals', 'skill_development'] as const) {
    const quoted = growthStance(person.raw[id]) === 'wants' ? quoteAnswer(person, id, growthMax) : null
    if (quoted !== null) return statement(person, say('employee.brief.growth', { quoted }), [id])
  }
  // Who wants nothing new is not asked for it again.
  const isOpen = isGiven(person.raw.career_goals) || isGiven(person.raw.skill_development)
  return statement(person, say(`employee.brief.${isOpen ? 'nextYear' : 'noGrowth'}`), [
    'career_goals',
    'skill_development',
  ])
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
    const quoted = isAskedIn(person, id) ? quoteAnswer(person, id, 300) : null
    return quoted === null ? [] : [statement(person, say(key, { quoted }), [id])]
  })
  if (said.length > 0) return said
  // What a question has quoted was asked for.
  const isAsked = asked.some(([id]) => isAskedIn(person, id))
  return [
    statement(
      person,
      say(`employee.brief.${isAsked ? 'nothingElse' : 'nothingAsked'}`),
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
