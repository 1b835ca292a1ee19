import { messages } from '../../../contract/http/failures.ts'
import { Failure } from '../../core/http/failures.ts'

/** A fair queue for making files: few run at once, and nobody can block the files of others. */

type Waiting = { by: string; begin: () => void }
type Running = { since: number; over: AbortController }

type Bounds = {
  /** How many run at once, at most one of them for each person. */
  atOnce: number
  /** How many may wait. */
  waiting: number
  /** How many waiting and running files one person may have. */
  each: number
  /** While others wait, the longest-running work is aborted after this many milliseconds. */
  shareMs?: number
  /** The failure for a person with too many files already; uploads pass another message than exports. */
  yours?: () => Failure
  /** The failure where too many wait. */
  busy?: () => Failure
}

/**
 * Runs work in order of arrival, except that a person's next work waits for their running one. A caller that
 * disconnects (`signal`) while waiting leaves the queue. Work is notified by its own signal when its share of time is
 * over.
 */
export const createFileQueue = ({
  atOnce,
  waiting,
  each,
  shareMs,
  yours = () => new Failure('RATE_LIMITED', messages.exportsYours(each), { retryAfterSeconds: 5 }),
  busy = () => new Failure('UNAVAILABLE', messages.exportsBusy, { retryAfterSeconds: 5 }),
}: Bounds) => {
  const queue: Waiting[] = []
  const running = new Map<string, Running>()
  let timer: NodeJS.Timeout | undefined

  /** Aborts the longest-running work after its share, where somebody waits for it. */
  const giveWay = () => {
    clearTimeout(timer)
    const [longest] = running.values()
    const isAwaited = running.size >= atOnce && queue.some(({ by }) => !running.has(by))
    if (shareMs === undefined || !longest || !isAwaited) return
    timer = setTimeout(() => longest.over.abort(), longest.since + shareMs - performance.now())
    timer.unref()
  }

  const next = () => {
    while (running.size < atOnce) {
      const at = queue.findIndex(({ by }) => !running.has(by))
      const [one] = at < 0 ? [] : queue.splice(at, 1)
      if (!one) break
      running.set(one.by, { since: performance.now(), over: new AbortController() })
      one.begin()
    }
    giveWay()
  }

  /** @throws Failure RATE_LIMITED where the person has too many already, UNAVAILABLE where too many wait */
  const turn = (by: string, signal: AbortSignal | undefined): Promise<void> => {
    const theirs = queue.filter((one) => one.by === by).length + (running.has(by) ? 1 : 0)
    if (theirs >= each) throw yours()
    if (queue.length >= waiting) throw busy()
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        const at = queue.indexOf(place)
        if (at >= 0) queue.splice(at, 1)
        giveWay()
        reject(new Failure('UNAVAILABLE', messages.exportTooSlow, { retryAfterSeconds: 60 }))
      }
      const place = {
        by,
        begin: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal?.addEventListener('abort', leave, { once: true })
      queue.push(place)
      if (signal?.aborted) leave()
      else next()
    })
  }

  return async <T>(
    work: (over: AbortSignal) => Promise<T>,
    { by, signal }: { by: string; signal?: AbortSignal },
  ): Promise<T> => {
    await turn(by, signal)
    const over = running.get(by)?.over ?? new AbortController()
    try {
      return await work(over.signal)
    } finally {
      running.delete(by)
      next()
    }
  }
}
