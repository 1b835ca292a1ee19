import { messages } from '../../../contract/http/failures.ts'
import { Failure } from '../../core/http/failures.ts'

/** Whose file is made when: few at once, and nobody keeps the others from theirs. */

type Waiting = { by: string; begin: () => void }
type Running = { since: number; over: AbortController }

type Bounds = {
  /** How many are made at once, at most one of them for any one person. */
  atOnce: number
  /** How many wait for that. */
  waiting: number
  /** How many of these, and of those that are made, may be one person's. */
  each: number
  /** Where others wait, the work that has had its turn the longest has to end after so long. */
  shareMs?: number
  /** How whoever has too many there already is refused; where files are taken instead of made, in other words. */
  yours?: () => Failure
  /** The same where too many wait. */
  busy?: () => Failure
}

/**
 * Lets works run in the order in which they came, but for those of somebody for whom one is running already. Whoever goes
 * (`signal`) while they wait gives their place up. A work hears when its turn is over.
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

  /** Ends the longest work after its share where somebody waits for it. */
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

  /** @throws Failure RATE_LIMITED where too many of theirs are there already, UNAVAILABLE where too many wait */
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
