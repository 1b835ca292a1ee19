/** What may come: the risks and opportunities of an employee's report. */
import { lowRating, strongRating } from './answers.ts'
import {
  best,
  extremes,
  givenRatings,
  outOfTen,
  rated,
  statement,
  toBuildOn,
  wish,
  type Candidate,
  type Person,
} from './person.ts'
import type { QuestionId } from './questionnaire.ts'
import type { Opportunity, Statement } from './report-types.ts'

/** One to three openings, each from something that the person asked for, named or left to find out. */
export function opportunitiesOf(person: Person): readonly Opportunity[] {
  const found: Opportunity[] = []
  const add = (title: string, text: string, sources: readonly QuestionId[]): void => {
    const { text: description, evidence, unanswered } = statement(person, text, sources)
    found.push({ title, description, evidence, unanswered })
  }
  const skill = toBuildOn(person, 'skill_development')
  const goal = toBuildOn(person, 'career_goals')
  const better = wish(person, 'company_improvements')
  const missing = wish(person, 'missing_tools')
  const { training, kpis } = person.readings
  if (skill !== null) {
    const way =
      training === true
        ? 'You know what training is open to you; pick the part that serves this.'
        : 'Ask which training, project or colleague could get you there.'
    add(
      'A skill to build',
      `Asked which skills you would like to build next, you answered ${skill}. ${way}`,
      ['skill_development', 'aware_of_training'],
    )
  }
  if (goal !== null) {
    add(
      'Talk about your direction',
      `Asked where your work should take you, you answered ${goal}. Said aloud, it can be planned for.`,
      ['career_goals'],
    )
  }
  if (better !== null) {
    add(
      'What the company could do better',
      `Asked what the company should do better, you answered ${better}. Where that names a change, say what it would look like in practice and who could decide it.`,
      ['company_improvements'],
    )
  }
  if (missing !== null) {
    add(
      'Tools or help',
      `You answered ${missing} when asked what you are missing. Where that names a gap, what closing it would save you in a week is the best case for it.`,
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
      'No opening follows from your answers on skills, direction and what should be better. A few more words on any of them may show one.',
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
      `By your ratings you get a lot done (${rated(person, 'weekly_output')}) and are not satisfied (${rated(person, 'job_satisfaction')}). That pair is worth talking about early.`,
      ['weekly_output', 'job_satisfaction'],
    )
  }
  if (output !== null && output >= strongRating && kpis === false) {
    add(
      8,
      'kpis',
      `You rate your output ${rated(person, 'weekly_output')} and have no targets or KPIs, so good work may go unseen.`,
      ['weekly_output', 'has_kpis'],
    )
  }
  if (clarity !== null && clarity < lowRating && kpis === false) {
    add(
      20,
      'clarity',
      `Role clarity at ${rated(person, 'role_clarity')} and no targets or KPIs: you and your manager may be judging different things.`,
      ['role_clarity', 'has_kpis'],
    )
  }
  const missing = wish(person, 'missing_tools', 60)
  if (missing !== null) {
    add(
      7,
      'tools',
      `If what you wrote on missing tools or help (${missing}) names a gap, it may cost you time until somebody decides about it.`,
      ['missing_tools'],
    )
  }
  const skill = toBuildOn(person, 'skill_development', 60)
  if (skill !== null && training === false) {
    add(
      6.5,
      'training',
      `On skills to build next you wrote ${skill}, and you do not know what training is open to you: what you want to learn may wait for that.`,
      ['skill_development', 'aware_of_training'],
    )
  }
  return candidates
}

function lowRatingRisks(person: Person): readonly Candidate[] {
  const texts = {
    clarity: (rated: string) =>
      `With role clarity at ${rated}, work may be done twice, or be nobody’s until it is late.`,
    output: (rated: string) =>
      `A typical week at ${rated} leaves open what stands in the way. That should be asked, not assumed.`,
    communication: (rated: string) =>
      `With communication at ${rated}, news that you need may reach you late.`,
    tools: (rated: string) => `With your tools at ${rated}, effort may go into working around them.`,
    satisfaction: (rated: string) =>
      `Satisfaction at ${rated} is worth raising soon. What would change it is yours to say.`,
  }
  return givenRatings(person)
    .filter(({ value }) => value < lowRating)
    .map(({ id, questionId, value }) => ({
      rank: 20 - value,
      topic: id,
      statement: statement(person, texts[id](rated(person, questionId)), [questionId]),
    }))
}

function noRisk(person: Person): Statement {
  const given = givenRatings(person)
  if (given.length === 0) {
    return statement(
      person,
      'No rating was given with a number, so this report cannot say whether anything is at risk.',
      ['role_clarity', 'weekly_output'],
    )
  }
  const value = outOfTen(extremes(given, 'lowest')[0]?.value ?? lowRating)
  return statement(
    person,
    `No rating you gave is below ${value}, and no two answers that this report compares sit badly together. What you wrote in your own words is not searched for risks.`,
    given.map(({ questionId }) => questionId),
  )
}
