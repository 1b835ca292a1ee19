import type PgBoss from 'pg-boss'
import type postgres from 'postgres'
import type { Log } from '../observability/log.ts'
import { tracedJob } from '../observability/tracing.ts'

export interface Task {
  queue: string
  run(
    data: unknown,
    job: { id: string; attempt: number; attempts: number; reason: string; signal: AbortSignal },
  ): Promise<void>
  timeoutMs: number
  concurrency: number
  /** False where the reason that came with the job must outlive its own failures. */
  storesReason: boolean
}

export interface Worker {
  /** Looks for jobs now. */
  wake(): void
  /** Takes no more jobs and waits for the running ones; what takes longer than `timeoutMs` is left for another try. */
  stop(timeoutMs: number): Promise<void>
}

/** How long another node's new jobs may wait to be seen. */
const pollMs = 1_500
const pauseAtMostSeconds = 2 * 60 * 60
/** No try waits longer for the next one. */
export const longestPauseSeconds = pauseAtMostSeconds * 1.25

/** The pause after the given try: 2, 4, 8 ... seconds up to 2 hours, and up to a quarter more so that nodes do not march in step. */
export function pauseSeconds(attempt: number): number {
  return Math.min(2 ** attempt, pauseAtMostSeconds) * (1 + Math.random() / 4)
}

/**
 * Runs the jobs of one queue. pg-boss's own worker does not wait for the database to take a job's end, and a
 * database that is away then ends the process by an unhandled rejection; this one keeps trying.
 */
export function startWorker(boss: PgBoss, client: postgres.Sql, task: Task, log: Log): Worker {
  const running = new Map<string, { promise: Promise<void>; abort: AbortController }>()
  const stopping = new AbortController()
  let isAwake = false
  let wakeUp: (() => void) | undefined
  const wake = () => {
    isAwake = true
    wakeUp?.()
  }

  const settle = async (id: string, end: () => Promise<unknown>) => {
    for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
      try {
        await end()
        return
      } catch (error) {
        log.warn({ err: error, queue: task.queue, job: id }, 'the end of a job could not be stored yet')
        if (stopping.signal.aborted && pauseMs > 1_000) return
        await pause(pauseMs)
      }
    }
  }

  const runOne = async (job: PgBoss.JobWithMetadata<unknown>, abort: AbortController) => {
    const attempt = job.retryCount + 1
    const attempts = job.retryLimit + 1
    const details = { queue: task.queue, job: job.id, attempt, attempts }
    try {
      const context = { id: job.id, attempt, attempts, reason: reasonOf(job.output), signal: abort.signal }
      await tracedJob(task.queue, attempt, () => within(task.timeoutMs, abort, task.run(job.data, context)))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (attempt >= attempts) {
        log.error({ ...details, err: error }, 'a job failed for the last time')
        await settle(job.id, () => boss.fail(task.queue, job.id, { message: reason }))
      } else {
        log.warn({ ...details, err: error }, 'a job failed and will be tried again')
        await settle(job.id, () => putBack(job.id, pauseSeconds(attempt), reason))
      }
      return
    }
    await settle(job.id, () => boss.complete(task.queue, job.id))
  }

  const putBack = (id: string, seconds: number, reason: string) => client`
    update pgboss.job set state = 'retry', start_after = now() + ${seconds} * interval '1 second',
      output = case when ${task.storesReason} then ${JSON.stringify({ message: reason })}::jsonb else output end
    where name = ${task.queue} and id = ${id} and state = 'active'`

  const begin = (job: PgBoss.JobWithMetadata<unknown>) => {
    const abort = new AbortController()
    const promise = runOne(job, abort).finally(() => {
      running.delete(job.id)
      wake()
    })
    running.set(job.id, { promise, abort })
  }

  const look = async () => {
    while (!stopping.signal.aborted) {
      isAwake = false
      const room = task.concurrency - running.size
      // pg-boss gives an empty list where the database is away: it is asked again after the pause.
      const options = { batchSize: room, includeMetadata: true } as const
      const jobs = room > 0 ? await boss.fetch<unknown>(task.queue, options) : []
      jobs.forEach(begin)
      if (isAwake || stopping.signal.aborted) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      wakeUp = undefined
    }
  }
  const looking = look()

  return {
    wake,
    async stop(timeoutMs) {
      stopping.abort()
      wake()
      await looking
      const all = Promise.allSettled([...running.values()].map(({ promise }) => promise))
      await Promise.race([all, pause(timeoutMs)])
      for (const [id, { abort }] of running) {
        abort.abort(new Error('the server is stopping'))
        await settle(id, () => putBack(id, 0, 'the server stopped'))
      }
    },
  }
}

async function within(timeoutMs: number, abort: AbortController, work: Promise<void>): Promise<void> {
  const timer = setTimeout(
    () => abort.abort(new Error(`took longer than ${timeoutMs / 1000} seconds`)),
    timeoutMs,
  )
  const aborted = new Promise<never>((_resolve, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason))
  })
  try {
    await Promise.race([work, aborted])
  } finally {
    clearTimeout(timer)
  }
}

function reasonOf(output: unknown): string {
  const told =
    typeof output === 'object' && output !== null && 'message' in output ? output.message : undefined
  return typeof told === 'string' ? told : 'it took too long, or its server ended'
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
