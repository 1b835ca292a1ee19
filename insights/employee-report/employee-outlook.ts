/** What may come: the risks and opportunities of an employee's report. */
import { lowRating, strongRating } from '../questionnaire/answers.ts'
import {
  pickBest,
  extremes,
  answeredRatings,
  outOfTen,
  ratingText,
  statement,
  isAboutLeaving,
  isActionable,
  quoteAnswer,
  quoteWish,
  type Candidate,
  type Person,
} from './answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Opportunity, Statement } from '../report-types.ts'
import { isPlainWish } from './wishes.ts'
import type { ReportKey } from '../catalog/report-texts.ts'

/** An opportunity that could be named; `topic` is shared with the recommendation that says as much. */
interface Opening {
  readonly topic: string
  readonly title: ReportKey
  readonly textOf: () => string
  readonly sources: readonly QuestionId[]
}

/** One to three openings, each from something that the person asked for, named or left to find out. */
export function opportunitiesOf(person: Person, recommended: ReadonlySet<string>): readonly Opportunity[] {
  const found = openingsOf(person)
  // The step for a low satisfaction opens with what the company should do better.
  const isTaken = (topic: string): boolean =>
    recommended.has(topic) || (topic === 'improvements' && recommended.has('satisfaction'))
  const others = found.filter(({ topic }) => !isTaken(topic))
  const chosen = others.length > 0 ? others.slice(0, 3) : found.slice(0, 1)
  return (chosen.length > 0 ? chosen : [nothingNamed(person)]).map(({ title, textOf, sources }) => {
    const { text: description, evidence, unanswered } = statement(person, textOf(), sources)
    return { title: person.words.say(title), description, evidence, unanswered }
  })
}

function openingsOf(person: Person): readonly Opening[] {
  const { say } = person.words
  const { training, kpis } = person.readings
  const { raw } = person
  const found: Opening[] = []
  const quotedOr = (id: QuestionId, key: 'better' | 'tools'): string => {
    const quoted = quoteWish(person, id)
    const own = `employee.opportunities.${key}` as const
    return quoted === null ? say(`${own}Named`) : say(own, { quoted })
  }
  const quotedOrCovered = (id: QuestionId, key: ReportKey): string => {
    const quoted = quoteAnswer(person, id)
    return quoted === null ? say('employee.opportunities.covered') : say(key, { quoted })
  }
  const openTo = (id: 'skill_development' | 'career_goals'): boolean => {
    const text = raw[id]
    return person.answered.has(id) && isPlainWish(text) && !isAboutLeaving(text ?? '')
  }
  const namesSkill = isActionable(raw.skill_development)
  if (!namesSkill && openTo('skill_development')) {
    found.push({
      topic: 'skill',
      title: 'employee.opportunities.skillTitle',
      textOf: () => quotedOrCovered('skill_development', 'employee.opportunities.own.skill'),
      sources: ['skill_development'],
    })
  }
  if (namesSkill) {
    const key = training === true ? 'employee.opportunities.skillTraining' : 'employee.opportunities.skill'
    found.push({
      topic: 'skill',
      title: 'employee.opportunities.skillTitle',
      textOf: () => quotedOrCovered('skill_development', key),
      sources: ['skill_development', 'aware_of_training'],
    })
  }
  if (isActionable(raw.career_goals) || openTo('career_goals')) {
    const key = isActionable(raw.career_goals)
      ? 'employee.opportunities.goal'
      : 'employee.opportunities.own.goal'
    found.push({
      topic: 'goal',
      title: 'employee.opportunities.goalTitle',
      textOf: () => quotedOrCovered('career_goals', key),
      sources: ['career_goals'],
    })
  }
  if (isPlainWish(raw.company_improvements)) {
    found.push({
      topic: 'improvements',
      title: 'employee.opportunities.betterTitle',
      textOf: () => quotedOr('company_improvements', 'better'),
      sources: ['company_improvements'],
    })
  }
  if (isPlainWish(raw.missing_tools)) {
    found.push({
      topic: 'tools',
      title: 'employee.opportunities.toolsTitle',
      textOf: () => quotedOr('missing_tools', 'tools'),
      sources: ['missing_tools'],
    })
  }
  if (kpis === false) found.push(simple(person, 'kpis', 'has_kpis'))
  if (training === false && !namesSkill) found.push(simple(person, 'training', 'aware_of_training'))
  return found
}

function simple({ words }: Person, topic: 'kpis' | 'training', source: QuestionId): Opening {
  return {
    topic,
    title: `employee.opportunities.${topic}Title`,
    textOf: () => words.say(`employee.opportunities.${topic}`),
    sources: [source],
  }
}

function nothingNamed({ words }: Person): Opening {
  return {
    topic: 'nothing',
    title: 'employee.opportunities.nothingTitle',
    textOf: () => words.say('employee.opportunities.nothing'),
    sources: ['skill_development', 'career_goals', 'company_improvements'],
  }
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
    candidates.push({ rank, topic, make: () => statement(person, text, sources) })
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
  if (isActionable(person.raw.skill_development) && training === false) {
    const sources: readonly QuestionId[] = ['skill_development', 'aware_of_training']
    add(6.5, 'training', say('employee.risks.skillNoTraining'), sources)
  }
  return candidates
}

function lowRatingRisks(person: Person): readonly Candidate[] {
  return answeredRatings(person)
    .filter(({ value }) => value < lowRating)
    .map(({ id, questionId, value }) => {
      const text = person.words.say(`employee.risks.${id}`, { rated: ratingText(person, questionId) })
      return { rank: 20 - value, topic: id, make: () => statement(person, text, [questionId]) }
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
