import { isQuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { questionnaires as messages } from '../../../../contract/messages/questionnaires.ts'
import { CallError, failureText, isConnectionFailure } from '../../../core/api/call-error.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import type { DraftError } from './draft-state.ts'

/** The question that a dotted path of the input is about ('answers.role_clarity'), with the fault found. */
const faultsOf = (error: CallError): DraftError['questions'] =>
  Object.fromEntries(
    error.details.flatMap(({ path, message }) => {
      const id = path.split('.').findLast(isQuestionId)
      return id === undefined ? [] : [[id, message]]
    }),
  )

/** What a failed request means for the draft: whether it is asked again, and which questions it is about. */
export const draftErrorFrom = (error: unknown): DraftError => {
  if (!(error instanceof CallError)) {
    // The request was given up after waiting too long for an answer.
    return {
      kind: 'passing',
      message: failureTexts.unanswered,
      retryAfterMs: null,
      questions: {},
    }
  }
  const { kind, status, message } = error
  const isPassing = kind === 'RATE_LIMITED' || isConnectionFailure(error)
  return {
    kind: isPassing
      ? 'passing'
      : status >= 500
        ? 'broken'
        : message === messages.readByMoreMeanwhile
          ? 'agree'
          : 'refused',
    message: failureText(error),
    retryAfterMs: error.retryAfterMs,
    questions: faultsOf(error),
  }
}

/** Whether the server says of whom it was asked about that they are not there: 'Employee not found: {id}'. */
export const isNotFound = (sentence: string): boolean => / not found: /.test(sentence)

/** What is said of a trouble; what is sent again by itself asks nobody to try again. */
export const draftErrorText = ({ message }: DraftError, isSentAgain: boolean): string =>
  isSentAgain && message === failureTexts.unanswered ? failureTexts.unreachable : message
