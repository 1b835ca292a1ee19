import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { backoffMs } from '../../../client/core/timeout.ts'
import { parseJsonOrUndefined, isSuccessBody } from '../../../contract/http/wire.ts'
import { isConnectionFailure } from './call-error.ts'
import { callAddress } from './call.ts'

const longestDelayMs = 8_000

/** How long to wait before asking again: what the server asked for, else twice as long each time, at most 8 s. */
export const retryDelay = (failures: number, error: unknown): number => {
  const asked = isConnectionFailure(error) ? error.retryAfterMs : null
  return asked === null ? backoffMs(failures, 500, longestDelayMs) : Math.min(asked, longestDelayMs)
}

/** The server's own sentence about what is away behind it has come over the connection. */
const isLostWith = (error: unknown): boolean => isConnectionFailure(error) && !error.isServerText

const isLost = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchStatus !== 'idle' && isLostWith(state.fetchFailureReason))

/** Whether something asked for is being asked for again because the server cannot be reached. */
export const useConnectionLost = (): boolean => {
  const client = useQueryClient()
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client])
  return useSyncExternalStore(subscribe, () => isLost(client))
}

/** Whether the server answers at this moment; no kept copy and no login page of a network does in its place. */
export const isServerReachable = async (): Promise<boolean> => {
  try {
    const response = await fetch(callAddress('health'), { cache: 'no-store' })
    return response.ok && isSuccessBody(parseJsonOrUndefined(await response.text()))
  } catch {
    return false
  }
}
