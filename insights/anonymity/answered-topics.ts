import type { RawAnswers } from '../questionnaire/questionnaire.ts'
import { readInputs } from '../scoring/scores.ts'

/** The topics of which somebody gave a rating, or a yes or no. */
export const answeredTopics = (answers: RawAnswers): ReadonlySet<string> => {
  const texts = Object.entries(answers).filter(([, text]) => typeof text === 'string')
  const given = Object.entries(readInputs(Object.fromEntries(texts))).filter(([, value]) => value !== null)
  return new Set(given.map(([topic]) => topic))
}
