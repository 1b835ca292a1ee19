import { useSyncExternalStore } from 'react'
import { onBroadcast } from '../browser/broadcast.ts'
import { signOut } from './sign-out.ts'
import { keys, local } from '../browser/storage.ts'

/**
 * Signing out by one's own choice, from wherever it is offered: at once, or once somebody has said that the people they
 * typed and did not invite may be forgotten. The question stands beside the pages, since a menu that offers it goes away.
 */

let isAsked = false
const listeners = new Set<() => void>()

const become = (asked: boolean): void => {
  isAsked = asked
  for (const hear of listeners) hear()
}

const subscribe = (hear: () => void): (() => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** Signs out; asks before where that forgets people who are typed and not invited. */
export const requestSignOut = (): void => {
  if (local.get(keys.toInvite) === null) void signOut()
  else become(true)
}

/** Takes the question away. */
export const cancelSignOut = (): void => become(false)

// Whoever is out, here or by another tab, is asked nothing any more.
onBroadcast('auth-cleared', cancelSignOut)
onBroadcast('signed-out-locally', cancelSignOut)

/** Whether the question is asked. */
export const useSignOutConfirmation = (): boolean => useSyncExternalStore(subscribe, () => isAsked)
