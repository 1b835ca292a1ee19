import { messages } from '../../../contract/failures.ts'
import { Failure } from '../../core/failures.ts'

/** Lets at most `atOnce` works run, and `waiting` more wait for their turn. */
export const turns = ({
  atOnce,
  waiting,
  busy = messages.imagesBusy,
}: {
  atOnce: number
  waiting: number
  /** What whoever finds no place to wait is told. */
  busy?: string
}) => {
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
