import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { openEmbeddedPostgres } from '../core/embedded-postgres/embedded-postgres.ts'
import { silentLog } from '../core/observability/log.ts'

/**
 * A process that owns an embedded cluster, to be killed by tests. Its argument is the cluster's folder. It says
 * `open <how>`, then `row <number>` for every row that PostgreSQL has acknowledged, and ends when its input does.
 */
const folder = process.argv[2]
if (folder === undefined) throw new Error('give the folder of the cluster')
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const server = await openEmbeddedPostgres({ folder, maxConnections: 20, log: silentLog })
  const sql = postgres({ ...server.connection, max: 4, onnotice() {} })
  await sql`create table if not exists rows (id int primary key, body text)`
  const [last] = await sql<{ id: number }[]>`select coalesce(max(id), 0)::int as id from rows`
  let id = last?.id ?? 0
  say(`open ${server.how}`)
  const asked = new AbortController()
  const insert = async () => {
    while (!asked.signal.aborted) {
      id += 1
      const mine = id
      await sql`insert into rows values (${mine}, ${'x'.repeat(500)})`
      say(`row ${mine}`)
    }
  }
  const inserting = Promise.all([insert(), insert(), insert()])
  createInterface({ input: process.stdin }).once('close', () => {
    asked.abort()
  })
  await inserting
  await sql.end()
  await server.stop()
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
