import { createWriteStream, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, pipeline as joined } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { firstTextInCauses } from '../../core/observability/error-causes.ts'
import { lastMigration } from '../../core/database/migration-version.ts'
import { tableEntryName, type Manifest, manifestName, type TableContent } from './manifest.ts'
import { readMigrations } from '../migrations.ts'
import {
  type SingleConnection,
  openSingleConnection,
  plainSettings,
  quoteIdentifier,
} from '../single-connection.ts'
import { readProduct } from '../../core/config/package-info.ts'
import type { OperatorDatabase } from '../connect-to-database.ts'
import { countExternalPictures, readQueues, readSequences, readTables, type Table } from './read-catalog.ts'
import { RowChecksum } from '../../core/database/row-checksum.ts'

const unfinished = '.unfinished-'

/**
 * Writes the whole database, as it is at one moment, into `file`, while servers go on with their work. The file is there when
 * it is whole, and for nobody else to read. @returns what is in it, and its size.
 */
export const makeBackup = async (
  reached: Pick<OperatorDatabase, 'connect' | 'engine'>,
  file: string,
  signal?: AbortSignal,
): Promise<{ manifest: Manifest; size: number }> => {
  if (existsSync(file))
    throw new Error(
      `${file} is there already, and was left as it is: name another file, or move that one away.`,
    )
  removeLeftovers(file)
  const making = `${file}${unfinished}${process.pid}`
  const connection = openSingleConnection(reached.connect)
  try {
    await connection.query('begin transaction isolation level repeatable read read only')
    await connection.query(plainSettings)
    const head = await readHead(connection, reached.engine)
    const manifest = await writeFile(connection, head, making, signal)
    await toDisk(making)
    renameSync(making, file)
    // Not every file system does that with a folder; the file itself is safe by now.
    await toDisk(path.dirname(file)).catch(() => {})
    return { manifest, size: (await stat(file)).size }
  } finally {
    rmSync(making, { force: true })
    await connection.close()
  }
}

/** What is known before the first row is read. */
type Head = { manifest: Omit<Manifest, 'tables'>; tables: Table[] }

const readHead = async (connection: SingleConnection, engine: OperatorDatabase['engine']): Promise<Head> => {
  const last = await lastMigration(connection)
  if (last === undefined)
    throw new Error('There is nothing to back up: no Muster has been started on this database yet.')
  const [server] = await connection.query<{ version: string }>(
    "select current_setting('server_version') as version",
  )
  const tables = await readTables(connection)
  const name = readMigrations().find(({ folderMillis }) => folderMillis === last.at)?.name
  return {
    tables,
    manifest: {
      product: 'muster',
      format: 1,
      version: readProduct().version,
      madeAt: new Date().toISOString(),
      engine,
      postgres: server?.version ?? 'unknown',
      migration: { ...last, name: name ?? null },
      queues: await readQueues(connection),
      sequences: await readSequences(connection),
      picturesElsewhere: await countExternalPictures(connection, tables),
    },
  }
}

const writeFile = async (
  connection: SingleConnection,
  { manifest, tables }: Head,
  making: string,
  signal: AbortSignal | undefined,
): Promise<Manifest> => {
  const zip = new ZipFile()
  const contents: TableContent[] = []
  const failed = new AbortController()
  for (const table of tables) {
    zip.addReadStreamLazy(tableEntryName(table), { mode: 0o100600 }, (give) => {
      readRows(connection, table, contents, failed).then(
        (rows) => give(null, rows),
        (error: unknown) => failed.abort(error),
      )
    })
  }
  let whole: Manifest | undefined
  zip.addReadStreamLazy(manifestName, { mode: 0o100600 }, (give) => {
    whole = { ...manifest, tables: contents }
    give(null, Readable.from([`${JSON.stringify(whole, null, 2)}\n`]))
  })
  zip.end()
  zip.on('error', (error) => failed.abort(error))
  const signals = signal === undefined ? failed.signal : AbortSignal.any([failed.signal, signal])
  try {
    await pipeline(zip.outputStream, createWriteStream(making, { mode: 0o600, flags: 'wx' }), {
      signal: signals,
    })
  } catch (error) {
    if (signals.aborted) throw signals.reason
    throw notWritten(making, error)
  }
  if (whole === undefined) throw new Error('The backup ended before its list of contents was written.')
  return whole
}

/** The rows of a table as they come; what they were is added to `contents` when the last one has passed. */
const readRows = async (
  connection: SingleConnection,
  table: Table,
  contents: TableContent[],
  failed: AbortController,
): Promise<Readable> => {
  connection.refuseLost()
  const columns = table.columns.map((column) => quoteIdentifier(column)).join(', ')
  const from = quoteIdentifier(table.schema, table.name)
  const rows = await connection.client.unsafe(`copy (select ${columns} from ${from}) to stdout`).readable()
  // The driver stops its socket while we write, and starts it again for the next piece only: after the last one, too.
  rows.once('end', () => {
    if (!connection.isLost()) rows._read(0)
  })
  const passing = new RowChecksum((seen) => contents.push({ ...table, ...seen }))
  joined(rows, passing, (error) => {
    if (error) failed.abort(error)
  })
  return passing
}

/** What a backup of the same name has left that was killed. */
const removeLeftovers = (file: string): void => {
  const folder = path.dirname(file)
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}: make it, or name another file.`)
  const start = path.basename(file) + unfinished
  try {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
        rmSync(path.join(folder, name))
    }
  } catch (error) {
    throw notWritten(file, error)
  }
}

const notWritten = (file: string, cause: unknown): Error =>
  new Error(
    `${file} could not be written (${firstTextInCauses(cause, 'code') ?? 'without a code'}): make room for it, or name a file elsewhere.`,
    { cause },
  )

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const toDisk = async (place: string): Promise<void> => {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
