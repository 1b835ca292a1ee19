import { expect, test, vi } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { Connection } from '../../../core/database/connection-pool.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, invite, join, counts } = organizationsOf(app)

const bad = [
  [{ email: 'nameless@b.cd' }, 'Display name is required'],
  [{ name: '', email: 'a@b.cd' }, 'Display name is required'],
  [{ name: ' ', email: 'a@b.cd' }, 'Display name cannot be empty'],
  [{ name: 'x', email: 'a@b.cd' }, 'Display name must be at least 2 characters'],
  [{ name: 'x'.repeat(101), email: 'a@b.cd' }, 'Display name is too long (max 100 characters)'],
  [{ name: 'Ada' }, 'Email is required'],
  [{ name: 'Ada', email: ' not an address ' }, 'Invalid email format'],
  [{ name: 'Ada', email: `${'x'.repeat(250)}@b.cd` }, 'Email is too long'],
  [{ name: 'Ada', email: ['a@b.cd'] }, 'Email must be a string'],
  [{ name: 'Ada', email: 'a@b.cd', role: 'x'.repeat(121) }, 'Job title is too long (max 120 characters)'],
] as const

test('of 200 rows with 10 bad ones 190 are invited and 10 named, in order, with few statements', async () => {
  const owner = await newOwner()
  const batch = app.freshEmail()
  const rows: { row: Record<string, unknown>; error: string | null }[] = Array.from(
    { length: 200 },
    (_none, index) => {
      const fault = index % 20 === 7 ? bad[(index - 7) / 20] : undefined
      return fault
        ? { row: fault[0], error: fault[1] }
        : { row: { name: `Person ${index}`, email: `p${index}.${batch}` }, error: null }
    },
  )
  const other = await newOwner()
  await invite(other)
  const sent = vi.spyOn(Connection.prototype, 'send')
  await invite(other)
  const ofOne = sent.mock.calls.length
  sent.mockClear()
  const { results } = await app.ok(
    contract.sendEmployeeInvites,
    { invites: rows.map(({ row }) => row) },
    owner,
  )
  // The jobs of mails that were queued before are under way as well.
  const ofBatch = sent.mock.calls.length
  sent.mockRestore()
  expect(ofOne).toBeGreaterThan(0)
  expect(ofBatch).toBeLessThan(ofOne * 5)
  expect(results.map(({ error }) => error)).toEqual(rows.map(({ error }) => error))
  expect(results.filter(({ success }) => success)).toHaveLength(190)
  expect(results).toMatchObject(
    rows.map(({ row, error }, index) => {
      const { code } = results[index] ?? {}
      return error === null
        ? {
            email: row['email'],
            employee: { name: row['name'], email: row['email'], inviteCode: code },
            inviteLink: `http://localhost:3000/#/questionnaire/${code}`,
          }
        : { employee: null, code: null, inviteLink: null, emailSent: false }
    }),
  )
  expect(results[6 * 20 + 7]?.email).toBe('not an address')
  expect(await counts(owner.orgId)).toEqual({ employees: 190, invitations: 190, mails: 190 })
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  expect(new Set(invitations.map(({ code }) => code))).toEqual(
    new Set(results.flatMap(({ code }) => code ?? [])),
  )
})

test('an address that is asked about is refused with the one that was probably meant, in every call', async () => {
  const owner = await newOwner()
  const typed = 'o’brien@x.example'
  const suggestion = "o'brien@x.example"
  const person = { name: 'Pat', email: typed }
  const invites = [person, { name: 'Anna', email: 'anna' }]
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(results.map((row) => [row.error, row.suggestion])).toEqual([
    ['Invalid email format', suggestion],
    ['Invalid email format', undefined],
  ])
  const { rows } = await app.ok(contract.checkInvitations, { invites }, owner)
  expect(rows.map((row) => [row.note, row.suggestion])).toEqual([
    ['Invalid email format', suggestion],
    ['Invalid email format', undefined],
  ])
  const details = [{ path: 'email', message: 'Invalid email format', suggestion }]
  for (const answer of [
    await app.call(contract.createInvitation, person, owner),
    await app.call(contract.sendOTP, { email: typed }),
  ])
    expect(answer.body).toMatchObject({ error: 'Invalid email format', details })
})

test('the same person twice is invited once, as the first row says', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  const { results } = await app.ok(
    contract.sendEmployeeInvites,
    {
      invites: [
        { name: 'Ada', email },
        { name: 'Grace', email: app.freshEmail() },
        { name: 'Ada Again', email: email.toUpperCase() },
      ],
    },
    owner,
  )
  expect(results[0]?.employee?.name).toBe('Ada')
  expect(results[2]).toEqual({
    success: false,
    email,
    employee: null,
    code: null,
    inviteLink: null,
    emailSent: false,
    error: 'Same e-mail address as row 1; that row counts.',
  })
  expect(await counts(owner.orgId)).toEqual({ employees: 2, invitations: 2, mails: 2 })
})

test('who is invited already, has joined, or is to be an admin, is dealt with in the same batch', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const member = await join(owner)
  const pending = await invite(owner)
  const { results } = await app.ok(
    contract.sendEmployeeInvites,
    {
      invites: [
        { name: 'Lovelace, Ada', email: pending.email },
        { name: 'Member', email: member.email },
        { name: 'Wants More', email: app.freshEmail(), membershipRole: 'admin' },
        { name: 'New', email: app.freshEmail() },
      ],
    },
    admin,
  )
  expect(results.map(({ success, error }) => [success, error])).toEqual([
    [true, null],
    [false, 'User is already a member of this organization'],
    [false, 'Only owners may invite somebody as an admin.'],
    [true, null],
  ])
  expect(results[0]?.code).toBe(pending.code)
})

test.each([null, 5, 'x', [1]])('a row that is %j fails alone, also in a run', async (row) => {
  const owner = await newOwner()
  const good = { name: 'Ada', email: app.freshEmail() }
  const answer = await app.call(contract.sendEmployeeInvites, { invites: [good, row] }, owner)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      results: [
        { success: true, error: null },
        { success: false, error: 'Display name is required' },
      ],
    },
  })
  expect(await counts(owner.orgId)).toMatchObject({ employees: 1 })
  expect((await app.call(contract.startInvitations, { invites: [good, row] }, owner)).body).toMatchObject({
    run: { total: 2 },
  })
})

test('two batches with the same people at once make each once', async () => {
  const owner = await newOwner()
  const invites = Array.from({ length: 40 }, (_none, index) => ({
    name: `Person ${index}`,
    email: app.freshEmail(),
  }))
  const [one, other] = await Promise.all([
    app.ok(contract.sendEmployeeInvites, { invites }, owner),
    app.ok(contract.sendEmployeeInvites, { invites: invites.toReversed() }, owner),
  ])
  const made = ({ results }: typeof one) => results.map((result) => ({ ...result, notice: null }))
  expect(made(other).toReversed()).toEqual(made(one))
  expect(await counts(owner.orgId)).toEqual({ employees: 40, invitations: 40, mails: 40 })
})

test.each([
  [{ invites: [] }, 'Add at least one person to invite'],
  [{ invites: Array.from({ length: 501 }, () => ({})) }, 'At most 500 people can be invited at once'],
])('a batch of the wrong size is refused: %#', async (input, message) => {
  const owner = await newOwner()
  expect(await app.call(contract.sendEmployeeInvites, input, owner)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', error: message, details: [{ path: 'invites', message }] },
  })
})
