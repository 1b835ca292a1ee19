import { performance } from 'node:perf_hooks'

/** How many callers are known at once; the one counted first goes first. */
const callersMax = 5_000

type Count = { current: number; ttl: number }
type Done = (error: Error | null, count?: Count) => void

/**
 * Counts requests for the rate limits of this node. Its windows go by the time since the start of the process: a window that
 * began while the clock of the machine was ahead would last until the clock is there again.
 */
export class MonotonicCounts {
  readonly #counts = new Map<string, { current: number; endsAt: number }>()

  incr(caller: string, done: Done, windowMs: number): void {
    const now = performance.now()
    const known = this.#counts.get(caller)
    const isRunning = known !== undefined && known.endsAt > now
    const count = isRunning
      ? { ...known, current: known.current + 1 }
      : { current: 1, endsAt: now + windowMs }
    if (!isRunning) this.#counts.delete(caller)
    this.#counts.set(caller, count)
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > callersMax && oldest !== undefined) this.#counts.delete(oldest)
    done(null, { current: count.current, ttl: Math.ceil(count.endsAt - now) })
  }

  child(): MonotonicCounts {
    return new MonotonicCounts()
  }
}
