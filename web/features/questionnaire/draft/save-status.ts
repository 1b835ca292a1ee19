import { conflictsOf } from './draft-conflicts.ts'
import { lastingOf, sendable, type DraftState } from './draft-state.ts'
import { isSameEdit, waitingOf } from './draft-record.ts'

/** What is true of what was typed; each has its own words. */
export type Saved =
  | 'nothing'
  | 'keeping'
  | 'saving'
  | 'saved'
  | 'device'
  | 'offline'
  | 'away'
  | 'choice'
  | 'held'
  | 'unsafe'

/** Where the answers are now: on the server, on this device alone, or on neither. */
export const savedState = (state: DraftState, isOnline: boolean): Saved => {
  const unsent = waitingOf(state.record)
  if (unsent.length === 0) return Object.keys(state.record.edits).length > 0 ? 'saved' : 'nothing'
  if (!state.isDeviceKeeping) return 'unsafe'
  const { outlasting } = state
  // "Kept" is said of nothing that a killed browser would lose.
  if (outlasting !== null && !unsent.every(([id, edit]) => isSameEdit(edit, outlasting[id]))) return 'keeping'
  // With a connection or without: what waits for the person is not sent by itself, and all else is on the server.
  if (state.stop === null && sendable(state).length === 0) {
    return conflictsOf(state.record).length === unsent.length ? 'choice' : 'held'
  }
  if (!isOnline) return 'offline'
  if (lastingOf(state, isOnline) !== null) return 'held'
  if (state.retry !== null) return 'away'
  if (state.stop !== null) return 'held'
  return state.talk?.kind === 'save' || state.talk?.kind === 'submit' ? 'saving' : 'device'
}

/** Whether leaving now would lose something: it is on neither the device nor the server. */
export const isUnsafe = (state: DraftState): boolean =>
  !state.isDeviceKeeping && waitingOf(state.record).length > 0
