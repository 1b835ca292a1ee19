import PQueue from 'p-queue'
import { messages } from '../../../../contract/http/failures.ts'
import { Failure } from '../../../core/http/failures.ts'

type Bounds = { atOnce: number; waiting: number; busy?: string }

/** Runs at most `atOnce` tasks, with `waiting` more in the queue; further ones fail with the message `busy`. */
export const createQueue = ({ atOnce, waiting, busy = messages.imagesBusy }: Bounds) => {
  const queue = new PQueue({ concurrency: atOnce })
  /** @throws Failure UNAVAILABLE if the queue is full */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pending >= atOnce && queue.size >= waiting)
      throw new Failure('UNAVAILABLE', busy, { retryAfterSeconds: 5 })
    return queue.add(work)
  }
}
