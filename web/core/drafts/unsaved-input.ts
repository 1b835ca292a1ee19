import { useState } from 'react'
import { onBroadcast } from '../browser/broadcast.ts'

/**
 * What was typed into a dialog and not sent. It is restored when the dialog reopens after an accidental close or a
 * change of the page behind it, and forgotten once it is sent, on sign-out, on a change of organization and on a
 * reload.
 */

type Unsent<T> = {
  value: T
  write: (value: T) => void
  forget: () => void
  /**
   * It was sent, even if its dialog has closed since: it is not restored any more. A dialog that is still open keeps
   * showing it, and what was typed in another one since is kept.
   */
  sent: () => void
}

/** Creates a store of such values; the returned hook reads and writes one of them by name. */
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
