import { messages } from '../../../../contract/http/failures.ts'
import { Failure } from '../../../core/http/failures.ts'

type Bounds = { atOnce: number; waiting: number; busy?: string }

/** Lets at most `atOnce` works run, and `waiting` more wait for their turn; others are told that it is `busy`. */
export const createQueue = ({ atOnce, waiting, busy = messages.imagesBusy }: Bounds) => {
  const queue: (() => void)[] = []
  let running = 0
  /** @throws Failure UNAVAILABLE where too many wait already */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Failure('UNAVAILABLE', busy, { retryAfterSeconds: 5 })
      // Whoever leaves hands over its place, so nobody slips in between.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
