import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../testing/database.ts'
import { type JobContext, type JobList, type Jobs, startJobs } from './job-queue.ts'
import { pauseSeconds } from './job-worker.ts'
import { silentLog } from '../observability/log.ts'
import { asSystem, inTransaction, sqlState } from '../database/transaction.ts'

const database = testDatabase({ poolSize: 4 })
const payload = z.object({ mailId: z.string() })
const open: { stop(timeoutMs?: number): Promise<void> }[] = []

async function start<Kinds extends Record<string, z.ZodType>>(list: JobList<Kinds>): Promise<Jobs<Kinds>> {
  const jobs = await startJobs(database.current, list, { log: silentLog })
  open.push(jobs)
  return jobs
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.stop(1_000)))
  await database.current.sql`delete from pgboss.job`
})

/** Queues keep their jobs for good, so each test has its own. */
let numbered = 0
const fresh = (name: string) => `${name}-${(numbered += 1)}`
const inScope = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(database.current.db, { orgId: 'o1', userId: 'u1' }, work)
const stateOf = async (name: string) => {
  const rows = await database.current.sql<
    { state: string }[]
  >`select state from pgboss.job where name = ${name}`
  return rows.map(({ state }) => state)
}
/** Makes what waits for its next try due now. */
const skipPauses = async (name: string) => {
  await database.current
    .sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`
}

test('a job starts at once after its commit, with what it was given', async () => {
  const name = fresh('mail')
  const run = vi.fn<(given: { mailId: string }, context: JobContext) => Promise<void>>(async () => {})
  const jobs = await start({ [name]: { payload, run } })
  const begunAt = performance.now()
  await inScope(async (tx) => {
    expect(await jobs.enqueue(tx, name, { mailId: 'm1' })).toBe(true)
    await tx.execute(sql`select pg_sleep(0.2)`)
    expect(run).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { interval: 5 })
  expect(performance.now() - begunAt).toBeLessThan(1_000)
  expect(run.mock.calls[0]?.[0]).toEqual({ mailId: 'm1' })
  expect(run.mock.calls[0]?.[1]).toMatchObject({ attempt: 1, attempts: 20 })
  await vi.waitFor(async () => expect(await stateOf(name)).toEqual(['completed']))
})

test('a job is rolled back with its cause', async () => {
  const name = fresh('mail')
  const run = vi.fn<() => Promise<void>>(async () => {})
  const jobs = await start({ [name]: { payload, run } })
  const failing = inScope(async (tx) => {
    await jobs.enqueue(tx, name, { mailId: 'm1' })
    throw new Error('the cause failed')
  })
  await expect(failing).rejects.toThrow('the cause failed')
  expect(await stateOf(name)).toEqual([])
})

test('a job of another node is found within 2 seconds', async () => {
  const name = fresh('mail')
  const elsewhere = vi.fn<() => Promise<void>>(async () => {})
  const list = { payload, run: elsewhere }
  await start({ [name]: list })
  const other = await start({ [name]: list })
  await other.stop()
  const addedAt = performance.now()
  await inScope((tx) => other.enqueue(tx, name, { mailId: 'm1' }))
  await vi.waitFor(() => expect(elsewhere).toHaveBeenCalledTimes(1), { timeout: 3_000, interval: 10 })
  expect(performance.now() - addedAt).toBeLessThan(2_000)
})

test('a job that fails is tried again, and what it said is kept', async () => {
  const name = fresh('mail')
  const attempts: number[] = []
  const jobs = await start({
    [name]: {
      payload,
      run: async (_given, { attempt }) => {
        attempts.push(attempt)
        if (attempt < 3) throw new Error('the mail server is away')
      },
    },
  })
  await inScope((tx) => jobs.enqueue(tx, name, { mailId: 'm1' }))
  await vi.waitFor(async () => expect(await stateOf(name)).toEqual(['retry']))
  const [waiting] = await database.current.sql`
    select output->>'message' as reason, extract(epoch from start_after - now())::float8 as pause from pgboss.job where name = ${name}`
  expect(waiting?.['reason']).toBe('the mail server is away')
  expect(waiting?.['pause']).toBeGreaterThan(1)
  await vi.waitFor(
    async () => {
      await skipPauses(name)
      expect(await stateOf(name)).toEqual(['completed'])
    },
    { timeout: 8_000, interval: 100 },
  )
  expect(attempts).toEqual([1, 2, 3])
})

test('pauses grow from seconds to 2 hours, and 20 tries take most of a day', () => {
  const pauses = Array.from({ length: 19 }, (_, index) => pauseSeconds(index + 1))
  expect(pauses[0]).toBeLessThan(3)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(9_000)
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3600
  expect(hours).toBeGreaterThan(14)
  expect(hours).toBeLessThan(24)
})

test('the last failure is told, durably', async () => {
  const name = fresh('mail')
  const onFinalFailure = vi
    .fn<(given: { mailId: string }, failure: { reason: string }) => Promise<void>>(async () => {})
    .mockRejectedValueOnce(new Error('the database was busy'))
  const jobs = await start({
    [name]: {
      payload,
      attempts: 2,
      run: () => Promise.reject(new Error('no such mailbox')),
      onFinalFailure,
    },
  })
  await inScope((tx) => jobs.enqueue(tx, name, { mailId: 'm7' }))
  await vi.waitFor(
    async () => {
      await skipPauses(name)
      await skipPauses(`${name}.failed`)
      expect(onFinalFailure).toHaveBeenCalledTimes(2)
    },
    { timeout: 30_000, interval: 100 },
  )
  expect(onFinalFailure).toHaveBeenLastCalledWith({ mailId: 'm7' }, { reason: 'no such mailbox' })
  expect(await stateOf(name)).toEqual(['failed'])
})

test('a job that takes too long is stopped and tried again', async () => {
  const name = fresh('slow')
  const signals: AbortSignal[] = []
  const run = async (_given: unknown, { signal }: JobContext) => {
    signals.push(signal)
    if (signals.length === 1) await new Promise(() => {})
  }
  const jobs = await start({ [name]: { payload, timeoutMs: 100, run } })
  await inScope((tx) => jobs.enqueue(tx, name, { mailId: 'm1' }))
  await vi.waitFor(
    async () => {
      await skipPauses(name)
      expect(await stateOf(name)).toEqual(['completed'])
    },
    { timeout: 5_000, interval: 100 },
  )
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('jobs wait for the next start where none can run them', async () => {
  const name = fresh('mail')
  const run = vi.fn<(given: { mailId: string }) => Promise<void>>(async () => {})
  const list = { [name]: { payload, run } }
  const first = await start(list)
  await first.stop()
  await inScope(async (tx) => {
    for (const mailId of ['m1', 'm2', 'm3']) await first.enqueue(tx, name, { mailId })
  })
  expect(run).not.toHaveBeenCalled()
  await start(list)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3))
  expect(run.mock.calls.map(([given]) => given.mailId).toSorted()).toEqual(['m1', 'm2', 'm3'])
})

test('a stop lets running jobs end, and leaves those that do not for another try', async () => {
  const name = fresh('mail')
  let begun = 0
  const run = async ({ mailId }: { mailId: string }) => {
    begun += 1
    await new Promise((resolve) => {
      setTimeout(resolve, mailId === 'quick' ? 300 : 60_000).unref()
    })
  }
  const jobs = await start({ [name]: { payload, run } })
  await inScope(async (tx) => {
    await jobs.enqueue(tx, name, { mailId: 'quick' })
    await jobs.enqueue(tx, name, { mailId: 'slow' })
  })
  await vi.waitFor(() => expect(begun).toBe(2))
  const stoppedAt = performance.now()
  await jobs.stop(1_000)
  expect(performance.now() - stoppedAt).toBeLessThan(2_000)
  expect((await stateOf(name)).toSorted()).toEqual(['completed', 'retry'])
})

test('of one singleton key, one waits', async () => {
  const name = fresh('digest')
  const jobs = await start({ [name]: { payload, run: async () => {} } })
  const add = (singletonKey: string) =>
    inScope((tx) => jobs.enqueue(tx, name, { mailId: 'm' }, { singletonKey, afterMs: 3_600_000 }))
  expect([await add('o1'), await add('o1'), await add('o2')]).toEqual([true, false, true])
  expect(await stateOf(name)).toEqual(['created', 'created'])
})

test('200 jobs run once each on two nodes', async () => {
  const name = fresh('many')
  const ran: string[] = []
  const list = { [name]: { payload, run: async ({ mailId }: { mailId: string }) => void ran.push(mailId) } }
  const [one] = await Promise.all([start(list), start(list)])
  const ids = Array.from({ length: 200 }, (_, index) => `m${index}`)
  await inScope(async (tx) => {
    for (const mailId of ids) await one.enqueue(tx, name, { mailId })
  })
  await vi.waitFor(() => expect(ran).toHaveLength(200), { timeout: 30_000 })
  expect(ran.toSorted()).toEqual(ids.toSorted())
})

test('a handler reads, changes and deletes no jobs', async () => {
  const name = fresh('mail')
  const jobs = await start({ [name]: { payload, run: async () => {} } })
  await inScope((tx) => jobs.enqueue(tx, name, { mailId: 'secret' }, { afterMs: 3_600_000 }))
  for (const attempt of [
    'select data from pgboss.job',
    'update pgboss.job set data = null',
    'delete from pgboss.job',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other reads better in a failure
    await expect(inScope((tx) => tx.execute(sql.raw(attempt)))).rejects.toSatisfy(
      (error) => sqlState(error)?.code === '42501',
    )
  }
})

test('a payload of the wrong shape, and a job that is not in the list, are refused where they are added', async () => {
  const name = fresh('mail')
  const jobs: Jobs = await start({ [name]: { payload, run: async () => {} } })
  const add = (job: string, given: unknown) =>
    asSystem(database.current.db, (tx) => jobs.enqueue(tx, job, given))
  await expect(add(name, { mailId: 7 })).rejects.toThrow(z.ZodError)
  await expect(add('unknown', {})).rejects.toThrow('There is no job "unknown": add it to the list of jobs.')
})

/** What a database stored whose clock was three hours ahead. */
const asIfAhead = async (name: string) => {
  const ahead = "interval '3 hours'"
  await database.current.sql.unsafe(`
    update pgboss.job set created_on = created_on + ${ahead}, start_after = start_after + ${ahead},
      started_on = started_on + ${ahead} where name = '${name}'`)
}
const waitOf = async (name: string) => {
  const rows = await database.current.sql<
    { seconds: number }[]
  >`select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = ${name}`
  return rows.map(({ seconds }) => Math.round(seconds / 60))
}

test('a job that was added while the clock was ahead waits for its own pause, and no other', async () => {
  const [soon, later] = [fresh('soon'), fresh('later')]
  const run = vi.fn<() => Promise<void>>(async () => {})
  const list = { [soon]: { payload, run }, [later]: { payload, run: async () => {} } }
  const first = await start(list)
  await first.stop()
  await inScope(async (tx) => {
    await first.enqueue(tx, soon, { mailId: 'm' })
    await first.enqueue(tx, later, { mailId: 'm' }, { singletonKey: 'k', afterMs: 3_600_000 })
  })
  for (const name of [soon, later]) await asIfAhead(name)
  await start(list)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  expect(await waitOf(later)).toEqual([60])
})

test('a job whose next try lies beyond any pause is tried at once, and one that runs in the future is taken up', async () => {
  const [failing, running] = [fresh('failing'), fresh('running')]
  const run = vi.fn<() => Promise<void>>(async () => {})
  const list = { [failing]: { payload, run }, [running]: { payload, run: async () => {}, timeoutMs: 1_000 } }
  const first = await start(list)
  await first.stop()
  await inScope(async (tx) => {
    await first.enqueue(tx, failing, { mailId: 'm' })
    await first.enqueue(tx, running, { mailId: 'm' })
  })
  await database.current
    .sql`update pgboss.job set state = 'retry', start_after = now() + interval '5 hours' where name = ${failing}`
  await database.current
    .sql`update pgboss.job set state = 'active', started_on = now() + interval '3 hours' where name = ${running}`
  await database.current.sql`update pgboss.version set maintained_on = now() + interval '3 hours'`
  await start(list)
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  const [row] = await database.current.sql`select
    (select started_on <= now() from pgboss.job where name = ${running}) as running,
    (select coalesce(maintained_on <= now(), true) from pgboss.version) as upkeep`
  expect(row).toEqual({ running: true, upkeep: true })
})
