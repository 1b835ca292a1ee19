/** What may come: the risks and opportunities of an employee's report. */
import { lowRating, strongRating } from './answers.ts'
import { best, givenRatings, outOfTen, statement, words, type Candidate, type Person } from './person.ts'
import type { QuestionId } from './questionnaire.ts'
import type { Opportunity, Statement } from './report-types.ts'
import { numeral } from './wording.ts'

/** One to three openings, each from something that the person asked for, named or left to find out. */
export function opportunitiesOf(person: Person): readonly Opportunity[] {
  const found: Opportunity[] = []
  const add = (title: string, text: string, sources: readonly QuestionId[]): void => {
    const { text: description, evidence, unanswered } = statement(person, text, sources)
    found.push({ title, description, evidence, unanswered })
  }
  const skill = words(person, 'skill_development')
  const goal = words(person, 'career_goals')
  const better = words(person, 'company_improvements')
  const missing = words(person, 'missing_tools')
  const { training, kpis } = person.readings
  if (skill !== null) {
    const way =
      training === true
        ? 'You know what training is open to you; pick the part that serves this.'
        : 'Ask which training, project or colleague could get you there.'
    add('Build the skill you chose', `You want to build ${skill}. ${way}`, [
      'skill_development',
      'aware_of_training',
    ])
  }
  if (goal !== null) {
    add(
      'Talk about your direction',
      `You wrote about where you want to go: ${goal}. Said aloud, it can be planned for.`,
      ['career_goals'],
    )
  }
  if (better !== null) {
    add(
      'Bring your idea to the table',
      `You would improve this: ${better}. A small first trial would show whether it works.`,
      ['company_improvements'],
    )
  }
  if (missing !== null) {
    add(
      'Close a gap in your tools',
      `You asked for ${missing}. What it would save you in a week is the best case for it.`,
      ['missing_tools'],
    )
  }
  if (kpis === false) {
    add(
      'Make good work visible',
      'Without targets or KPIs you are free to propose two or three of your own.',
      ['has_kpis'],
    )
  }
  if (training === false) {
    add(
      'Find out about training',
      'You do not know yet what is on offer; one question to your manager would tell.',
      ['aware_of_training'],
    )
  }
  if (found.length === 0) {
    add(
      'Say what you would like next',
      'You left open which skill you would build, where you want to go and what should be better. An answer to any of them would open something here.',
      ['skill_development', 'career_goals', 'company_improvements'],
    )
  }
  return found.slice(0, 3)
}

/** One to three things worth watching, each from a low rating or from two answers that do not sit well together. */
export function risksOf(person: Person): readonly Statement[] {
  const found = best([...combinedRisks(person), ...lowRatingRisks(person)], 3)
  return found.length > 0 ? found : [noRisk(person)]
}

function combinedRisks(person: Person): readonly Candidate[] {
  const { clarity, output, satisfaction, kpis, training } = person.readings
  const candidates: Candidate[] = []
  const add = (rank: number, topic: string, text: string, sources: readonly QuestionId[]): void => {
    candidates.push({ rank, topic, statement: statement(person, text, sources) })
  }
  if (output !== null && output >= strongRating && satisfaction !== null && satisfaction < lowRating) {
    add(
      21,
      'satisfaction',
      `You get a lot done (${outOfTen(output)}) and are not satisfied (${outOfTen(satisfaction)}). That pair is worth talking about early.`,
      ['weekly_output', 'job_satisfaction'],
    )
  }
  if (output !== null && output >= strongRating && kpis === false) {
    add(
      8,
      'kpis',
      `You rate your output ${outOfTen(output)} and have no targets or KPIs, so good work may go unseen.`,
      ['weekly_output', 'has_kpis'],
    )
  }
  if (clarity !== null && clarity < lowRating && kpis === false) {
    add(
      20,
      'clarity',
      `Role clarity at ${outOfTen(clarity)} and no targets or KPIs: you and your manager may be judging different things.`,
      ['role_clarity', 'has_kpis'],
    )
  }
  const missing = words(person, 'missing_tools', 100)
  if (missing !== null) {
    add(7, 'tools', `As long as nobody decides about ${missing}, it may go on costing you time.`, [
      'missing_tools',
    ])
  }
  const skill = words(person, 'skill_development', 100)
  if (skill !== null && training === false) {
    add(
      6.5,
      'training',
      `You want to build ${skill} and do not know what training is open to you, so the wish may stay one.`,
      ['skill_development', 'aware_of_training'],
    )
  }
  return candidates
}

function lowRatingRisks(person: Person): readonly Candidate[] {
  const texts = {
    clarity: (rated: string) =>
      `With role clarity at ${rated}, work may be done twice, or be nobody's until it is late.`,
    output: (rated: string) =>
      `A typical week at ${rated} leaves open what stands in the way. That should be asked, not assumed.`,
    communication: (rated: string) =>
      `With communication at ${rated}, news that you need may reach you late.`,
    tools: (rated: string) => `With your tools at ${rated}, effort may go into working around them.`,
    satisfaction: (rated: string) =>
      `Satisfaction at ${rated} seldom mends itself. What would change it is yours to say.`,
  }
  return givenRatings(person)
    .filter(({ value }) => value < lowRating)
    .map(({ id, questionId, value }) => ({
      rank: 20 - value,
      topic: id,
      statement: statement(person, texts[id](outOfTen(value)), [questionId]),
    }))
}

function noRisk(person: Person): Statement {
  const given = givenRatings(person)
  if (given.length === 0) {
    return statement(person, 'No rating was given, so this report cannot say whether anything is at risk.', [
      'role_clarity',
      'weekly_output',
    ])
  }
  const lowest = Math.min(...given.map(({ value }) => value))
  return statement(
    person,
    `Your answers point to no particular risk: no rating you gave is below ${numeral(lowest)}.`,
    given.map(({ questionId }) => questionId),
  )
}
