import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { withDatabase } from '../../testing/postgres-cluster.ts'
import { createTestDatabase, dropTestDatabase, testDatabase, withOwner } from '../../testing/database.ts'
import { type Database, openDatabase } from './database.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { startJobs } from '../jobs/job-queue.ts'
import { silentLog } from '../observability/log.ts'
import { inTransaction, isDatabaseUnavailable } from './transaction.ts'

const open = async (databaseUrl: string, more: { migrationsFolder?: string } = {}) =>
  withOwner(await openDatabase({ server: databaseUrl, poolSize: 2, log: silentLog, ...more }), databaseUrl)

async function withEmptyDatabase(work: (url: string) => Promise<void>) {
  const name = `muster_empty_${randomBytes(4).toString('hex')}`
  await createTestDatabase(name, 'template0')
  try {
    await work(withDatabase(inject('clusterUrl'), name))
  } finally {
    await dropTestDatabase(name)
  }
}

describe('opening', () => {
  test('four nodes may start at once on an empty database, jobs and all', async () => {
    await withEmptyDatabase(async (url) => {
      const list = {
        mail: { payload: z.object({ id: z.string() }), run: async () => {}, onFinalFailure: async () => {} },
      }
      const nodes = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const database = await open(url)
          return { database, jobs: await startJobs(database, list, { log: silentLog }) }
        }),
      )
      const [row] = await nodes[0]!.database.sql`
        select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
          (select count(distinct hash)::int from drizzle.__drizzle_migrations) as different,
          (select array_agg(name order by name) from pgboss.queue) as queues`
      expect(row?.['migrations']).toBe(row?.['different'])
      expect(row?.['queues']).toEqual(['mail', 'mail.failed'])
      await Promise.all(
        nodes.map(async ({ database, jobs }) => {
          await jobs.stop()
          await database.close()
        }),
      )
    })
  })

  test('a migration that fails leaves nothing, and the next start can succeed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-migrations-'))
    const write = (statement: string) => {
      mkdirSync(path.join(folder, 'meta'), { recursive: true })
      writeFileSync(
        path.join(folder, '0000_first.sql'),
        `create table first (id int);--> statement-breakpoint\n${statement};`,
      )
      const entry = { idx: 0, version: '7', when: 1_700_000_000_000, tag: '0000_first', breakpoints: true }
      writeFileSync(
        path.join(folder, 'meta/_journal.json'),
        JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }),
      )
    }
    await withEmptyDatabase(async (url) => {
      write('create table second (id nonsense)')
      await expect(open(url, { migrationsFolder: folder })).rejects.toThrow('Failed query')
      write('create table second (id int)')
      const database = await open(url, { migrationsFolder: folder })
      expect([...(await database.sql`select * from first, second`)]).toEqual([])
      await database.close()
    })
    rmSync(folder, { recursive: true })
  })

  test('a database that a newer Muster has changed is refused, and left as it is', async () => {
    await withEmptyDatabase(async (url) => {
      const newer = await open(url)
      const of = 'drizzle.__drizzle_migrations'
      await newer.sql.unsafe(
        `insert into ${of} (hash, created_at) select 'x', max(created_at) + 1 from ${of}`,
      )
      const had = () => newer.sql.unsafe(`select * from ${of} order by id`)
      const before = [...(await had())]
      await expect(open(url)).rejects.toThrow(
        'A newer Muster has changed this database: start that one, or restore a backup of before into an empty one.',
      )
      expect([...(await had())]).toEqual(before)
      await newer.sql.unsafe(`delete from ${of} where hash = 'x'`)
      await (await open(url)).close()
      await newer.close()
    })
  })

  test('an address that is none is refused without repeating it', async () => {
    await expect(open('mysql://root:secret@localhost')).rejects.toThrow(
      'DATABASE_URL is not an address of a PostgreSQL: write it as postgres://user:password@host:5432/name',
    )
  })
})

