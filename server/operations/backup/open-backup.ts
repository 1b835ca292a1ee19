import { existsSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { firstTextInCauses } from '../../core/observability/error-causes.ts'
import { tableEntryName, Manifest, manifestName, type TableContent } from './manifest.ts'

/** A backup that was found to be whole as far as its list of contents goes; what each table holds shows as it is read. */
export type Backup = {
  manifest: Manifest
  /** The rows of a table, as they were written. */
  rowsOf: (table: TableContent) => AsyncIterable<Buffer>
  close: () => void
}

const longestManifest = 16 * 1024 * 1024

/** @throws Error with a sentence where the file is no backup, is damaged, or is of another make. */
export const openBackup = async (file: string): Promise<Backup> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const zip = await openPromise(file, { autoClose: false }).catch((error: unknown) => {
    const code = firstTextInCauses(error, 'code')
    throw new Error(
      code === undefined
        ? `${file} is not a backup of Muster, or was cut off: take another one. Nothing was changed.`
        : `${file} cannot be read (${code}): nothing was changed.`,
      { cause: error },
    )
  })
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const manifest = await readManifest(zip, entries.get(manifestName), file)
    for (const table of manifest.tables) if (!entries.has(tableEntryName(table))) throw damagedFileError(file)
    return {
      manifest,
      rowsOf: (table) => readEntry(zip, entries.get(tableEntryName(table)), file),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error instanceof UnfitFile ? error : damagedFileError(file, error)
  }
}

/** A file that does not hold what it says it does, or that this Muster cannot read. */
class UnfitFile extends Error {
  override name = 'UnfitFile'
}

/** What is said of a file that was changed since it was written. */
export const damagedFileError = (file: string, cause?: unknown): Error =>
  new UnfitFile(`${file} is damaged: take another backup. Nothing was changed.`, { cause })

async function* readEntry(zip: ZipFile, entry: Entry | undefined, file: string): AsyncGenerator<Buffer> {
  if (entry === undefined) throw damagedFileError(file)
  try {
    const chunks: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    yield* chunks
  } catch (error) {
    throw damagedFileError(file, error)
  }
}

const readManifest = async (zip: ZipFile, entry: Entry | undefined, file: string): Promise<Manifest> => {
  if (entry === undefined || entry.uncompressedSize > longestManifest) throw damagedFileError(file)
  const bytes = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(bytes) !== entry.crc32) throw damagedFileError(file)
  const read: unknown = JSON.parse(bytes.toString('utf8'))
  if (isOrganization(read))
    throw new UnfitFile(
      `${file} is what an organization has exported, and no backup of a server: import it in the browser, at "New organization". Nothing was changed.`,
    )
  if (formatOf(read) > 1)
    throw new UnfitFile(`${file} was made by a newer Muster: restore it with that one. Nothing was changed.`)
  return Manifest.parse(read)
}

const isOrganization = (read: unknown): boolean =>
  typeof read === 'object' &&
  read !== null &&
  Reflect.get(read, 'product') === 'muster' &&
  Reflect.get(read, 'kind') === 'organization'

/** The make of the file, where it says one. */
const formatOf = (read: unknown): number => {
  const format: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, 'format') : undefined
  return typeof format === 'number' ? format : 0
}
