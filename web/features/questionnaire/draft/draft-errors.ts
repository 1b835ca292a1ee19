import { isQuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { questionnaires as messages } from '../../../../contract/messages/questionnaires.ts'
import { CallError, failureText, isConnectionFailure } from '../../../core/api/call-error.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import type { DraftError } from './draft-state.ts'

/** The questions named by dotted paths of the input ('answers.role_clarity'), with their faults. */
const faultsOf = (error: CallError): DraftError['questions'] =>
  Object.fromEntries(
    error.details.flatMap(({ path, message }) => {
      const id = path.split('.').findLast(isQuestionId)
      return id === undefined ? [] : [[id, message]]
    }),
  )

/** What a failed request means for the draft: whether it is retried, and which questions it concerns. */
export const draftErrorFrom = (error: unknown): DraftError => {
  if (!(error instanceof CallError)) {
    // The request timed out.
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

/** Whether the server's message says that the requested person does not exist: 'Employee not found: {id}'. */
export const isNotFound = (sentence: string): boolean => / not found: /.test(sentence)

/** The message of an error; if it is retried automatically, it does not ask the person to try again. */
export const draftErrorText = ({ message }: DraftError, isSentAgain: boolean): string =>
  isSentAgain && message === failureTexts.unanswered ? failureTexts.unreachable : message
