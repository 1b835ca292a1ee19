import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf, type Member } from '../../../testing/organizations.ts'
import { apiKeyCalls } from '../../../testing/api-keys/api-key-calls.ts'
import { first } from '../../../testing/first.ts'
import { day, retentionTestCalls } from '../../../testing/privacy/retention-calls.ts'

/** Who sets for how long what is kept, and what they are told beforehand. */

const it = testApp()
const { newOwner, newStaff, join, auditOf } = organizationsOf(it)
const calls = retentionTestCalls(it)
let owner: Member
beforeAll(async () => {
  owner = await newOwner()
})

const refusal = { status: 400, body: { code: 'BUSINESS_LOGIC_ERROR', error: messages.retentionOwners } }
const inDays = (days: number) => new Date(it.now.getTime() + days * day).toISOString()

test('at first everything is kept', async () => {
  expect(await calls.rules(owner)).toEqual([])
  const { organizations } = await it.ok(contract.getUserOrganizations, {}, owner)
  expect(organizations).not.toEqual([])
})

test('the owner sets each by itself, and takes it back; the audit log says from what to what', async () => {
  expect(await calls.set({ drafts: 2 }, owner)).toEqual([
    { kind: 'drafts', years: 2, changedAt: it.now.toISOString(), firstRemovalAt: inDays(30) },
  ])
  expect((await calls.set({ auditEntries: 5 }, owner)).map(({ kind, years }) => [kind, years])).toEqual([
    ['auditEntries', 5],
    ['drafts', 2],
  ])
  expect((await calls.set({ drafts: null }, owner)).map(({ kind }) => kind)).toEqual(['auditEntries'])
  const before = (await auditOf(owner.orgId)).length
  await calls.set({ drafts: null, auditEntries: 5 }, owner)
  await calls.set({}, owner)
  const entries = await auditOf(owner.orgId)
  expect(entries).toHaveLength(before)
  expect(entries.at(-1)).toMatchObject({
    action: 'organization.retention_changed',
    details: { drafts: { from: 2, to: null } },
  })
})

test('only the owner changes or previews it; every member may know it', async () => {
  const { owner: theirs, admin, employee } = await newStaff()
  await calls.set({ formerPeople: 3 }, theirs)
  for (const somebody of [admin, employee]) {
    expect(await calls.rules(somebody)).toMatchObject([{ kind: 'formerPeople', years: 3 }])
  }
  expect(await calls.change({ formerPeople: null }, admin)).toMatchObject(refusal)
  expect(await it.call(contract.previewRetention, { drafts: '1' }, admin)).toMatchObject(refusal)
  const { key } = await apiKeyCalls(it).newKey(theirs, ['organization:read'])
  const byKey = { token: key, orgId: theirs.orgId }
  expect((await it.ok(contract.getRetention, {}, byKey)).rules).toHaveLength(1)
  expect((await it.call(contract.changeRetention, { formerPeople: null }, byKey)).status).toBe(400)
  expect(await calls.rules(theirs)).toHaveLength(1)
})

test('whoever gave the ownership away a moment ago changes nothing any more', async () => {
  const { owner: theirs, admin } = await newStaff()
  await it.ok(contract.transferOwnership, { userId: admin.userId }, theirs)
  expect(await calls.change({ drafts: 1 }, theirs)).toMatchObject(refusal)
  expect((await calls.change({ drafts: 1 }, admin)).status).toBe(200)
})

test.each([0, 4, 6, -1, 1.5, '1', true, 'never'])('%s is no number of years to choose', async (years) => {
  for (const kind of ['formerPeople', 'auditEntries']) {
    expect(await calls.change({ [kind]: years }, owner)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', details: [{ path: kind, message: messages.retentionYears }] },
    })
  }
})

test.each(['0', '4', 'never', ''])('nor is %s in a preview', async (years) => {
  const answer = await it.call(contract.previewRetention, { drafts: years }, owner)
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
})

test('the preview counts what is there, and says since when; it changes nothing', async () => {
  const theirs = await newOwner()
  const gone = await join(theirs)
  await join(theirs)
  await it.ok(contract.removeMember, { userId: gone.userId }, theirs)
  const left = it.now.toISOString()
  await calls.passYears(1)
  const { firstRemovalAt, due } = await calls.preview({ formerPeople: 1, drafts: 1 }, theirs)
  expect(firstRemovalAt).toBe(inDays(30))
  expect(due).toEqual([
    { kind: 'formerPeople', count: 1, isMore: false, oldest: left },
    { kind: 'drafts', count: 0, isMore: false, oldest: null },
  ])
  expect((await calls.preview({ formerPeople: 2 }, theirs)).due).toMatchObject([{ count: 0 }])
  expect((await calls.preview({}, theirs)).due).toEqual([])
  expect(await calls.rules(theirs)).toEqual([])
  expect((await calls.preview({ auditEntries: 1 }, theirs)).due[0]?.count).toBeGreaterThan(3)
})

test('a rule that removes more begins anew in 30 days, one that removes less goes on', async () => {
  const theirs = await newOwner()
  const begun = first(await calls.set({ drafts: 3 }, theirs)).firstRemovalAt
  await calls.pass(10 * day)
  expect(first(await calls.set({ drafts: 5 }, theirs))).toMatchObject({ years: 5, firstRemovalAt: begun })
  expect(first(await calls.set({ drafts: 1 }, theirs))).toMatchObject({
    years: 1,
    firstRemovalAt: inDays(30),
  })
})

test('no other organization sees or changes a rule', async () => {
  const other = await newOwner()
  await calls.set({ drafts: 1 }, other)
  expect(await calls.rules(owner)).not.toContainEqual(expect.objectContaining({ kind: 'drafts' }))
  expect((await it.call(contract.getRetention, {}, { ...owner, orgId: other.orgId })).status).toBe(403)
})