describe('at work', () => {
  const database = testDatabase()

  test('dates, JSON and lists are read and written as drizzle and postgres.js each do', async () => {
    const { db, sql: raw } = database.current
    const [viaDrizzle] = await db.execute(
      sql`select '2026-01-02T03:04:05Z'::timestamptz as at, '{"a": 1}'::jsonb as json, 7::int8 as big`,
    )
    expect(viaDrizzle).toMatchObject({ json: { a: 1 }, big: '7' })
    expect(viaDrizzle?.['at']).toBeTypeOf('string')
    const [viaRaw] =
      await raw`select ${new Date(0)}::timestamptz as at, ${raw.json({ a: [1] })}::jsonb as json, ${['x', 'y']}::text[] as list`
    expect(viaRaw).toEqual({ at: new Date(0), json: { a: [1] }, list: ['x', 'y'] })
  })

  test('a statement is stopped after 15 seconds, a forgotten transaction after 30', async () => {
    const [row] = await inTransaction(database.current.db, {}, (tx) =>
      tx.execute(
        sql`select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
      ),
    )
    expect(row).toEqual({ statement: '15s', idle: '30s' })
  })

  test('what is notified is heard', async () => {
    const heard: string[] = []
    const stop = await database.current.listen('news', (payload) => heard.push(payload))
    await database.current.sql.notify('news', 'one')
    await vi.waitFor(() => expect(heard).toEqual(['one']))
    await stop()
    await database.current.sql.notify('news', 'two')
    await sleep(50)
    expect(heard).toEqual(['one'])
  })

  test('a transaction of drizzle itself is refused, as it has no scope', async () => {
    await expect(database.current.db.transaction(() => Promise.resolve())).rejects.toThrow(
      'inTransaction or asSystem',
    )
  })
})

describe('when the database is away', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-away-'))
  const start = () =>
    openEmbeddedPostgres({ folder: path.join(folder, 'postgres'), maxConnections: 30, log: silentLog })
  let server: EmbeddedPostgres
  let database: Database

  beforeAll(async () => {
    server = await start()
    const address = `postgres://muster@${encodeURIComponent(String(server.connection.host))}/postgres`
    database = await openDatabase({ server: address, poolSize: 4, log: silentLog })
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('calls fail at once, and all goes on by itself', async () => {
    const heard: string[] = []
    const onReady = vi.fn<() => void>()
    const ran: string[] = []
    await database.listen('news', (payload) => heard.push(payload), onReady)
    const payload = z.object({ id: z.string() })
    const jobs = await startJobs(
      database,
      { note: { payload, run: async ({ id }) => void ran.push(id) } },
      { log: silentLog },
    )
    const add = (id: string) =>
      inTransaction(database.db, { orgId: 'o' }, (tx) => jobs.enqueue(tx, 'note', { id }))
    await add('before')
    await vi.waitFor(() => expect(ran).toEqual(['before']))
    const running = inTransaction(database.db, {}, (tx) => tx.execute(sql`select pg_sleep(10)`)).catch(
      (error: unknown) => error,
    )
    await sleep(100)

    await server.stop()
    expect(await running).toSatisfy(isDatabaseUnavailable)
    const awayFor = performance.now() + 4_000
    let calls = 0
    while (performance.now() < awayFor) {
      const calledAt = performance.now()
      await expect(add('never')).rejects.toSatisfy(isDatabaseUnavailable)
      await expect(database.db.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable)
      expect(performance.now() - calledAt).toBeLessThan(1_000)
      expect(await database.isWritable()).toBe(false)
      calls += 1
      await sleep(100)
    }
    expect(calls).toBeGreaterThan(2)

    server = await start()
    const backAt = performance.now()
    await add('after')
    expect(performance.now() - backAt).toBeLessThan(1_000)
    await vi.waitFor(() => expect(ran).toEqual(['before', 'after']), { timeout: 5_000 })
    await vi.waitFor(async () => expect(await database.isWritable()).toBe(true), { timeout: 3_000 })
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(2), { timeout: 5_000 })
    await database.sql.notify('news', 'again')
    await vi.waitFor(() => expect(heard).toEqual(['again']))
    await jobs.stop()
  })
})
