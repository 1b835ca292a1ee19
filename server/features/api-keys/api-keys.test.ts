import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyLimits, keyMessages } from '../../../contract/calls/api-keys.ts'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { callConcurrently } from '../../testing/concurrent-calls.ts'
import { organizationsOf, type Member } from '../../testing/organizations.ts'
import { people } from '../../testing/people.ts'
import { apiKeys } from '../../schema/api-keys.ts'
import { apiKeyCalls } from '../../testing/api-keys/api-key-calls.ts'

const app = testApp()
const { newOwner, newStaff, join, audited } = organizationsOf(app)
const { newKey } = apiKeyCalls(app)
const { signIn } = people(app)

const dayMs = 24 * 60 * 60 * 1000
const unknown = {
  status: 401,
  body: { success: false, code: 'UNAUTHENTICATED', error: messages.authenticationRequired },
}
const refusal = (error: string) => ({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR', error } })
const keys = async (by: { token: string; orgId: string }) =>
  (await app.ok(contract.listApiKeys, {}, by)).apiKeys

/** Whose session is over by now. */
const back = async (member: Member) => ({ ...member, ...(await signIn(member.email)) })

test('a key is shown once, stored as a hash, and read by its ending', async () => {
  const owner = await newOwner()
  const { key, apiKey } = await newKey(owner, ['people:read', 'audit:read', 'people:read'], {
    name: '  Staff\nlist ',
  })
  expect(key).toMatch(/^mus_[\w-]{43}$/)
  expect(apiKey).toEqual({
    id: expect.any(String),
    name: 'Staff list',
    ending: key.slice(-4),
    scopes: ['people:read', 'audit:read'],
    state: 'live',
    madeBy: { userId: owner.userId, name: 'Grace Hopper' },
    createdAt: app.now.toISOString(),
    expiresAt: new Date(app.now.getTime() + 90 * dayMs).toISOString(),
    lastUsedAt: null,
    revokedAt: null,
  })
  expect(await keys(owner)).toEqual([apiKey])
  const rows = await asSystem(app.host.database.db, (tx) => tx.select().from(apiKeys))
  const row = rows.find(({ id }) => id === apiKey.id)
  expect(Buffer.from(row?.keyHash ?? []).toString('hex')).toBe(createHash('sha256').update(key).digest('hex'))
  const secret = key.slice('mus_'.length, -4)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(JSON.stringify(await app.ok(contract.getAuditLog, {}, owner))).not.toContain(secret)
})

test.each([
  [{ name: ' ', scopes: ['people:read'] }, 'name', keyMessages.nameMissing],
  [{ scopes: ['people:read'] }, 'name', keyMessages.nameMissing],
  [{ name: 'x'.repeat(81), scopes: ['people:read'] }, 'name', keyMessages.nameTooLong],
  [{ name: 'Wiki', scopes: [] }, 'scopes', keyMessages.scopeMissing],
  [{ name: 'Wiki', scopes: ['people:read'], days: 31 }, 'days', keyMessages.days],
])('%j makes no key', async (input, path, message) => {
  const owner = await newOwner()
  const answer = await app.call(contract.createApiKey, input, owner)
  expect(answer).toMatchObject({ status: 400, body: { error: message, details: [{ path, message }] } })
  expect(await keys(owner)).toEqual([])
})

test('a scope that does not exist makes no key', async () => {
  const input = { name: 'Wiki', scopes: ['everything'] }
  const answer = await app.call(contract.createApiKey, input, await newOwner())
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
})

test('what is no key, ended by its date or was revoked is refused like a token that nobody has', async () => {
  const owner = await newOwner()
  const short = await newKey(owner, ['people:read'], { days: 30 })
  const lasting = await newKey(owner, ['people:read'], { days: null })
  expect(lasting.apiKey.expiresAt).toBeNull()
  const ask = (token: string) => app.call(contract.getEmployees, {}, { token })
  expect(await ask(`mus_${'a'.repeat(43)}`)).toMatchObject(unknown)
  expect(await ask(`${short.key}x`)).toMatchObject(unknown)
  app.pass(30 * dayMs - 1)
  expect((await ask(short.key)).status).toBe(200)
  app.pass(1)
  expect(await ask(short.key)).toMatchObject(unknown)
  expect((await ask(lasting.key)).status).toBe(200)
  const again = await back(owner)
  await app.ok(contract.revokeApiKey, { id: lasting.apiKey.id }, again)
  expect(await ask(lasting.key)).toMatchObject(unknown)
  expect((await keys(again)).map(({ id, state }) => [id, state])).toEqual([
    [lasting.apiKey.id, 'revoked'],
    [short.apiKey.id, 'expired'],
  ])
})

test('revoking again changes nothing, and the log says each once', async () => {
  const { owner, admin } = await newStaff()
  const { apiKey } = await newKey(owner)
  const first = await app.ok(contract.revokeApiKey, { id: apiKey.id }, admin)
  expect(first.apiKey).toMatchObject({ state: 'revoked', revokedAt: app.now.toISOString() })
  app.pass(1000)
  expect(await app.ok(contract.revokeApiKey, { id: apiKey.id }, owner)).toEqual(first)
  const { entries } = await app.ok(contract.getAuditLog, { entity: 'apiKey' }, owner)
  expect(entries).toMatchObject([
    { action: 'apiKey.revoked', actor: { userId: admin.userId }, subject: 'Staff list' },
    {
      action: 'apiKey.created',
      actor: { userId: owner.userId },
      subject: 'Staff list',
      details: { scopes: ['people:read'], days: 90 },
    },
  ])
})

test('nobody gives a key what they do not hold, and no employee makes one', async () => {
  const { owner, admin, employee } = await newStaff()
  const give = (userId: string, permissions: ('org:settings' | 'admin:view' | 'employee:view')[]) =>
    app.ok(contract.changeMemberPermissions, { userId, permissions }, owner)
  await give(admin.userId, ['org:settings', 'employee:view'])
  const make = (scopes: string[], by: typeof owner) =>
    app.call(contract.createApiKey, { name: 'Wiki', scopes }, by)
  expect(await make(['people:read', 'answers:read'], admin)).toMatchObject(
    refusal(
      'You cannot give a key the scope answers:read: it needs the permission “Read everybody’s answers”, which you do not have.',
    ),
  )
  expect((await make(['people:read'], admin)).status).toBe(200)
  await give(employee.userId, ['org:settings', 'admin:view', 'employee:view'])
  const made = await app.ok(contract.createApiKey, { name: 'Wiki', scopes: ['people:read'] }, employee)
  const byKey = { token: made.key, orgId: owner.orgId }
  await app.ok(contract.getEmployees, {}, byKey)
  expect((await keys(employee)).map(({ id }) => id)).toContain(made.apiKey.id)
  await give(employee.userId, ['admin:view', 'employee:view'])
  expect(await app.call(contract.getEmployees, {}, byKey)).toMatchObject(unknown)
  expect((await make(['people:read'], employee)).body['error']).toMatch(/do not include “Change the/)
})

test('an organization has at most 20 keys, also where they are made at once', async () => {
  const owner = await newOwner()
  for (let made = 0; made < keyLimits.keysMax - 2; made += 1)
    await newKey(owner, ['people:read'], { days: 30 })
  const input = { name: 'One more', scopes: ['people:read'] }
  const answers = await callConcurrently(
    app,
    owner.orgId,
    Array.from({ length: 4 }, () => () => app.call(contract.createApiKey, input, owner)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = answers.filter(({ status }) => status !== 200)
  for (const answer of refused) expect(answer).toMatchObject(refusal(keyMessages.full))
  const [last] = await keys(owner)
  await app.ok(contract.revokeApiKey, { id: last?.id ?? '' }, owner)
  await newKey(owner)
  expect(await app.call(contract.createApiKey, input, owner)).toMatchObject(refusal(keyMessages.full))
  // Those whose time is over make room, and of what has ended the list shows the newest.
  app.pass(31 * dayMs)
  const again = await back(owner)
  await newKey(again)
  for (let made = 0; made < 4; made += 1) {
    const { apiKey } = await newKey(again)
    await app.ok(contract.revokeApiKey, { id: apiKey.id }, again)
  }
  const ended = (await keys(again)).filter(({ state }) => state !== 'live')
  expect(ended).toHaveLength(keyLimits.endedShown)
  expect(ended.slice(0, 4).map(({ state }) => state)).toEqual(Array(4).fill('revoked'))
})

test('the keys of another organization are neither seen nor revoked, and go with their own', async () => {
  const owner = await newOwner()
  const other = await newOwner()
  const { apiKey, caller } = await newKey(owner)
  expect(await keys(other)).toEqual([])
  const answer = await app.call(contract.revokeApiKey, { id: apiKey.id }, other)
  expect(answer).toMatchObject({ status: 404, body: { error: `API key not found: ${apiKey.id}` } })
  expect((await app.call(contract.getEmployees, {}, caller)).status).toBe(200)
  await app.ok(contract.deleteOrganization, { name: 'Tide & Co' }, owner)
  expect(await app.call(contract.getEmployees, {}, caller)).toMatchObject(unknown)
  const left = await asSystem(app.host.database.db, (tx) => tx.select().from(apiKeys))
  expect(left.filter(({ orgId }) => orgId === owner.orgId)).toEqual([])
  expect(await audited(owner.orgId)).toContain('apiKey.created')
})

test('when it was last used is known to the minute', async () => {
  const owner = await newOwner()
  const { caller } = await newKey(owner)
  const lastUsed = async () => (await keys(owner))[0]?.lastUsedAt
  await app.ok(contract.getEmployees, {}, caller)
  const first = app.now.toISOString()
  expect(await lastUsed()).toBe(first)
  app.pass(59_999)
  await app.ok(contract.getEmployees, {}, caller)
  expect(await lastUsed()).toBe(first)
  app.pass(1)
  await app.ok(contract.getEmployees, {}, caller)
  expect(await lastUsed()).toBe(app.now.toISOString())
})

test('a key works while its maker may make keys, and no longer', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const { caller } = await newKey(admin)
  const works = async () => {
    const answer = await app.call(contract.getEmployees, {}, caller)
    return [answer.status, (await keys(owner))[0]?.state]
  }
  const of = { userId: admin.userId }
  expect(await works()).toEqual([200, 'live'])
  await app.ok(contract.changeMemberRole, { ...of, role: 'employee' }, owner)
  expect(await works()).toEqual([401, 'stopped'])
  expect(await app.call(contract.getEmployees, {}, caller)).toMatchObject(unknown)
  await app.ok(contract.changeMemberRole, { ...of, role: 'admin' }, owner)
  expect(await works()).toEqual([200, 'live'])
  await app.ok(contract.changeMemberPermissions, { ...of, permissions: ['employee:view'] }, owner)
  expect(await works()).toEqual([401, 'stopped'])
  await app.ok(contract.changeMemberPermissions, { ...of, permissions: null }, owner)
  expect(await works()).toEqual([200, 'live'])
  await app.ok(contract.removeMember, of, owner)
  expect(await works()).toEqual([401, 'stopped'])
  // Let in again, and an admin again: what they made before does not come back.
  app.pass(1000)
  await app.ok(contract.restoreMember, of, owner)
  await app.ok(contract.changeMemberRole, { ...of, role: 'admin' }, owner)
  expect(await works()).toEqual([401, 'stopped'])
  expect((await app.call(contract.getEmployees, {}, (await newKey(admin)).caller)).status).toBe(200)
})

test('a key is in the data of whoever made it, without the key', async () => {
  const owner = await newOwner()
  const { key, apiKey } = await newKey(owner)
  const { data } = await app.ok(contract.exportMyData, {}, owner)
  const { madeBy: _, ...kept } = apiKey
  expect(data.organizations[0]?.apiKeys).toEqual([kept])
  expect(JSON.stringify(data)).not.toContain(key)
  const other = await join(owner, 'admin')
  expect((await app.ok(contract.exportMyData, {}, other)).data.organizations[0]?.apiKeys).toEqual([])
})
