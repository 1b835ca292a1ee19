/**
 * `insights` of an employee's report: what the person said about working, feeling and growing. Every
 * sentence repeats a rating or a text; none concludes from it what the person is like.
 */
import { isGiven } from '../questionnaire/answers.ts'
import { isNothingMissing } from '../questionnaire/placeholder-answers.ts'
import type { EmployeeReport, Statement } from '../report-types.ts'
import {
  bandOf,
  describeUnreadable,
  quoteAnswer,
  quoteUnreadable,
  ratingText,
  statement,
  type Person,
} from './answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import { growthStance } from './reading/growth-stance.ts'
import { praiseOfLow } from './praise-of-low.ts'

/** All five parts of `insights`. */
export function insightsOf(person: Person): EmployeeReport['insights'] {
  return {
    personalityTraits: workingPreferences(person),
    psychologicalIndicators: [
      sentiment(person, 'satisfaction', 'job_satisfaction'),
      sentiment(person, 'communication', 'team_communication'),
      toolsOrContradiction(person),
    ],
    selfAwareness: selfAwareness(person),
    emotionalResponses: ownWords(person),
    growthDesire: growth(person),
  }
}

const preferences = [
  ['close_collaborators', 'employee.insights.collaborators'],
  ['team_support', 'employee.headline.wrote.team_support'],
  ['missing_tools', 'employee.headline.wrote.missing_tools'],
] as const
/** A list of tools says little of how somebody works, so it comes where nothing else does. */
const lastPreference = ['current_tools', 'employee.insights.tools'] as const

function workingPreferences(person: Person): readonly Statement[] {
  const { say } = person.words
  const statedIn = (from: readonly (typeof preferences | readonly [typeof lastPreference])[number][]) =>
    from.flatMap(([questionId, key]) => {
      // What an alarm quotes of it is enough.
      if (person.alarms.some((alarm) => alarm.questionId === questionId)) return []
      const text = person.raw[questionId] ?? ''
      // A bare 'none' says nothing of how somebody works.
      if (isNothingMissing(text) && text.trim().split(' ').length < 4) return []
      const quoted = quoteAnswer(person, questionId)
      return quoted === null ? [] : [statement(person, say(key, { quoted }), [questionId])]
    })
  const stated = statedIn(preferences).slice(0, 2)
  const said = stated.length > 0 ? stated : statedIn([lastPreference])
  if (said.length > 0) return said
  const sources = [...preferences, lastPreference].map(([questionId]) => questionId)
  return [statement(person, say('employee.insights.noPreferences'), sources)]
}

/** A rating with its band; what cannot be read as one is quoted. */
function sentiment(
  person: Person,
  id: 'satisfaction' | 'communication',
  questionId: 'job_satisfaction' | 'team_communication',
): Statement {
  const value = person.readings[id]
  const keys = { answered: `employee.insights.${id}Unclear`, blank: `employee.insights.${id}Blank` } as const
  const text =
    value === null
      ? describeUnreadable(person, questionId, keys, 60)
      : person.words.say(`employee.insights.${id}.${bandOf(value)}`, {
          rated: ratingText(person, questionId),
        })
  return statement(person, text, [questionId])
}

/** Praise that a low rating contradicts, else how the tools were rated, which has no part of its own. */
function toolsOrContradiction(person: Person): Statement {
  const { say } = person.words
  const value = person.readings.tools
  const keys = { answered: 'employee.insights.toolsUnclear', blank: 'employee.insights.toolsBlank' } as const
  const text =
    value === null
      ? describeUnreadable(person, 'tool_effectiveness', keys, 60)
      : say(`employee.insights.toolsRated.${bandOf(value)}`, {
          rated: ratingText(person, 'tool_effectiveness'),
        })
  return praiseOfLow(person) ?? statement(person, text, ['tool_effectiveness'])
}

/** Whether strengths and gaps are named; what is said of skills and builds on nothing is quoted. */
function selfAwareness(person: Person): Statement {
  const { say } = person.words
  const sources = ['key_skills', 'skill_development'] as const
  const hasSkill = isGiven(person.raw.key_skills)
  const named = say(`employee.insights.${hasSkill ? 'skillNamed' : 'skillOpen'}`)
  if (growthStance(person.raw.skill_development) === 'wants') return statement(person, named, sources)
  const quoted = quoteAnswer(person, 'skill_development') ?? quoteUnreadable(person, 'skill_development')
  const next = quoted === null ? say('employee.insights.nextOpen') : say('employee.insights.next', { quoted })
  return statement(person, quoted === null ? `${named} ${next}` : next, sources)
}

function ownWords(person: Person): Statement {
  const { say } = person.words
  const last: QuestionId = 'additional_feedback'
  const more = quoteAnswer(person, last, 600)
  if (more !== null) return statement(person, say('employee.insights.more', { quoted: more }), [last])
  const better = quoteAnswer(person, 'company_improvements', 200)
  if (better !== null) {
    const text = say('employee.headline.wrote.company_improvements', { quoted: better })
    return statement(person, text, ['company_improvements', last])
  }
  // 'No' to whether there is more says that there is not; what cannot be read is quoted.
  const saysNo = person.answered.has(last) || /\p{L}/u.test(person.raw[last] ?? '')
  const text = saysNo
    ? say('employee.insights.moreBlank')
    : describeUnreadable(person, last, {
        answered: 'employee.insights.more',
        blank: 'employee.insights.moreBlank',
      })
  return statement(person, text, [last])
}

function growth(person: Person): Statement {
  const { say } = person.words
  const quoted = quoteAnswer(person, 'career_goals') ?? quoteUnreadable(person, 'career_goals')
  const none = isGiven(person.raw.career_goals) ? 'goalOther' : 'goalBlank'
  const goal = quoted === null ? say(`employee.insights.${none}`) : say('employee.insights.goal', { quoted })
  return statement(person, `${goal} ${trainingText(person)}`, ['career_goals', 'aware_of_training'])
}

function trainingText(person: Person): string {
  const { training } = person.readings
  const { say } = person.words
  if (training !== null) return say(`employee.insights.training${training ? 'Yes' : 'No'}`)
  const quoted = quoteUnreadable(person, 'aware_of_training')
  return quoted === null
    ? say('employee.insights.trainingOpen')
    : say('employee.insights.trainingUnclear', { quoted })
}
