import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { longestTurnDuring, turnsDuring } from '../../../testing/event-loop-turns.ts'
import { checkRows } from './invite-employees.ts'

const app = testApp()
const { newOwner, invite, join, counts, audited, completeQuestionnaire } = organizationsOf(app)
const day = 24 * 3_600_000

type Caller = { token: string; orgId: string }
const check = async (by: Caller, invites: Record<string, unknown>[]) =>
  (await app.ok(contract.checkInvitations, { invites }, by)).rows

test('while 10,000 rows are checked, the event loop serves others between every hundred of them', async () => {
  const rows = Array.from({ length: 10_000 }, (_none, index) => ({ name: 'Ada', email: `p${index}@b.cd` }))
  const { turns, result } = await turnsDuring(() => checkRows(rows, { member: { role: 'owner' } }))
  expect(result.filter((row) => 'invite' in row)).toHaveLength(10_000)
  expect(turns).toBeGreaterThanOrEqual(99)
})

test('while those who are in the list already are compared with 3,000 rows, others are served', async () => {
  const owner = await newOwner()
  const invites = Array.from({ length: 3_000 }, (_none, row) => ({
    name: `Ada Lovelace ${row}`,
    email: `p${row}@${owner.orgId}.example.test`,
  }))
  await app.host.database.sql`
    insert into employees (org_id, id, name, email, role, department, status, joined_at)
    select ${owner.orgId}, 'p' || n, 'Ada Lovelace ' || n, 'p' || n || '@' || ${owner.orgId} || '.example.test', 'Nurse', 'Care', 'invited', now()
    from generate_series(0, 2999) n`
  const shares: number[] = []
  // What is run for the first time is compiled.
  for (let time = 0; time < 3; time += 1) {
    const { share, result } = await longestTurnDuring(() => check(owner, invites))
    expect(result.every(({ outcome }) => outcome === 'invite')).toBe(true)
    shares.push(share)
  }
  expect(Math.min(...shares)).toBeLessThan(0.15)
})

test('each row says what inviting it would do, in order, and nothing is written', async () => {
  const owner = await newOwner()
  const [pending, changed, expired, revoked, answered] = [
    await invite(owner, { role: 'Nurse' }),
    await invite(owner, { role: 'Nurse' }),
    await invite(owner),
    await invite(owner),
    await invite(owner),
  ]
  const joined = await join(owner)
  const both = await join(owner)
  app.pass(10 * 60_000)
  await app.host.database.sql`
    update invitations set expires_at = ${app.now.toISOString()} where employee_id = ${expired.employee.id}`
  await app.ok(contract.revokeInvitation, { employeeId: revoked.employee.id }, owner)
  await completeQuestionnaire(owner.orgId, answered.employee.id)
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  const bothId = employees.find(({ email }) => email === both.email)?.id ?? ''
  await completeQuestionnaire(owner.orgId, bothId)
  const before = [await counts(owner.orgId), await audited(owner.orgId)]

  const name = 'Ada Lovelace'
  const rows = await check(owner, [
    { name, email: 'New@Example.test' },
    { name, email: pending.email, role: 'Nurse' },
    { name: 'Ada King', email: changed.email, role: 'Head nurse', replaceName: true },
    { name, email: expired.email },
    { name, email: revoked.email },
    { name, email: answered.email },
    { name, email: both.email },
    { name, email: joined.email },
    { name, email: 'nobody' },
    { name: 'Twin', email: 'new@example.test' },
    {},
  ])
  expect(rows).toEqual([
    { email: 'new@example.test', outcome: 'invite', changes: [], note: null },
    { email: pending.email, outcome: 'send-again', changes: [], note: null },
    { email: changed.email, outcome: 'update', changes: ['name', 'role'], note: null },
    { email: expired.email, outcome: 'invite', changes: [], note: null },
    { email: revoked.email, outcome: 'invite', changes: [], note: null },
    {
      email: answered.email,
      outcome: 'answered',
      changes: [],
      note: 'Would only be invited to join with an account.',
    },
    {
      email: both.email,
      outcome: 'answered',
      changes: [],
      note: 'User is already a member of this organization',
    },
    {
      email: joined.email,
      outcome: 'bad',
      changes: [],
      note: 'User is already a member of this organization',
    },
    { email: 'nobody', outcome: 'bad', changes: [], note: 'Invalid email format' },
    {
      email: 'new@example.test',
      outcome: 'bad',
      changes: [],
      note: 'Same e-mail address as row 1; that row counts.',
    },
    { email: '', outcome: 'bad', changes: [], note: 'Display name is required' },
  ])
  expect([await counts(owner.orgId), await audited(owner.orgId)]).toEqual(before)
})

test('what it says is what happens', async () => {
  const owner = await newOwner()
  const known = await invite(owner)
  const joined = await join(owner)
  app.pass(day)
  const invites = [
    { name: 'Ada Lovelace', email: known.email },
    { name: 'Joan Clarke', email: joined.email },
    { name: 'Mary Somerville', email: app.freshEmail() },
    { name: '=cmd()', email: 'x' },
  ]
  const foretold = await check(owner, invites)
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(foretold.map(({ outcome }) => outcome)).toEqual(['send-again', 'bad', 'invite', 'bad'])
  expect(results.map(({ error }) => error)).toEqual(
    foretold.map(({ outcome, note }) => (outcome === 'bad' ? note : null)),
  )
  const again = await check(owner, invites)
  expect(again.map(({ outcome }) => outcome)).toEqual(['send-again', 'bad', 'send-again', 'bad'])
})

