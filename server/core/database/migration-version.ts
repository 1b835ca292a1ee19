import { readFileSync } from 'node:fs'
import path from 'node:path'
import type postgres from 'postgres'
import { z } from 'zod'

/** How far a database is, and whether that is further than this Muster. */

type Query = <Row extends postgres.Row>(text: string) => Promise<Row[]>

/** The last migration that a database has had; undefined where it has had none. */
export const lastMigration = async ({
  query,
}: {
  query: Query
}): Promise<{ at: number; hash: string } | undefined> => {
  const [found] = await query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  )
  if (!found?.there) return undefined
  const [last] = await query<{ at: string; hash: string }>(
    'select created_at::text as at, hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  )
  return last && { at: Number(last.at), hash: last.hash }
}

const Journal = z.object({ entries: z.array(z.object({ when: z.int(), tag: z.string() })) })

/** The migrations of a folder, oldest first: when each was made, and what it is called. */
export const readJournal = (migrationsFolder: string): { when: number; tag: string }[] =>
  Journal.parse(JSON.parse(readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8')))
    .entries

export const newerSchemaMessage =
  'A newer Muster has changed this database: start that one, or restore a backup of before into an empty one.'

/**
 * An older Muster would run on newer tables without a word, and write rows as they were written then.
 * @throws Error with a sentence where the database has had a migration that is newer than all of the folder.
 */
export async function rejectNewerSchema(client: postgres.Sql, migrationsFolder: string): Promise<void> {
  const last = await lastMigration({
    query: async <Row extends postgres.Row>(text: string) => [...(await client.unsafe<Row[]>(text))],
  })
  const newest = Math.max(...readJournal(migrationsFolder).map(({ when }) => when))
  if (last !== undefined && last.at > newest) throw new Error(newerSchemaMessage)
}
