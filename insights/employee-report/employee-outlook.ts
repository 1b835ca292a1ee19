/** What may come: the risks and opportunities of an employee's report. */
import { lowRating, strongRating } from '../questionnaire/answers.ts'
import {
  pickBest,
  extremes,
  answeredRatings,
  outOfTen,
  ratingText,
  statement,
  quoteActionable,
  quoteWish,
  type Candidate,
  type Person,
} from './answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Opportunity, Statement } from '../report-types.ts'
import type { ReportKey } from '../catalog/report-texts.ts'

/** One to three openings, each from something that the person asked for, named or left to find out. */
export function opportunitiesOf(person: Person): readonly Opportunity[] {
  const { say } = person.words
  const found: Opportunity[] = []
  const add = (title: ReportKey, text: string, sources: readonly QuestionId[]): void => {
    const { text: description, evidence, unanswered } = statement(person, text, sources)
    found.push({ title: say(title), description, evidence, unanswered })
  }
  const skill = quoteActionable(person, 'skill_development')
  const goal = quoteActionable(person, 'career_goals')
  const better = quoteWish(person, 'company_improvements')
  const missing = quoteWish(person, 'missing_tools')
  const { training, kpis } = person.readings
  if (skill !== null) {
    const key = training === true ? 'employee.opportunities.skillTraining' : 'employee.opportunities.skill'
    add('employee.opportunities.skillTitle', say(key, { quoted: skill }), [
      'skill_development',
      'aware_of_training',
    ])
  }
  if (goal !== null) {
    const text = say('employee.opportunities.goal', { quoted: goal })
    add('employee.opportunities.goalTitle', text, ['career_goals'])
  }
  if (better !== null) {
    const text = say('employee.opportunities.better', { quoted: better })
    add('employee.opportunities.betterTitle', text, ['company_improvements'])
  }
  if (missing !== null) {
    const text = say('employee.opportunities.tools', { quoted: missing })
    add('employee.opportunities.toolsTitle', text, ['missing_tools'])
  }
  if (kpis === false) {
    add('employee.opportunities.kpisTitle', say('employee.opportunities.kpis'), ['has_kpis'])
  }
  if (training === false) {
    add('employee.opportunities.trainingTitle', say('employee.opportunities.training'), ['aware_of_training'])
  }
  if (found.length === 0) {
    add('employee.opportunities.nothingTitle', say('employee.opportunities.nothing'), [
      'skill_development',
      'career_goals',
      'company_improvements',
    ])
  }
  return found.slice(0, 3)
}

/** One to three things worth watching, each from a low rating or from two answers that do not sit well together. */
export function risksOf(person: Person): readonly Statement[] {
  const found = pickBest([...combinedRisks(person), ...lowRatingRisks(person)], 3)
  return found.length > 0 ? found : [noRisk(person)]
}

function combinedRisks(person: Person): readonly Candidate[] {
  const { clarity, output, satisfaction, kpis, training } = person.readings
  const { say } = person.words
  const candidates: Candidate[] = []
  const add = (rank: number, topic: string, text: string, sources: readonly QuestionId[]): void => {
    candidates.push({ rank, topic, statement: statement(person, text, sources) })
  }
  if (output !== null && output >= strongRating && satisfaction !== null && satisfaction < lowRating) {
    const values = {
      output: ratingText(person, 'weekly_output'),
      satisfaction: ratingText(person, 'job_satisfaction'),
    }
    const sources: readonly QuestionId[] = ['weekly_output', 'job_satisfaction']
    add(21, 'satisfaction', say('employee.risks.outputNotSatisfied', values), sources)
  }
  if (output !== null && output >= strongRating && kpis === false) {
    const values = { output: ratingText(person, 'weekly_output') }
    add(8, 'kpis', say('employee.risks.outputNoKpis', values), ['weekly_output', 'has_kpis'])
  }
  if (clarity !== null && clarity < lowRating && kpis === false) {
    const values = { clarity: ratingText(person, 'role_clarity') }
    add(20, 'clarity', say('employee.risks.clarityNoKpis', values), ['role_clarity', 'has_kpis'])
  }
  const missing = quoteWish(person, 'missing_tools', 60)
  if (missing !== null) {
    add(7, 'tools', say('employee.risks.missingTools', { quoted: missing }), ['missing_tools'])
  }
  const skill = quoteActionable(person, 'skill_development', 60)
  if (skill !== null && training === false) {
    const sources: readonly QuestionId[] = ['skill_development', 'aware_of_training']
    add(6.5, 'training', say('employee.risks.skillNoTraining', { quoted: skill }), sources)
  }
  return candidates
}

function lowRatingRisks(person: Person): readonly Candidate[] {
  return answeredRatings(person)
    .filter(({ value }) => value < lowRating)
    .map(({ id, questionId, value }) => {
      const text = person.words.say(`employee.risks.${id}`, { rated: ratingText(person, questionId) })
      return { rank: 20 - value, topic: id, statement: statement(person, text, [questionId]) }
    })
}

function noRisk(person: Person): Statement {
  const { words } = person
  const given = answeredRatings(person)
  if (given.length === 0) {
    return statement(person, words.say('employee.risks.unknown'), ['role_clarity', 'weekly_output'])
  }
  const value = outOfTen(words, extremes(given, 'lowest')[0]?.value ?? lowRating)
  return statement(
    person,
    words.say('employee.risks.none', { rated: value }),
    given.map(({ questionId }) => questionId),
  )
}
