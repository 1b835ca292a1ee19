import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { dataTransferLimits, dataTransferMessages } from '../../../../contract/calls/data-transfer.ts'
import { decodeText } from '../../../../insights/text/decode-text.ts'
import { parseJsonOrUndefined } from '../../../../contract/http/wire.ts'
import { Failure } from '../../../core/http/failures.ts'
import { entities } from '../archive/archive-files.ts'
import { archiveFileName, type Entity } from '../archive/archive-file.ts'
import { isWithinJsonLimits } from '../../../core/processes/json-limits.ts'
import {
  format,
  logoName,
  Manifest,
  manifestName,
  readMeName,
  type FileContent,
} from '../archive/manifest.ts'

/** A file that was found to be an organization's as far as its list of contents goes; what it holds shows as it is read. */
export type Archive = {
  manifest: Manifest
  /** The lines of an entity, parsed as JSON. @throws Failure where they are not what the list of contents says */
  linesOf: (entity: Entity) => AsyncGenerator
  /** The bytes of the logo, where there is one. */
  logo: () => Promise<Buffer | undefined>
  close: () => void
}

/** The refusal of a file, with a sentence of its own. */
export const invalidArchive = (sentence: string, cause?: unknown): Failure =>
  new Failure('BUSINESS_LOGIC_ERROR', sentence, { cause })

/** @throws Failure BUSINESS_LOGIC_ERROR with the sentence for what is wrong with the file */
export const openArchive = async (path: string): Promise<Archive> => {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error: unknown) => {
    throw invalidArchive(dataTransferMessages.noArchive, error)
  })
  try {
    const entries = await entriesOf(zip)
    const manifest = await readManifest(zip, entries.get(manifestName))
    const contents = new Map(manifest.files.map((content) => [content.name, content]))
    refuseOthers(entries, contents)
    await readWhole(zip, entries.get(readMeName), contents.get(readMeName), dataTransferLimits.longestText)
    return {
      manifest,
      linesOf: (entity) =>
        readLines(
          zip,
          entries.get(archiveFileName(entity)),
          contents.get(archiveFileName(entity)),
          boundsOf(entity),
        ),
      logo: async () =>
        contents.has(logoName)
          ? readWhole(zip, entries.get(logoName), contents.get(logoName), dataTransferLimits.longestPicture)
          : undefined,
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** What the file says that it holds, in bounds and each once; names that lead elsewhere are refused while they are read. */
const entriesOf = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName))
        throw invalidArchive(dataTransferMessages.twice(shortened(entry.fileName)))
      if (entries.size >= dataTransferLimits.entries)
        throw invalidArchive(dataTransferMessages.tooManyEntries)
      entries.set(entry.fileName, entry)
      bytes += entry.uncompressedSize
      const isBomb =
        entry.uncompressedSize > dataTransferLimits.ratioFrom &&
        entry.uncompressedSize > entry.compressedSize * dataTransferLimits.ratio
      if (bytes > dataTransferLimits.unpackedBytes || isBomb)
        throw invalidArchive(dataTransferMessages.tooLargeInside)
    }
  } catch (error) {
    throw known(error, dataTransferMessages.noArchive)
  }
  return entries
}

const shortened = (name: string): string => name.replaceAll(/[^\w./-]/g, '?').slice(0, 60)

const refuseOthers = (
  entries: ReadonlyMap<string, Entry>,
  contents: ReadonlyMap<string, FileContent>,
): void => {
  const needed = [readMeName, ...entities.map(archiveFileName)]
  const wanted = [...needed, logoName, manifestName]
  for (const name of [...contents.keys(), ...entries.keys()])
    if (!wanted.includes(name)) throw invalidArchive(dataTransferMessages.unknownEntry(shortened(name)))
  for (const name of [...needed, ...contents.keys()])
    if (!entries.has(name) || !contents.has(name))
      throw invalidArchive(dataTransferMessages.missing(shortened(name)))
  if (entries.has(logoName) && !contents.has(logoName))
    throw invalidArchive(dataTransferMessages.missing(logoName))
}

