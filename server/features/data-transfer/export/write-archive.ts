import { createHash } from 'node:crypto'
import { PassThrough, pipeline, Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { Tx } from '../../../core/database/database.ts'
import { RowChecksum } from '../../../core/database/row-checksum.ts'
import { entities } from '../archive/archive-files.ts'
import { archiveFileName, type Entity } from '../archive/archive-file.ts'
import { logoName, manifestName, readMeName, type FileContent, type Manifest } from '../archive/manifest.ts'
import { readMe } from './archive-readme.ts'

/** What is known before the first line is read. */
export type ArchiveHead = Omit<Manifest, 'files'>

type Source = {
  tx: Tx
  orgId: string
  head: ArchiveHead
  logo: Uint8Array | undefined
  /** Hears the name of each file of the archive before its first line is read. */
  onFile?: (name: string) => void
}

/**
 * The archive as a stream. What it says is read as it is taken, a few lines at a time, however many there are; `tx` must
 * see one moment, and stay open until the stream has ended. A failure of any part ends the stream with it.
 */
export const streamArchive = ({ tx, orgId, head, logo, onFile }: Source): Readable => {
  const zip = new ZipFile()
  const output = new PassThrough()
  const files: FileContent[] = []
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  // The reader of `output` receives the failure.
  pipeline(zip.outputStream, output, () => {})

  addText(zip, files, readMeName, readMe(head))
  for (const entity of entities) {
    zip.addReadStreamLazy(archiveFileName(entity), { mtime: new Date(head.exportedAt) }, (give) => {
      onFile?.(archiveFileName(entity))
      const passing = new RowChecksum(({ rows, bytes, sha256 }) => {
        files.push({ name: archiveFileName(entity), lines: rows, bytes, sha256 })
      })
      pipeline(Readable.from(exportLines(tx, entity, orgId)), passing, (error) => {
        if (error) fail(error)
      })
      give(null, passing)
    })
  }
  if (logo) {
    files.push({ name: logoName, lines: null, bytes: logo.length, sha256: hashOf(logo) })
    zip.addBuffer(Buffer.from(logo), logoName, { compress: false, mtime: new Date(head.exportedAt) })
  }
  zip.addReadStreamLazy(manifestName, { mtime: new Date(head.exportedAt) }, (give) => {
    const manifest: Manifest = { ...head, files }
    give(null, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]))
  })
  zip.end()
  return output
}

const addText = (zip: ZipFile, files: FileContent[], name: string, text: string): void => {
  const bytes = Buffer.from(text)
  files.push({ name, lines: null, bytes: bytes.length, sha256: hashOf(bytes) })
  zip.addBuffer(bytes, name)
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The lines of an entity, some at a time. */
async function* exportLines(tx: Tx, { lines, portion }: Entity, orgId: string): AsyncGenerator<Buffer> {
  await tx.execute(sql`declare archive_lines no scroll cursor for ${lines(orgId)}`)
  for (;;) {
    const rows = await tx.execute<{ line: string }>(sql.raw(`fetch ${portion} from archive_lines`))
    if (rows.length === 0) break
    yield Buffer.from(rows.map(({ line }) => `${line}\n`).join(''))
  }
  await tx.execute(sql`close archive_lines`)
}
