import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { messages } from '../../../contract/http/failures.ts'
import { Failure } from '../http/failures.ts'
import type { FileSettings } from '../config/storage-settings.ts'
import { createBoundedFetch } from './external-fetch.ts'

/**
 * A store of files outside of the database, where one is configured. Each method asks it over the network: never
 * inside of a transaction. It fails with UNAVAILABLE where the store is away or slow, refuses, or what answers is no store.
 */
export type Files = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** A picture in WebP, whole; undefined where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  /** What is not there is as good as removed. */
  remove(key: string): Promise<void>
}

/** Pictures are kept far smaller than this. */
const fileBytesMax = 16 * 1024 * 1024
/** How long one question may take: a person waits for it. */
const usualTimeoutMs = 8_000

/** The store of these settings; its bucket is addressed by path, which every kind of store understands. */
export const openFiles = (settings: FileSettings, timeoutMs = usualTimeoutMs): Files => {
  const { region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = `${settings.endpoint.href.replace(/(?<!\/)\/+$/, '')}/${settings.bucket}`

  const fetchFromThere = createBoundedFetch(fileBytesMax)

  const ask = async (method: string, key: string, body?: Uint8Array<ArrayBuffer>, type?: string) => {
    const answer = await answerTo(method, key, body, type).catch((error: unknown) => {
      throw away(error)
    })
    const { status } = answer
    if (status < 300 || status === 404) return answer
    const cause = new Error(`The store of files answered ${method} with ${status}.`)
    throw status === 429 || status >= 500 ? away(cause) : refused(cause)
  }

  const answerTo = async (
    method: string,
    key: string,
    body: Uint8Array<ArrayBuffer> | undefined,
    type = 'application/octet-stream',
  ) => {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await client.sign(`${base}/${key}`, {
      method,
      headers: { 'x-amz-content-sha256': hash, ...(body && { 'content-type': type }) },
      ...(body && { body }),
    })
    const response = await fetchFromThere(signed, { signal: AbortSignal.timeout(timeoutMs) })
    return {
      status: response.status,
      isTaken: response.headers.has('etag'),
      bytes: new Uint8Array(await response.arrayBuffer()),
    }
  }

  return {
    async put(key, bytes, type) {
      const { status, isTaken } = await ask('PUT', key, new Uint8Array(bytes), type)
      // Only a bucket that is not there answers so.
      if (status === 404) throw refused(new Error('The store of files has no such bucket.'))
      // The login page of a network answers 200 as well.
      if (!isTaken) throw away(new Error('The store of files did not say that it took a file.'))
    },
    async get(key) {
      const { status, bytes } = await ask('GET', key)
      if (status === 404) return undefined
      if (!isWholeWebp(bytes)) throw away(new Error('The store of files answered with another file.'))
      return bytes
    },
    async remove(key) {
      await ask('DELETE', key)
    },
  }
}

const away = (cause: unknown) =>
  new Failure('UNAVAILABLE', messages.filesAway, { retryAfterSeconds: 10, cause })
const refused = (cause: Error) =>
  new Failure('UNAVAILABLE', messages.filesRefused, { retryAfterSeconds: 60, cause })

/** A WebP file says at its beginning how long it is. */
const isWholeWebp = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (
    file.length >= 12 &&
    file.toString('latin1', 0, 4) === 'RIFF' &&
    file.toString('latin1', 8, 12) === 'WEBP' &&
    file.readUInt32LE(4) + 8 === file.length
  )
}
