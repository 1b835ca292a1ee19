import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { findMigrations, openDatabase } from '../../core/database/database.ts'
import { silentLog } from '../../core/observability/log.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'
import { testApp } from '../../testing/app.ts'
import { makeBackup } from './write-backup.ts'
import { readMigrations } from '../migrations.ts'
import { connectToDatabase } from '../connect-to-database.ts'
import { restoreBackup } from './restore-backup.ts'
import {
  queryDatabase,
  backupTargets,
  operatorDatabaseAt,
  readSchemaShape,
  withServer,
} from '../testing/backup-targets.ts'

const it = testApp()
const { newCompany } = reportCalls(it)
const { hosted, freshFile, scratch } = backupTargets()

let file: string
beforeAll(async () => {
  await newCompany()
  file = freshFile()
  await makeBackup(operatorDatabaseAt(it.databaseUrl), file)
})

/** The migrations of this Muster without the newest ones, as an older one had them. */
const olderMigrations = (without: number): string => {
  const folder = path.join(scratch, 'migrations')
  cpSync(findMigrations(), folder, { recursive: true })
  const file = path.join(folder, 'meta', '_journal.json')
  const journal: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { entries } = z.object({ entries: z.array(z.unknown()) }).parse(journal)
  writeFileSync(file, JSON.stringify({ entries: entries.slice(0, -without) }))
  return folder
}

test('a restored database is built as one that Muster made itself, and takes new rows', async () => {
  const environment = await hosted()
  await restoreBackup(() => connectToDatabase(environment), file)
  expect(await readSchemaShape(environment)).toEqual(
    await readSchemaShape({ ...environment, databaseUrl: it.databaseUrl }),
  )
  const [last] = await queryDatabase(environment, 'select max(id)::text as id from changes')
  const [next] = await queryDatabase(
    environment,
    "insert into changes (org_id, entity, entity_id) values ('o', 'e', 'x') returning id::text",
  )
  expect(BigInt(String(next?.['id']))).toBeGreaterThan(BigInt(String(last?.['id'])))
  const [ahead] = await queryDatabase(
    environment,
    'select count(*)::int as rows from changes where xid > pg_snapshot_xmax(pg_current_snapshot())',
  )
  expect(ahead?.['rows']).toBe(0)
})

test('a backup of an older Muster has its migrations, and the others come with the next start', async () => {
  const environment = await hosted()
  const older = olderMigrations(3)
  const url = environment.databaseUrl ?? ''
  const then = await openDatabase({ server: url, poolSize: 1, log: silentLog, migrationsFolder: older })
  await then.close()
  await queryDatabase(
    environment,
    "insert into users (id, email, display_name, created_at, updated_at) values ('u', 'ada@example.test', 'Ada', now(), now())",
  )
  const made = freshFile()
  const { manifest } = await makeBackup(operatorDatabaseAt(url), made)
  const known = readMigrations()
  expect(manifest.migration.name).toBe(known.at(-4)?.name)
  const target = await hosted()
  await restoreBackup(() => connectToDatabase(target), made)
  const had = 'select count(*)::int as migrations from drizzle.__drizzle_migrations'
  expect(await queryDatabase(target, had)).toEqual([{ migrations: known.length - 3 }])
  await withServer(target, new Date(), () => Promise.resolve())
  expect(await queryDatabase(target, had)).toEqual([{ migrations: known.length }])
  expect(await queryDatabase(target, 'select display_name as name from users')).toEqual([{ name: 'Ada' }])
  expect(await readSchemaShape(target)).toEqual(await readSchemaShape(await hosted(inject('templateName'))))
})
