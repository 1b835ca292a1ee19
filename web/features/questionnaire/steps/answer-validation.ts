import { isBlankText } from '../../../../insights/text/plain-text.ts'
import {
  questions,
  questionsOf,
  type Question,
  type QuestionId,
  type RawAnswers,
} from '../../../../insights/questionnaire/questionnaire.ts'
import { validateAnswers } from '../../../../insights/questionnaire/validate-answers.ts'
import { refusalText, type DraftState } from '../draft/draft-state.ts'
import { currentAnswer, collectAnswers, type DraftRecord } from '../draft/draft-record.ts'
import { stepProgress, stepAfter, findStep, stepOfQuestion, welcome, type Step } from './steps.ts'
import { prefilledAnswer } from './prefilled-answers.ts'

/**
 * The value of a question's field: the answer, or the invitation's suggestion if nothing was ever answered. A
 * suggestion becomes the answer when the person moves to the next step.
 */
export const displayedAnswer = (state: DraftState, id: QuestionId): string => {
  const { about, edits } = state.record
  const answer = currentAnswer(state.record, id)
  if (answer !== '' || edits[id] !== undefined || about === null) return answer
  return prefilledAnswer(about, id)
}

/** The fault of a question's shown answer, in the server's sentence or the one it would send; null if there is none. */
export const answerProblem = (state: DraftState, question: Question): string | null => {
  const refusal = refusalText(state, question.id)
  if (refusal !== undefined) return refusal
  const answers = { ...collectAnswers(state.record), [question.id]: displayedAnswer(state, question.id) }
  return findProblems([question], answers)[0]?.message ?? null
}

/** The faults that block a submission of these questions, in the contract's own sentences. */
export const findProblems = (
  asked: readonly Question[],
  answers: RawAnswers,
): readonly { path: QuestionId; message: string }[] =>
  validateAnswers(answers).filter(({ path }) => asked.some(({ id }) => id === path))

/** The index of the last answered question; -1 if there is none. */
const lastAnswered = (answers: RawAnswers): number =>
  questions.findLastIndex(({ id, asked }) => asked && !isBlankText(answers[id] ?? ''))

/** The questions that were passed: in this visit, and all before an answered one. */
export const passedQuestions = (
  answers: RawAnswers,
  justNow: ReadonlySet<QuestionId>,
): ReadonlySet<QuestionId> =>
  new Set([...questions.slice(0, lastAnswered(answers) + 1).map(({ id }) => id), ...justNow])

/**
 * Where a returning person resumes: at the step last on screen on this device, unless a later question was answered
 * on another one; without such a step, after the last answered question.
 */
export const resumeStep = (record: DraftRecord): Step => {
  const answers = collectAnswers(record)
  const last = questions[lastAnswered(answers)]
  const left = findStep(record.place?.path ?? welcome.path)
  const isAhead = (answered: Question) =>
    record.edits[answered.id] === undefined && stepProgress(left) < stepProgress(stepOfQuestion(answered.id))
  if (left.kind !== 'welcome' && (last === undefined || !isAhead(last))) return left
  if (last === undefined) return findStep('about-you')
  const step = stepOfQuestion(last.id)
  const isWhole =
    step.kind !== 'personal' || findProblems(questionsOf('getting_started'), answers).length === 0
  return isWhole ? stepAfter(step) : step
}
