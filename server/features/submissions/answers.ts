import { isDeepStrictEqual } from 'node:util'
import { maxAnswerLength, questionIds } from '../../../insights/questionnaire/questionnaire.ts'
import { isBlankText, plainText } from '../../../insights/text/plain-text.ts'
import { validateAnswers, type AnswerProblem } from '../../../insights/questionnaire/validate-answers.ts'
import { invalid } from '../../core/http/failures.ts'

/** What was sent as answers, sorted out before it is stored (specification points 3 and 5; docs/questionnaire.md). */

/** Question id to text. */
export type AnswerMap = Record<string, string>

const askedIds = questionIds.filter((id) => id !== 'email')

/** The answers to questions that are asked; unknown ids are dropped, and so is `email`, which is the employee's own. */
export const pickAskedAnswers = (sent: AnswerMap): AnswerMap =>
  Object.fromEntries(
    askedIds.flatMap((id) => {
      const text = Object.hasOwn(sent, id) ? sent[id] : undefined
      return text === undefined ? [] : [[id, text]]
    }),
  )

/** A blank text is no answer, and takes an earlier one back. */
export const isBlank = (text: string | undefined): boolean => text === undefined || isBlankText(text)

/** What is stored of what was sent. */
export const dropBlankAnswers = (sent: AnswerMap): AnswerMap =>
  Object.fromEntries(Object.entries(sent).filter(([, text]) => !isBlank(text)))

/** NFC is longer in a few scripts: a text that was not too long is stored all the same. */
const plainAnswer = (text: string): string => {
  const plain = plainText(text)
  return plain.length > maxAnswerLength && text.length <= maxAnswerLength ? text.trim() : plain
}

/** Answers as they are submitted. A draft stays letter by letter what its author's devices have sent. */
export const normalizeAnswers = (sent: AnswerMap): AnswerMap =>
  Object.fromEntries(Object.entries(sent).map(([id, text]) => [id, plainAnswer(text)]))

/** Whether two maps hold the same answers to the questions that are asked, in whatever form they are written. */
export const isSameAnswers = (a: AnswerMap, b: AnswerMap): boolean =>
  isDeepStrictEqual(normalizeAnswers(pickAskedAnswers(a)), normalizeAnswers(pickAskedAnswers(b)))

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
