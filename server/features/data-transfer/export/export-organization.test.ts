import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { keyMessages } from '../../../../contract/calls/api-keys.ts'
import { dataTransferMessages } from '../../../../contract/calls/data-transfer.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { apiKeyCalls } from '../../../testing/api-keys/api-key-calls.ts'
import { newMember } from '../../../testing/new-organization.ts'
import { entities } from '../archive/archive-files.ts'
import { archiveFileName } from '../archive/archive-file.ts'
import { logoName, manifestName, readMeName } from '../archive/manifest.ts'
import { runInSnapshot } from './read-snapshot.ts'
import { streamArchive } from './write-archive.ts'
import { readEntries, exportAs, readLines, readManifest } from '../../../testing/data-transfer/archives.ts'
import { filledOrganization, secretDraft } from '../../../testing/data-transfer/filled-organization.ts'

const app = testApp()
const { auditOf } = organizationsOf(app)
let filled: Awaited<ReturnType<typeof filledOrganization>>
let exported: Awaited<ReturnType<typeof exportAs>>

beforeAll(async () => {
  filled = await filledOrganization(app)
  exported = await exportAs(app, filled.owner)
})

describe('the file of an organization', () => {
  test('holds every kind of line, each as its schema says, and no kind is empty', () => {
    // What an imported organization alone has: see import-organization.test.ts.
    const ofImported = ['imported-from', 'original-ids']
    for (const entity of entities.filter(({ name }) => !ofImported.includes(name))) {
      const lines = readLines(exported.entries, entity.name)
      expect(lines, entity.name).not.toEqual([])
      for (const line of lines) {
        const read = entity.line.safeParse(line)
        expect(read.error, `${entity.name}: ${JSON.stringify(line).slice(0, 300)}`).toBeUndefined()
      }
    }
  })

  test('says what it is, what belongs to it with its lines and hashes, and what is not in it', () => {
    const manifest = readManifest(exported.entries)
    expect(manifest).toMatchObject({
      product: 'muster',
      kind: 'organization',
      format: 1,
      organization: { name: 'Tide & Co', companyName: 'Tide & Company' },
      exportedAt: app.now.toISOString(),
      exportedBy: { name: 'The owner', email: filled.owner.email },
      notice: expect.stringContaining('personal data'),
    })
    expect([...exported.entries.keys()]).toEqual([
      readMeName,
      ...entities.map(archiveFileName),
      logoName,
      manifestName,
    ])
    for (const { name, lines, bytes, sha256 } of manifest.files) {
      const content = exported.entries.get(name) ?? Buffer.alloc(0)
      expect(bytes, name).toBe(content.length)
      expect(sha256, name).toBe(createHash('sha256').update(content).digest('hex'))
      const counted = content.toString('utf8').split('\n').length - 1
      expect(lines, name).toBe(name.endsWith('.ndjson') ? counted : null)
    }
    expect(manifest.files).toHaveLength(exported.entries.size - 1)
    expect(manifest.leftOut.map(({ what }) => what)).toContain('Conversations in the chat')
    const readMe = exported.entries.get(readMeName)?.toString('utf8') ?? ''
    for (const entity of entities) expect(readMe).toContain(`### ${archiveFileName(entity)}`)
    expect(readMe).toContain('This file holds personal data')
  })

  test('holds no draft, no code, no hash of one, and no key', async () => {
    const text = [...exported.entries.values()].map((bytes) => bytes.toString('utf8')).join('\n')
    expect(text).not.toContain(secretDraft)
    const secrets = await asSystem(app.host.database.db, async (tx) => [
      ...(await tx.execute<{ secret: string }>(sql`
        select encode(code_hash, 'hex') as secret from invitations
        union all select handed_code_hash from invitations where handed_code_hash is not null
        union all select encode(key_hash, 'hex') from api_keys
        union all select encode(token_hash, 'hex') from sessions`)),
    ])
    expect(secrets.length).toBeGreaterThan(10)
    for (const { secret } of secrets) expect(text).not.toContain(secret)
    expect(text).not.toContain(filled.silent.code)
    const drafts = readLines(exported.entries, 'submissions').filter(({ status }) => status === 'in_progress')
    expect(drafts.length).toBeGreaterThan(1)
    expect(new Set(drafts.map(({ rawAnswers }) => rawAnswers))).toEqual(new Set([null]))
  })

  test('holds nothing of another organization', async () => {
    const other = await filledOrganization(app)
    const { entries } = await exportAs(app, filled.owner)
    const text = [...entries.values()].map((bytes) => bytes.toString('utf8')).join('\n')
    for (const word of [other.orgId, other.owner.userId, other.ada.id, other.ada.email, other.owner.email])
      expect(text).not.toContain(word)
  })
})

test('each export is told in the audit log', async () => {
  const entries = await auditOf(filled.orgId)
  expect(entries).toContainEqual({ action: 'organization.exported', actor: filled.owner.userId, details: {} })
})

test('only the owner in person has it', async () => {
  const { orgId, admin, adaHerself, owner } = filled
  const everything = await newMember(app.host, app.now, orgId, 'admin', { permissions: ['all'] })
  for (const member of [admin, everything, adaHerself])
    expect(await app.call(contract.exportOrganization, {}, member)).toMatchObject({
      status: 400,
      body: { code: 'BUSINESS_LOGIC_ERROR', error: dataTransferMessages.ownersOnly },
    })
  expect((await app.call(contract.exportOrganization, {}, { orgId })).status).toBe(401)
  const { key } = await apiKeyCalls(app).newKey(owner, ['audit:read'], { name: 'Another' })
  expect(await app.call(contract.exportOrganization, {}, { token: key })).toMatchObject({
    status: 400,
    body: { error: keyMessages.neverByKey },
  })
  const before = (await auditOf(orgId)).filter(({ action }) => action === 'organization.exported').length
  expect(before).toBe(2)
})

test('it is one moment: what is stored after the first statement is in no part of it', async () => {
  const { owner, orgId } = filled
  const head = { ...readManifest(exported.entries), files: [] }
  const bytes = await runInSnapshot(app.host, { orgId, userId: owner.userId, idleMs: 60_000 }, async (tx) => {
    await app.host.database.sql`update employees set name = name || ' II' where org_id = ${orgId}`
    return buffer(streamArchive({ tx, orgId, head, logo: undefined }))
  })
  const namesIn = (entries: ReadonlyMap<string, Buffer>) =>
    readLines(entries, 'people').map(({ name }) => String(name))
  expect(namesIn(await readEntries(bytes)).filter((name) => name.endsWith(' II'))).toEqual([])
  const { entries } = await exportAs(app, owner)
  expect(namesIn(entries).filter((name) => !name.endsWith(' II'))).toEqual([])
})

test('it sees no other organization, whatever its statements ask for', async () => {
  const other = await filledOrganization(app)
  const { owner } = filled
  const head = { ...readManifest(exported.entries), files: [] }
  const bytes = await runInSnapshot(
    app.host,
    { orgId: filled.orgId, userId: owner.userId, idleMs: 60_000 },
    (tx) => buffer(streamArchive({ tx, orgId: other.orgId, head, logo: undefined })),
  )
  const entries = await readEntries(bytes)
  for (const { name } of entities) expect(readLines(entries, name), name).toEqual([])
})
