import { createServer } from 'node:http'
import path from 'node:path'
import { silentLog } from '../server/core/observability/log.ts'
import { openEmbeddedPostgres } from '../server/core/embedded-postgres/embedded-postgres.ts'
import postgres from 'postgres'

/**
 * The plain thing: node:http and one durable statement on the same PostgreSQL. `POST /answers` stores the body
 * as it is, and `POST /answers-in-steps` in as many round trips as a submission takes; `GET /answers?count=n` streams
 * that many rows as JSON; `GET /` answers once the table is there.
 */

const server = await openEmbeddedPostgres({
  folder: path.join(process.env['DATA_DIR'] ?? '', 'postgres'),
  maxConnections: 20,
  log: silentLog,
})
const sql = postgres({ ...server.connection, max: 10, onnotice() {} })
await sql`create table if not exists answers (id bigint generated always as identity primary key, body jsonb not null)`

const store = (on: postgres.ISql, body: string) =>
  on`insert into answers (body) values (${body}::text::jsonb)`

/** Looks something up, then stores in a transaction: the four round trips that a submission takes. */
const storeInSteps = async (body: string) => {
  await sql`select from answers where id = ${0}`
  await sql.begin((tx) => store(tx, body))
}

const http = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare')
  const count = Number(searchParams.get('count'))
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    void (async () => {
      if (request.method === 'POST') {
        const body = Buffer.concat(parts).toString()
        if (pathname === '/answers-in-steps') await storeInSteps(body)
        else await store(sql, body)
        response.setHeader('content-type', 'application/json')
        response.end('{"success":true}')
      } else if (count > 0) {
        response.setHeader('content-type', 'application/json')
        response.write('[')
        let isFirst = true
        for await (const rows of sql`select body from answers order by id limit ${count}`.cursor(500)) {
          for (const row of rows) {
            response.write((isFirst ? '' : ',') + JSON.stringify(row['body']))
            isFirst = false
          }
        }
        response.end(']')
      } else {
        response.end('{"success":true}')
      }
    })()
  })
})
http.listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => {
  http.close()
  http.closeAllConnections()
  void sql
    .end({ timeout: 1 })
    .then(() => server.stop())
    .then(() => process.exit(0))
})
