import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { findMigrations } from '../core/database/database.ts'
import { readJournal } from '../core/database/migration-version.ts'

/** A migration of this Muster. */
export type Migration = MigrationMeta & { name: string }

/** The migrations of this Muster, oldest first. */
export const readMigrations = (migrationsFolder = findMigrations()): Migration[] => {
  const names = new Map(readJournal(migrationsFolder).map(({ when, tag }) => [when, tag]))
  return readMigrationFiles({ migrationsFolder }).map((migration) => ({
    ...migration,
    name: names.get(migration.folderMillis) ?? 'unknown',
  }))
}
