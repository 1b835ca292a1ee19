import type { Call } from '../contract/http/call.ts'
import type { CallOptions, Connection } from './connection.ts'
import { MusterError } from './muster-error.ts'
import { backoffMs, sleep } from './core/timeout.ts'
import { abortedError } from './errors.ts'

/** If a server asks for a longer wait, the client does not wait: the error is thrown and the caller decides. */
const longestWaitMs = 60_000
const firstWaitMs = 500
const longestOwnWaitMs = 30_000

/** How long to wait before the next try: as long as is asked, and a little more or less, so that not all come at once. */
export const retryDelayMs = (failures: number, askedMs: number | null): number =>
  askedMs === null
    ? backoffMs(failures, firstWaitMs, longestOwnWaitMs) * (0.5 + Math.random())
    : askedMs + Math.random() * Math.min(1_000, 50 + askedMs / 4)

/** Whether a retry is safe: it cannot repeat the effect, and it may succeed. */
const isSafe = (call: Call, { kind, mayHaveBeenDone, retryAfterMs }: MusterError): boolean => {
  if (retryAfterMs !== null && retryAfterMs > longestWaitMs) return false
  if (kind === 'RATE_LIMITED') return true
  return !mayHaveBeenDone && (kind === 'NETWORK' || (kind === 'UNAVAILABLE' && call.method === 'GET'))
}

/** Asks, and asks again where that is safe. */
export const withRetry = async <T>(
  connection: Connection,
  call: Call,
  options: CallOptions,
  ask: () => Promise<T>,
): Promise<T> => {
  const retries = options.retries ?? connection.retries
  for (let failures = 0; ; failures++) {
    if (options.signal?.aborted) throw abortedError()
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof MusterError) || failures >= retries || !isSafe(call, error)) throw error
      await sleep(retryDelayMs(failures, error.retryAfterMs), options.signal)
    }
  }
}
