import { maxAnswerLength, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { findConflicts } from './device-conflicts.ts'
import {
  isSameEdit,
  pendingEdits,
  type DraftRecord,
  type Edit,
  type Edits,
  type ServerAnswers,
} from './draft-record.ts'

/** The state of a questionnaire's draft between person, device and server, and its selectors. */

/**
 * Why a request failed. `passing`: the server is unreachable or busy, and everything is retried automatically.
 * `broken`: it failed; saving is retried automatically, submitting by the person. `refused`: needs somebody to act.
 * `agree`: more people will read it than the person was shown; needs the person to submit again.
 */
export type DraftError = {
  kind: 'passing' | 'broken' | 'refused' | 'agree'
  message: string
  retryAfterMs: number | null
  questions: Readonly<Partial<Record<QuestionId, string>>>
}

export type DraftRequest = {
  readonly kind: 'load' | 'save' | 'submit'
  /** The edits sent with it; a load sends the device's answers, to be compared with the submitted ones. */
  readonly edits: Edits
  /** The latest known revision when it was sent. */
  readonly knownBefore: number
}

/** A reopening of submitted answers. */
export type Reopening = {
  readonly by: string | null
  readonly reason: string | null
  readonly isNewRound: boolean
}

/** The server's state of the questionnaire. */
export type ServerDraft = {
  employeeId: string
  isCompleted: boolean
  submittedAt: string | null
  known: ServerAnswers
  /** Who reopened submitted answers, and why; null if nobody did. */
  reopened: Reopening | null
  /**
   * Null if `known` has all answers; otherwise they are not disclosed, only whether they equal those of this device.
   */
  isSame: boolean | null
  /** False if the server stored none of it, because another device has changed an answer. */
  isTaken?: boolean
}

export type DraftState = {
  readonly record: DraftRecord
  /** The respondent, once the server has named them. */
  readonly employeeId: string | null
  /** False once the device has refused to store the record. */
  readonly isDeviceKeeping: boolean
  /** The edits that would survive a killed browser; null if it has no mirror. */
  readonly outlasting: Edits | null
  readonly talk: DraftRequest | null
  readonly hasLoaded: boolean
  /** Whether a save may have been accepted although no response arrived. */
  readonly isUnsure: boolean
  readonly isLoadWanted: boolean
  readonly isSubmitWanted: boolean
  readonly isCompleted: boolean
  readonly submittedAt: string | null
  readonly reopened: Reopening | null
  /** When the first and the last of the unsent edits were made; null if there is nothing new to send. */
  readonly changed: { readonly first: number; readonly last: number } | null
  /** Waiting for an automatic retry. */
  readonly retry: {
    readonly at: number
    readonly failures: number
    readonly trouble: DraftError
    /** What failed. */
    readonly of: DraftRequest['kind']
  } | null
  /** No retry until somebody acts. */
  readonly stop: DraftError | null
  /** The refused answers, each until its edit changes. */
  readonly refused: Readonly<
    Partial<Record<QuestionId, { readonly message: string; readonly edit: Edit | null }>>
  >
  /** Why the last attempt to submit failed. */
  readonly submitTrouble: DraftError | null
}

/** From this many failures in a row an error counts as lasting. */
const lastingFailures = 4

/**
 * An error that is retried but may last until somebody acts; null if there is none. The server may be unreachable, or
 * something in between blocks all requests, which looks the same; only a device that is offline knows the cause.
 */
export const lastingError = (state: DraftState, isOnline: boolean): DraftError | null => {
  const { retry, record, isSubmitWanted } = state
  const isToBeSent = isSubmitWanted || pendingEdits(record).length > 0
  return isOnline && isToBeSent && retry !== null && retry.failures >= lastingFailures ? retry.trouble : null
}

/** Why nothing is sent, if the person has to know; null if nothing blocks. */
export const blockingError = (state: DraftState, isOnline: boolean): DraftError | null =>
  state.stop ?? lastingError(state, isOnline)

/** Why the submission has not arrived. One from an earlier visit may not even have been attempted. */
export const submitError = ({ submitTrouble, isSubmitWanted, retry }: DraftState): DraftError | null =>
  submitTrouble ?? (isSubmitWanted ? (retry?.trouble ?? null) : null)

/** Whether the blocking error is why the submission has not arrived: it is shown once, beside the submit button. */
export const isSubmitBlocked = (state: DraftState, block: DraftError): boolean =>
  block === submitError(state) || (state.isSubmitWanted && block !== state.stop)

export const initialState = (
  record: DraftRecord,
  isDeviceKeeping: boolean,
  outlasting: Edits | null = null,
): DraftState => ({
  record,
  employeeId: record.about?.employeeId ?? null,
  isDeviceKeeping,
  outlasting,
  talk: null,
  hasLoaded: false,
  isUnsure: false,
  isLoadWanted: true,
  // Requested at an earlier visit that ended before it was done.
  isSubmitWanted: record.sending?.isWanted ?? false,
  isCompleted: false,
  submittedAt: null,
  reopened: null,
  changed: null,
  retry: null,
  stop: null,
  refused: {},
  submitTrouble: null,
})

/**
 * Unsent edits that the server can accept: not refused in this form, not too long, and not in
 * conflict with another device.
 */
export const sendable = ({ record, refused }: DraftState): readonly (readonly [QuestionId, Edit])[] => {
  const contested = new Set(findConflicts(record).map(({ id }) => id))
  return pendingEdits(record).filter(
    ([id, edit]) =>
      edit.text.length <= maxAnswerLength && refusalOf(refused, id, edit) === undefined && !contested.has(id),
  )
}

const refusalOf = (refused: DraftState['refused'], id: QuestionId, edit: Edit | undefined) => {
  const refusal = refused[id]
  if (refusal === undefined) return undefined
  const stands = refusal.edit === null ? edit === undefined : isSameEdit(refusal.edit, edit)
  return stands ? refusal : undefined
}

/** Why the server refused the current answer to a question. */
export const refusalText = ({ record, refused }: DraftState, id: QuestionId): string | undefined =>
  refusalOf(refused, id, record.edits[id])?.message
