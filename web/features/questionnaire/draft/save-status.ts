import { findConflicts } from './device-conflicts.ts'
import { lastingError, sendable, type DraftState } from './draft-state.ts'
import { isSameEdit, pendingEdits } from './draft-record.ts'

/** What is true of what was typed; each has its own words. */
export type SaveStatus =
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
export const saveStatus = (state: DraftState, isOnline: boolean): SaveStatus => {
  const unsent = pendingEdits(state.record)
  if (unsent.length === 0) return Object.keys(state.record.edits).length > 0 ? 'saved' : 'nothing'
  if (!state.isDeviceKeeping) return 'unsafe'
  const { outlasting } = state
  // "Kept" is said of nothing that a killed browser would lose.
  if (outlasting !== null && !unsent.every(([id, edit]) => isSameEdit(edit, outlasting[id]))) return 'keeping'
  // With a connection or without: what waits for the person is not sent by itself, and all else is on the server.
  if (state.stop === null && sendable(state).length === 0) {
    return findConflicts(state.record).length === unsent.length ? 'choice' : 'held'
  }
  if (!isOnline) return 'offline'
  if (lastingError(state, isOnline) !== null) return 'held'
  if (state.retry !== null) return 'away'
  if (state.stop !== null) return 'held'
  return state.talk?.kind === 'save' || state.talk?.kind === 'submit' ? 'saving' : 'device'
}

/** Whether leaving now would lose something: it is on neither the device nor the server. */
export const wouldLoseEdits = (state: DraftState): boolean =>
  !state.isDeviceKeeping && pendingEdits(state.record).length > 0
