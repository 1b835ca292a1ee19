import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Tx } from '../database/drizzle-session.ts'
import { recoverFutureJobs, futureJobsEveryMs } from './recover-future-jobs.ts'
import { createBoss, installQueues, type QueueShape } from './pg-boss-tables.ts'
import { longestPauseSeconds, startWorker, type Task, type Worker } from './job-worker.ts'
import type { Log } from '../observability/log.ts'
import { afterCommit } from '../database/transaction.ts'

export interface JobContext {
  readonly id: string
  /** 1 for the first try. */
  readonly attempt: number
  readonly attempts: number
  /** Aborted when this try has taken too long, or the server cannot wait for it any longer. */
  readonly signal: AbortSignal
}

/** One kind of work. A job may be run more than once, and on any node: `run` must bear that. */
export interface JobDefinition<Payload extends z.ZodType> {
  /** Ids only: payloads are stored outside of every organization's scope. */
  payload: Payload
  run(payload: z.output<Payload>, context: JobContext): Promise<void>
  /** Called, durably and with tries of its own, when every try has failed. */
  onFinalFailure?(payload: z.output<Payload>, failure: { reason: string }): Promise<void>
  /** How often it is tried, with pauses from 2 seconds to 2 hours; default 20, which takes about a day. */
  attempts?: number
  /** How long one try may take; default 60 seconds. */
  timeoutMs?: number
  /** How many run at once on each node; default 4. */
  concurrency?: number
}

export interface EnqueueOptions {
  /** While a job of this name and key waits to start, no other is added. */
  singletonKey?: string
  /** It starts no earlier, by the clock of the database. */
  afterMs?: number
}

type Payloads = Record<string, z.ZodType>
/** Every kind of job by its name; an explicit list, in one place. */
export type JobList<Kinds extends Payloads> = { readonly [Name in keyof Kinds]: JobDefinition<Kinds[Name]> }

export interface Jobs<Kinds extends Payloads = Payloads> {
  /**
   * Adds a job in the caller's transaction: it exists if and only if that commits, and then starts at once on
   * this node, or within 2 seconds on another. False where `singletonKey` found one waiting already.
   */
  enqueue<Name extends keyof Kinds & string>(
    tx: Tx,
    name: Name,
    payload: z.input<Kinds[Name]>,
    options?: EnqueueOptions,
  ): Promise<boolean>
  /** Adds a job for each payload, in one statement. */
  enqueueAll<Name extends keyof Kinds & string>(
    tx: Tx,
    name: Name,
    payloads: readonly z.input<Kinds[Name]>[],
  ): Promise<void>
  /** Takes no more jobs, gives the running ones `timeoutMs` (default 10 seconds), and leaves the rest for another try. */
  stop(timeoutMs?: number): Promise<void>
}

const defaults = { attempts: 20, timeoutMs: 60_000, concurrency: 4 }

/** Makes the queues of `list` and runs no job of them; `startJobs` does it by itself. */
export async function prepareJobs(database: Database, list: JobList<Payloads>): Promise<void> {
  await database.changeSchema((owner) => installQueues(owner, queuesOf(list)))
}

