/** The 3 strengths and 2 weaknesses of an employee's report, each from an answer or saying which one is missing. */
import { strongRating } from './answers.ts'
import {
  bandOf,
  best,
  extremes,
  givenRatings,
  goalToBuildOn,
  leftAs,
  outOfTen,
  rated as ratedBy,
  ratingQuestions,
  statement,
  wish,
  type Candidate,
  type GivenRating,
  type Person,
} from './person.ts'
import type { QuestionId } from './questionnaire.ts'
import type { Statement } from './report-types.ts'
import { listed } from './wording.ts'

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

function strongRatingText(person: Person, { id, questionId }: GivenRating): Statement {
  const rated = ratedBy(person, questionId)
  const support: Readonly<Record<typeof id, readonly [QuestionId, string, (quoted: string) => string]>> = {
    clarity: [
      'title_department',
      `What is expected of you is clear, by your account: ${rated}.`,
      (quoted) =>
        `What is expected of you is clear, by your account: ${rated}. Your title and department, as you wrote them: ${quoted}.`,
    ],
    output: [
      'recurring_deliverables',
      `You rated your weekly output ${rated}.`,
      (quoted) =>
        `You rated your weekly output ${rated}. Asked what you deliver again and again, you answered ${quoted}.`,
    ],
    communication: [
      'close_collaborators',
      `Communication in your team works, by your account: ${rated}.`,
      (quoted) =>
        `Communication in your team works, by your account: ${rated}. Asked who you work with most closely, you answered ${quoted}.`,
    ],
    tools: [
      'current_tools',
      `Your tools help you do your work, by your account: ${rated}.`,
      (quoted) =>
        `Your tools help you do your work, by your account: ${rated}. Asked which you use, you answered ${quoted}.`,
    ],
    satisfaction: [
      'career_goals',
      `You rated your satisfaction with the job ${rated}.`,
      (quoted) =>
        `You rated your satisfaction with the job ${rated}. Asked where your work should take you, you answered ${quoted}.`,
    ],
  }
  const [source, plain, withWords] = support[id]
  const quoted = source === 'career_goals' ? goalToBuildOn(person, 90) : wish(person, source, 90)
  return quoted === null
    ? statement(person, plain, [questionId])
    : statement(person, withWords(quoted), [questionId, source])
}

function namedStrengths(person: Person): readonly Candidate[] {
  const named: readonly (readonly [number, QuestionId, string, (quoted: string) => string])[] = [
    [8.6, 'key_skills', 'key_skills', (quoted) => `What you are best at, as you put it yourself: ${quoted}.`],
    [
      7.4,
      'company_improvements',
      'improvements',
      (quoted) => `You took up the question what the company should do better: ${quoted}.`,
    ],
    [
      7.2,
      'skill_development',
      'growth',
      (quoted) => `You took up the question which skills to build next: ${quoted}.`,
    ],
    [
      7.1,
      'career_goals',
      'growth',
      (quoted) => `You took up the question where your work should take you: ${quoted}.`,
    ],
    [
      6.6,
      'recurring_deliverables',
      'output',
      (quoted) => `You took up the question what you deliver again and again: ${quoted}.`,
    ],
    [
      6.4,
      'close_collaborators',
      'communication',
      (quoted) => `You took up the question who you work with most closely: ${quoted}.`,
    ],
  ]
  const candidates: Candidate[] = named.flatMap(([rank, questionId, topic, put]) => {
    const quoted = questionId === 'career_goals' ? goalToBuildOn(person) : wish(person, questionId)
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

/**
 * What stands in the place of a strength that was not found: which answer would show one. Each of the four
 * questions gives either a strength or one of these, so there are always enough.
 */
function unknownStrengths(person: Person): readonly Statement[] {
  const open: readonly (readonly [QuestionId, string])[] = [
    ['key_skills', 'what you are best at'],
    ['recurring_deliverables', 'what you deliver again and again'],
    ['close_collaborators', 'who you work with most closely'],
    ['company_improvements', 'what the company should do better'],
  ]
  return open
    .filter(([questionId]) => wish(person, questionId) === null)
    .map(([questionId, asked]) =>
      statement(
        person,
        `Nothing is put down as a strength here. An answer to ${asked} could show one; ${leftAs(person, questionId)}.`,
        [questionId],
      ),
    )
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
      const rated = ratedBy(person, questionId)
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
  const missing = wish(person, 'missing_tools')
  if (missing !== null) {
    add(
      9,
      'missing',
      'missing_tools',
      `Asked which tools or help you are missing, you answered ${missing}. Where that names a gap, the gap stands here.`,
    )
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
    add(7.5, 'training', 'aware_of_training', 'You do not know what training is open to you, by your answer.')
  }
  const support = wish(person, 'team_support')
  if (support !== null) {
    add(
      7,
      'support',
      'team_support',
      `Asked which support from your team would help you most, you answered ${support}. Where that names a gap, the gap stands here.`,
    )
  }
  return candidates
}

function withoutWeakness(person: Person): readonly Statement[] {
  const given = givenRatings(person)
  const said: Statement[] = []
  if (given.length > 0 && given.every(({ value }) => value >= strongRating)) {
    const lowest = extremes(given, 'lowest')
    const value = outOfTen(lowest[0]?.value ?? strongRating)
    const text =
      lowest.length < given.length
        ? `No rating you gave is below 8. The least strong ${lowest.length === 1 ? 'is' : 'are'} ${listed(lowest.map(({ name }) => name))}, at ${value}.`
        : `Every rating you gave counts as ${value}, so none of them shows where there is room for more.`
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
        `There is no number for ${name}, so a weak spot there would stay hidden from this report.`,
        [questionId],
      ),
    )
  }
  said.push(
    statement(
      person,
      'No further weak spot follows from your ratings and your yes or no. Rating oneself has blind spots, and only somebody who works with you can add to this.',
      given.map(({ questionId }) => questionId),
    ),
  )
  return said
}
