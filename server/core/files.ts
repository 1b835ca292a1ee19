import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { messages } from '../../contract/failures.ts'
import { Failure } from './failures.ts'
import type { FileSettings } from './files-settings.ts'

/**
 * A store of files outside of the database, where one is configured. Each method asks it over the network: never
 * inside of a transaction. It fails with UNAVAILABLE where the store is away or slow, CONFIGURATION_ERROR where it refuses.
 */
export type Files = {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Undefined where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  /** What is not there is as good as removed. */
  remove(key: string): Promise<void>
}

/** How long one question may take: a person waits for it. */
const usualTimeoutMs = 8_000

/** The store of these settings; its bucket is addressed by path, which every kind of store understands. */
export const openFiles = (settings: FileSettings, timeoutMs = usualTimeoutMs): Files => {
  const { region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = `${settings.endpoint.href.replace(/(?<!\/)\/+$/, '')}/${settings.bucket}`

  const ask = async (method: string, key: string, body?: Uint8Array<ArrayBuffer>, type?: string) => {
    const { status, bytes } = await answerTo(method, key, body, type).catch((error: unknown) => {
      throw new Failure('UNAVAILABLE', messages.filesAway, { retryAfterSeconds: 10, cause: error })
    })
    if (status < 300 || status === 404) return { status, bytes }
    const cause = new Error(`The store of files answered ${method} with ${status}.`)
    throw status === 429 || status >= 500
      ? new Failure('UNAVAILABLE', messages.filesAway, { retryAfterSeconds: 10, cause })
      : new Failure('CONFIGURATION_ERROR', messages.filesRefused, { cause })
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
    const response = await client.fetch(`${base}/${key}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'x-amz-content-sha256': hash, ...(body && { 'content-type': type }) },
      ...(body && { body }),
    })
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }

  return {
    async put(key, bytes, type) {
      const { status } = await ask('PUT', key, new Uint8Array(bytes), type)
      // Only a bucket that is not there answers so.
      if (status === 404) throw new Failure('CONFIGURATION_ERROR', messages.filesRefused)
    },
    async get(key) {
      const { status, bytes } = await ask('GET', key)
      return status === 404 ? undefined : bytes
    },
    async remove(key) {
      await ask('DELETE', key)
    },
  }
}
