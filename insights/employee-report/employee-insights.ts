/**
 * `insights` of an employee's report: what the person said about working, feeling and growing. Every
 * sentence repeats a rating or a text; none concludes from it what the person is like.
 */
import type { EmployeeReport, Statement } from '../report-types.ts'
import { findFeelings } from './feeling-words.ts'
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
import type { ReportKey } from '../catalog/report-texts.ts'

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
  ['team_support', 'employee.insights.support'],
  ['missing_tools', 'employee.headline.wrote.missing_tools'],
] as const
/** A list of tools says little of how somebody works, so it comes where nothing else does. */
const lastPreference = ['current_tools', 'employee.insights.tools'] as const

function workingPreferences(person: Person): readonly Statement[] {
  const { say } = person.words
  const statedIn = (from: readonly (typeof preferences | readonly [typeof lastPreference])[number][]) =>
    from.flatMap(([questionId, key]) => {
      const quoted = quoteAnswer(person, questionId)
      return quoted === null ? [] : [statement(person, say(key, { quoted }), [questionId])]
    })
  const stated = statedIn(preferences)
  const said = stated.length > 0 ? stated : statedIn([lastPreference])
  if (said.length > 0) return said
  const sources = [...preferences, lastPreference].map(([questionId]) => questionId)
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
    return statement(person, say('employee.insights.sameRating', { value: numeral(top.value) }), ids)
  }
  const values = {
    highest: ratingNames(person, highest),
    top: numeral(top.value),
    lowest: ratingNames(person, lowest),
    bottom: numeral(bottom.value),
  }
  return statement(
    person,
    say('employee.insights.contrast', values),
    [...highest, ...lowest].map(({ questionId }) => questionId),
  )
}

/** What was answered to an open question: quoted, or that it was answered where it is quoted elsewhere. */
function answeredText(
  person: Person,
  questionId: QuestionId,
  { quoted: key, named, unread, blank }: Record<'quoted' | 'named' | 'unread' | 'blank', ReportKey>,
): string {
  if (!person.answered.has(questionId)) {
    return describeUnreadable(person, questionId, { answered: unread, blank })
  }
  const quoted = quoteAnswer(person, questionId)
  return quoted === null ? person.words.say(named) : person.words.say(key, { quoted })
}

function selfAwareness(person: Person): Statement {
  const skills = answeredText(person, 'key_skills', {
    quoted: 'employee.insights.skills',
    named: 'employee.insights.skillsNamed',
    unread: 'employee.insights.skillsUnread',
    blank: 'employee.insights.skillsBlank',
  })
  const next = answeredText(person, 'skill_development', {
    quoted: 'employee.insights.next',
    named: 'employee.insights.nextNamed',
    unread: 'employee.insights.nextUnread',
    blank: 'employee.insights.nextBlank',
  })
  const { say } = person.words
  const isBoth =
    skills === say('employee.insights.skillsNamed') && next === say('employee.insights.nextNamed')
  const text = isBoth ? say('employee.insights.bothNamed') : `${skills} ${next}`
  return statement(person, text, ['key_skills', 'skill_development'])
}

function ownWords(person: Person): Statement {
  const { say } = person.words
  const last: QuestionId = 'additional_feedback'
  const more = quoteAnswer(person, last, 200)
  if (more !== null) return statement(person, say('employee.insights.more', { quoted: more }), [last])
  // 'No' to whether there is more says that there is not; what cannot be read is quoted.
  const saysNo = /\p{L}/u.test(person.raw[last] ?? '')
  const start = saysNo
    ? say('employee.insights.moreBlank')
    : describeUnreadable(person, last, {
        answered: 'employee.insights.more',
        blank: 'employee.insights.moreBlank',
      })
  const better = quoteAnswer(person, 'company_improvements', 200)
  if (better !== null) {
    const text = say('employee.headline.wrote.company_improvements', { quoted: better })
    return statement(person, `${start} ${text}`, ['company_improvements', last])
  }
  const felt = findFeelings(person.raw)
  if (felt === null) return statement(person, start, [last])
  const text = say('employee.insights.feeling', { quoted: person.words.quoteParts(felt.words, 0) })
  return statement(person, `${start} ${text}`, [felt.questionId, last])
}

function growth(person: Person): Statement {
  const goal = answeredText(person, 'career_goals', {
    quoted: 'employee.insights.goal',
    named: 'employee.insights.goalNamed',
    unread: 'employee.insights.goal',
    blank: 'employee.insights.goalBlank',
  })
  return statement(person, `${goal} ${trainingText(person)}`, ['career_goals', 'aware_of_training'])
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
