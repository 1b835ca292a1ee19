/** The 2 weaknesses of an employee's report, each from an answer or saying what is unknown. */
import { lowRating, strongRating } from '../questionnaire/answers.ts'
import {
  answeredRatings,
  bandOf,
  extremes,
  numberOnce,
  pickBest,
  ratingNames,
  ratingQuestions,
  statement,
  type AnsweredRating,
  type Candidate,
  type Person,
} from './answered-person.ts'
import type { Statement } from '../report-types.ts'

/** Exactly 2: the lowest ratings first, then that there are no targets; else what is unknown. */
export function weaknessesOf(person: Person): readonly Statement[] {
  const found = pickBest([...lowestRatings(person), ...otherRatings(person), ...noTargets(person)], 2)
  return [...found, ...withoutWeakness(person, found.length).slice(0, 2 - found.length)]
}

/** The lowest ratings, where others are higher: how far they are below the highest. */
function lowestRatings(person: Person): readonly Candidate[] {
  const given = answeredRatings(person)
  const [lowest, highest] = [extremes(given, 'lowest'), extremes(given, 'highest')]
  const [bottom] = lowest
  const [top] = highest
  if (!bottom || !top || bottom.value >= strongRating || top.value === bottom.value) return []
  const ids = lowest.map(({ questionId }) => questionId)
  const make = (): Statement => {
    const values = {
      count: lowest.length,
      names: ratingNames(person, lowest),
      rated: numberOnce(person, ...ids),
      others: ratingNames(person, highest),
      points: person.words.numeral(top.value - bottom.value),
    }
    const text = person.words.say('employee.weaknesses.lowest', values)
    return statement(person, text, [...ids, ...highest.map(({ questionId }) => questionId)])
  }
  return [{ rank: 30, topic: 'lowest', make }]
}

/** Every other rating below strong, and all of them where they are alike. */
function otherRatings(person: Person): readonly Candidate[] {
  const { say } = person.words
  const given = answeredRatings(person)
  const lowest = extremes(given, 'lowest')
  const isAlike = lowest.length === given.length
  const others = given.filter(
    (rating) => rating.value < (isAlike ? lowRating : strongRating) && (isAlike || !lowest.includes(rating)),
  )
  return [...new Set(others.map(({ value }) => value))].map((value) => ({
    rank: value < lowRating ? 20 - value : 12 - value,
    topic: `rated ${value}`,
    make: () => {
      const ratings = others.filter((rating) => rating.value === value)
      const ids = ratings.map(({ questionId }) => questionId)
      const rated = numberOnce(person, ...ids)
      return statement(person, say(...textKey(person, ratings, rated)), ids)
    },
  }))
}

function textKey(
  person: Person,
  ratings: readonly AnsweredRating[],
  rated: string,
): Parameters<Person['words']['say']> {
  const [first] = ratings
  if (ratings.length === 1 && first !== undefined && bandOf(first.value) === 'low') {
    return [`employee.weaknesses.${first.id}`, { rated }]
  }
  const key = first !== undefined && bandOf(first.value) === 'low' ? 'alsoLow' : 'middling'
  return [`employee.weaknesses.${key}`, { names: ratingNames(person, ratings), rated }]
}

function noTargets(person: Person): readonly Candidate[] {
  if (person.readings.kpis !== false) return []
  const text = person.words.say('employee.weaknesses.kpis')
  return [{ rank: 4.5, topic: 'has_kpis', make: () => statement(person, text, ['has_kpis']) }]
}

function withoutWeakness(person: Person, found: number): readonly Statement[] {
  const { say } = person.words
  const given = answeredRatings(person)
  const ratedQuestions = given.map(({ questionId }) => questionId)
  const said: Statement[] = []
  const lowest = extremes(given, 'lowest')
  const isAlike = lowest.length === given.length
  if (given.length > 1 && isAlike && found === 0) {
    said.push(statement(person, say('employee.weaknesses.allAlike'), ratedQuestions))
  } else if (given.length > 1 && given.every(({ value }) => value >= strongRating)) {
    said.push(statement(person, say('employee.weaknesses.noneLow'), ratedQuestions))
  }
  const unrated = ratingQuestions.filter(({ questionId }) => !person.answered.has(questionId))
  if (unrated.length > 0) {
    const text = say('employee.weaknesses.unrated', {
      names: ratingNames(person, unrated),
    })
    said.push(
      statement(
        person,
        text,
        unrated.map(({ questionId }) => questionId),
      ),
    )
  }
  const sources = ratingQuestions.map(({ questionId }) => questionId)
  said.push(statement(person, say('employee.weaknesses.nothingMore'), [...sources, 'has_kpis']))
  if (found === 0) said.push(statement(person, say('employee.weaknesses.noSecond'), [...sources, 'has_kpis']))
  return said
}