test('a department that is spelled otherwise than it is here is no change, neither foretold nor made', async () => {
  const owner = await newOwner()
  const known = await invite(owner, { department: 'Engineering' })
  const { name, email } = known.employee
  const foretold = async (department: string) => {
    const [row] = await check(owner, [{ name, email, department }])
    return [row?.outcome, row?.changes]
  }
  expect(await foretold('Sales')).toEqual(['update', ['department']])
  expect(await foretold('engineering')).toEqual(['send-again', []])
  const invites = [{ name, email, department: 'engineering' }]
  await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees.map(({ department }) => department)).toEqual(['Engineering'])
})

test('that no mail leaves now, and why, is foretold in the words in which it happens', async () => {
  const owner = await newOwner()
  const [justMailed, unwanting, begun, tired] = [
    await invite(owner),
    await invite(owner),
    await invite(owner),
    await invite(owner),
  ]
  const justRemoved = await invite(owner)
  await app.ok(contract.saveDraft, {
    employeeId: begun.employee.id,
    answers: { full_name: 'Ada' },
    inviteCode: begun.code,
  })
  const { sql } = app.host.database
  for (const { email } of [unwanting, begun]) {
    await sql`insert into reminder_opt_outs (org_id, email, at) values (${owner.orgId}, ${email}, now())`
  }
  for (let mail = 0; mail < 3; mail += 1) {
    await sql`insert into mails (id, org_id, kind, to_address, subject_id, state, created_at)
      values (${`tired-${mail}-${tired.email}`}, ${owner.orgId}, 'invitation', ${tired.email}, 'x', 'sent', ${app.now.toISOString()})`
  }
  await app.ok(contract.deleteEmployee, { employeeId: justRemoved.employee.id }, owner)
  const name = 'Ada Lovelace'
  const invites = [justMailed, unwanting, begun, tired, justRemoved, { email: app.freshEmail() }].map(
    ({ email }) => ({ name, email }),
  )
  const foretold = await check(owner, invites)
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(results.map(({ success }) => success)).toEqual(invites.map(() => true))
  expect(foretold.map(({ notice }) => notice)).toEqual(results.map(({ notice }) => notice))
  expect(foretold.map(({ notice = '' }) => notice.slice(0, 40))).toEqual(
    [
      'They got a mail less than 10 minutes ago',
      'They don’t want more mail about this ques',
      'They don’t want more mail about this ques',
      'This address got 3 mails asking for answers',
      // Their earlier code ended with their removal.
      '',
      '',
    ].map((words) => words.slice(0, 40)),
  )
  expect(foretold[1]?.notice).toContain('Their link still works: give it to them yourself.')
  expect(foretold[2]?.notice).not.toContain('give it to them yourself')
  expect(foretold[2]?.notice).toContain('They have begun to answer and can continue')
  expect(foretold[4]).toMatchObject({ outcome: 'invite', note: expect.stringMatching(/would come back/) })
})

test('an admin is told beforehand that only owners invite admins', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const invites = [{ name: 'Ada Lovelace', email: app.freshEmail(), membershipRole: 'admin' }]
  expect(await check(owner, invites)).toMatchObject([{ outcome: 'invite' }])
  expect(await check(admin, invites)).toMatchObject([
    { outcome: 'bad', note: 'Only owners may invite somebody as an admin.' },
  ])
})

test('people of another organization are nobody here', async () => {
  const { email } = await invite(await newOwner())
  const owner = await newOwner()
  expect(await check(owner, [{ name: 'Ada Lovelace', email }])).toMatchObject([{ outcome: 'invite' }])
})

test('10,000 rows are checked at once; a cell that a spreadsheet would run is a text', async () => {
  const owner = await newOwner()
  const known = await invite(owner)
  const invites = Array.from({ length: 10_000 }, (_, row) =>
    row === 9_999
      ? { name: "=cmd|' /C calc'!A0", email: known.email, department: '@SUM(1)', replaceName: true }
      : { name: `Person ${row}`, email: row % 1_000 === 7 ? 'bad' : `person-${row}@example.test` },
  )
  const rows = await check(owner, invites)
  expect(rows).toHaveLength(10_000)
  expect(rows.filter(({ outcome }) => outcome === 'bad')).toHaveLength(10)
  expect(rows[9_999]).toMatchObject({ outcome: 'update', changes: ['name', 'department'] })
  const few = [...invites.slice(0, 9), ...invites.slice(-1)]
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites: few }, owner)
  expect(results.map(({ success }) => success)).toEqual(
    rows.filter((_row, index) => index < 9 || index === 9_999).map(({ outcome }) => outcome !== 'bad'),
  )
  const stored = await app.host.database.sql`
    select name, department from employees where org_id = ${owner.orgId} and email = ${known.email}`
  expect([...stored]).toEqual([{ name: "=cmd|' /C calc'!A0", department: '@SUM(1)' }])
})

test.each([
  [[], 'Add at least one person to invite'],
  [Array.from({ length: 10_001 }, () => ({})), 'At most 10000 people can be invited in one run'],
])('a list of a wrong length is refused', async (invites, message) => {
  const owner = await newOwner()
  expect(await app.call(contract.checkInvitations, { invites }, owner)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', details: [{ path: 'invites', message }] },
  })
})

describe('with limits on', () => {
  const limited = testApp({ RATE_LIMIT: 'on' })
  const { newOwner: newLimitedOwner } = organizationsOf(limited)

  test('an address that checks too often has to wait', async () => {
    const owner = await newLimitedOwner()
    const check = () =>
      limited.call(contract.checkInvitations, { invites: [{ name: 'Ada', email: 'ada@x.test' }] }, owner)
    for (let asked = 0; asked < 60; asked += 1) expect((await check()).status).toBe(200)
    expect(await check()).toMatchObject({
      status: 429,
      body: {
        code: 'RATE_LIMITED',
        error: 'Too many requests. Please wait a moment and try again.',
      },
    })
  })
})
