import { withSchemaLock } from '../../core/database/database.ts'
import { installQueues } from '../../core/jobs/pg-boss-tables.ts'
import { checkDatabase } from '../../core/database/check-database.ts'
import { sqlState } from '../../core/database/transaction.ts'
import { copyIn } from './copy-rows.ts'
import type { Manifest, TableContent } from './manifest.ts'
import { type Migration, readMigrations } from '../migrations.ts'
import {
  quoteLiteral,
  type SingleConnection,
  openSingleConnection,
  plainSettings,
  quoteIdentifier,
} from '../single-connection.ts'
import { type Backup, damagedFileError, openBackup } from './open-backup.ts'
import { readTables, findExistingContent } from './read-catalog.ts'
import { RowChecksum } from '../../core/database/row-checksum.ts'
import type { OperatorDatabase } from '../connect-to-database.ts'

/**
 * Fills an empty database with the content of a backup. All of it is one transaction: tables, rows and queues are there
 * together or not at all. A server that is started before its end waits for it.
 * @throws Error with one sentence where the file or the database will not do; then nothing was changed.
 */
export const restoreBackup = async (
  reach: () => Promise<OperatorDatabase>,
  file: string,
  signal?: AbortSignal,
): Promise<Manifest> => {
  const backup = await openBackup(file)
  try {
    const migrations = migrationsOf(backup.manifest, file)
    const reached = await reach()
    try {
      await withSchemaLock(reached.connect, async (locked) => {
        await checkDatabase(locked)
        await inOneTransaction(reached, signal, async (connection) => {
          await refuseFull(connection, reached.engine)
          await makeTables(connection, migrations, backup.manifest)
          await load(connection, backup, file).catch((error: unknown) => {
            throw isOfContent(error) ? damagedFileError(file, error) : error
          })
        })
      })
    } finally {
      await reached.close()
    }
    return backup.manifest
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  } finally {
    backup.close()
  }
}

const inOneTransaction = async (
  { connect }: OperatorDatabase,
  signal: AbortSignal | undefined,
  work: (connection: SingleConnection) => Promise<void>,
): Promise<void> => {
  const connection = openSingleConnection(connect)
  const stop = () => void connection.close()
  signal?.addEventListener('abort', stop)
  try {
    await connection.query('begin')
    await connection.query(plainSettings)
    await work(connection)
    await connection.query('commit')
  } finally {
    signal?.removeEventListener('abort', stop)
    await connection.close()
  }
}

/** The migrations that the database of the backup had had. */
const migrationsOf = ({ migration, version }: Manifest, file: string): Migration[] => {
  const had = readMigrations().filter(({ folderMillis }) => folderMillis <= migration.at)
  const last = had.at(-1)
  if (last?.folderMillis === migration.at && last.hash === migration.hash) return had
  throw new Error(
    `${file} was made by another Muster (${version}), whose tables${migration.name === null ? '' : ` (${migration.name})`} this one does not know: restore it with that one or a newer one. Nothing was changed.`,
  )
}

const refuseFull = async (
  connection: SingleConnection,
  engine: OperatorDatabase['engine'],
): Promise<void> => {
  const found = await findExistingContent(connection)
  if (found === undefined) return
  throw new Error(
    engine === 'embedded'
      ? `The database in DATA_DIR is not empty (it holds ${found}), and was left as it is: set DATA_DIR to a new folder, or move that one away.`
      : `The database of DATABASE_URL is not empty (it holds ${found}), and was left as it is: make an empty one and name that in DATABASE_URL.`,
  )
}

/** Makes the tables as the migrations do, and writes down that they ran. */
const makeTables = async (
  connection: SingleConnection,
  migrations: readonly Migration[],
  { queues }: Manifest,
): Promise<void> => {
  await connection.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await connection.query(statement)
    await connection.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values (${quoteLiteral(hash)}, ${folderMillis})`,
    )
  }
  connection.refuseLost()
  await installQueues(
    connection.client,
    queues.map(({ name, deadLetter }) => ({ name, ...(deadLetter !== null && { deadLetter }) })),
  )
}

/** Whether PostgreSQL refused values, or names that only a file could have brought. */
const isOfContent = (error: unknown): boolean => /^(?:22|23|42(?!501))/.test(sqlState(error)?.code ?? '')

const load = async (connection: SingleConnection, backup: Backup, file: string): Promise<void> => {
  const { tables, sequences } = backup.manifest
  await refuseOthers(connection, tables, file)
  const references = await connection.query<{ of: string; name: string; definition: string }>(`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`)
  // Organizations and memberships refer to each other: no order of the tables would do.
  for (const { of, name } of references)
    await connection.query(`alter table ${of} drop constraint ${quoteIdentifier(name)}`)
  for (const table of tables) await loadTable(connection, backup, table, file)
  // Numbers of transactions are those of a server; here, all of it happened in this one.
  await connection.query('update public.changes set xid = pg_current_xact_id()')
  for (const { name, value } of sequences)
    await connection.query(`select setval(${quoteLiteral(quoteIdentifier('public', name))}, ${value})`)
  for (const { of, name, definition } of references)
    await connection.query(`alter table ${of} add constraint ${quoteIdentifier(name)} ${definition}`)
  await connection.query('set constraints all immediate')
  for (const { schema, name } of tables) await connection.query(`analyze ${quoteIdentifier(schema, name)}`)
}

/** A backup holds every table of the product's own that its migrations make, and none besides. */
const refuseOthers = async (
  connection: SingleConnection,
  tables: readonly TableContent[],
  file: string,
): Promise<void> => {
  const made = await readTables(connection)
  const isMade = ({ schema, name, columns }: TableContent) =>
    made.some(
      (table) =>
        table.schema === schema &&
        table.name === name &&
        columns.every((column) => table.columns.includes(column)),
    )
  const isHeld = ({ schema, name }: { schema: string; name: string }) =>
    schema !== 'public' || tables.some((table) => table.schema === schema && table.name === name)
  if (!tables.every(isMade) || !made.every(isHeld)) throw damagedFileError(file)
}

const loadTable = async (
  connection: SingleConnection,
  backup: Backup,
  table: TableContent,
  file: string,
): Promise<void> => {
  const checked = new RowChecksum(({ rows, bytes, sha256 }) => {
    if (rows !== table.rows || bytes !== table.bytes || sha256 !== table.sha256) throw damagedFileError(file)
  })
  await copyIn(connection, table, backup.rowsOf(table), checked)
  const [stored] = await connection.query<{ rows: number }>(
    `select count(*)::int as rows from ${quoteIdentifier(table.schema, table.name)}`,
  )
  if (stored?.rows !== table.rows) throw damagedFileError(file)
}
