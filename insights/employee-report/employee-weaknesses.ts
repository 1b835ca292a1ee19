/** The 2 weaknesses of an employee's report, each from an answer or saying what is unknown. */
import { strongRating } from '../questionnaire/answers.ts'
import {
  bandOf,
  pickBest,
  extremes,
  answeredRatings,
  ratingName,
  ratingNames,
  outOfTen,
  ratingText as ratedBy,
  ratingQuestions,
  statement,
  type Candidate,
  type Person,
} from './answered-person.ts'
import { quoteUnquoted, readWish } from './wishes.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'

/** Exactly 2: low ratings first, then what is missing, then ratings short of strong; else what is unknown. */
export function weaknessesOf(person: Person): readonly Statement[] {
  const found = pickBest([...weakRatings(person), ...namedWeaknesses(person)], 2)
  return [...found, ...withoutWeakness(person).slice(0, 2 - found.length)]
}

function weakRatings(person: Person): readonly Candidate[] {
  const { say } = person.words
  return answeredRatings(person)
    .filter(({ value }) => value < strongRating)
    .map((rating) => {
      const { id, questionId, value } = rating
      const isLow = bandOf(value) === 'low'
      const rated = ratedBy(person, questionId)
      const text = isLow
        ? say(`employee.weaknesses.${id}`, { rated })
        : say('employee.weaknesses.middling', { name: ratingName(person, rating), rated })
      return {
        rank: isLow ? 20 - value : 12 - value,
        topic: id,
        make: () => statement(person, text, [questionId]),
      }
    })
}

function namedWeaknesses(person: Person): readonly Candidate[] {
  const { say } = person.words
  const candidates: Candidate[] = []
  const add = (rank: number, questionId: QuestionId, textOf: () => string): void => {
    candidates.push({ rank, topic: questionId, make: () => statement(person, textOf(), [questionId]) })
  }
  const quotedOr = (questionId: QuestionId, key: 'missingTools' | 'support'): string => {
    const quoted = quoteUnquoted(person, questionId)
    return quoted === null
      ? say(`employee.weaknesses.${key}Named`)
      : say(`employee.weaknesses.${key}`, { quoted })
  }
  if (readWish(person, 'missing_tools') !== null) {
    add(9, 'missing_tools', () => quotedOr('missing_tools', 'missingTools'))
  }
  if (person.readings.kpis === false) add(8.5, 'has_kpis', () => say('employee.weaknesses.kpis'))
  if (person.readings.training === false) {
    add(7.5, 'aware_of_training', () => say('employee.weaknesses.training'))
  }
  if (readWish(person, 'team_support') !== null)
    add(7, 'team_support', () => quotedOr('team_support', 'support'))
  return candidates
}

function withoutWeakness(person: Person): readonly Statement[] {
  const { words } = person
  const { say } = words
  const given = answeredRatings(person)
  const ratedQuestions = given.map(({ questionId }) => questionId)
  const said: Statement[] = []
  if (given.length > 0 && given.every(({ value }) => value >= strongRating)) {
    const lowest = extremes(given, 'lowest')
    const rated = outOfTen(words, lowest[0]?.value ?? strongRating)
    const text =
      lowest.length < given.length
        ? say('employee.weaknesses.leastStrong', { names: ratingNames(person, lowest), rated })
        : say('employee.weaknesses.allTheSame', { rated })
    said.push(statement(person, text, ratedQuestions))
  }
  const unrated = ratingQuestions.filter(({ questionId }) => !person.answered.has(questionId))
  for (const { id, questionId } of unrated) {
    const text = say('employee.weaknesses.unrated', { name: ratingName(person, { id }) })
    said.push(statement(person, text, [questionId]))
  }
  said.push(statement(person, say('employee.weaknesses.noFurther'), ratedQuestions))
  return said
}
