/** The 3 strengths and 2 weaknesses of an employee's report, each from an answer or saying which one is missing. */
import { strongRating } from './answers.ts'
import {
  bandOf,
  best,
  givenRatings,
  outOfTen,
  ratingQuestions,
  statement,
  words,
  type Candidate,
  type GivenRating,
  type Person,
} from './person.ts'
import type { QuestionId } from './questionnaire.ts'
import type { Statement } from './report-types.ts'
import { numeral, sentence } from './wording.ts'

/** Exactly 3: what was rated 8 or more first, then what was named; open questions fill the rest honestly. */
export function strengthsOf(person: Person): readonly Statement[] {
  const found = best([...strongRatings(person), ...namedStrengths(person)], 3)
  return [...found, ...unknownStrengths(person).slice(0, 3 - found.length)]
}

function strongRatings(person: Person): readonly Candidate[] {
  return givenRatings(person)
    .filter(({ value }) => value >= strongRating)
    .map((given) => ({ rank: given.value, topic: given.id, statement: strongRatingText(person, given) }))
}

function strongRatingText(person: Person, { id, questionId, value }: GivenRating): Statement {
  const rated = outOfTen(value)
  const support: Readonly<Record<typeof id, readonly [QuestionId, string, (quoted: string) => string]>> = {
    clarity: [
      'title_department',
      `What is expected of you is clear: you rated it ${rated}.`,
      (quoted) => `What is expected of you is clear: you rated it ${rated} for the work you call ${quoted}.`,
    ],
    output: [
      'recurring_deliverables',
      `You rated your weekly output ${rated}.`,
      (quoted) => `You rated your weekly output ${rated} and can say what it consists of: ${quoted}.`,
    ],
    communication: [
      'close_collaborators',
      `Communication in your team works, by your account: ${rated}.`,
      (quoted) =>
        `Communication in your team works, by your account: ${rated}. Closest to your work: ${quoted}.`,
    ],
    tools: [
      'current_tools',
      `Your tools help you do your work: you rated them ${rated}.`,
      (quoted) => `Your tools help you do your work: ${rated} for ${quoted}.`,
    ],
    satisfaction: [
      'career_goals',
      `You like where you are: you rated your satisfaction with the job ${rated}.`,
      (quoted) =>
        `You rated your satisfaction with the job ${rated} and say where it should lead: ${quoted}.`,
    ],
  }
  const [source, plain, withWords] = support[id]
  const quoted = words(person, source, 90)
  return quoted === null
    ? statement(person, plain, [questionId])
    : statement(person, withWords(quoted), [questionId, source])
}

function namedStrengths(person: Person): readonly Candidate[] {
  const named: readonly (readonly [number, QuestionId, string, (quoted: string) => string])[] = [
    [8.6, 'key_skills', 'key_skills', (quoted) => `You know what you are best at: ${quoted}.`],
    [
      7.4,
      'company_improvements',
      'improvements',
      (quoted) => `You bring an idea for the company: ${quoted}.`,
    ],
    [7.2, 'skill_development', 'growth', (quoted) => `You have chosen what to learn next: ${quoted}.`],
    [7.1, 'career_goals', 'growth', (quoted) => `You can say where your work should take you: ${quoted}.`],
    [
      6.6,
      'recurring_deliverables',
      'output',
      (quoted) => `You can name what you deliver again and again: ${quoted}.`,
    ],
    [
      6.4,
      'close_collaborators',
      'communication',
      (quoted) => `You can say who your work depends on: ${quoted}.`,
    ],
  ]
  const candidates: Candidate[] = named.flatMap(([rank, questionId, topic, put]) => {
    const quoted = words(person, questionId)
    return quoted === null ? [] : [{ rank, topic, statement: statement(person, put(quoted), [questionId]) }]
  })
  if (person.readings.kpis === true) {
    const text = 'Your work has targets or KPIs, so what you achieve can be shown and not only felt.'
    candidates.push({ rank: 7, topic: 'kpis', statement: statement(person, text, ['has_kpis']) })
  }
  if (person.readings.training === true) {
    const text = 'You know what training is open to you, so a next step is yours to take.'
    candidates.push({
      rank: 6.8,
      topic: 'training',
      statement: statement(person, text, ['aware_of_training']),
    })
  }
  return candidates
}

