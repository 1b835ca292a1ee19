import { createServer } from 'node:http'
import path from 'node:path'
import { silentLog } from '../server/core/log.ts'
import { openEmbeddedPostgres } from '../server/core/embedded-postgres.ts'
import postgres from 'postgres'

/**
 * The plain thing: node:http and one durable statement on the same PostgreSQL. `POST /answers` stores the body
 * as it is; `GET /answers?count=n` streams that many rows as JSON; `GET /` answers once the table is there.
 */

const server = await openEmbeddedPostgres({
  folder: path.join(process.env['DATA_DIR'] ?? '', 'postgres'),
  maxConnections: 20,
  log: silentLog,
})
const sql = postgres({ ...server.connection, max: 10, onnotice() {} })
await sql`create table if not exists answers (id bigint generated always as identity primary key, body jsonb not null)`

const http = createServer((request, response) => {
  const count = Number(new URL(request.url ?? '/', 'http://bare').searchParams.get('count'))
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    void (async () => {
      if (request.method === 'POST') {
        await sql`insert into answers (body) values (${Buffer.concat(parts).toString()}::text::jsonb)`
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
