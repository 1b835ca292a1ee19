import { useState } from 'react'
import { onBroadcast } from '../browser/broadcast.ts'

/**
 * What was typed into a dialog and not sent. Somebody who closes it by mistake, or whose page changes behind it, finds it
 * again; it is forgotten once it is sent, at a sign-out, in another organization, and when the page is loaded anew.
 */

type Unsent<T> = {
  value: T
  write: (value: T) => void
  forget: () => void
  /**
   * It has arrived, also where its dialog was closed meanwhile: it is not found again. One that is still open keeps showing
   * it, and what was typed since in another one is kept.
   */
  sent: () => void
}

/** A place for such values; the hook that is returned reads and keeps one of them, under a name. */
export const createUnsavedInput = <T>(): ((name: string, initial: T) => Unsent<T>) => {
  const kept = new Map<string, T>()
  for (const name of ['auth-cleared', 'signed-out-locally', 'organization-changed'] as const)
    onBroadcast(name, () => kept.clear())
  const useUnsent = (name: string, initial: T): Unsent<T> => {
    const [value, setValue] = useState(() => kept.get(name) ?? initial)
    return {
      value,
      write: (typed) => {
        kept.set(name, typed)
        setValue(typed)
      },
      forget: () => {
        kept.delete(name)
        setValue(initial)
      },
      sent: () => {
        if (kept.get(name) === value) kept.delete(name)
      },
    }
  }
  return useUnsent
}

/** The same for a text. */
export const useUnsavedText = createUnsavedInput<string>()
