/** The 2 weaknesses of an employee's report, each from an answer or saying what cannot be told. */
import { strongRating } from './answers.ts'
import {
  bandOf,
  best,
  extremes,
  givenRatings,
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
      `You may be short of tools or help: asked what you are missing, you answered ${missing}.`,
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
      `You may be short of support: asked what from your team would help you most, you answered ${support}.`,
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
