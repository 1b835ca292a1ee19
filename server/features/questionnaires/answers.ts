import { isDeepStrictEqual } from 'node:util'
import { maxAnswerLength, questionIds } from '../../../insights/questionnaire.ts'
import { validateAnswers, type AnswerProblem } from '../../../insights/validate-answers.ts'
import { invalid } from '../../core/failures.ts'

/** What was sent as answers, sorted out before it is stored (specification points 3 and 5, decisions §4). */

/** Question id to text. */
export type AnswerMap = Record<string, string>

const askedIds = questionIds.filter((id) => id !== 'email')

/** The answers to questions that are asked; unknown ids are dropped, and so is `email`, which is the employee's own. */
export const askedAnswers = (sent: AnswerMap): AnswerMap =>
  Object.fromEntries(
    askedIds.flatMap((id) => {
      const text = Object.hasOwn(sent, id) ? sent[id] : undefined
      return text === undefined ? [] : [[id, text]]
    }),
  )

/** A blank text is no answer, and takes an earlier one back. */
export const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** What is stored of what was sent. */
export const givenAnswers = (sent: AnswerMap): AnswerMap =>
  Object.fromEntries(Object.entries(sent).filter(([, text]) => !isBlank(text)))

/** Whether two maps hold the same answers to the questions that are asked. */
export const isSameAnswers = (a: AnswerMap, b: AnswerMap): boolean =>
  isDeepStrictEqual(askedAnswers(a), askedAnswers(b))

/** @throws Failure VALIDATION_ERROR with every answer that keeps the questionnaire from being submitted. */
export const requireComplete = (answers: AnswerMap): void => refuseProblems(validateAnswers(answers))

/** A draft may be incomplete, not too long. @throws Failure VALIDATION_ERROR naming every answer that is. */
export const requireStorable = (answers: AnswerMap): void =>
  refuseProblems(
    validateAnswers(answers).filter(({ path }) => (answers[path]?.length ?? 0) > maxAnswerLength),
  )

const refuseProblems = (problems: readonly AnswerProblem[]): void => {
  if (problems.length === 0) return
  throw invalid(problems.map(({ path, message }) => ({ path: `answers.${path}`, message })))
}
