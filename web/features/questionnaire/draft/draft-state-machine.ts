import { backoffMs } from '../../../../client/core/timeout.ts'
import { questionIds, type QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import {
  acknowledgeEdits,
  answersToSubmit,
  mergeServerAnswers,
  remainingEdits,
  applyTyping,
  type DiscardedAnswer,
  type DraftRecord,
  type Edits,
  type Visibility,
} from './draft-record.ts'
import { joinRecords, markSent, markSubmitWanted } from './join-record-copies.ts'
import { resolveConflict, findConflicts } from './device-conflicts.ts'
import {
  sendable,
  type DraftState,
  type ServerDraft,
  type DraftRequest,
  type DraftError,
} from './draft-state.ts'

/**
 * A questionnaire's draft as a pure state machine: `reduceDraft` returns the state after an event, `nextAction` what
 * to do now. At most one request is in flight.
 */

/** Debounce before typing is sent, and the longest delay while typing continues. */
export const debounceMs = 1_000
export const maxDebounceMs = 5_000
const retryWaitMs = { first: 1_000, most: 30_000 }

export type DraftEvent =
  | { is: 'typed'; id: QuestionId; text: string; by: string; now: number }
  | { is: 'chosen'; id: QuestionId; which: DiscardedAnswer['from']; by: string; now: number }
  | { is: 'device'; isKeeping: boolean; record: DraftRecord }
  | { is: 'settled'; edits: Edits; isKept: boolean }
  | { is: 'other-tab'; record: DraftRecord | null }
  | { is: 'sent'; talk: DraftRequest }
  | { is: 'heard'; heard: ServerDraft; now: number }
  | { is: 'failed'; trouble: DraftError; now: number; jitter: number }
  | { is: 'submit'; told?: Visibility | undefined }
  | { is: 'hold' }
  | { is: 'arrived'; path: string; now: number }
  | { is: 'look' }
  | { is: 'hurry'; now: number; isRetrying: boolean }

/** What to do now; `wait` until something is due. */
export type NextAction =
  | { do: 'nothing' }
  | { do: 'wait'; until: number }
  | { do: 'send'; talk: DraftRequest }

/** Whether a time is in the future; one further away than `mostMs` was computed before the clock was set back. */
const isAhead = (moment: number, now: number, mostMs: number): boolean =>
  now < moment && moment - now <= mostMs

/** Decides what to do; pure. */
export const nextAction = (state: DraftState, now: number): NextAction => {
  if (state.talk !== null) return { do: 'nothing' }
  if (state.retry !== null && isAhead(state.retry.at, now, retryWaitMs.most))
    return { do: 'wait', until: state.retry.at }
  const knownBefore = state.record.known?.revision ?? 0
  const load: NextAction = { do: 'send', talk: { kind: 'load', edits: state.record.edits, knownBefore } }
  if (state.isLoadWanted) return load
  if (state.isCompleted || state.stop !== null) return { do: 'nothing' }
  // What the server may have stored has to be known before everything is compared with it.
  if (!state.hasLoaded || (state.isSubmitWanted && state.isUnsure)) return load
  if (state.isSubmitWanted) {
    return { do: 'send', talk: { kind: 'submit', edits: state.record.edits, knownBefore } }
  }
  const edits = sendable(state)
  if (edits.length === 0) return { do: 'nothing' }
  const due =
    state.changed === null
      ? now
      : Math.min(state.changed.last + debounceMs, state.changed.first + maxDebounceMs)
  if (isAhead(due, now, maxDebounceMs)) return { do: 'wait', until: due }
  return { do: 'send', talk: { kind: 'save', edits: Object.fromEntries(edits), knownBefore } }
}

/** Sets or clears the wish to submit, here and on the device. */
const withWish = (state: DraftState, isSubmitWanted: boolean, told?: Visibility): DraftState => ({
  ...state,
  isSubmitWanted,
  record: markSubmitWanted(state.record, isSubmitWanted, told),
})

/** Due now; the failure count continues. */
const atOnce = (retry: DraftState['retry']): DraftState['retry'] => retry && { ...retry, at: 0 }

/** The body of a request: only the changes, or everything. */
export const requestAnswers = (state: DraftState, talk: DraftRequest): Record<string, string> =>
  talk.kind === 'submit'
    ? answersToSubmit(state.record)
    : Object.fromEntries(Object.entries(talk.edits).map(([id, edit]) => [id, edit.text]))

/** The state after an event. */
export const reduceDraft = (state: DraftState, event: DraftEvent): DraftState => {
  switch (event.is) {
    case 'typed': {
      const record = applyTyping(state.record, event.id, event.text, event)
      if (record === state.record) return state
      const changed = { first: state.changed?.first ?? event.now, last: event.now }
      return withWish({ ...state, record, changed, submitTrouble: null }, false)
    }
    case 'chosen': {
      const record = resolveConflict(state.record, event.id, event.which, event)
      return record === state.record ? state : { ...state, record, submitTrouble: null }
    }
    case 'device':
      return { ...state, isDeviceKeeping: event.isKeeping, record: event.record }
    case 'settled':
      return event.isKept ? { ...state, outlasting: event.edits } : { ...state, isDeviceKeeping: false }
    case 'other-tab':
      // Removed by another tab: it was submitted there, or the person cleared the browser data.
      return event.record === null
        ? { ...state, isLoadWanted: true }
        : joined(state, joinRecords(state.record, event.record))
    case 'sent':
      return {
        ...state,
        talk: event.talk,
        record: event.talk.kind === 'save' ? markSent(state.record, event.talk.edits) : state.record,
        isLoadWanted: event.talk.kind === 'load' ? false : state.isLoadWanted,
        changed: event.talk.kind === 'load' ? state.changed : null,
      }
    case 'heard':
      return afterHeard(state, event.heard, event.now)
    case 'failed':
      return afterFailed(state, event)
    case 'submit':
      return findConflicts(state.record).length > 0
        ? state
        : withWish(
            { ...state, submitTrouble: null, stop: null, retry: atOnce(state.retry) },
            true,
            event.told,
          )
    case 'hold':
      return state.isSubmitWanted ? withWish(state, false) : state
    case 'arrived':
      return state.record.place?.path === event.path
        ? state
        : { ...state, record: { ...state.record, place: { path: event.path, at: event.now } } }
    case 'look':
      return { ...state, isLoadWanted: true, stop: null }
    case 'hurry': {
      const retry = state.retry && event.isRetrying ? { ...state.retry, at: event.now } : state.retry
      return { ...state, retry, changed: null }
    }
    default:
      return event satisfies never
  }
}

/** Typing in another tab revokes the wish to submit; a wish of another tab does not make this one submit. */
const joined = (state: DraftState, record: DraftRecord): DraftState => ({
  ...state,
  record,
  isSubmitWanted: state.isSubmitWanted && (record.sending?.isWanted ?? true),
})

const beginAnew = { isSubmitWanted: false, submitTrouble: null, stop: null, refused: {}, changed: null }

const afterHeard = (state: DraftState, heard: ServerDraft, now: number): DraftState => {
  const talk = state.talk
  const calm: DraftState = {
    ...state,
    talk: null,
    retry: null,
    hasLoaded: true,
    isUnsure: false,
    record: {
      ...state.record,
      about: state.record.about && { ...state.record.about, employeeId: heard.employeeId },
    },
    employeeId: heard.employeeId,
    isCompleted: heard.isCompleted,
    submittedAt: heard.submittedAt,
    reopened: heard.reopened,
    // A missing consent is still missing after a save.
    submitTrouble:
      talk?.kind === 'load' || state.submitTrouble?.kind === 'agree' ? state.submitTrouble : null,
    // Pending and refused input belongs to the answers from before the reopening.
    ...((heard.known.since ?? 0) > (state.record.known?.since ?? 0) && beginAnew),
  }
  if (heard.isCompleted) {
    const { isSame, known } = heard
    const isSent = talk?.kind === 'submit' || isSame === true
    const record = remainingEdits(calm.record, isSent ? (talk?.edits ?? {}) : {}, known.answers)
    return {
      ...calm,
      record: { ...record, known: isSame === null ? known : null },
      isSubmitWanted: false,
      changed: null,
      stop: null,
      refused: {},
      submitTrouble: null,
    }
  }
  const sent = talk === null || talk.kind === 'load' || heard.isTaken === false ? {} : talk.edits
  const taken = acknowledgeEdits(calm.record, sent, heard.known)
  const record = mergeServerAnswers(taken, heard.known, talk?.knownBefore ?? 0, now)
  const isNews = calm.submitTrouble !== null && heard.known.revision > (talk?.knownBefore ?? 0)
  // Nothing is submitted until every conflict is resolved.
  const isSubmitWanted = calm.isSubmitWanted && findConflicts(record).length === 0
  // The refusal of a submission may be due to a change that is only now known: lift the stop.
  const next = withWish({ ...calm, record, stop: isNews ? null : calm.stop }, isSubmitWanted)
  // A server that accepts no writes may still answer reads: a load keeps the failure count of the send.
  const isOfSending = talk?.kind === 'load' && state.retry?.of !== 'load'
  const isToBeSent = next.isSubmitWanted || sendable(next).length > 0
  return isOfSending && isToBeSent ? { ...next, retry: atOnce(state.retry) } : next
}

const waitMs = (failures: number, trouble: DraftError, jitter: number): number =>
  trouble.retryAfterMs === null
    ? backoffMs(failures, retryWaitMs.first, retryWaitMs.most) * (0.75 + jitter / 4)
    : Math.min(trouble.retryAfterMs, retryWaitMs.most)

const afterFailed = (
  state: DraftState,
  { trouble, now, jitter }: { trouble: DraftError; now: number; jitter: number },
): DraftState => {
  const talk = state.talk
  const isSubmit = talk?.kind === 'submit'
  const isWished = state.isSubmitWanted && (!isSubmit || trouble.kind === 'passing')
  const failed: DraftState = {
    ...withWish(state, isWished),
    talk: null,
    submitTrouble: isSubmit ? trouble : state.submitTrouble,
    isUnsure: state.isUnsure || (talk?.kind === 'save' && trouble.kind !== 'refused'),
    isLoadWanted: state.isLoadWanted || (talk?.kind === 'load' && trouble.kind !== 'refused'),
  }
  if (trouble.kind === 'agree') return { ...failed, retry: null }
  if (trouble.kind !== 'refused') {
    const failures = state.retry?.failures ?? 0
    const at = now + waitMs(failures, trouble, jitter)
    return { ...failed, retry: { at, failures: failures + 1, trouble, of: talk?.kind ?? 'load' } }
  }
  const faults = questionIds.flatMap((id) => {
    const message = trouble.questions[id]
    return message === undefined ? [] : [{ id, message }]
  })
  // A fault in a named question blocks only that answer; the others are sent.
  if (faults.length > 0 && talk !== null && talk.kind !== 'load') {
    const refused = Object.fromEntries(
      faults.map(({ id, message }) => [
        id,
        { message, edit: talk.edits[id] ?? state.record.edits[id] ?? null },
      ]),
    )
    return { ...failed, retry: null, refused: { ...state.refused, ...refused } }
  }
  // It may have been completed elsewhere: load once, then stop.
  return {
    ...withWish(failed, false),
    retry: null,
    stop: trouble,
    isLoadWanted: talk !== null && talk.kind !== 'load',
  }
}
