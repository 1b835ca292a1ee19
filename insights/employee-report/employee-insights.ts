/**
 * `insights` of an employee's report: what the person said about working, feeling and growing. Every
 * sentence repeats a rating or a text; none concludes from it what the person is like.
 */
import type { EmployeeReport, Statement } from '../report-types.ts'
import { findFeelingQuestion } from './feeling-words.ts'
import {
  bandOf,
  extremes,
  answeredRatings,
  ratingNames,
  ratingText,
  describeUnreadable,
  statement,
  quoteUnreadable,
  quoteAnswer,
  type Person,
} from './answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'

/** All five parts of `insights`. */
export function insightsOf(person: Person): EmployeeReport['insights'] {
  return {
    personalityTraits: workingPreferences(person),
    psychologicalIndicators: [satisfaction(person), communication(person), spread(person)],
    selfAwareness: selfAwareness(person),
    emotionalResponses: ownWords(person),
    growthDesire: growth(person),
  }
}

const preferences = [
  ['close_collaborators', 'employee.insights.collaborators'],
  ['key_skills', 'employee.insights.skills'],
  ['current_tools', 'employee.insights.tools'],
  ['team_support', 'employee.insights.support'],
] as const

function workingPreferences(person: Person): readonly Statement[] {
  const { say } = person.words
  const stated = preferences.flatMap(([questionId, key]) => {
    const quoted = quoteAnswer(person, questionId)
    return quoted === null ? [] : [statement(person, say(key, { quoted }), [questionId])]
  })
  if (stated.length > 0) return stated
  const sources = preferences.map(([questionId]) => questionId)
  return [statement(person, say('employee.insights.noPreferences'), sources)]
}

function satisfaction(person: Person): Statement {
  return statement(person, satisfactionText(person), ['job_satisfaction'])
}

function satisfactionText(person: Person): string {
  const value = person.readings.satisfaction
  if (value === null) {
    const keys = {
      answered: 'employee.insights.satisfactionUnclear',
      blank: 'employee.insights.satisfactionBlank',
    } as const
    return describeUnreadable(person, 'job_satisfaction', keys, 60)
  }
  const values = { rated: ratingText(person, 'job_satisfaction') }
  return person.words.say(`employee.insights.satisfaction.${bandOf(value)}`, values)
}

function communication(person: Person): Statement {
  return statement(person, communicationText(person), ['team_communication'])
}

function communicationText(person: Person): string {
  const value = person.readings.communication
  if (value === null) {
    const keys = {
      answered: 'employee.insights.communicationUnclear',
      blank: 'employee.insights.communicationBlank',
    } as const
    return describeUnreadable(person, 'team_communication', keys, 60)
  }
  const values = { rated: ratingText(person, 'team_communication') }
  return person.words.say(`employee.insights.communication.${bandOf(value)}`, values)
}

function spread(person: Person): Statement {
  const { say, numeral } = person.words
  const given = answeredRatings(person)
  const ids = given.map((rating) => rating.questionId)
  const highest = given.length < 2 ? [] : extremes(given, 'highest')
  const lowest = given.length < 2 ? [] : extremes(given, 'lowest')
  const [top] = highest
  const [bottom] = lowest
  if (!top || !bottom) {
    return statement(person, say('employee.insights.noContrast'), [
      ...ids,
      ...(['role_clarity', 'weekly_output'] as const).filter((id) => !ids.includes(id)),
    ])
  }
  if (top.value === bottom.value) {
    const values = { value: numeral(top.value), names: ratingNames(person, given) }
    return statement(person, say('employee.insights.sameRating', values), ids)
  }
  const gap = top.value - bottom.value
  const values = {
    highest: ratingNames(person, highest),
    top: numeral(top.value),
    lowest: ratingNames(person, lowest),
    bottom: numeral(bottom.value),
    // As it is written, so that the plural goes with what is read.
    count: Math.round(gap * 100) / 100,
    gap: numeral(gap),
  }
  return statement(
    person,
    say('employee.insights.contrast', values),
    [...highest, ...lowest].map(({ questionId }) => questionId),
  )
}

function selfAwareness(person: Person): Statement {
  const { say } = person.words
  const said = (
    questionId: QuestionId,
    key: 'employee.insights.ownViewSkills' | 'employee.insights.ownViewNext',
  ): string => {
    const quoted = quoteAnswer(person, questionId, 100)
    if (quoted !== null) return say(key, { quoted })
    return describeUnreadable(person, questionId, { answered: `${key}Unread`, blank: `${key}Blank` })
  }
  const values = {
    skills: said('key_skills', 'employee.insights.ownViewSkills'),
    next: said('skill_development', 'employee.insights.ownViewNext'),
  }
  return statement(person, say('employee.insights.ownView', values), ['key_skills', 'skill_development'])
}

function ownWords(person: Person): Statement {
  const { say, question } = person.words
  const last: QuestionId = 'additional_feedback'
  const more = quoteAnswer(person, last, 200)
  if (more !== null) return statement(person, say('employee.insights.more', { quoted: more }), [last])
  const start = describeUnreadable(person, last, {
    answered: 'employee.insights.moreAnswered',
    blank: 'employee.insights.moreBlank',
  })
  const found = findFeelingQuestion(person.raw)
  const felt = found === null ? null : quoteAnswer(person, found, 200)
  if (found !== null && felt !== null) {
    const values = { question: question(found), quoted: felt }
    return statement(person, `${start} ${say('employee.insights.feeling', values)}`, [found, last])
  }
  const better = quoteAnswer(person, 'company_improvements', 200)
  const rest =
    better === null
      ? say('employee.insights.noFeeling')
      : say('employee.insights.noFeelingBetter', { quoted: better })
  return statement(person, `${start} ${rest}`, ['company_improvements', last])
}

function growth(person: Person): Statement {
  const said = (
    questionId: QuestionId,
    key: 'employee.insights.goal' | 'employee.insights.skill',
  ): string => {
    const quoted = quoteAnswer(person, questionId)
    if (quoted !== null) return person.words.say(key, { quoted })
    return describeUnreadable(person, questionId, { answered: `${key}Answered`, blank: `${key}Blank` })
  }
  const parts = [
    said('career_goals', 'employee.insights.goal'),
    said('skill_development', 'employee.insights.skill'),
    trainingText(person),
  ]
  return statement(person, parts.join(' '), ['career_goals', 'skill_development', 'aware_of_training'])
}

function trainingText(person: Person): string {
  const { training } = person.readings
  const { say } = person.words
  if (training !== null)
    return say(training ? 'employee.insights.trainingYes' : 'employee.insights.trainingNo')
  const quoted = quoteUnreadable(person, 'aware_of_training')
  return quoted === null
    ? say('employee.insights.trainingOpen')
    : say('employee.insights.trainingUnclear', { quoted })
}
