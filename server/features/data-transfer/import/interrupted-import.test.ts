import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { archiveType, dataTransfer } from '../../../../contract/calls/data-transfer.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { processes } from '../../../operations/testing/operator-tools.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { exportAs } from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'

/** A server that is killed while it takes an organization in. */

const there = testApp()
/** Looks at the database that the other process works in. */
const here = testApp()
const { organizationsOfUser } = organizationsOf(here)
const start = processes(['main'])
const place = mkdtempSync(path.join(tmpdir(), 'muster-killed-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Starts a server on the database, and waits until it is ready. */
const startServer = async () => {
  const port = await freePort()
  const server = start('main', { databaseUrl: here.databaseUrl, dataDir: place }, [], place, {
    PORT: String(port),
    LOG_LEVEL: 'silent',
    TMPDIR: place,
  })
  const url = `http://localhost:${port}`
  await eventually(async () => {
    const ready = await fetch(`${url}/api/ready`).catch(() => undefined)
    return ready?.status === 200 ? true : undefined
  }, 30_000)
  return { ...server, url }
}

/** How many rows there are in each table of organizations, but for what upkeep does by itself. */
const rowsHere = () =>
  asSystem(here.host.database.db, async (tx) => {
    const tables = await tx.execute(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'org_id' order by 1`)
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const [row] = await tx.execute(sql`select count(*)::int as count from ${sql.identifier(String(name))}`)
      counts[String(name)] = Number(row?.['count'])
    }
    return counts
  })

test(
  'an import whose server is killed leaves nothing, and the same file is imported after a restart',
  { timeout: 120_000 },
  async () => {
    const filled = await filledOrganization(there)
    const { bytes } = await exportAs(there, filled.owner)
    const importer = await signUp(here.host)
    const sendTo = async (url: string) => {
      // The other process goes by the time of the machine; each use shortens what is longer than sessions last.
      await here.host.database.sql`update sessions set expires_at = '2100-01-01'`
      return fetch(`${url}/api/importOrganization`, {
        method: 'POST',
        headers: { authorization: `Bearer ${importer.token}`, 'content-type': archiveType },
        body: new Blob([Buffer.from(bytes)]),
      })
    }
    const before = await rowsHere()
    const first = await startServer()
    const isStoring = await here.host.database.sql.begin(async (tx) => {
      // One of the last files of the archive: all others are stored by then.
      await tx`lock table audit_entries in exclusive mode`
      const sent = sendTo(first.url).catch((error: unknown) => error)
      const waits = await eventually(async () => {
        const [row] = await here.host.database.sql`
          select true as waits from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into "audit_entries"%'`
        return row?.['waits'] === true ? true : undefined
      }, 30_000)
      first.kill('SIGKILL')
      expect(await sent).toBeInstanceOf(Error)
      return waits
    })
    expect(isStoring).toBe(true)
    expect((await first.ran).ended).toBe('SIGKILL')
    // PostgreSQL ends the transaction once it finds nobody at its other end.
    await eventually(async () => {
      const [row] = await here.host.database.sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query ilike '%"audit_entries"%' and state <> 'idle' and pid <> pg_backend_pid()`
      return row?.['count'] === 0 ? true : undefined
    }, 30_000)
    expect(await rowsHere()).toEqual(before)
    expect(await organizationsOfUser(importer.token)).toEqual([])

    const second = await startServer()
    const answer = await sendTo(second.url)
    expect(answer.status).toBe(200)
    const { orgId } = dataTransfer.importOrganization.out.parse(await answer.json())
    const found = await organizationsOfUser(importer.token)
    expect(JSON.stringify(found)).toContain(orgId)
    second.kill('SIGTERM')
    expect((await second.ran).ended).toBe(0)
  },
)
