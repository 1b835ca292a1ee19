import { expect, test } from 'vitest'
import { keyMessages } from '../../../contract/calls/api-keys.ts'
import { apiScopes, scopesOf } from '../../../contract/rights/api-scopes.ts'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { apiKeyCalls } from '../../testing/api-keys/api-key-calls.ts'

/** What a key may do, and as whom. */

const app = testApp()
const { newOwner, join, invite, auditOf } = organizationsOf(app)
const { newKey } = apiKeyCalls(app)

const refusal = (error: string) => ({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR', error } })
const calls = Object.values(contract).filter(({ may }) => may !== 'public')

test.each(apiScopes)('%s opens its own calls, and every other names what it needs', async (scope) => {
  const { caller } = await newKey(await newOwner(), [scope])
  const open: string[] = []
  const wrong: unknown[] = []
  for (const call of calls) {
    const { status, body } = await app.call(call, {}, caller)
    const needs = scopesOf(call)
    const closed = needs.length === 0 ? keyMessages.neverByKey : keyMessages.outOfScope(needs)
    const isClosed = body['error'] === closed
    if (!isClosed) open.push(call.name)
    // What an open call says is about what was sent.
    const isRight = isClosed
      ? status === 400 && body['code'] === 'BUSINESS_LOGIC_ERROR'
      : ![401, 403, 500].includes(status) && !/permission|Only owners|Only admins/.test(String(body['error']))
    if (!isRight) wrong.push([call.name, status, body])
  }
  expect(wrong).toEqual([])
  expect(open).toEqual(calls.filter((call) => scopesOf(call).includes(scope)).map(({ name }) => name))
})

test('an organization may be named, and only its own', async () => {
  const owner = await newOwner()
  const other = await newOwner()
  const { key } = await newKey(owner, ['organization:read'])
  const ask = (orgId?: string) =>
    app.call(contract.getOrgData, {}, { token: key, ...(orgId !== undefined && { orgId }) })
  for (const answer of [await ask(), await ask(''), await ask(owner.orgId)]) {
    expect(answer).toMatchObject({ status: 200, body: { org: { orgId: owner.orgId } } })
  }
  expect(await ask(other.orgId)).toMatchObject({
    status: 403,
    body: { code: 'UNAUTHENTICATED', error: messages.notAMember },
  })
  // Nor does its maker's place in another organization open that one.
  const mine = await app.ok(contract.createOrganization, { name: 'Also mine' }, owner)
  expect((await ask(mine.orgId)).status).toBe(403)
})

test('what it may do is what its maker may at that moment', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const { caller } = await newKey(admin, ['people:read', 'answers:read'])
  const give = (permissions: ('org:settings' | 'employee:view')[]) =>
    app.ok(contract.changeMemberPermissions, { userId: admin.userId, permissions }, owner)
  expect((await app.call(contract.getSubmissions, {}, caller)).status).toBe(200)
  await give(['org:settings', 'employee:view'])
  expect((await app.call(contract.getEmployees, {}, caller)).status).toBe(200)
  expect(await app.call(contract.getSubmissions, {}, caller)).toMatchObject(
    refusal(
      'Your permissions in this organization do not include “Read everybody’s answers”. An owner can give it to you.',
    ),
  )
})

test('invitation codes are told to a key that may invite, and to no other', async () => {
  const owner = await newOwner()
  await invite(owner)
  const codes = async (scopes: ('people:read' | 'people:invite')[]) => {
    const { caller } = await newKey(owner, scopes)
    const { employees } = await app.ok(contract.getEmployees, {}, caller)
    return employees.map(({ inviteCode }) => inviteCode)
  }
  expect(await codes(['people:read'])).toEqual([null])
  expect(await codes(['people:read', 'people:invite'])).toEqual([expect.stringMatching(/^\w{16}$/)])
})

test('it invites as its maker, and the log says with which key', async () => {
  const owner = await newOwner()
  const { apiKey, caller } = await newKey(owner, ['people:invite'])
  await app.ok(contract.createInvitation, { name: 'Ada Lovelace', email: app.freshEmail() }, caller)
  const { run } = await app.ok(
    contract.startInvitations,
    { invites: [{ name: 'Mary Jackson', email: app.freshEmail() }] },
    caller,
  )
  await eventually(async () => {
    const { runs } = await app.ok(contract.getRuns, {}, caller)
    return runs.find(({ id, state }) => id === run.id && state === 'finished')
  })
  await invite(owner, { name: 'By hand' })
  const { entries } = await app.ok(contract.getAuditLog, { entity: 'invitation' }, owner)
  const by = { id: apiKey.id, name: 'Staff list' }
  expect(entries.map(({ subject, actor, byKey }) => [subject, actor?.userId, byKey])).toEqual([
    ['By hand', owner.userId, null],
    ['Mary Jackson', owner.userId, by],
    ['Ada Lovelace', owner.userId, by],
  ])
})

test('an owner’s key makes nobody an admin, at once or in a run', async () => {
  const owner = await newOwner()
  const { caller } = await newKey(owner, ['people:invite'])
  const asAdmin = { name: 'Ada Lovelace', email: app.freshEmail(), membershipRole: 'admin' as const }
  const withList = { name: 'Mary Jackson', email: app.freshEmail(), permissions: ['org:billing' as const] }
  const onlyOwners = 'Only owners may invite somebody as an admin.'
  expect(await app.call(contract.createInvitation, asAdmin, caller)).toMatchObject(refusal(onlyOwners))
  const { run } = await app.ok(contract.startInvitations, { invites: [asAdmin, withList] }, caller)
  const ended = await eventually(async () => {
    const found = await app.ok(contract.getRun, { id: run.id }, caller)
    return found.run.state === 'finished' ? found : undefined
  })
  expect(ended.failures.map(({ error }) => error)).toEqual([onlyOwners, messages.onlyOwnersChangePermissions])
  expect((await auditOf(owner.orgId)).map(({ action }) => action)).not.toContain('invitation.created')
})

test('a file is made from what the same key may read', async () => {
  const owner = await newOwner()
  const { key } = await newKey(owner, ['reports:read'])
  const file = await app.call(contract.exportReports, { format: 'csv' }, { token: key })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
})

test('a key in an address is none', async () => {
  const { key } = await newKey(await newOwner())
  const answer = await app.app.inject({ url: `/api/getEmployees?token=${key}&authorization=Bearer%20${key}` })
  expect(answer.statusCode).toBe(401)
})
