import { randomBytes } from 'node:crypto'
import type postgres from 'postgres'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectTo } from '../core/database/database-url.ts'
import { type Database, openDatabase } from '../core/database/database.ts'
import { silentLog } from '../core/observability/log.ts'
import { dropWithLogins, withDatabase } from './postgres-cluster.ts'

/**
 * The address of a database of its own for the test file, or for the `describe` it is called in: a copy of the migrated
 * template, there before the first test and dropped after the last.
 */
export function testDatabaseUrl(): string {
  const name = `muster_test_${randomBytes(6).toString('hex')}`
  beforeAll(() => createTestDatabase(name))
  afterAll(() => dropTestDatabase(name))
  return withDatabase(inject('clusterUrl'), name)
}

/** The same, open. What it gives may be used inside of tests and hooks only. */
export function testDatabase({ poolSize = 4 }: { poolSize?: number } = {}): {
  readonly current: Database
  readonly url: string
} {
  const url = testDatabaseUrl()
  let opened: Database | undefined
  beforeAll(async () => {
    opened = withOwner(await openDatabase({ server: url, poolSize, log: silentLog }), url)
  })
  afterAll(() => opened?.close())
  return {
    url,
    get current() {
      if (!opened) throw new Error('testDatabase() is open inside of tests and hooks only')
      return opened
    },
  }
}

/** A database whose raw statements are its owner's: tests change tables, and look at what waits for a lock. */
export function withOwner(database: Database, url: string): Database {
  const sql = connectTo(url)({ max: 2, onnotice() {} })
  return {
    ...database,
    sql,
    async close() {
      await sql.end({ timeout: 5 })
      await database.close()
    },
  }
}

/**
 * A copy of `template`, by default the migrated one; `template0` is an empty one. Its files are copied: through the log it
 * takes ten times as long, and nothing here waits for the disk.
 */
export async function createTestDatabase(name: string, template = inject('templateName')): Promise<void> {
  await onCluster((sql) => sql`create database ${sql(name)} template ${sql(template)} strategy file_copy`)
}

export async function dropTestDatabase(name: string): Promise<void> {
  await onCluster((sql) => dropWithLogins(sql, name))
}

async function onCluster(run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = connectTo(inject('clusterUrl'))({ max: 1, onnotice() {} })
  try {
    await run(sql)
  } finally {
    await sql.end()
  }
}
