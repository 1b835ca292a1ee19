import {
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { z } from 'zod'
import type { Access, Call } from '../../../contract/http/call.ts'
import { requiredCredentials } from '../../../contract/http/wire.ts'
import type { CallError } from './call-error.ts'
import { send } from './call.ts'
import { selectedOrganization } from '../organization/selected-organization.ts'

/**
 * The query options of a call that reads, for useQuery and its relatives. The key is [name, organization or null,
 * input], so that answers of two organizations never mix.
 */
export const callQuery = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  input: z.input<I>,
  organizationId: string | null = selectedOrganization(),
) => {
  const scope = requiredCredentials(call.may, input) === 'member' ? organizationId : null
  return queryOptions<z.output<O>, CallError, z.output<O>, readonly [string, string | null, z.input<I>]>({
    queryKey: [call.name, scope, input],
    queryFn: ({ signal }) => send(call, input, { signal, organizationId: scope }),
  })
}

/** Marks the cached answers of these calls as stale and refetches those on screen. */
export const invalidateCalls = (client: QueryClient, names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))

type CommandOptions<O extends z.ZodType> = {
  /**
   * Runs when the answer arrives, before the affected queries are refetched, and even if the component has unmounted.
   */
  onAnswer?: (answer: z.output<O>) => void
  /** Whether anything changed; if not, nothing is refetched. */
  hasChanged?: (answer: z.output<O>) => boolean
}

/**
 * A mutation; after success the queries that it touches are refetched. A repeat with the same input while the first
 * is pending (a double click) shares the first call, since a second one would conflict with the first one's change.
 * Callbacks of the repeated `mutate` do not run then, and `mutateAsync` waits for the first.
 */
export const useCommand = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  { onAnswer, hasChanged }: CommandOptions<O> = {},
): UseMutationResult<z.output<O>, CallError, z.input<I>> => {
  const client = useQueryClient()
  const underWay = useRef<{ input: string; answer?: Promise<z.output<O>> }>(undefined)
  const command = useMutation<z.output<O>, CallError, z.input<I>>({
    mutationFn: (input) => send(call, input),
    onSuccess: (answer) => {
      onAnswer?.(answer)
      return hasChanged?.(answer) === false ? undefined : invalidateCalls(client, call.touches ?? [])
    },
    onSettled: (_answer, _error, input) => {
      if (underWay.current?.input === JSON.stringify(input)) underWay.current = undefined
    },
  })
  const { mutate, mutateAsync } = command
  const once = useCallback<typeof mutate>(
    (...given) => {
      const input = JSON.stringify(given[0])
      if (underWay.current?.input === input) return
      underWay.current = { input }
      mutate(...given)
    },
    [mutate],
  )
  const onceAsync = useCallback<typeof mutateAsync>(
    (...given) => {
      const input = JSON.stringify(given[0])
      if (underWay.current?.input === input && underWay.current.answer) return underWay.current.answer
      const answer = mutateAsync(...given)
      underWay.current = { input, answer }
      return answer
    },
    [mutateAsync],
  )
  return { ...command, mutate: once, mutateAsync: onceAsync }
}
