import { afterEach, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { messages } from '../contract/http/failures.ts'
import { Connection, type Connect } from './core/database/connection-pool.ts'
import { isDatabaseUnavailable, sqlState } from './core/database/transaction.ts'
import { testApp } from './testing/app.ts'
import { eventually } from './testing/eventually.ts'
import { people } from './testing/people.ts'

const muster = testApp({ METRICS_TOKEN: 'a-token-of-the-test-of-outages' })
const sql = () => muster.host.database.sql
const createOrganization = (token: string) =>
  muster.call(contract.createOrganization, { name: 'Acme' }, { token })
const signIn = async () => (await people(muster).signIn(muster.freshEmail())).token
const ready = async () => (await muster.app.inject('/api/ready')).statusCode
const countOf = async (reason: string) => {
  const headers = { authorization: 'Bearer a-token-of-the-test-of-outages' }
  const { body } = await muster.app.inject({ url: '/metrics', headers })
  return Number(
    new RegExp(`^muster_database_outages_total\\{reason="${reason}"\\} (\\d+)$`, 'm').exec(body)?.[1],
  )
}
const unavailable = { status: 503, body: { code: 'UNAVAILABLE', error: messages.unavailable } }

it('figures are told while the database answers nothing', async () => {
  await sql().unsafe('alter table pgboss.job rename to moved')
  try {
    const before = await countOf('unreachable')
    expect(before).toBeGreaterThanOrEqual(0)
  } finally {
    await sql().unsafe('alter table pgboss.moved rename to job')
  }
})

/** Every organization that is made meets this state. */
const raise = async (state: string) => {
  await sql().unsafe(`
    create or replace function refuse() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '${state}', message = 'no'; end $$;
    create or replace trigger refuse before insert on organizations for each row execute function refuse()`)
}

describe('a state of the database that passes', () => {
  afterEach(async () => {
    await sql()`drop trigger if exists refuse on organizations`
  })

  it.each([
    ['53100', 'resources'],
    ['53200', 'resources'],
    ['53300', 'resources'],
    ['58030', 'resources'],
    ['55P03', 'timeout'],
    ['57014', 'timeout'],
    ['25006', 'read-only'],
    ['57P01', 'unreachable'],
    ['57P02', 'unreachable'],
    ['57P03', 'unreachable'],
    ['08006', 'unreachable'],
  ])('%s is 503 with Retry-After, and counted', async (state, reason) => {
    const token = await signIn()
    const before = await countOf(reason)
    await raise(state)
    const answer = await createOrganization(token)
    expect(answer).toMatchObject(unavailable)
    expect(answer.headers['retry-after']).toBe('2')
    expect(await countOf(reason)).toBe(before + 1)
  })

  it.each(['23505', '42501', '22003', 'XX000'])(
    '%s is none, and stays the server’s own fault',
    async (state) => {
      const token = await signIn()
      await raise(state)
      expect(await createOrganization(token)).toMatchObject({ status: 500, body: { code: 'DATABASE_ERROR' } })
    },
  )
})

describe('a full disk', () => {
  it('makes the server not ready until it can be written to', async () => {
    const token = await signIn()
    await ready()
    await raise('53100')
    await sql().unsafe(`
      create function full_disk() returns event_trigger language plpgsql as
        $$ begin raise exception using errcode = '53100', message = 'no room'; end $$;
      create event trigger full_disk on ddl_command_start execute function full_disk()`)
    expect(await ready()).toBe(200)
    expect(await createOrganization(token)).toMatchObject(unavailable)
    // Reading goes on.
    expect((await muster.call(contract.getUserOrganizations, {}, { token })).body).toMatchObject({
      organizations: [],
    })
    expect(await ready()).toBe(503)
    expect(await ready()).toBe(503)
    await sql()`drop event trigger full_disk`
    await sql()`drop trigger refuse on organizations`
    expect(await ready()).toBe(200)
    expect((await createOrganization(token)).status).toBe(200)
  })
})

describe('a statement', () => {
  it('that waits for a lock is given up before its own limit', async () => {
    const client = muster.host.database.connect({ max: 1 })
    const [{ lock_timeout: lock, statement_timeout: limit } = {}] = await client`
      select current_setting('lock_timeout') as lock_timeout, current_setting('statement_timeout') as statement_timeout`
    await client.end()
    expect([lock, limit]).toEqual(['10s', '15s'])
  })

  /** Why it failed, where a statement may take 100 ms. */
  const failureOf = async (text: string): Promise<unknown> => {
    const connect: Connect = (more) =>
      muster.host.database.connect({ ...more, connection: { statement_timeout: 100 } })
    const connection = new Connection(connect, { parsers: {}, serializers: {} }, 100)
    const failure: unknown = await connection
      .send(text, [], { asArrays: false, prepare: false })
      .catch((error: unknown) => error)
    await connection.close(1_000)
    return failure
  }

  it('that runs for as long as this server lets it is a fault, and no outage', async () => {
    const failure = await failureOf('select pg_sleep(5)')
    expect(sqlState(failure)?.code).toBe('57014')
    expect(isDatabaseUnavailable(failure)).toBe(false)
  })

  it.each([
    'select id from organizations for no key update',
    'update organizations set name = name',
    'delete from organizations',
  ])('that waits for one row after the other for that long is none: %s', async (text) => {
    await createOrganization(await signIn())
    const failure = await sql().begin(async (tx) => {
      await tx`select from organizations for update`
      return { of: await failureOf(text) }
    })
    expect(sqlState(failure.of)?.code).toBe('57014')
    expect(isDatabaseUnavailable(failure.of)).toBe(true)
  })
})

describe('a server that takes no writes', () => {
  const setReadOnly = async (state: 'on' | 'off') => {
    await sql().begin('read write', (tx) =>
      tx.unsafe(`alter database "${name()}" set default_transaction_read_only = ${state}`),
    )
    await endOthers()
  }
  const name = () => new URL(muster.databaseUrl).pathname.slice(1)
  /** What is opened from now on is as the database says. */
  const endOthers = () =>
    sql().begin(
      'read write',
      (tx) =>
        tx`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name()} and pid <> pg_backend_pid()`,
    )

  it('is not ready, is 503 for what writes, and is left for the one that takes writes', async () => {
    const token = await signIn()
    await setReadOnly('on')
    try {
      await eventually(async () => {
        if ((await ready()) === 503) return true
        // One that was being opened meanwhile was not among those that were ended.
        await endOthers()
        return undefined
      })
      const before = await countOf('read-only')
      await eventually(async () => {
        const answer = await createOrganization(token)
        expect(answer).toMatchObject(unavailable)
        return (await countOf('read-only')) > before ? true : undefined
      })
      // As after a failover: what is open stays read-only, what is opened now is not.
      await sql().begin('read write', (tx) =>
        tx.unsafe(`alter database "${name()}" set default_transaction_read_only = off`),
      )
      await eventually(async () => ((await ready()) === 200 ? true : undefined))
      expect((await createOrganization(token)).status).toBe(200)
    } finally {
      await setReadOnly('off')
    }
  })
})
