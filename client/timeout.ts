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

/** Waits `ms` at most for whatever is waited for. */
export const createTimeout = (ms: number, caller: AbortSignal | undefined): Timeout => {
  const ending = new AbortController()
  const abort = () => ending.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const rest = () => clearTimeout(timer)
  if (caller?.aborted) abort()
  else caller?.addEventListener('abort', abort, { once: true })
  return {
    signal: ending.signal,
    begin(withinMs = ms) {
      rest()
      timer = setTimeout(() => {
        isOver = true
        abort()
      }, withinMs)
    },
    rest,
    isOver: () => isOver,
    end() {
      rest()
      caller?.removeEventListener('abort', abort)
      abort()
    },
  }
}

/** Waits; at once over where `signal` is aborted. */
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
