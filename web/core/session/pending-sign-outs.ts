import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { askForJson } from '../../../client/core/answer.ts'
import { accounts } from '../../../contract/calls/accounts.ts'
import { CallError } from '../api/call-error.ts'
import { browserConnection } from '../api/call.ts'
import { keys, local } from '../browser/storage.ts'

/**
 * Sessions that were left here while the server was away: it still takes them for signed in. Their tokens are kept, apart
 * from the one that is used, for nothing but ending them at the next connection.
 */

const Tokens = z.array(z.string())

const stored = (): string[] => {
  try {
    return Tokens.parse(JSON.parse(local.get(keys.leftSessions) ?? '[]'))
  } catch {
    return []
  }
}

const store = (tokens: readonly string[]): void => {
  if (tokens.length === 0) local.remove(keys.leftSessions)
  else local.set(keys.leftSessions, JSON.stringify(tokens))
}

/** What became of sessions that were left without a connection, for the one who left them. */
export type PendingSignOut = 'none' | 'waiting' | 'ended'
let left: PendingSignOut = 'none'
const listeners = new Set<() => void>()
const become = (next: PendingSignOut) => {
  left = next
  for (const hear of listeners) hear()
}

/** Between two tries without a sign of a connection, in milliseconds. */
const againMs = 15_000
let timer: ReturnType<typeof setTimeout> | undefined

/** @returns whether the server has said anything about it; whatever that is, the session is no longer good there. */
const isEnded = async (token: string): Promise<boolean> => {
  // It is not this page's session: its refusal ends nothing here.
  const identity = { token: null, organizationId: null, headers: { authorization: `Bearer ${token}` } }
  try {
    await askForJson({ ...browserConnection, identify: () => identity }, accounts.signOut, {}, {})
    return true
  } catch (error) {
    if (!(error instanceof CallError) || error.kind === 'NETWORK' || error.isFromBetween) return false
    return error.status < 500 && error.status !== 429
  }
}

/** Ends what was left, as far as the server can be reached; else again in a while. */
const endPendingSessions = async (): Promise<void> => {
  clearTimeout(timer)
  for (const token of stored()) {
    if (!(await isEnded(token))) {
      timer = setTimeout(endNow, againMs)
      return
    }
    store(stored().filter((other) => other !== token))
  }
  if (left === 'waiting') become('ended')
}

function endNow(): void {
  void endPendingSessions()
}

/** Keeps a session that could not be ended, to end it once the server can be reached. */
export const leaveSession = (token: string): void => {
  store([...new Set([...stored(), token])])
  become('waiting')
  clearTimeout(timer)
  timer = setTimeout(endNow, againMs)
}

/** Ends what was left at an earlier visit, and whatever is left from now on; the returned function stops that. */
export const watchPendingSignOuts = (): (() => void) => {
  endNow()
  window.addEventListener('online', endNow)
  return () => {
    window.removeEventListener('online', endNow)
    clearTimeout(timer)
    become('none')
  }
}

const subscribe = (hear: () => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** What became of a session that was left here without a connection. */
export const usePendingSignOut = (): PendingSignOut => useSyncExternalStore(subscribe, () => left)
