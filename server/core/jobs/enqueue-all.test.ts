import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../testing/database.ts'
import { startJobs } from './job-queue.ts'
import { silentLog } from '../observability/log.ts'
import { inTransaction } from '../database/transaction.ts'

const database = testDatabase({ poolSize: 4 })
const payload = z.object({ mailId: z.string() })
const open: { stop(timeoutMs?: number): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.stop(1_000)))
})

const inScope = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(database.current.db, { orgId: 'o1', userId: 'u1' }, work)

const start = async (name: string) => {
  const run = vi.fn<(given: { mailId: string }) => Promise<void>>(async () => {})
  const jobs = await startJobs(database.current, { [name]: { payload, run } }, { log: silentLog })
  open.push(jobs)
  return { jobs, run }
}

test('a job for each payload runs after the commit, with the tries and the time of its kind', async () => {
  const { jobs, run } = await start('many')
  const payloads = Array.from({ length: 300 }, (_none, index) => ({ mailId: `m${index}` }))
  await inScope(async (tx) => {
    await jobs.enqueue(tx, 'many', { mailId: 'alone' })
    await jobs.enqueueAll(tx, 'many', payloads)
    await jobs.enqueueAll(tx, 'many', [])
    expect(run).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(301), { timeout: 20_000 })
  expect(new Set(run.mock.calls.map(([given]) => given.mailId))).toEqual(
    new Set(['alone', ...payloads.map(({ mailId }) => mailId)]),
  )
  const kinds = await database.current.sql`
    select distinct retry_limit, retry_delay, expire_in::text, dead_letter, policy from pgboss.job where name = 'many'`
  expect(kinds).toHaveLength(1)
})

test('none of them is there where its cause failed, and a payload that does not fit is refused', async () => {
  const { jobs, run } = await start('none')
  const failing = inScope(async (tx) => {
    await jobs.enqueueAll(tx, 'none', [{ mailId: 'm1' }, { mailId: 'm2' }])
    throw new Error('the cause failed')
  })
  await expect(failing).rejects.toThrow('the cause failed')
  const unfit: unknown[] = [{ mailId: 'm1' }, {}]
  await expect(inScope((tx) => jobs.enqueueAll(tx, 'none', unfit.map(Object)))).rejects.toThrow('mailId')
  await expect(inScope((tx) => jobs.enqueueAll(tx, 'unknown', [{ mailId: 'm1' }]))).rejects.toThrow(
    'There is no job "unknown"',
  )
  expect(await database.current.sql`select from pgboss.job where name = 'none'`).toHaveLength(0)
  expect(run).not.toHaveBeenCalled()
})
