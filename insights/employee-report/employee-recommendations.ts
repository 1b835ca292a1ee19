/** The 3 recommendations of an employee's report: each a next step that the person can take. */
import { lowRating, strongRating } from '../questionnaire/answers.ts'
import {
  pickBest,
  answeredRatings,
  ratingText,
  statement,
  quoteActionable,
  quoteWish,
  type Candidate,
  type Person,
} from './answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'

/** Exactly 3, the most pressing first. */
export function recommendationsOf(person: Person): readonly Statement[] {
  return pickBest([...fromRatings(person), ...fromWords(person), ...always(person)], 3)
}

type Step = readonly [rank: number, topic: string, text: string, sources: readonly QuestionId[]]

function candidatesOf(person: Person, steps: readonly Step[]): readonly Candidate[] {
  return steps.map(([rank, topic, text, sources]) => ({
    rank,
    topic,
    statement: statement(person, text, sources),
  }))
}

function fromRatings(person: Person): readonly Candidate[] {
  const { clarity, output, communication, satisfaction, kpis } = person.readings
  const { say } = person.words
  const steps: Step[] = []
  if (clarity !== null && clarity < strongRating) {
    steps.push([
      clarity < lowRating ? 20 - clarity : 8.8,
      'clarity',
      say('employee.steps.clarity', { rated: ratingText(person, 'role_clarity') }),
      ['role_clarity'],
    ])
  }
  if (kpis === false) {
    steps.push([10, 'kpis', say('employee.steps.kpis'), ['has_kpis']])
  }
  if (communication !== null && communication < strongRating) {
    steps.push([
      communication < lowRating ? 19 - communication : 8.2,
      'communication',
      say('employee.steps.communication', { rated: ratingText(person, 'team_communication') }),
      ['team_communication'],
    ])
  }
  if (satisfaction !== null && satisfaction < lowRating) {
    steps.push([
      20.5 - satisfaction,
      'satisfaction',
      say('employee.steps.satisfaction', { rated: ratingText(person, 'job_satisfaction') }),
      ['job_satisfaction'],
    ])
  }
  if (output !== null && output < lowRating) {
    steps.push([
      18 - output,
      'output',
      say('employee.steps.output', { rated: ratingText(person, 'weekly_output') }),
      ['weekly_output'],
    ])
  }
  return candidatesOf(person, steps)
}

function fromWords(person: Person): readonly Candidate[] {
  const { tools, training } = person.readings
  const { say } = person.words
  const steps: Step[] = []
  const missing = quoteWish(person, 'missing_tools', 60)
  if (missing !== null) {
    steps.push([11, 'tools', say('employee.steps.missingTools', { quoted: missing }), ['missing_tools']])
  } else if (tools !== null && tools < strongRating) {
    steps.push([
      tools < lowRating ? 18 - tools : 7.8,
      'tools',
      say('employee.steps.tools', { rated: ratingText(person, 'tool_effectiveness') }),
      ['tool_effectiveness'],
    ])
  }
  const goal = quoteActionable(person, 'career_goals', 60)
  const skill = quoteActionable(person, 'skill_development', 60)
  if (skill !== null) {
    steps.push([9.4, 'growth', say('employee.steps.skill', { quoted: skill }), ['skill_development']])
  } else if (goal !== null) {
    steps.push([9, 'growth', say('employee.steps.goal', { quoted: goal }), ['career_goals']])
  }
  if (training === false) {
    steps.push([8.6, 'training', say('employee.steps.training'), ['aware_of_training']])
  }
  const better = quoteWish(person, 'company_improvements', 60)
  if (better !== null) {
    steps.push([
      8.4,
      'improvements',
      say('employee.steps.better', { quoted: better }),
      ['company_improvements'],
    ])
  }
  const support = quoteWish(person, 'team_support', 60)
  if (support !== null) {
    steps.push([8, 'support', say('employee.steps.support', { quoted: support }), ['team_support']])
  }
  return candidatesOf(person, steps)
}

/** Three that hold for anyone, so that there are always enough. */
function always(person: Person): readonly Candidate[] {
  const open = (['key_skills', 'career_goals', 'skill_development', 'additional_feedback'] as const).filter(
    (id) => !person.answered.has(id),
  )
  const { say } = person.words
  const tasks = quoteWish(person, 'recurring_deliverables', 60)
  const hasRatings = answeredRatings(person).length > 1
  return candidatesOf(person, [
    [
      2,
      'routine',
      tasks === null ? say('employee.steps.routine') : say('employee.steps.routineQuoted', { quoted: tasks }),
      ['recurring_deliverables'],
    ],
    [
      3,
      'second view',
      say(hasRatings ? 'employee.steps.secondView' : 'employee.steps.secondViewNoNumbers'),
      ['role_clarity', 'weekly_output'],
    ],
    [
      open.length > 0 ? 4 : 1,
      'conversation',
      say(open.length > 0 ? 'employee.steps.openQuestions' : 'employee.steps.takeThis'),
      open,
    ],
  ])
}