const readManifest = async (zip: ZipFile, entry: Entry | undefined): Promise<Manifest> => {
  if (entry === undefined) throw invalidArchive(dataTransferMessages.noArchive)
  const decoded = decodeText(await bytesOf(zip, entry, dataTransferLimits.longestText), 'utf-8')
  const read = typeof decoded === 'string' ? undefined : parseJsonOrUndefined(decoded.text)
  const said = (field: string): unknown =>
    typeof read === 'object' && read !== null ? Reflect.get(read, field) : undefined
  if (said('product') !== 'muster') throw invalidArchive(dataTransferMessages.noArchive)
  if (said('kind') !== 'organization') throw invalidArchive(dataTransferMessages.backup)
  const make = said('format')
  if (typeof make === 'number' && make > format) throw invalidArchive(dataTransferMessages.newer)
  const manifest = Manifest.safeParse(read)
  if (!manifest.success) throw invalidArchive(dataTransferMessages.differs(manifestName))
  return manifest.data
}

const bytesOf = async (zip: ZipFile, entry: Entry, longest: number): Promise<Buffer> => {
  if (entry.uncompressedSize > longest) throw invalidArchive(dataTransferMessages.tooLargeInside)
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch (error) {
    throw known(error, dataTransferMessages.differs(shortened(entry.fileName)))
  }
}

/** Reads an entry that is small enough for memory, and checks it against the list of contents. */
const readWhole = async (
  zip: ZipFile,
  entry: Entry | undefined,
  content: FileContent | undefined,
  longest: number,
): Promise<Buffer> => {
  if (!entry || !content) throw invalidArchive(dataTransferMessages.noArchive)
  const bytes = await bytesOf(zip, entry, longest)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (bytes.length !== content.bytes || sha256 !== content.sha256)
    throw invalidArchive(dataTransferMessages.differs(shortened(entry.fileName)))
  return bytes
}

const boundsOf = ({ hasLongLines }: Entity): Bounds =>
  hasLongLines === true ? dataTransferLimits.longLine : dataTransferLimits.line

type Bounds = { bytes: number; values: number }

async function* readLines(
  zip: ZipFile,
  entry: Entry | undefined,
  content: FileContent | undefined,
  bounds: Bounds,
): AsyncGenerator {
  if (!entry || !content) throw invalidArchive(dataTransferMessages.noArchive)
  const differs = dataTransferMessages.differs(shortened(entry.fileName))
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  let rest: Buffer[] = []
  let restBytes = 0
  try {
    const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
    for await (const chunk of stream) {
      hash.update(chunk)
      bytes += chunk.length
      let from = 0
      for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, from)) {
        const found = Buffer.concat([...rest, chunk.subarray(from, end)])
        if (found.length > dataTransferLimits.shortLine) {
          const isPlain = await isWithinJsonLimits(found, {
            values: bounds.values,
            names: dataTransferLimits.lineNames,
          })
          if (!isPlain) throw invalidArchive(dataTransferMessages.tooLargeInside)
        }
        const line = decodeText(found, 'utf-8')
        if (typeof line === 'string') throw invalidArchive(differs)
        rest = []
        restBytes = 0
        from = end + 1
        lines += 1
        if (lines > (content.lines ?? 0)) throw invalidArchive(differs)
        yield JSON.parse(line.text)
      }
      rest.push(chunk.subarray(from))
      restBytes += chunk.length - from
      if (restBytes > bounds.bytes) throw invalidArchive(dataTransferMessages.tooLargeInside)
    }
  } catch (error) {
    throw known(error, differs)
  }
  const isWhole = restBytes === 0 && lines === content.lines && bytes === content.bytes
  if (!isWhole || hash.digest('hex') !== content.sha256) throw invalidArchive(differs)
}

/** Its own refusals as they are; whatever a library says of the file as the sentence for it. */
const known = (error: unknown, sentence: string): unknown =>
  error instanceof Failure ? error : invalidArchive(sentence, error)
