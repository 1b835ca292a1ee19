import { randomBytes } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { withDatabase } from '../../testing/postgres-cluster.ts'
import { createTestDatabase, dropTestDatabase } from '../../testing/database.ts'
import { connectTo } from './database-url.ts'
import { openDatabase } from './database.ts'
import { startJobs } from '../jobs/job-queue.ts'
import { silentLog } from '../observability/log.ts'
import { inTransaction } from './transaction.ts'

/** A user without any right in an empty database of somebody else's. */
async function withLimitedUser(
  work: (given: {
    user: string
    name: string
    url: string
    asAdmin: (statement: string) => Promise<unknown>
  }) => Promise<void>,
) {
  const id = randomBytes(4).toString('hex')
  const [user, name] = [`limited_${id}`, `muster_empty_${id}`]
  await createTestDatabase(name, 'template0')
  const ownUrl = withDatabase(inject('clusterUrl'), name)
  const admin = connectTo(ownUrl)({ max: 1, onnotice() {} })
  await admin.unsafe(`create role ${user} login password 'secret'`)
  const address = new URL(ownUrl)
  address.username = user
  address.password = 'secret'
  try {
    await work({ user, name, url: address.href, asAdmin: (statement) => admin.unsafe(statement) })
  } finally {
    await admin.unsafe(`drop owned by ${user} cascade`)
    await admin.unsafe(`drop role ${user}`)
    await admin.end()
    await dropTestDatabase(name)
  }
}

const open = (databaseUrl: string) => openDatabase({ server: databaseUrl, poolSize: 2, log: silentLog })

const refusalOf = async (url: string): Promise<string> => {
  const refusal: unknown = await open(url).then(
    async (database) => database.close(),
    (error: unknown) => error,
  )
  return refusal instanceof Error ? refusal.message : ''
}

/** Starts all of it, and works as the role of the handlers. */
const startAndWork = async (url: string) => {
  const database = await open(url)
  const jobs = await startJobs(database, {}, { log: silentLog })
  const [row] = await inTransaction(database.db, { orgId: 'o' }, (tx) =>
    tx.execute(sql`select current_user as role, (select count(*)::int from employees) as seen`),
  )
  await jobs.stop()
  await database.close()
  return row
}

describe('a database user that may not make roles', () => {
  test('is told what is lacking, and what it is told to run is enough, now and at the next start', async () => {
    await withLimitedUser(async ({ user, name, url, asAdmin }) => {
      const sentence = await refusalOf(url)
      expect(sentence).toBe(
        `The user "${user}" of DATABASE_URL lacks rights that Muster needs to make its tables and the role that row-level security binds: run as an administrator, in the database "${name}": GRANT CREATE ON DATABASE "${name}" TO "${user}"; GRANT USAGE, CREATE ON SCHEMA public TO "${user}"; GRANT muster_handler TO "${user}";`,
      )
      await asAdmin(sentence.slice(sentence.indexOf('GRANT')))
      expect(await startAndWork(url)).toEqual({ role: 'muster_handler', seen: 0 })
      expect(await startAndWork(url)).toEqual({ role: 'muster_handler', seen: 0 })
    })
  })

  test('needs the role alone where it owns the database', async () => {
    await withLimitedUser(async ({ user, name, url, asAdmin }) => {
      await asAdmin(`alter database ${name} owner to ${user}`)
      expect(await refusalOf(url)).toContain(`in the database "${name}": GRANT muster_handler TO "${user}";`)
      await asAdmin(`grant muster_handler to ${user}`)
      expect(await startAndWork(url)).toEqual({ role: 'muster_handler', seen: 0 })
      await asAdmin(`alter database ${name} owner to current_user`)
    })
  })

  test.each(['revoke all on schema public from public', 'drop schema public'])(
    'is told so where an administrator ran: %s',
    async (statement) => {
      await withLimitedUser(async ({ url, asAdmin }) => {
        await asAdmin(statement)
        const sentence = await refusalOf(url)
        expect(sentence).toContain('GRANT USAGE ON SCHEMA public TO muster_handler;')
        await asAdmin(sentence.slice(sentence.indexOf('": ') + 3))
        expect(await startAndWork(url)).toEqual({ role: 'muster_handler', seen: 0 })
      })
    },
  )
})

test('a database user that may make roles needs nothing else where it owns the database', async () => {
  await withLimitedUser(async ({ user, name, url, asAdmin }) => {
    await asAdmin(`alter role ${user} createrole; alter database ${name} owner to ${user}`)
    const version = await asAdmin(`select current_setting('server_version_num')::int >= 160000 as "isNew"`)
    const isNew = JSON.stringify(version).includes('true')
    // From PostgreSQL 16 on, the right to make roles is no right over those that others made.
    if (isNew) await asAdmin(`grant muster_handler to ${user} with admin option`)
    expect(await startAndWork(url)).toEqual({ role: 'muster_handler', seen: 0 })
    await asAdmin(`alter database ${name} owner to current_user`)
  })
})

test('a search_path that begins with another schema is named, with its mend', async () => {
  await withLimitedUser(async ({ user, name, url, asAdmin }) => {
    await asAdmin(`alter database ${name} owner to ${user}; grant muster_handler to ${user}`)
    expect(await refusalOf(`${url}?options=-csearch_path%3Dnowhere`)).toContain(
      `the search_path of the user "${user}" of DATABASE_URL leaves it out: leave search_path out of DATABASE_URL`,
    )
    await asAdmin(`create schema authorization ${user}`)
    const sentence = await refusalOf(url)
    expect(sentence).toContain(`begins with "${user}": leave search_path out`)
    await asAdmin(sentence.slice(sentence.indexOf('ALTER ROLE')))
    expect(await startAndWork(url)).toEqual({ role: 'muster_handler', seen: 0 })
    await asAdmin(`alter database ${name} owner to current_user`)
  })
})
