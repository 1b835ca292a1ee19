/**
 * `insights` of an employee's report: what the person said about working, feeling and growing. Every
 * sentence repeats a rating or a text; none concludes from it what the person is like.
 */
import type { EmployeeReport, Statement } from './report-types.ts'
import { feelingQuestionIn } from './feelings.ts'
import {
  bandOf,
  extremes,
  givenRatings,
  leftAs,
  noNumber,
  rated,
  statement,
  unclearYesNo,
  words,
  type GivenRating,
  type Person,
} from './person.ts'
import { questionOf, type QuestionId } from './questionnaire.ts'
import { listed, numeral, sentence } from './wording.ts'

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

function workingPreferences(person: Person): readonly Statement[] {
  const said: readonly (readonly [QuestionId, (quoted: string) => string])[] = [
    ['close_collaborators', (quoted) => `Asked who you work with most closely, you answered ${quoted}.`],
    ['key_skills', (quoted) => `Asked what you are best at, you answered ${quoted}.`],
    ['current_tools', (quoted) => `Asked which tools and programs you use, you answered ${quoted}.`],
    ['team_support', (quoted) => `Asked which support would help you most, you answered ${quoted}.`],
  ]
  const stated = said.flatMap(([questionId, put]) => {
    const quoted = words(person, questionId)
    return quoted === null ? [] : [statement(person, put(quoted), [questionId])]
  })
  if (stated.length > 0) return stated
  return [
    statement(
      person,
      'How you like to work cannot be read from your answers on who you work with, what you are best at, which tools you use and which support would help you.',
      said.map(([questionId]) => questionId),
    ),
  ]
}

function satisfaction(person: Person): Statement {
  return statement(person, satisfactionText(person), ['job_satisfaction'])
}

function satisfactionText(person: Person): string {
  const value = person.readings.satisfaction
  if (value === null) {
    return `Satisfaction: ${noNumber(person, 'job_satisfaction')}. Nothing is assumed here; only the score counts the missing number as 7.`
  }
  const put = `Satisfaction: you put your job at ${rated(person, 'job_satisfaction')} at the moment`
  return {
    strong: `${put}, at the strong end.`,
    middling: `${put}, neither low nor strong.`,
    low: `${put}. The number does not say why; you can.`,
  }[bandOf(value)]
}

function communication(person: Person): Statement {
  const value = person.readings.communication
  if (value === null) {
    return statement(
      person,
      `Communication: ${noNumber(person, 'team_communication')}, so nothing is said about how it works in your team.`,
      ['team_communication'],
    )
  }
  const close = {
    strong: 'which counts as strong',
    middling: 'workable and short of strong',
    low: 'in the lower part of the scale',
  }
  return statement(
    person,
    `Communication: you gave the way it works in your team ${rated(person, 'team_communication')}, ${close[bandOf(value)]}.`,
    ['team_communication'],
  )
}

function spread(person: Person): Statement {
  const given = givenRatings(person)
  const ids = given.map((rating) => rating.questionId)
  const highest = given.length < 2 ? [] : extremes(given, 'highest')
  const lowest = given.length < 2 ? [] : extremes(given, 'lowest')
  const [top] = highest
  const [bottom] = lowest
  if (!top || !bottom) {
    return statement(
      person,
      'Contrast: there are not two ratings to compare, so no high or low point shows.',
      [...ids, ...(['role_clarity', 'weekly_output'] as const).filter((id) => !ids.includes(id))],
    )
  }
  if (top.value === bottom.value) {
    return statement(
      person,
      `Contrast: there is none. The same rating, ${numeral(top.value)}, counts for ${namesOf(given)}.`,
      ids,
    )
  }
  const gap = numeral(top.value - bottom.value)
  return statement(
    person,
    `Contrast: of your ratings the highest is for ${namesOf(highest)} (${numeral(top.value)}) and the lowest for ${namesOf(lowest)} (${numeral(bottom.value)}), ${gap} ${gap === '1' ? 'point' : 'points'} apart.`,
    [...highest, ...lowest].map(({ questionId }) => questionId),
  )
}

function namesOf(given: readonly GivenRating[]): string {
  return listed(given.map(({ name }) => name))
}

function selfAwareness(person: Person): Statement {
  const answer = (questionId: QuestionId): string => {
    const quoted = words(person, questionId, 100)
    return quoted === null ? leftAs(person, questionId) : `you answered ${quoted}`
  }
  return statement(
    person,
    `How you see yourself: asked what you are best at, ${answer('key_skills')}; asked which skills you would like to build next, ${answer('skill_development')}.`,
    ['key_skills', 'skill_development'],
  )
}

function ownWords(person: Person): Statement {
  const last: QuestionId = 'additional_feedback'
  const more = words(person, last, 200)
  if (more !== null) return statement(person, `Asked for anything else, you wrote ${more}.`, [last])
  const start = `Asked for anything else, ${leftAs(person, last)}.`
  const found = feelingQuestionIn(person.raw)
  if (found !== null) {
    return statement(
      person,
      `${start} Your answer to another question (${questionOf(found).prompt}) has a word of feeling: ${words(person, found, 200)}.`,
      [found, last],
    )
  }
  const better = words(person, 'company_improvements', 200)
  return statement(
    person,
    better === null
      ? `${start} This report found no word of feeling in your other answers, and it guesses none.`
      : `${start} This report found no word of feeling in your other answers; on what the company should do better you wrote ${better}.`,
    ['company_improvements', last],
  )
}

function growth(person: Person): Statement {
  const goal = words(person, 'career_goals')
  const skill = words(person, 'skill_development')
  const { training } = person.readings
  const unclear = unclearYesNo(person, 'aware_of_training')
  const parts = [
    `asked where your work should take you, ${goal === null ? leftAs(person, 'career_goals') : `you wrote ${goal}`}`,
    `asked which skills to build next, ${skill === null ? leftAs(person, 'skill_development') : `you wrote ${skill}`}`,
    training === true ? 'you know what training is open to you' : null,
    training === false ? 'you do not know yet what training is open to you' : null,
    training === null && unclear !== null
      ? `asked whether you know what training is open to you, ${unclear}`
      : null,
    training === null && unclear === null
      ? 'whether you know what training is open to you, you left open'
      : null,
  ].filter((part) => part !== null)
  return statement(person, parts.map((part) => `${sentence(part)}.`).join(' '), [
    'career_goals',
    'skill_development',
    'aware_of_training',
  ])
}
