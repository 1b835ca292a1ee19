import { messages } from '../../../../contract/http/failures.ts'
import { Failure } from '../../../core/http/failures.ts'

type Bounds = { atOnce: number; waiting: number; busy?: string }

/** Runs at most `atOnce` tasks, with `waiting` more in the queue; further ones fail with the message `busy`. */
export const createQueue = ({ atOnce, waiting, busy = messages.imagesBusy }: Bounds) => {
  const queue: (() => void)[] = []
  let running = 0
  /** @throws Failure UNAVAILABLE if the queue is full */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Failure('UNAVAILABLE', busy, { retryAfterSeconds: 5 })
      // A finished task passes its slot on directly, so that no new task takes it first.
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
