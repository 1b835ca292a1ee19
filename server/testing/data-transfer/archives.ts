import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { contract } from '../../../contract/index.ts'
import { archiveType } from '../../../contract/calls/data-transfer.ts'
import type { Caller, testApp } from '../app.ts'
import { Manifest, manifestName } from '../../features/data-transfer/archive/manifest.ts'

/** What is in an archive, by name, in its order. */
export const readEntries = async (bytes: Uint8Array): Promise<Map<string, Buffer>> => {
  const zip = await fromBufferPromise(Buffer.from(bytes))
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return found
}

const Line = z.record(z.string(), z.unknown())

/** The lines of one file of an archive. */
export const readLines = (entries: ReadonlyMap<string, Buffer>, name: string) =>
  (entries.get(`${name}.ndjson`)?.toString('utf8') ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Line.parse(JSON.parse(line)))

export const readManifest = (entries: ReadonlyMap<string, Buffer>) =>
  Manifest.parse(JSON.parse(entries.get(manifestName)?.toString('utf8') ?? ''))

/** A zip of these files. */
export const createZip = async (files: readonly (readonly [string, Buffer])[]): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

/** An archive with some files changed, and, unless it is kept as it was, a list of contents that fits them. */
export const archiveWith = async (
  entries: ReadonlyMap<string, Buffer>,
  change: (text: (name: string) => string) => Record<string, string | Buffer | undefined>,
  manifest: (is: Manifest) => unknown = (is) => is,
  { isFitted = true } = {},
): Promise<Buffer> => {
  const text = (name: string) => entries.get(name)?.toString('utf8') ?? ''
  const changes = new Map(Object.entries(change(text)))
  const files = [...entries]
    .filter(([name]) => name !== manifestName && !(changes.has(name) && changes.get(name) === undefined))
    .map(([name, bytes]): [string, Buffer] => {
      const other = changes.get(name)
      return [name, typeof other === 'string' ? Buffer.from(other) : (other ?? bytes)]
    })
  const known = readManifest(entries)
  const contents = files.map(([name, bytes]) => ({
    name,
    lines: name.endsWith('.ndjson') ? bytes.toString('utf8').split('\n').length - 1 : null,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  const said = manifest(isFitted ? { ...known, files: contents } : known)
  return createZip([...files, [manifestName, Buffer.from(JSON.stringify(said))]])
}

/** An export that must succeed. */
export const exportAs = async (app: ReturnType<typeof testApp>, by: Caller) => {
  const answer = await app.call(contract.exportOrganization, {}, by)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { ...answer, entries: await readEntries(answer.bytes) }
}

/** Sends a file to one of the calls that take one. */
export const sendFile = async (
  app: ReturnType<typeof testApp>,
  name: 'checkImport' | 'importOrganization',
  bytes: Uint8Array,
  { token }: Pick<Caller, 'token'>,
  headers: Record<string, string> = {},
) => {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api/${name}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': archiveType, ...headers },
    payload: Buffer.from(bytes),
  })
  return { status: response.statusCode, text: response.payload }
}

const Imported = z.object({ success: z.literal(true), orgId: z.string(), requiresSubscription: z.boolean() })

/** An import that must succeed; the new organization. */
export const importAs = async (
  app: ReturnType<typeof testApp>,
  bytes: Uint8Array,
  by: Pick<Caller, 'token'>,
): Promise<string> => {
  const { status, text } = await sendFile(app, 'importOrganization', bytes, by)
  expect(status, text).toBe(200)
  return Imported.parse(JSON.parse(text)).orgId
}
