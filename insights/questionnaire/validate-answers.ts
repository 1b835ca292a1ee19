/** What a questionnaire must hold before it can be submitted (points 3 and 5 of the specification). */
import { hasLetter } from './answers.ts'
import {
  maxAnswerLength,
  questions,
  type Question,
  type QuestionId,
  type RawAnswers,
} from './questionnaire.ts'
import { isBlankText } from '../text/plain-text.ts'

export interface AnswerProblem {
  readonly path: QuestionId
  readonly message: string
}

/**
 * What is wrong with the answers, in the order of the questionnaire; an empty list means that they can be submitted.
 * Every answer may have 5,000 characters. A required question needs some text that is not blank; a name needs a letter.
 * An unreadable answer is accepted unchanged: a scale without a number counts as 7, and '-' or 'n/a' as not given.
 * `email` is not asked and so never missing.
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
  if (text === undefined || isBlankText(text)) return `Please answer: ${question.prompt}`
  if (question.id === 'full_name' && !hasLetter(text)) return 'Please write your name in letters.'
  return null
}
