/** What a questionnaire must hold before it can be submitted (points 3 and 5 of the specification). */
import { hasRating } from './answers.ts'
import {
  maxAnswerLength,
  questions,
  type Question,
  type QuestionId,
  type RawAnswers,
} from './questionnaire.ts'

export interface AnswerProblem {
  readonly path: QuestionId
  readonly message: string
}

const letter = /\p{L}/u
const letterOrDigit = /[\p{L}\p{N}]/u

/**
 * What is wrong with the answers, in the order of the questionnaire; an empty list means that they can be
 * submitted. Every answer may have 5,000 characters. A required scale needs a number, a name needs a letter
 * and every other required text a letter or a digit: a person may truly have no recurring deliverables, so
 * 'none' is accepted there. `email` is not asked and so never missing.
 */
export function validateAnswers(raw: RawAnswers): readonly AnswerProblem[] {
  return questions.flatMap((question) => {
    const message = problemOf(question, raw[question.id])
    return message === null ? [] : [{ path: question.id, message }]
  })
}

function problemOf(question: Question, text: string | undefined): string | null {
  if (text !== undefined && text.length > maxAnswerLength) {
    return `This answer has ${text.length} characters; at most ${maxAnswerLength} are allowed.`
  }
  if (!question.required || !question.asked) return null
  if (text === undefined || text.trim() === '') return `Please answer: ${question.prompt}`
  if (question.type === 'scale') {
    return hasRating(text) ? null : 'Please give a number from 1 to 10.'
  }
  if (question.id === 'full_name') return letter.test(text) ? null : 'Please write your name in letters.'
  return letterOrDigit.test(text) ? null : `Please answer in words: ${question.prompt}`
}
