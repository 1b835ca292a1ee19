import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dataTransferLimits, dataTransferMessages } from '../../../../contract/calls/data-transfer.ts'
import { firstTextInCauses } from '../../../core/observability/error-causes.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { Failure, invalid } from '../../../core/http/failures.ts'
import { importsBusyFailure, type importSlots } from './import-slots.ts'
import { invalidArchive } from './open-archive.ts'

const folderName = 'muster-import-'
/** Nothing is read for so long; what is older was left by a server that was killed. */
const leftoverMs = dayMs
/** A sender that brings less than this in a minute is cut off; a phone on a bad line brings more. */
const slowest = { bytes: 256 * 1024, inMs: 60_000 }

/** Its sender gives way to others where there is no room for all. */
type ArrivingPlace = Pick<ReturnType<ReturnType<typeof importSlots>>, 'signal' | 'grow'>
type Options = { least?: typeof slowest; place?: ArrivingPlace }

/** `remove`: takes the file away again, also where it was never read. */
export type SentFile = { path: string; sha256: string; remove: () => Promise<void> }

/**
 * Takes a file that is sent into a folder of its own, for nobody else to read.
 * @throws Failure where it is none, too large, or does not arrive
 */
export const receiveFile = async (
  body: unknown,
  { least = slowest, place }: Options = {},
): Promise<SentFile> => {
  if (!(body instanceof Readable)) throw invalid([{ path: 'body', message: dataTransferMessages.sendFile }])
  await removeLeftovers()
  const folder = await mkdtemp(path.join(tmpdir(), folderName))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const file = path.join(folder, 'organization.zip')
    return { path: file, sha256: await receive(body, file, least, place), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const receive = async (
  body: Readable,
  file: string,
  least: typeof slowest,
  place: ArrivingPlace | undefined,
): Promise<string> => {
  const hash = createHash('sha256')
  let bytes = 0
  let before = 0
  const stalled = new AbortController()
  const timer = setInterval(() => {
    if (bytes - before < least.bytes) stalled.abort()
    before = bytes
  }, least.inMs)
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      place?.grow(chunk.length)
      hash.update(chunk)
      done(
        bytes > dataTransferLimits.fileBytes
          ? new Failure('PAYLOAD_TOO_LARGE', dataTransferMessages.tooLarge)
          : null,
        chunk,
      )
    },
  })
  try {
    await pipeline(body, counted, createWriteStream(file, { mode: 0o600 }), {
      signal: place ? AbortSignal.any([stalled.signal, place.signal]) : stalled.signal,
    })
  } catch (error) {
    if (error instanceof Failure) throw error
    if (place?.signal.aborted) throw importsBusyFailure()
    const code = firstTextInCauses(error, 'code')
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new Failure('UNAVAILABLE', dataTransferMessages.noRoom, { retryAfterSeconds: 600, cause: error })
    throw invalidArchive(dataTransferMessages.cutOff, error)
  } finally {
    clearInterval(timer)
  }
  return hash.digest('hex')
}

const removeLeftovers = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderName)) continue
    const folder = path.join(tmpdir(), name)
    const found = await stat(folder).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - leftoverMs)
      await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
