import { useSyncExternalStore } from 'react'
import { onBroadcast } from '../browser/broadcast.ts'
import { signOut } from './sign-out.ts'
import { keys, local } from '../browser/storage.ts'

/**
 * Signing out on request, from any button: immediately, or after confirming that people who were typed in but not
 * invited may be discarded. The dialog is rendered beside the pages, since a menu that offers it closes.
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

/** Signs out; asks first if that discards people who were typed in but not invited. */
export const requestSignOut = (): void => {
  if (local.get(keys.toInvite) === null) void signOut()
  else become(true)
}

/** Closes the question. */
export const cancelSignOut = (): void => become(false)

// After a sign-out, here or in another tab, the question is moot.
onBroadcast('auth-cleared', cancelSignOut)
onBroadcast('signed-out-locally', cancelSignOut)

/** Whether the question is open. */
export const useSignOutConfirmation = (): boolean => useSyncExternalStore(subscribe, () => isAsked)
