import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDatabaseState } from './check-database.ts'
import { eventually } from '../../testing/eventually.ts'
import { openDatabase } from '../../core/database/database.ts'
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../../core/embedded-postgres/embedded-postgres.ts'
import { silentLog } from '../../core/observability/log.ts'
import { asSystem, inTransaction } from '../../core/database/transaction.ts'

/** A PostgreSQL that asks for passwords, and in it the database of an owner who is no superuser. */
const folder = mkdtempSync(path.join(tmpdir(), 'muster-passwords-'))
const cluster = path.join(folder, 'postgres')
let server: EmbeddedPostgres
let admin: postgres.Sql

const letIn = async (...lines: string[]) => {
  const [loaded] = await admin`select pg_conf_load_time()::text as at`
  const before = String(loaded?.['at'])
  writeFileSync(path.join(cluster, 'pg_hba.conf'), ['local all muster trust', ...lines, ''].join('\n'))
  await admin`select pg_reload_conf()`
  // The postmaster reads the file a moment later.
  await eventually(async () => {
    const [found] = await admin`select pg_conf_load_time() > ${before} as "isRead"`
    return found?.['isRead'] === true ? true : undefined
  })
}
const everybody = 'local all all scram-sha-256'

beforeAll(async () => {
  server = await openEmbeddedPostgres({ folder: cluster, maxConnections: 40, log: silentLog })
  admin = postgres({ ...server.connection, max: 1, onnotice() {} })
  await admin`create role app_owner login createrole password 'first'`
  await admin`create database app owner app_owner`
  await letIn(everybody)
})
afterAll(async () => {
  await admin.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const urlWith = (password: string) =>
  `postgres://app_owner:${password}@${encodeURIComponent(String(server.connection.host))}/app`

/** Opens the database, works in both ways, and says as whom, and what was warned of. */
const start = async (password: string) => {
  const warnings: unknown[] = []
  const log = { ...silentLog, warn: (details: object) => void warnings.push(details) }
  const database = await openDatabase({ server: urlWith(password), poolSize: 2, log })
  const who = sql<{ who: string }>`select session_user as who`
  const [tenant] = await inTransaction(database.db, { orgId: 'o' }, (tx) => tx.execute(who))
  const [system] = await asSystem(database.db, (tx) => tx.execute(who))
  await database.sql`select pg_notify('news', 'one')`
  const users = await admin`
    select distinct usename as user from pg_stat_activity where application_name = 'muster' and datname = 'app'`
  await database.close()
  return {
    as: [tenant?.['who'], system?.['who']],
    users: users.map(({ user }) => String(user)).toSorted(),
    warnings,
  }
}

const ofLogins = async (password: string) => {
  const found = await checkDatabaseState({
    databaseUrl: urlWith(password),
    dataDir: folder,
    postgresBinDir: undefined,
    newSenderMailsPerDay: 1_000,
  })
  return found.find(({ about }) => about === 'Logins')
}

const own = {
  as: [expect.stringMatching(/^muster_tenant_\d+$/), expect.stringMatching(/^muster_system_\d+$/)],
}
const ofOwner = { as: ['app_owner', 'app_owner'], users: ['app_owner'] }

test('an owner who may make roles makes both logins, with passwords that no log and no table holds', async () => {
  const first = await start('first')
  expect(first).toMatchObject({ ...own, warnings: [] })
  expect(new Set(first.users)).toEqual(new Set(first.as))
  expect(await start('first')).toEqual(first)
  const passwords =
    await admin`select rolpassword as stored from pg_authid where rolname like 'muster\\_%\\_%'`
  expect(passwords).toHaveLength(2)
  for (const { stored } of passwords) expect(stored).toMatch(/^SCRAM-SHA-256\$4096:/)
  expect(await ofLogins('first')).toMatchObject({ state: 'ok' })
})

test('a new password of the owner gives them new ones at the next start', async () => {
  await admin`alter role app_owner password 'second'`
  expect(await start('second')).toMatchObject({ ...own, warnings: [] })
})

test('where pg_hba.conf does not let them in, the server works as the owner, and says so', async () => {
  await letIn('local all app_owner scram-sha-256')
  expect(await start('second')).toMatchObject({
    ...ofOwner,
    warnings: [{ problem: expect.stringContaining('no pg_hba.conf entry') }],
  })
  expect(await ofLogins('second')).toMatchObject({
    state: 'warning',
    found: expect.stringMatching(/let muster_tenant_\d+ and muster_system_\d+ in where pg_hba\.conf/),
  })
  await letIn(everybody)
  expect(await start('second')).toMatchObject({ ...own, warnings: [] })
})

test('an owner who may make no roles works on, and the doctor says what an administrator has to run', async () => {
  await admin`alter role app_owner nocreaterole password 'third'`
  expect(await start('third')).toMatchObject({ ...ofOwner, warnings: [{ problem: expect.any(String) }] })
  const told = await ofLogins('third')
  expect(told).toMatchObject({ state: 'warning', found: expect.stringContaining('let an administrator run') })
  expect(told?.found).not.toContain('third')
  const statements = told?.found.split('then start it again: ')[1] ?? ''
  await admin.unsafe(statements)
  expect(await start('third')).toMatchObject({ ...own, warnings: [] })
  // From the beginning as well, where neither role is there yet.
  const app = postgres({ ...server.connection, database: 'app', max: 1, onnotice() {} })
  for (const kind of ['tenant', 'system']) {
    const [found] =
      await app`select ${`muster_${kind}_`} || oid as role from pg_database where datname = 'app'`
    await app`drop owned by ${app(String(found?.['role']))}`
    await app`drop role ${app(String(found?.['role']))}`
  }
  await app.end()
  expect(await start('third')).toMatchObject(ofOwner)
  await admin.unsafe((await ofLogins('third'))?.found.split('then start it again: ')[1] ?? '')
  expect(await start('third')).toMatchObject({ ...own, warnings: [] })
})

test('a login that somebody has given more is not used', async () => {
  const [found] = await admin`select 'muster_tenant_' || oid as role from pg_database where datname = 'app'`
  await admin`alter role ${admin(String(found?.['role']))} bypassrls`
  expect(await start('third')).toMatchObject({
    ...ofOwner,
    warnings: [{ problem: expect.stringContaining('may do more in the database than the server should') }],
  })
})
