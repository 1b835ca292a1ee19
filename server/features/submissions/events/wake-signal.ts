/** Rings for one waiter: a ring while nobody waits is kept for the next wait. */
export type WakeSignal = {
  ring: () => void
  /** Resolves when the bell rings, after `ms`, or when `signal` aborts, whichever is first. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export const createWakeSignal = (): WakeSignal => {
  let hasRung = false
  let wakeUp: (() => void) | undefined
  return {
    ring() {
      hasRung = true
      wakeUp?.()
    },
    async wait(ms, signal) {
      if (!hasRung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(timer)
            signal.removeEventListener('abort', done)
            resolve()
          }
          const timer = setTimeout(done, ms)
          signal.addEventListener('abort', done)
          wakeUp = done
        })
        wakeUp = undefined
      }
      hasRung = false
    },
  }
}
