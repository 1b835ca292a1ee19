import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { findMigrations } from '../core/database.ts'
import type { OneConnection } from './one-connection.ts'

/** A migration of this Muster. */
export type Migration = MigrationMeta & { name: string }

const Journal = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) })

/** The migrations of this Muster, oldest first. */
export const readMigrations = (migrationsFolder = findMigrations()): Migration[] => {
  const journal = Journal.parse(
    JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8')),
  )
  const names = new Map(journal.entries.map(({ when, tag }) => [when, tag]))
  return readMigrationFiles({ migrationsFolder }).map((migration) => ({
    ...migration,
    name: names.get(migration.folderMillis) ?? 'unknown',
  }))
}

/** The last migration that a database has had; undefined where it has had none. */
export const lastMigration = async ({
  query,
}: Pick<OneConnection, 'query'>): Promise<{ at: number; hash: string } | undefined> => {
  const [found] = await query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  )
  if (!found?.there) return undefined
  const [last] = await query<{ at: string; hash: string }>(
    'select created_at::text as at, hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  return last && { at: Number(last.at), hash: last.hash }
}
