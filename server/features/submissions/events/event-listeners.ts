import { messages } from '../../../../contract/http/failures.ts'
import { Failure } from '../../../core/http/failures.ts'

/** The listeners that are open on this node; a stop of the server ends them all. */
export type OpenListeners = {
  /** Takes a place for one more listener of a user. @throws Failure RATE_LIMITED where they have too many. */
  open(userId: string): { signal: AbortSignal; close: () => void }
  closeAll(): void
}

const perUser = 20

export const openListeners = (): OpenListeners => {
  const counts = new Map<string, number>()
  const all = new Set<AbortController>()
  let isStopping = false
  return {
    open(userId) {
      const count = counts.get(userId) ?? 0
      if (count >= perUser) throw new Failure('RATE_LIMITED', messages.rateLimited, { retryAfterSeconds: 5 })
      counts.set(userId, count + 1)
      const ending = new AbortController()
      all.add(ending)
      if (isStopping) ending.abort()
      return {
        signal: ending.signal,
        close() {
          ending.abort()
          if (!all.delete(ending)) return
          const left = (counts.get(userId) ?? 1) - 1
          if (left === 0) counts.delete(userId)
          else counts.set(userId, left)
        },
      }
    },
    closeAll() {
      isStopping = true
      for (const ending of all) ending.abort()
    },
  }
}
