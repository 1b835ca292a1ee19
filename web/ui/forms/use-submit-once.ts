import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

type Then<O, E> = {
  onSuccess?: (answer: O) => void
  onError?: (error: E) => void
}

/**
 * Does what is asked for once: a second press some milliseconds after the first comes before the page shows that it is
 * at work. After a failure it may be asked for again, and after a success where the same can be wanted anew (`isRepeatable`).
 */
export const useSubmitOnce = <I, O, E = Error>(
  { mutate }: Pick<UseMutationResult<O, E, I>, 'mutate'>,
  { isRepeatable = false }: { isRepeatable?: boolean } = {},
) => {
  const isUnderWay = useRef(false)
  return (input: I, then: ((answer: O) => void) | Then<O, E> = {}): void => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const { onSuccess, onError }: Then<O, E> = typeof then === 'function' ? { onSuccess: then } : then
    mutate(input, {
      onSuccess: (answer) => {
        if (isRepeatable) isUnderWay.current = false
        onSuccess?.(answer)
      },
      onError: (error) => {
        isUnderWay.current = false
        onError?.(error)
      },
    })
  }
}