/** Makes the queues of `list` and begins to run their jobs. Nodes may start together. */
export async function startJobs<Kinds extends Payloads>(
  database: Database,
  list: JobList<Kinds>,
  { log }: { log: Log },
): Promise<Jobs<Kinds>> {
  const tasks = Object.entries<JobDefinition<z.ZodType>>(list).flatMap(([name, kind]) => tasksOf(name, kind))
  await prepareJobs(database, list)
  const client = database.connect({ max: 2 })
  const boss = createBoss(client, { migrate: false, supervise: true })
  boss.on('error', (error) => log.warn({ err: error }, 'the upkeep of jobs failed and will be tried again'))
  await recoverFutureJobs(client, longestPauseSeconds)
  await boss.start()
  const upkeep = setInterval(() => {
    recoverFutureJobs(client, longestPauseSeconds).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs of the future could not be brought back yet'),
    )
  }, futureJobsEveryMs)
  upkeep.unref()
  const workers = new Map<string, Worker>(
    tasks.map((task) => [task.queue, startWorker(boss, client, task, log)]),
  )

  const kindOf = (name: keyof Kinds & string) => {
    const kind: JobDefinition<z.ZodType> | undefined = list[name]
    if (!kind) throw new Error(`There is no job "${name}": add it to the list of jobs.`)
    return { ...defaults, ...kind }
  }

  return {
    async enqueue(tx, name, payload, { singletonKey, afterMs = 0 } = {}) {
      const { attempts, timeoutMs, ...kind } = kindOf(name)
      const data = JSON.stringify(kind.payload.parse(payload))
      // No RETURNING: it would need the right to read jobs, which handlers do not have.
      const added = await tx.execute(sql`
        insert into pgboss.job (name, data, start_after, singleton_key, policy, dead_letter, retry_limit, retry_delay, expire_in)
        select q.name, ${data}::jsonb, now() + ${afterMs}::float8 * interval '1 millisecond',
          ${singletonKey ?? null}::text, case when ${singletonKey ?? null}::text is not null then 'short' end,
          q.dead_letter, ${attempts - 1}::int, 1, ${(timeoutMs + 15_000) / 1000}::float8 * interval '1 second'
        from pgboss.queue q where q.name = ${name}
        on conflict do nothing`)
      if (added.count === 0 && singletonKey === undefined) throw queueMissing(name)
      if (afterMs === 0) afterCommit(tx, () => workers.get(name)?.wake())
      return added.count > 0
    },
    async enqueueAll(tx, name, payloads) {
      if (payloads.length === 0) return
      const { attempts, timeoutMs, ...kind } = kindOf(name)
      const data = JSON.stringify(payloads.map((payload) => kind.payload.parse(payload)))
      const added = await tx.execute(sql`
        insert into pgboss.job (name, data, dead_letter, retry_limit, retry_delay, expire_in)
        select q.name, each.payload, q.dead_letter, ${attempts - 1}::int, 1,
          ${(timeoutMs + 15_000) / 1000}::float8 * interval '1 second'
        from pgboss.queue q cross join jsonb_array_elements(${data}::jsonb) with ordinality as each(payload, position)
        where q.name = ${name} order by each.position`)
      if (added.count !== payloads.length) throw queueMissing(name)
      afterCommit(tx, () => workers.get(name)?.wake())
    },
    async stop(timeoutMs = 10_000) {
      clearInterval(upkeep)
      await Promise.all([...workers.values()].map((worker) => worker.stop(timeoutMs)))
      await boss.stop({ graceful: false })
      await client.end({ timeout: 5 })
    },
  }
}

const queueMissing = (name: string) => new Error(`The queue of the job "${name}" is not there.`)

const failedQueue = (name: string) => `${name}.failed`

function queuesOf(list: JobList<Payloads>): QueueShape[] {
  return Object.entries(list).map(([name, kind]) =>
    kind.onFinalFailure ? { name, deadLetter: failedQueue(name) } : { name },
  )
}

function tasksOf(name: string, kind: JobDefinition<z.ZodType>): Task[] {
  const { timeoutMs, concurrency } = { ...defaults, ...kind }
  const { payload } = kind
  const task: Task = {
    queue: name,
    timeoutMs,
    concurrency,
    storesReason: true,
    run: (data, job) => kind.run(payload.parse(data), job),
  }
  if (!kind.onFinalFailure) return [task]
  const lastWord: Task = {
    queue: failedQueue(name),
    timeoutMs,
    concurrency: 1,
    storesReason: false,
    run: (data, { reason }) => kind.onFinalFailure?.(payload.parse(data), { reason }) ?? Promise.resolve(),
  }
  return [task, lastWord]
}