/** Enough for every form: where fewer than three strengths are found, at least as many of these are open. */
function unknownStrengths(person: Person): readonly Statement[] {
  const open: readonly (readonly [QuestionId, string])[] = [
    [
      'key_skills',
      'One strength is for you to name: you did not say what you are best at, and nobody should guess it.',
    ],
    [
      'company_improvements',
      'Whether you have an idea for the company does not show: you left open what it should do better.',
    ],
    [
      'close_collaborators',
      'What you are to others does not show: you left open who you work with most closely.',
    ],
    [
      'career_goals',
      'Whether you have a direction does not show: you left open where your work should take you.',
    ],
    [
      'recurring_deliverables',
      'No steady delivery shows: you named nothing that you deliver again and again.',
    ],
  ]
  return open
    .filter(([questionId]) => !person.answered.has(questionId))
    .map(([questionId, text]) => statement(person, text, [questionId]))
}

/** Exactly 2: low ratings first, then what is missing, then what is short of strong; else what cannot be told. */
export function weaknessesOf(person: Person): readonly Statement[] {
  const found = best([...weakRatings(person), ...namedWeaknesses(person)], 2)
  return [...found, ...withoutWeakness(person).slice(0, 2 - found.length)]
}

function weakRatings(person: Person): readonly Candidate[] {
  const low: Readonly<Record<GivenRating['id'], (rated: string) => string>> = {
    clarity: (rated) => `What is expected of you is not clear enough to you: you rated it ${rated}.`,
    output: (rated) =>
      `You rated what you get done in a typical week ${rated}. What holds it there is for you to say.`,
    communication: (rated) => `Communication in your team falls short, by your account: ${rated}.`,
    tools: (rated) => `Your tools help you less than they should: you rated them ${rated}.`,
    satisfaction: (rated) =>
      `Your satisfaction with the job stands at ${rated}, which calls for a conversation and not for a conclusion.`,
  }
  return givenRatings(person)
    .filter(({ value }) => value < strongRating)
    .map(({ id, questionId, name, value }) => {
      const isLow = bandOf(value) === 'low'
      const rated = outOfTen(value)
      const text = isLow
        ? low[id](rated)
        : `You put ${name} at ${rated}: workable, and short of the 8 that counts as strong.`
      return {
        rank: isLow ? 20 - value : 12 - value,
        topic: id,
        statement: statement(person, text, [questionId]),
      }
    })
}

function namedWeaknesses(person: Person): readonly Candidate[] {
  const candidates: Candidate[] = []
  const add = (rank: number, topic: string, questionId: QuestionId, text: string): void => {
    candidates.push({ rank, topic, statement: statement(person, text, [questionId]) })
  }
  const missing = words(person, 'missing_tools')
  if (missing !== null) {
    add(9, 'missing', 'missing_tools', `Something you need is missing. In your words: ${missing}.`)
  }
  if (person.readings.kpis === false) {
    add(
      8.5,
      'kpis',
      'has_kpis',
      'You have no targets or KPIs, so there is no agreed way to show that a week went well.',
    )
  }
  if (person.readings.training === false) {
    add(7.5, 'training', 'aware_of_training', 'You do not know what training is open to you.')
  }
  const support = words(person, 'team_support')
  if (support !== null) {
    add(7, 'support', 'team_support', `You could do with more support from your team: ${support}.`)
  }
  return candidates
}

function withoutWeakness(person: Person): readonly Statement[] {
  const given = givenRatings(person)
  const said: Statement[] = []
  const [first, ...others] = given
  if (first && given.every(({ value }) => value >= strongRating)) {
    const lowest = others.reduce((found, rating) => (rating.value < found.value ? rating : found), first)
    const text = given.some(({ value }) => value > lowest.value)
      ? `No rating you gave is below 8. The least strong is ${lowest.name}, at ${outOfTen(lowest.value)}.`
      : `Every rating you gave is ${numeral(lowest.value)}, so none of them shows where there is room for more.`
    said.push(
      statement(
        person,
        text,
        given.map(({ questionId }) => questionId),
      ),
    )
  }
  const unrated = ratingQuestions.filter(({ questionId }) => !person.answered.has(questionId))
  for (const { name, questionId } of unrated) {
    said.push(
      statement(
        person,
        `${sentence(name)} is not rated, so a weak spot there would stay hidden from this report.`,
        [questionId],
      ),
    )
  }
  said.push(
    statement(
      person,
      'Your answers name nothing else that holds you back. Rating oneself has blind spots, and only somebody who works with you can add to this.',
      given.map(({ questionId }) => questionId),
    ),
  )
  return said
}
