/** What a manager takes into the conversation about a report: made when it is read, and kept nowhere. */
import { isGiven, lowRating, ratingOrNull, strongRating } from '../questionnaire/answers.ts'
import type { QuestionId, RawAnswers } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'
import { english, type ReportKey, type Words } from '../catalog/report-texts.ts'
import {
  answeredRatings,
  extremes,
  isAboutLeaving,
  isActionable,
  quoteAnswer,
  ratingName,
  ratingQuestions,
  ratingText,
  readPerson,
  statement,
  type Person,
} from './answered-person.ts'

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
  // On its own page each answer may be quoted again, so the questions have a ledger of their own.
  const asking = readPerson(employeeId, rawAnswers, words)
  return {
    questions: [askAboutRatings(asking), askAboutWish(asking), askAboutGrowth(asking)],
    askedFor: wishesOf(person),
  }
}

function askAboutRatings(person: Person): Statement {
  const { say, numeral } = person.words
  const given = answeredRatings(person)
  const [top] = extremes(given, 'highest')
  const [bottom] = extremes(given, 'lowest')
  if (!top || !bottom) {
    return statement(person, say('employee.brief.noRatings'), ['role_clarity', 'weekly_output'])
  }
  const rated = ratingText(person, bottom.questionId)
  if (bottom.value >= strongRating) {
    const text = say('employee.brief.allStrong', { rated })
    return statement(
      person,
      text,
      given.map(({ questionId }) => questionId),
    )
  }
  if (top.value >= strongRating && bottom.value < lowRating) {
    const values = {
      high: ratingName(person, top),
      top: numeral(top.value),
      low: ratingName(person, bottom),
      bottom: numeral(bottom.value),
    }
    return statement(person, say('employee.brief.contrast', values), [top.questionId, bottom.questionId])
  }
  const values = { name: ratingName(person, bottom), rated }
  return statement(person, say('employee.brief.lowest', values), [bottom.questionId])
}

const wishes = ['missing_tools', 'company_improvements', 'team_support'] as const

function askAboutWish(person: Person): Statement {
  const { say } = person.words
  for (const id of wishes) {
    const quoted = isGiven(person.raw[id]) ? quoteAnswer(person, id, 110) : null
    if (quoted !== null) return statement(person, say(`employee.brief.own.${id}`, { quoted }), [id])
  }
  return statement(person, say('employee.brief.noWish'), wishes)
}

function askAboutGrowth(person: Person): Statement {
  const { say } = person.words
  for (const id of ['career_goals', 'skill_development'] as const) {
    const quoted = isActionable(person.raw[id]) ? quoteAnswer(person, id, 110) : null
    if (quoted !== null) return statement(person, say('employee.brief.growth', { quoted }), [id])
  }
  for (const id of ['skill_development', 'career_goals'] as const) {
    const text = person.raw[id]
    const quoted =
      text !== undefined && isGiven(text) && !isAboutLeaving(text) ? quoteAnswer(person, id, 110) : null
    if (quoted !== null) return statement(person, say('employee.brief.own.growth', { quoted }), [id])
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

function wishesOf(person: Person): readonly Statement[] {
  const { say } = person.words
  const said = asked.flatMap(([id, key]) => {
    const quoted = isGiven(person.raw[id]) ? quoteAnswer(person, id, 220) : null
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
