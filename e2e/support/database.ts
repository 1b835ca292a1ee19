import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { openEmbeddedPostgres } from '../../server/core/embedded-postgres/embedded-postgres.ts'
import { silentLog } from '../../server/core/observability/log.ts'

/** A PostgreSQL of a test's own, as DATABASE_URL names one, with a way to it that can be cut and mended. */
export type OwnDatabase = {
  url: string
  cut(): void
  mend(): Promise<void>
  /** For what cannot be brought about through the product. */
  sql: postgres.Sql
  close(): Promise<void>
}

const listen = async (passOn: (from: Socket) => void, port: number): Promise<[Server, number]> => {
  const server = createServer(passOn).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The way to PostgreSQL has no port.')
  return [server, address.port]
}

export const openOwnDatabase = async (): Promise<OwnDatabase> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-database-'))
  const embedded = await openEmbeddedPostgres({
    folder: path.join(folder, 'postgres'),
    maxConnections: 120,
    log: silentLog,
  })
  const open = new Set<Socket>()
  const passOn = (from: Socket) => {
    const to = connect(`${String(embedded.connection.host)}/.s.PGSQL.5432`)
    for (const socket of [from, to]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        from.destroy()
        to.destroy()
      })
    }
    from.pipe(to).pipe(from)
  }
  const way = await listen(passOn, 0)
  let [server] = way
  const [, port] = way
  const sql = postgres({ ...embedded.connection, max: 1, onnotice: () => {} })
  const cut = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return {
    url: `postgres://${String(embedded.connection.user)}@127.0.0.1:${port}/postgres`,
    sql,
    cut,
    async mend() {
      ;[server] = await listen(passOn, port)
    },
    async close() {
      await sql.end()
      cut()
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
