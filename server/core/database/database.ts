import { existsSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import {
  type Connect,
  Connection,
  type Connections,
  lockTimeoutMs,
  statementTimeoutMs,
} from './connection-pool.ts'
import { connectAs, grantLogins, makeLogins, systemPoolSize } from './login-roles.ts'
import { connectTo } from './database-url.ts'
import { type Db, openDrizzle } from './drizzle-session.ts'
import { sqlState } from './database-errors.ts'
import type { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { rejectNewerSchema } from './migration-version.ts'
import type { Log } from '../observability/log.ts'
import { checkDatabase } from './check-database.ts'

export type { Db, Tx } from './drizzle-session.ts'

export interface DatabaseOptions {
  /** The address of a PostgreSQL 15 or newer, or the one that runs for this process alone and ends with it. */
  server: string | EmbeddedPostgres
  /** How many connections calls may use; the system has half as many more, and raw statements, LISTEN, `isWritable` and jobs up to 6. */
  poolSize: number
  log: Log
  /** Where the migrations are; tests give their own. */
  migrationsFolder?: string
}

export interface Database {
  readonly engine: 'embedded' | 'hosted'
  /** drizzle's handle. Transactions: `inTransaction(database.db, ...)`. */
  readonly db: Db
  /** A plain postgres.js client of the system, for raw statements: drizzle changes how its client treats dates and JSON. */
  readonly sql: postgres.Sql
  /** Opens another plain client of the system. */
  readonly connect: Connect
  /** Runs `work` as the owner of the tables while no other node changes them, and lets the system use what it made. */
  changeSchema(work: (owner: postgres.Sql) => Promise<void>): Promise<void>
  /**
   * Calls `onPayload` for every NOTIFY on `channel`, and `onReady` when it begins to listen and each time it
   * does so again after the connection was lost: what was sent in between is gone, so look what was missed.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReady?: () => void,
  ): Promise<() => Promise<void>>
  /** Whether the database answers within 2 seconds and takes writes. */
  isWritable(): Promise<boolean>
  /** Lets running statements end for 5 seconds, closes every connection and stops an embedded server. */
  close(): Promise<void>
}

/** One key for everything that changes the schema, so that nodes which start together take turns. */
const schemaLock = 727_274_01
const closeWithinMs = 5_000

/** Connects to the database and brings it to the newest migration. Failures are sentences for the operator. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { server, log } = options
  if (typeof server === 'string')
    return open('hosted', connectTo(server, shared(log)), async () => {}, options)
  const connect: Connect = (more) => postgres({ ...server.connection, ...shared(log), ...more })
  try {
    return await open('embedded', connect, () => server.stop(), options)
  } catch (error) {
    await server.stop()
    throw error
  }
}

function shared(log: Log): postgres.Options<{}> {
  return {
    connect_timeout: 5,
    // After an outage of any length, the next try is half a second away at most.
    backoff: (retries: number) => Math.min(0.02 * 2 ** retries, 0.5),
    keep_alive: 15,
    // Jobs and raw statements find the new server after a failover within this time.
    max_lifetime: 300,
    onnotice: (notice) => log.debug({ notice: notice['message'] }, 'PostgreSQL sent a notice'),
  }
}

async function open(
  engine: Database['engine'],
  connect: Connect,
  stop: () => Promise<void>,
  { poolSize, log, migrationsFolder = findMigrations() }: DatabaseOptions,
): Promise<Database> {
  const found = await withSchemaLock(connect, async (owner) => {
    await checkDatabase(owner)
    await rejectNewerSchema(owner, migrationsFolder)
    await migrate(drizzle(owner), { migrationsFolder })
    return makeLogins(owner, connect)
  })
  if ('problem' in found) log.warn({ problem: found.problem }, worksAsOwner)
  const logins = 'logins' in found ? found.logins : undefined
  const timeouts = {
    connection: {
      application_name: 'muster',
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
    },
  }
  const limitedAs = (kind: 'tenant' | 'system'): Connect => {
    const own = logins ? connectAs(connect, logins[kind]) : connect
    return (more) => own({ ...timeouts, ...more })
  }
  const limited = limitedAs('system')
  const db = openDrizzle(
    { connect: limitedAs('tenant'), size: poolSize },
    { connect: limited, size: systemPoolSize(poolSize) },
  )
  const pools = [db.connections, db.systemConnections]
  const sql = limited({ max: 2 })
  const probe = new Connection(limited, { parsers: {}, serializers: {} })
  return {
    engine,
    db,
    sql,
    connect: limited,
    changeSchema: (work) =>
      withSchemaLock(connect, async (owner) => {
        await work(owner)
        if (logins) await grantLogins(owner, logins)
      }),
    async listen(channel, onPayload, onReady) {
      const listening = await sql.listen(channel, onPayload, onReady)
      return () => listening.unlisten()
    },
    async isWritable() {
      const late = new Promise<false>((resolve) => {
        setTimeout(resolve, 2_000, false).unref()
      })
      return Promise.race([takesWrites(probe, pools).catch(() => false), late])
    },
    async close() {
      await Promise.all([
        probe.close(closeWithinMs),
        ...pools.map((pool) => pool.close(closeWithinMs)),
        sql.end({ timeout: closeWithinMs / 1000 }),
      ])
      await stop()
    },
  }
}

const worksAsOwner =
  'The server works in its database as the owner of the tables, which row-level security does not bind by itself: "npm run doctor" says what an administrator has to run'

const plain = { asArrays: false, prepare: false }

/** Asks on a connection of its own, since those for requests may all be lent. */
async function takesWrites(probe: Connection, pools: readonly Connections[]): Promise<boolean> {
  const [server] = await probe.send(
    "select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as is_read_only",
    [],
    plain,
  )
  if (server?.['is_read_only'] !== false) {
    // The next connection may lead to the server that took over.
    probe.replace()
    for (const pool of pools) pool.isReadOnly = true
    return false
  }
  if (pools.some((pool) => pool.isReadOnly)) for (const pool of pools) pool.renew()
  if (!pools.some((pool) => pool.isShort)) return true
  const hasRoom = await canWrite(probe)
  for (const pool of pools) pool.isShort = !hasRoom
  return hasRoom
}

/** Writes for a moment: only that tells whether a disk that was full has room again. */
async function canWrite(probe: Connection): Promise<boolean> {
  try {
    await probe.send('begin', [], plain)
    await probe.send('create temp table room on commit drop as select generate_series(1, 10000)', [], plain)
    await probe.send('rollback', [], plain)
    return true
  } catch (error) {
    probe.replace()
    // Who may make no such table cannot find out, and requests will.
    return sqlState(error)?.code === '42501'
  }
}

/** Runs `work` on a connection of its own while no other node changes the schema. */
export async function withSchemaLock<Result>(
  connect: Connect,
  work: (client: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const client = connect({ max: 1, max_lifetime: null })
  try {
    // Waiting for another node, and changing large tables, takes what it takes.
    await client`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`
    await client`select pg_advisory_lock(${schemaLock})`
    return await work(client)
  } finally {
    await client.end({ timeout: closeWithinMs / 1000 })
  }
}

/** `server/migrations` of this repository, whether the sources run or what was compiled into `dist/server`. */
export function findMigrations(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'server', 'migrations')
    if (existsSync(path.join(found, 'meta', '_journal.json'))) return found
    if (folder === path.dirname(folder))
      throw new Error('The folder server/migrations is missing: install Muster again.')
  }
}
