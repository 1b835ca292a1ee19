import { existsSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { type Connect, statementTimeoutMs } from './connections.ts'
import { connectTo } from './database-url.ts'
import { type Db, openDrizzle } from './drizzle-session.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { refuseNewer } from './last-migration.ts'
import type { Log } from './log.ts'
import { refuseUnfit } from './refuse-unfit.ts'

export type { Db, Tx } from './drizzle-session.ts'

export interface DatabaseOptions {
  /** The address of a PostgreSQL 15 or newer, or the one that runs for this process alone and ends with it. */
  server: string | EmbeddedPostgres
  /** How many connections queries may use; raw statements, LISTEN and jobs take up to 4 more. */
  poolSize: number
  log: Log
  /** Where the migrations are; tests give their own. */
  migrationsFolder?: string
}

export interface Database {
  readonly engine: 'embedded' | 'hosted'
  /** drizzle's handle. Transactions: `inTransaction(database.db, ...)`. */
  readonly db: Db
  /** A plain postgres.js client of its own, for raw statements: drizzle changes how its client treats dates and JSON. */
  readonly sql: postgres.Sql
  /** Opens another plain client to the same database. */
  readonly connect: Connect
  /**
   * Calls `onPayload` for every NOTIFY on `channel`, and `onReady` when it begins to listen and each time it
   * does so again after the connection was lost: what was sent in between is gone, so look what was missed.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReady?: () => void,
  ): Promise<() => Promise<void>>
  /** Whether the database answers within 2 seconds. */
  isReachable(): Promise<boolean>
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
    onnotice: (notice) => log.debug({ notice: notice['message'] }, 'PostgreSQL sent a notice'),
  }
}

async function open(
  engine: Database['engine'],
  connect: Connect,
  stop: () => Promise<void>,
  { poolSize, migrationsFolder = findMigrations() }: DatabaseOptions,
): Promise<Database> {
  await withSchemaLock(connect, async (client) => {
    await refuseUnfit(client)
    await refuseNewer(client, migrationsFolder)
    await migrate(drizzle(client), { migrationsFolder })
  })
  const timeouts = {
    connection: {
      application_name: 'muster',
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
    },
  }
  const limited: Connect = (more) => connect({ ...timeouts, ...more })
  const db = openDrizzle(limited, poolSize)
  const sql = limited({ max: 2 })
  return {
    engine,
    db,
    sql,
    connect: limited,
    async listen(channel, onPayload, onReady) {
      const listening = await sql.listen(channel, onPayload, onReady)
      return () => listening.unlisten()
    },
    async isReachable() {
      const late = new Promise<false>((resolve) => {
        setTimeout(resolve, 2_000, false).unref()
      })
      return Promise.race([
        sql`select 1`.then(
          () => true,
          () => false,
        ),
        late,
      ])
    },
    async close() {
      await Promise.all([db.connections.close(closeWithinMs), sql.end({ timeout: closeWithinMs / 1000 })])
      await stop()
    },
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
