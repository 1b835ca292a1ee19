import { useEffect } from 'react'
import type { z } from 'zod'
import type { Access, Call } from '../../../contract/http/call.ts'
import { useCommand } from '../api/queries.ts'
import type { CallError } from '../api/call-error.ts'

/**
 * Asks for the address of a page elsewhere and goes there. `isLeaving` stays true until this page is gone, so that
 * its button is not pressed twice; who comes back by the browser's own button finds it free again.
 */
export const useExternalRedirect = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  addressOf: (answer: z.output<O>) => string,
): { leave: (input: z.input<I>) => void; isLeaving: boolean; error: CallError | null } => {
  const { mutate, reset, isPending, isSuccess, error } = useCommand(call)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reset])
  return {
    leave: (input) => mutate(input, { onSuccess: (answer) => window.location.assign(addressOf(answer)) }),
    isLeaving: isPending || isSuccess,
    error,
  }
}
