import { maxAnswerLength, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import { findConflicts } from './draft-conflicts.ts'
import {
  isSameEdit,
  pendingEdits,
  type DraftRecord,
  type Edit,
  type Edits,
  type ServerAnswers,
} from './draft-record.ts'

/** The state of a questionnaire's draft between person, device and server, and what can be read from it. */

/**
 * Why a request failed. `passing`: the server is away or busy, everything goes on by itself. `broken`: it
 * failed; saving is tried again by itself, submitting by the person. `refused`: not without somebody's doing. `agree`: once the
 * person has been told that more people will read it, and sends it again.
 */
export type DraftError = {
  kind: 'passing' | 'broken' | 'refused' | 'agree'
  message: string
  retryAfterMs: number | null
  questions: Readonly<Partial<Record<QuestionId, string>>>
}

export type DraftRequest = {
  readonly kind: 'load' | 'save' | 'submit'
  /** The edits that go with it; a load shows what the device has, to be held against what was submitted. */
  readonly edits: Edits
  /** The latest revision that was known when it left. */
  readonly knownBefore: number
}

/** Answers that were submitted and opened again. */
export type Reopening = {
  readonly by: string | null
  readonly reason: string | null
  readonly isNewRound: boolean
}

/** What the server says of the questionnaire. */
export type ServerDraft = {
  employeeId: string
  isCompleted: boolean
  submittedAt: string | null
  known: ServerAnswers
  /** Who opened submitted answers again, and why; null where nobody did. */
  reopened: Reopening | null
  /** Null where `known` tells it all; else the answers are not told, only whether they are those of this device. */
  isSame: boolean | null
  /** False where the server has stored nothing of what was sent, since another device has changed an answer. */
  isTaken?: boolean
}

export type DraftState = {
  readonly record: DraftRecord
  /** Who answers, once the server has said so. */
  readonly employeeId: string | null
  /** False once the device has refused to keep the record. */
  readonly isDeviceKeeping: boolean
  /** The edits that would outlast a browser that is killed; null where it has no place for that. */
  readonly outlasting: Edits | null
  readonly talk: DraftRequest | null
  readonly hasLoaded: boolean
  /** Whether a save may have been taken although no answer came. */
  readonly isUnsure: boolean
  readonly isLoadWanted: boolean
  readonly isSubmitWanted: boolean
  readonly isCompleted: boolean
  readonly submittedAt: string | null
  readonly reopened: Reopening | null
  /** When the unsent edits were first and last added to; null while there is nothing new to send. */
  readonly changed: { readonly first: number; readonly last: number } | null
  /** Waiting to ask again by itself. */
  readonly retry: {
    readonly at: number
    readonly failures: number
    readonly trouble: DraftError
    /** What failed. */
    readonly of: DraftRequest['kind']
  } | null
  /** Not asking again until somebody does something. */
  readonly stop: DraftError | null
  /** What the server would not take, for as long as the edit stands. */
  readonly refused: Readonly<
    Partial<Record<QuestionId, { readonly message: string; readonly edit: Edit | null }>>
  >
  /** Why the last attempt to submit did not go through. */
  readonly submitTrouble: DraftError | null
}

/** How often in a row something fails until it is no passing trouble any more. */
const lastingFailures = 4

/**
 * What is tried again all the same, and may last until somebody does something about it; null where nothing is. It may be a
 * server that is away, or something between that lets nothing through, which looks like that: a device without a connection
 * alone knows better.
 */
export const lastingError = (state: DraftState, isOnline: boolean): DraftError | null => {
  const { retry, record, isSubmitWanted } = state
  const isToBeSent = isSubmitWanted || pendingEdits(record).length > 0
  return isOnline && isToBeSent && retry !== null && retry.failures >= lastingFailures ? retry.trouble : null
}

/** Why nothing is sent, where the person has to know of it; null where nothing is in the way. */
export const blockingError = (state: DraftState, isOnline: boolean): DraftError | null =>
  state.stop ?? lastingError(state, isOnline)

/** Why what the person has submitted is not there yet. Asked for at an earlier visit, it may not even have been tried. */
export const submitError = ({ submitTrouble, isSubmitWanted, retry }: DraftState): DraftError | null =>
  submitTrouble ?? (isSubmitWanted ? (retry?.trouble ?? null) : null)

/** Whether what blocks is why the submission is not there: that is told where it was sent off, and once. */
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
  // Asked for at an earlier visit, which ended before it could be done.
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

/** Unsent edits that the server can take: not those it refused as they stand, those too long for it, or over another device's. */
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

/** What the server would not take of a question as it stands now. */
export const refusalText = ({ record, refused }: DraftState, id: QuestionId): string | undefined =>
  refusalOf(refused, id, record.edits[id])?.message
