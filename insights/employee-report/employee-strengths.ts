/** The 3 strengths of an employee's report, each from an answer or saying which one is missing. */
import { strongRating } from '../questionnaire/answers.ts'
import {
  pickBest,
  answeredRatings,
  ratingText as ratedBy,
  describeUnreadable,
  statement,
  quoteActionable,
  quoteWish,
  type Candidate,
  type AnsweredRating,
  type Person,
} from './answered-person.ts'
import type { Statement } from '../report-types.ts'

/** Exactly 3: what was rated 8 or more first, then what was named; open questions fill the rest honestly. */
export function strengthsOf(person: Person): readonly Statement[] {
  const found = pickBest([...strongRatings(person), ...namedStrengths(person)], 3)
  return [...found, ...unknownStrengths(person).slice(0, 3 - found.length)]
}

function strongRatings(person: Person): readonly Candidate[] {
  return answeredRatings(person)
    .filter(({ value }) => value >= strongRating)
    .map((given) => ({ rank: given.value, topic: given.id, statement: strongRatingText(person, given) }))
}

/** The question whose answer says more about a strong rating. */
const support = {
  clarity: 'title_department',
  output: 'recurring_deliverables',
  communication: 'close_collaborators',
  tools: 'current_tools',
  satisfaction: 'career_goals',
} as const

function strongRatingText(person: Person, { id, questionId }: AnsweredRating): Statement {
  const { say } = person.words
  const rated = ratedBy(person, questionId)
  const source = support[id]
  const quoted =
    source === 'career_goals' ? quoteActionable(person, source, 90) : quoteWish(person, source, 90)
  return quoted === null
    ? statement(person, say(`employee.strengths.${id}`, { rated }), [questionId])
    : statement(person, say(`employee.strengths.${id}Quoted`, { rated, quoted }), [questionId, source])
}

const named = [
  [8.6, 'key_skills', 'key_skills', 'employee.strengths.skillsNamed'],
  [7.2, 'skill_development', 'growth', 'employee.strengths.nextNamed'],
  [7.1, 'career_goals', 'growth', 'employee.strengths.goalNamed'],
  [6.6, 'recurring_deliverables', 'output', 'employee.strengths.tasksNamed'],
  [6.4, 'close_collaborators', 'communication', 'employee.strengths.collaboratorsNamed'],
] as const

function namedStrengths(person: Person): readonly Candidate[] {
  const { say } = person.words
  const candidates: Candidate[] = named.flatMap(([rank, questionId, topic, key]) => {
    const quoted = topic === 'growth' ? quoteActionable(person, questionId) : quoteWish(person, questionId)
    return quoted === null
      ? []
      : [{ rank, topic, statement: statement(person, say(key, { quoted }), [questionId]) }]
  })
  if (person.readings.kpis === true) {
    const text = say('employee.strengths.kpis')
    candidates.push({ rank: 7, topic: 'kpis', statement: statement(person, text, ['has_kpis']) })
  }
  if (person.readings.training === true) {
    const text = say('employee.strengths.training')
    candidates.push({
      rank: 6.8,
      topic: 'training',
      statement: statement(person, text, ['aware_of_training']),
    })
  }
  return candidates
}

const open = [
  ['key_skills', 'employee.strengths.skills'],
  ['recurring_deliverables', 'employee.strengths.tasks'],
  ['close_collaborators', 'employee.strengths.collaborators'],
] as const

/**
 * Fills the place of a strength that was not found: it says which answer would show one. Each of the three questions
 * gives either a strength or one of these, so there are always enough.
 */
function unknownStrengths(person: Person): readonly Statement[] {
  return open
    .filter(([questionId]) => quoteWish(person, questionId) === null)
    .map(([questionId, key]) => {
      const keys = { answered: `${key}Answered`, blank: `${key}Blank` } as const
      return statement(person, describeUnreadable(person, questionId, keys), [questionId])
    })
}
