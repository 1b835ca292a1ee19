import { createHash } from 'node:crypto'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { beforeAll, expect, test } from 'vitest'
import { reportCalls } from '../../testing/reports/report-calls.ts'
import { testApp } from '../../testing/app.ts'
import { makeBackup } from './write-backup.ts'
import { Manifest, manifestName } from './manifest.ts'
import { connectToDatabase } from '../connect-to-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { queryDatabase, backupTargets, operatorDatabaseAt } from '../testing/backup-targets.ts'

const it = testApp()
const { newCompany } = reportCalls(it)
const { hosted, freshFile } = backupTargets()

let file: string

beforeAll(async () => {
  await newCompany()
  file = freshFile()
  await makeBackup(operatorDatabaseAt(it.databaseUrl), file)
})

type Contents = Map<string, Buffer>

/** The same backup with some of its contents changed, in a ZIP file that is itself as it should be. */
const changed = async (change: (contents: Contents, manifest: Manifest) => Manifest | undefined) => {
  const contents: Contents = new Map()
  const zip = await openPromise(file, { autoClose: false })
  for await (const entry of zip.eachEntry())
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  zip.close()
  const manifest = Manifest.parse(JSON.parse(String(contents.get(manifestName))))
  const told = change(contents, manifest)
  if (told !== undefined) contents.set(manifestName, Buffer.from(JSON.stringify(told)))
  const written = new ZipFile()
  for (const [name, bytes] of contents) written.addBuffer(bytes, name)
  written.end()
  const target = freshFile()
  writeFileSync(target, await buffer(written.outputStream))
  return target
}

/** A manifest that tells of a table what is now in it. */
const toldAnew = (manifest: Manifest, name: string, bytes: Buffer): Manifest => ({
  ...manifest,
  tables: manifest.tables.map((table) =>
    table.name === name
      ? {
          ...table,
          rows: String(bytes).split('\n').length - 1,
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        }
      : table,
  ),
})

/** What restoring says; and that the database is as empty after it as before. */
const refusal = async (from: string): Promise<string> => {
  const environment = await hosted()
  const said = await restoreBackup(() => connectToDatabase(environment), from).then(
    () => 'restored',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const [left] = await queryDatabase(
    environment,
    "select count(*)::int as tables from pg_class where relnamespace::regnamespace::text in ('public', 'drizzle', 'pgboss')",
  )
  expect(left).toEqual({ tables: 0 })
  return said
}

const isDamaged = (from: string) => `${from} is damaged: take another backup. Nothing was changed.`
const users = 'tables/public.users.copy'

test('a file that is not there, or is something else, or was cut off', async () => {
  expect(await refusal('/nowhere/a.zip')).toBe('There is no file /nowhere/a.zip.')
  const other = freshFile()
  writeFileSync(other, 'a picture of a cat')
  expect(await refusal(other)).toBe(
    `${other} is not a backup of Muster, or was cut off: take another one. Nothing was changed.`,
  )
  writeFileSync(other, readFileSync(file))
  truncateSync(other, 20_000)
  expect(await refusal(other)).toMatch(/is not a backup of Muster, or was cut off/)
})

test('a bit that fell over, in the list of contents as in any table', async () => {
  const zip = await openPromise(file, { autoClose: false })
  const places: number[] = []
  for await (const entry of zip.eachEntry()) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    if (/manifest|users|public.employees|public.submissions|server_secrets/.test(entry.fileName))
      places.push(fileDataStart + Math.floor(entry.compressedSize / 2))
  }
  zip.close()
  expect(places).toHaveLength(5)
  for (const at of places) {
    const target = freshFile()
    const bytes = readFileSync(file)
    bytes[at] = (bytes[at] ?? 0) ^ 0x10
    writeFileSync(target, bytes)
    expect(await refusal(target)).toBe(isDamaged(target))
  }
})

test('rows that were changed, taken away or put in', async () => {
  const altered = await changed((contents) => {
    contents.set(users, Buffer.from(String(contents.get(users)).replace('example.test', 'example.evil')))
    return undefined
  })
  expect(await refusal(altered)).toBe(isDamaged(altered))
  const shortened = await changed((contents) => {
    contents.set(users, Buffer.alloc(0))
    return undefined
  })
  expect(await refusal(shortened)).toBe(isDamaged(shortened))
})

test('rows that fit the list of contents, and not each other or their columns', async () => {
  const orphaned = await changed((contents, manifest) => {
    contents.set(users, Buffer.alloc(0))
    return toldAnew(manifest, 'users', Buffer.alloc(0))
  })
  expect(await refusal(orphaned)).toBe(isDamaged(orphaned))
  const senseless = await changed((contents, manifest) => {
    const bytes = Buffer.from('only one column\n')
    contents.set(users, bytes)
    return toldAnew(manifest, 'users', bytes)
  })
  expect(await refusal(senseless)).toBe(isDamaged(senseless))
  const twice = await changed((contents, manifest) => {
    const rows = contents.get(users) ?? Buffer.alloc(0)
    const bytes = Buffer.concat([rows, rows])
    contents.set(users, bytes)
    return toldAnew(manifest, 'users', bytes)
  })
  expect(await refusal(twice)).toBe(isDamaged(twice))
})

test('a table too few, one that Muster does not have, and one with a statement for a name', async () => {
  const less = await changed((_contents, manifest) => ({
    ...manifest,
    tables: manifest.tables.filter(({ name }) => name !== 'sessions'),
  }))
  expect(await refusal(less)).toBe(isDamaged(less))
  for (const name of ['visitors', 'users"; drop table "users']) {
    const more = await changed((contents, manifest) => {
      contents.set(`tables/public.${name}.copy`, contents.get(users) ?? Buffer.alloc(0))
      const [like] = manifest.tables.filter((table) => table.name === 'users')
      return { ...manifest, tables: like ? [...manifest.tables, { ...like, name }] : [] }
    })
    expect(await refusal(more)).toBe(isDamaged(more))
  }
})

test('a sequence that Muster does not have', async () => {
  const other = await changed((_contents, manifest) => ({
    ...manifest,
    sequences: [{ name: "x'; drop table users; --", value: '1' }],
  }))
  expect(await refusal(other)).toBe(isDamaged(other))
})

test('one of a newer Muster, or of one that went another way', async () => {
  const newer = await changed((_contents, manifest) => ({
    ...manifest,
    version: '9.0.0',
    migration: { at: 4_000_000_000_000, hash: 'a'.repeat(64), name: '0999_later' },
  }))
  expect(await refusal(newer)).toBe(
    `${newer} was made by another Muster (9.0.0), whose tables (0999_later) this one does not know: restore it with that one or a newer one. Nothing was changed.`,
  )
  const other = await changed((_contents, manifest) => ({
    ...manifest,
    migration: { ...manifest.migration, hash: 'b'.repeat(64) },
  }))
  expect(await refusal(other)).toMatch(/whose tables \(\d{4}_\w+\) this one does not know/)
  const otherMake = await changed((contents, manifest) => {
    contents.set(manifestName, Buffer.from(JSON.stringify({ ...manifest, format: 2 })))
    return undefined
  })
  expect(await refusal(otherMake)).toBe(
    `${otherMake} was made by a newer Muster: restore it with that one. Nothing was changed.`,
  )
})
