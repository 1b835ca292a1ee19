/** A timeout for waiting on an answer, which the caller's signal can end as well. */
export type Timeout = {
  /** Aborts with the caller's signal, when the time is over, and at the end. */
  signal: AbortSignal
  /** Starts or restarts waiting; `withinMs` replaces the usual limit. */
  begin: (withinMs?: number) => void
  /** It has come. */
  rest: () => void
  isOver: () => boolean
  /** Lets go of everything; a request that is still under way ends. */
  end: () => void
}

/** Waits `ms` at most for whatever is waited for; without limit where it is undefined. */
export const createTimeout = (ms: number | undefined, caller: AbortSignal | undefined): Timeout => {
  const ending = new AbortController()
  const follow = () => ending.abort(caller?.reason)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const rest = () => clearTimeout(timer)
  if (caller?.aborted) follow()
  else caller?.addEventListener('abort', follow, { once: true })
  return {
    signal: ending.signal,
    begin(withinMs = ms) {
      rest()
      if (withinMs === undefined) return
      timer = setTimeout(() => {
        isOver = true
        ending.abort()
      }, withinMs)
    },
    rest,
    isOver: () => isOver,
    end() {
      rest()
      caller?.removeEventListener('abort', follow)
      ending.abort()
    },
  }
}

/** Waits; at once over where `signal` is aborted. The signal may live long, so no listener is left on it. */
export const sleep = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const wake = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal?.addEventListener('abort', wake, { once: true })
  })

/** How long to wait after so many failures: twice as long each time, up to a limit. */
export const backoffMs = (failures: number, firstMs: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** failures, longestMs)
