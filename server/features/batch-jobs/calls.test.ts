import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { startRun } from './start-batch-job.ts'

const app = testApp()
const { newOwner, join } = organizationsOf(app)
type Caller = { token: string; orgId: string }

const finished = async (id: string, caller: Caller, withinMs?: number) => {
  await eventually(async () => {
    const { runs } = await app.ok(contract.getRuns, {}, caller)
    return runs.find((run) => run.id === id && run.state === 'finished')
  }, withinMs)
  return app.ok(contract.getRun, { id }, caller)
}

const people = (number: number) =>
  Array.from({ length: number }, (_none, index) => ({ name: `Person ${index}`, email: app.freshEmail() }))

test('a run of invitations goes on by itself, and ends with each failed row in order', async () => {
  const owner = await newOwner()
  const invites: Record<string, unknown>[] = people(60)
  invites[3] = { name: 'x', email: ' short@name.test ' }
  invites[30] = { name: 'No Address' }
  invites[59] = { role: 'Nobody' }
  const { run } = await app.ok(contract.startInvitations, { invites }, owner)
  expect(run).toEqual({
    id: run.id,
    kind: 'invitations',
    state: 'running',
    total: 60,
    done: 0,
    failed: 0,
    startedAt: app.now.toISOString(),
    finishedAt: null,
  })
  const end = await finished(run.id, owner)
  expect(end).toEqual({
    run: { ...run, state: 'finished', done: 57, failed: 3, finishedAt: app.now.toISOString() },
    failures: [
      { label: 'short@name.test', success: false, error: 'Display name must be at least 2 characters' },
      { label: 'No Address', success: false, error: 'Email is required' },
      { label: 'Row 60', success: false, error: 'Display name is required' },
    ],
  })
  // Row by row, in pages.
  const first = await app.ok(contract.getRunResults, { id: run.id, limit: 31 }, owner)
  expect(first.results.map(({ success }) => success)).toEqual(
    invites.slice(0, 31).map((_row, index) => index !== 3 && index !== 30),
  )
  const rest = await app.ok(contract.getRunResults, { id: run.id, after: Number(first.next) }, owner)
  expect(rest).toMatchObject({ next: null, results: { length: 29 } })
  expect(rest.results.at(-1)).toEqual({
    label: 'Row 60',
    success: false,
    error: 'Display name is required',
    invited: { line: null, name: '', email: '', role: 'Nobody', department: '' },
  })
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  expect(new Set(invitations.map(({ email }) => email))).toEqual(
    new Set(invites.flatMap((row, index) => ([3, 30, 59].includes(index) ? [] : [row['email']]))),
  )
})

test('an admin’s run may do what the admin may', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const invites = people(1).map((row) => ({ ...row, membershipRole: 'admin' }))
  const { run } = await app.ok(contract.startInvitations, { invites }, admin)
  const { failures } = await finished(run.id, admin)
  expect(failures.map(({ error }) => error)).toEqual(['Only owners may invite somebody as an admin.'])
})

const listed = (caller: Caller) => app.ok(contract.getRuns, {}, caller)

test('a person sees the 20 latest runs that they started in this organization, and nobody else’s', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const ids: string[] = []
  for (let number = 0; number < 21; number += 1) {
    app.pass(1000)
    const { run } = await app.ok(contract.startInvitations, { invites: people(1) }, owner)
    ids.unshift(run.id)
  }
  expect((await listed(owner)).runs.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  expect((await listed(admin)).runs).toEqual([])

  const elsewhere = await newOwner()
  const id = ids[0] ?? ''
  for (const [caller, asked] of [
    [admin, id],
    [elsewhere, id],
    [owner, 'nothing'],
  ] as const) {
    for (const call of [contract.getRun, contract.getRunResults]) {
      expect(await app.call(call, { id: asked }, caller)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', error: `Run not found: ${asked}` },
      })
    }
  }
})

test('a run of 10,000 rows is taken in one call, and one of more is refused', async () => {
  const owner = await newOwner()
  const invites = Array.from({ length: 10_001 }, () => ({ name: 'x' }))
  const message = 'At most 10000 people can be invited in one run'
  expect(await app.call(contract.startInvitations, { invites }, owner)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', details: [{ path: 'invites', message }] },
  })
  expect(await app.call(contract.startInvitations, { invites: [] }, owner)).toMatchObject({
    status: 400,
    body: { error: 'Add at least one person to invite' },
  })
  const { run } = await app.ok(contract.startInvitations, { invites: invites.slice(1) }, owner)
  expect(run.total).toBe(10_000)
  const { run: end, failures } = await finished(run.id, owner, 170_000)
  expect([end.done, end.failed, failures.length]).toEqual([0, 10_000, 10_000])
}, 180_000)

test('a run of nothing is finished at once', async () => {
  const owner = await newOwner()
  const run = await inTransaction(app.host.database.db, { orgId: owner.orgId, userId: owner.userId }, (tx) =>
    startRun(
      {
        tx,
        now: app.now,
        host: app.host,
        user: { id: owner.userId, email: owner.email, displayName: '' },
        org: { id: owner.orgId, name: '' },
        member: { role: 'owner', permissions: null },
        apiKeyId: null,
      },
      { kind: 'invitations', rows: [] },
    ),
  )
  expect(run).toMatchObject({ state: 'finished', total: 0, finishedAt: app.now.toISOString() })
  expect((await app.ok(contract.getRuns, {}, owner)).runs).toEqual([run])
})
