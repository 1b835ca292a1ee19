/**
 * `insights` of an employee's report: what the person said about working, feeling and growing. Every
 * sentence repeats a rating or a text; none concludes from it what the person is like.
 */
import type { EmployeeReport, Statement } from './report-types.ts'
import { bandOf, givenRatings, outOfTen, statement, words, type GivenRating, type Person } from './person.ts'
import type { QuestionId } from './questionnaire.ts'
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
    ['current_tools', (quoted) => `The tools you use for your work, as you list them: ${quoted}.`],
    ['team_support', (quoted) => `The support that would help you most, as you put it: ${quoted}.`],
  ]
  const stated = said.flatMap(([questionId, put]) => {
    const quoted = words(person, questionId)
    return quoted === null ? [] : [statement(person, put(quoted), [questionId])]
  })
  if (stated.length > 0) return stated
  return [
    statement(
      person,
      'How you like to work cannot be read from your answers: who you work with, what you are best at, which tools you use and which support would help you were all left open.',
      said.map(([questionId]) => questionId),
    ),
  ]
}

function satisfaction(person: Person): Statement {
  const value = person.readings.satisfaction
  return statement(person, satisfactionText(value), ['job_satisfaction'])
}

function satisfactionText(value: number | null): string {
  if (value === null) {
    return 'Satisfaction: not answered. Nothing is assumed here; only the score counts the missing number as 7.'
  }
  const put = `Satisfaction: you put your job at ${outOfTen(value)} at the moment`
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
      'Communication: you did not rate how it works in your team, so nothing is said about it.',
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
    `Communication: you gave the way it works in your team ${outOfTen(value)}, ${close[bandOf(value)]}.`,
    ['team_communication'],
  )
}

function spread(person: Person): Statement {
  const given = givenRatings(person)
  const ids = given.map((rating) => rating.questionId)
  const highest = extreme(given, (a, b) => a > b)
  const lowest = extreme(given, (a, b) => a < b)
  if (!highest || !lowest || given.length < 2) {
    return statement(
      person,
      'Contrast: there are not two ratings to compare, so no high or low point shows.',
      [...ids, ...(['role_clarity', 'weekly_output'] as const).filter((id) => !ids.includes(id))],
    )
  }
  if (highest.value === lowest.value) {
    return statement(
      person,
      `Contrast: there is none. You gave the same rating, ${numeral(highest.value)}, to ${listed(given.map(({ name }) => name))}.`,
      ids,
    )
  }
  const gap = numeral(highest.value - lowest.value)
  return statement(
    person,
    `Contrast: of your ratings the highest is for ${highest.name} (${numeral(highest.value)}) and the lowest for ${lowest.name} (${numeral(lowest.value)}), ${gap} ${gap === '1' ? 'point' : 'points'} apart.`,
    [highest.questionId, lowest.questionId],
  )
}

function extreme(
  given: readonly GivenRating[],
  isBeyond: (a: number, b: number) => boolean,
): GivenRating | undefined {
  return given.reduce<GivenRating | undefined>(
    (found, rating) => (!found || isBeyond(rating.value, found.value) ? rating : found),
    undefined,
  )
}

function selfAwareness(person: Person): Statement {
  const skills = words(person, 'key_skills', 100)
  const next = words(person, 'skill_development', 100)
  const sources: readonly QuestionId[] = ['key_skills', 'skill_development']
  if (skills !== null && next !== null) {
    return statement(
      person,
      `You name both sides: what you are best at (${skills}) and what you want to build next (${next}).`,
      sources,
    )
  }
  if (skills !== null) {
    return statement(
      person,
      `You can say what you are best at (${skills}) and leave open what you would build next.`,
      sources,
    )
  }
  if (next !== null) {
    return statement(
      person,
      `You say what you want to build next (${next}) and leave open what you are best at already.`,
      sources,
    )
  }
  return statement(
    person,
    'You described neither what you are best at nor what you want to build next, so there is no picture of yourself here to repeat.',
    sources,
  )
}

function ownWords(person: Person): Statement {
  const more = words(person, 'additional_feedback', 200)
  if (more !== null) {
    return statement(person, `Asked for anything else, you wrote ${more}.`, ['additional_feedback'])
  }
  const better = words(person, 'company_improvements', 200)
  if (better !== null) {
    return statement(
      person,
      `You left the last open question empty. What comes closest to a feeling in words is your wish for the company: ${better}.`,
      ['company_improvements', 'additional_feedback'],
    )
  }
  return statement(
    person,
    'You put no feeling into words in the open questions, so none is reported beyond the ratings you gave.',
    ['company_improvements', 'additional_feedback'],
  )
}

function growth(person: Person): Statement {
  const goal = words(person, 'career_goals')
  const skill = words(person, 'skill_development')
  const { training } = person.readings
  const parts = [
    goal === null && skill === null ? 'no goal and no next skill is named' : null,
    goal === null ? null : `asked where your work should take you, you wrote ${goal}`,
    skill === null ? null : `the skill you would build next is ${skill}`,
    training === true ? 'you know what training is open to you' : null,
    training === false ? 'you do not know yet what training is open to you' : null,
  ].filter((part) => part !== null)
  return statement(
    person,
    training === null && goal === null && skill === null
      ? 'Where you want to go was left open: no goal, no next skill, and no word on training.'
      : parts.map((part) => `${sentence(part)}.`).join(' '),
    ['career_goals', 'skill_development', 'aware_of_training'],
  )
}
