import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'

const app = testApp()
const { newOwner, join, invite } = organizationsOf(app)

test('the audit log says who did what to whom, newest first', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  app.pass(1000)
  await app.ok(contract.removeMember, { userId: admin.userId }, owner)
  const { entries, next } = await app.ok(contract.getAuditLog, {}, owner)
  expect(next).toBeNull()
  expect(entries[0]).toEqual({
    id: expect.any(String),
    at: app.now.toISOString(),
    actor: { userId: owner.userId, name: 'Grace Hopper', email: owner.email },
    byKey: null,
    action: 'membership.removed',
    entity: 'membership',
    entityId: admin.userId,
    subject: 'Grace Hopper',
    details: { status: { from: 'active', to: 'suspended' }, role: 'admin' },
  })
  expect(entries.at(-1)?.action).toBe('organization.created')
  const accepted = entries.find(({ action }) => action === 'invitation.accepted')
  expect(accepted).toMatchObject({ actor: { userId: admin.userId }, subject: 'Ada Lovelace' })
})

test('pages fit together, and filters narrow them', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  app.pass(60_000)
  const middle = app.now.toISOString()
  await invite(admin, { name: 'Mary Jackson' })
  const read = (wanted: object) => app.ok(contract.getAuditLog, wanted, owner)
  const { entries } = await read({})
  const pages = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof read>> = await read({ limit: 2, ...(after !== null && { after }) })
    pages.push(...page.entries)
    after = page.next
  } while (after !== null)
  expect(pages).toEqual(entries)

  const since = (await read({ from: middle })).entries
  const before = (await read({ until: middle })).entries
  expect([...since, ...before]).toEqual(entries)
  expect(since.every(({ actor }) => actor?.userId === admin.userId)).toBe(true)
  expect(since.map(({ subject }) => subject)).toContain('Mary Jackson')
  expect((await read({ actorUserId: owner.userId })).entries).toEqual(
    entries.filter(({ actor }) => actor?.userId === owner.userId),
  )
  expect((await read({ entity: 'membership' })).entries).toEqual(
    entries.filter(({ entity }) => entity === 'membership'),
  )
})

test('filters hold together, on every page', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  await invite(admin)
  app.pass(60_000)
  const from = app.now.toISOString()
  const invited = [await invite(admin), await invite(admin), await invite(admin)]
  await invite(owner)
  app.pass(60_000)
  const until = app.now.toISOString()
  await invite(admin)
  const wanted = { actorUserId: admin.userId, entity: 'invitation' as const, from, until, limit: 2 }
  const first = await app.ok(contract.getAuditLog, wanted, owner)
  const second = await app.ok(contract.getAuditLog, { ...wanted, after: first.next ?? '' }, owner)
  expect([first.entries.length, second.entries.length, second.next]).toEqual([2, 1, null])
  expect([...first.entries, ...second.entries].map(({ details }) => details['employeeId'])).toEqual(
    invited.toReversed().map(({ employee }) => employee.id),
  )
  const nobody = await app.ok(contract.getAuditLog, { ...wanted, actorUserId: 'nobody' }, owner)
  expect(nobody).toEqual({ entries: [], next: null })
})

test('what is no place in the list, and what is no kind of entry, is refused', async () => {
  const owner = await newOwner()
  const { entries } = await app.ok(contract.getAuditLog, {}, owner)
  for (const after of ['1', '_', 'x_1', `${'9'.repeat(16)}_1`, entries[0]?.id]) {
    expect(await app.call(contract.getAuditLog, { after }, owner)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', details: [{ path: 'after' }] },
    })
  }
  expect((await app.call(contract.getAuditLog, { entity: 'answers' }, owner)).status).toBe(400)
})
