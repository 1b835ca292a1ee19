import type { UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

type Then<O, E> = {
  onSuccess?: (answer: O) => void
  onError?: (error: E) => void
}

/**
 * Submits once: a second press may come milliseconds after the first, before the page shows that it is busy. It can
 * be submitted again after a failure, and after a success if repeating it makes sense (`isRepeatable`).
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
