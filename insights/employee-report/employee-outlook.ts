/** What may come: the risks and opportunities of an employee's report. */
import { isGiven, lowRating, strongRating } from '../questionnaire/answers.ts'
import {
  answeredRatings,
  isLow,
  pickBest,
  quoteAnswer,
  ratingNames,
  ratingQuestions,
  statement,
  type Candidate,
  type Person,
} from './answered-person.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Opportunity, Statement } from '../report-types.ts'
import type { ReportKey } from '../catalog/report-texts.ts'
import { alarmMax } from './reading/alarms.ts'
import { skillStep } from './employee-recommendations.ts'
import { growthStance } from './reading/growth-stance.ts'
import { managerOf } from './reading/people-named.ts'

/** An opportunity that could be named; `topic` is shared with the recommendation that says as much. */
interface Opening {
  readonly topic: string
  readonly title: ReportKey
  readonly textOf: () => string
  readonly sources: readonly QuestionId[]
}

/** One to three openings, each from something that the person wants, or could find out. */
export function opportunitiesOf(person: Person, recommended: ReadonlySet<string>): readonly Opportunity[] {
  const found = openingsOf(person).filter(({ topic }) => !recommended.has(topic))
  return (found.length > 0 ? found : [nothingNamed(person)]).map(({ title, textOf, sources }) => {
    const { text: description, evidence, unanswered } = statement(person, textOf(), sources)
    return { title: person.words.say(title), description, evidence, unanswered }
  })
}

function openingsOf(person: Person): readonly Opening[] {
  const { say } = person.words
  const { raw, readings } = person
  const { who, source } = managerOf(person)
  const named = source === null ? [] : [source]
  const found: Opening[] = []
  const wantsSkill = growthStance(raw.skill_development) === 'wants'
  if (wantsSkill) {
    found.push({
      topic: 'skill',
      title: 'employee.opportunities.skillTitle',
      textOf: () => skillStep(person, who),
      sources: ['skill_development', ...named],
    })
  }
  if (growthStance(raw.career_goals) === 'wants') {
    found.push({
      topic: 'goal',
      title: 'employee.opportunities.goalTitle',
      textOf: () => {
        const quoted = quoteAnswer(person, 'career_goals')
        return quoted === null
          ? say('employee.opportunities.goalNamed', { who })
          : say('employee.opportunities.goal', { quoted, who })
      },
      sources: ['career_goals', ...named],
    })
  }
  if (readings.training === false && !wantsSkill) {
    found.push({
      topic: 'training',
      title: 'employee.opportunities.trainingTitle',
      textOf: () => say('employee.opportunities.training', { who }),
      sources: ['aware_of_training', ...named],
    })
  }
  return found
}

function nothingNamed({ words }: Person): Opening {
  return {
    topic: 'nothing',
    title: 'employee.opportunities.nothingTitle',
    textOf: () => words.say('employee.opportunities.nothing'),
    sources: ['skill_development', 'career_goals'],
  }
}

/** One to three things to watch: what the person names as one, or two answers that do not sit well together. */
export function risksOf(person: Person, weaknesses: readonly Statement[]): readonly Statement[] {
  const said = new Set(weaknesses.flatMap(({ evidence }) => evidence.map(({ questionId }) => questionId)))
  const found = pickBest(
    [...namedRisks(person), ...combinedRisks(person, said), ...lowWithoutWish(person)],
    3,
  )
  return found.length > 0 ? found : [noOther(person)]
}

/** The alarms, each with its sentence. */
function namedRisks(person: Person): readonly Candidate[] {
  const { words } = person
  return person.alarms.map(({ kind, questionId, sentence }, index) => ({
    rank: 50 - index,
    topic: kind,
    make: () => {
      const quoted = words.quote(sentence, alarmMax)
      const text = words.say(`employee.risks.quoted.${kind}`, { quoted })
      return statement(person, text, [questionId])
    },
  }))
}

function combinedRisks(person: Person, said: ReadonlySet<QuestionId>): readonly Candidate[] {
  const { clarity, output, satisfaction, kpis, training, tools } = person.readings
  const { say } = person.words
  const candidates: Candidate[] = []
  const add = (
    rank: number,
    key: 'outputNotSatisfied' | 'outputLowTools' | 'outputNoKpis' | 'clarityNoKpis' | 'skillNoTraining',
    sources: readonly QuestionId[],
  ): void => {
    candidates.push({
      rank,
      topic: key,
      make: () => statement(person, say(`employee.risks.${key}`), sources),
    })
  }
  const isStrong = output !== null && output >= strongRating
  if (isStrong && isLow(satisfaction)) add(21, 'outputNotSatisfied', ['weekly_output', 'job_satisfaction'])
  if (isLow(clarity) && kpis === false) add(20, 'clarityNoKpis', ['role_clarity', 'has_kpis'])
  if (isStrong && isLow(tools)) add(10, 'outputLowTools', ['weekly_output', 'tool_effectiveness'])
  if (isStrong && kpis === false && !said.has('has_kpis'))
    add(8, 'outputNoKpis', ['weekly_output', 'has_kpis'])
  if (growthStance(person.raw.skill_development) === 'wants' && training === false) {
    add(6.5, 'skillNoTraining', ['skill_development', 'aware_of_training'])
  }
  return candidates
}

const wishFor = {
  tools: 'missing_tools',
  communication: 'team_support',
  satisfaction: 'company_improvements',
} as const

/** A low rating of which nothing says what would raise it. */
function lowWithoutWish(person: Person): readonly Candidate[] {
  return (['satisfaction', 'communication', 'tools'] as const).flatMap((id) => {
    const value = person.readings[id]
    const rating = ratingQuestions.find((question) => question.id === id)
    if (!rating || value === null || value >= lowRating || isGiven(person.raw[wishFor[id]])) return []
    const text = person.words.say(`employee.risks.noWish.${id}`)
    const make = () => statement(person, text, [rating.questionId, wishFor[id]])
    return [{ rank: 15 - value, topic: id, make }]
  })
}

function noOther(person: Person): Statement {
  const { say } = person.words
  const given = answeredRatings(person)
  const sources = ratingQuestions.map(({ questionId }) => questionId)
  if (given.length === 0) return statement(person, say('employee.risks.unknown'), sources)
  const low = given.filter(({ value }) => value < lowRating)
  if (low.length > 0) {
    const ids = low.map(({ questionId }) => questionId)
    return statement(person, say('employee.risks.low', { names: ratingNames(person, low) }), ids)
  }
  const open = ratingQuestions.filter(({ id }) => person.readings[id] === null)
  const text =
    open.length === 0
      ? say('employee.risks.none')
      : say('employee.risks.noneOfGiven', { names: ratingNames(person, open) })
  return statement(person, text, sources)
}
