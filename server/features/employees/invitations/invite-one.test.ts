import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, invite, join, suspend, audited, completeQuestionnaire, counts, statusOf } =
  organizationsOf(app)
const day = 24 * 3_600_000

test('makes an employee, an invitation of 14 days and its mail', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  const { result } = await app.ok(
    contract.createInvitation,
    { name: ' Ada Lovelace ', email: email.toUpperCase() },
    owner,
  )
  expect(result).toEqual({
    success: true,
    email,
    employee: {
      id: result.employee?.id,
      name: 'Ada Lovelace',
      email,
      role: 'Employee',
      department: 'General',
      status: 'invited',
      joinedAt: app.now.toISOString(),
      inviteCode: result.code,
      initials: 'AL',
    },
    code: result.code,
    inviteLink: `http://localhost:3000/#/questionnaire/${result.code}`,
    // Without SMTP the mail lies in the local mailbox.
    emailSent: false,
    error: null,
  })
  expect(result.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(await counts(owner.orgId)).toEqual({ employees: 1, invitations: 1, mails: 1 })
  const expiresAt = new Date(app.now.getTime() + 14 * day).toISOString()
  expect(await statusOf(result.code ?? '')).toMatchObject({ state: 'pending', expiresAt })
  expect(await audited(owner.orgId)).toEqual([
    'organization.created',
    'employee.created',
    'invitation.created',
  ])
})

test('who is invited already is sent the pending invitation again, good for 14 more days', async () => {
  const owner = await newOwner()
  const first = await invite(owner, { role: 'Analyst' })
  app.pass(10 * day)
  const again = await invite(owner, { email: first.email, name: 'Ada King', role: '', replaceName: true })
  // The inviter says yes to the other name; what is left blank stays.
  expect(again).toEqual({
    ...first,
    employee: { ...first.employee, name: 'Ada King', initials: 'AK', role: 'Analyst' },
  })
  expect(await audited(owner.orgId)).toContain('employee.updated')
  expect(await counts(owner.orgId)).toEqual({ employees: 1, invitations: 1, mails: 2 })
  app.pass(13 * day)
  expect((await statusOf(first.code)).state).toBe('pending')
  app.pass(day)
  expect((await statusOf(first.code)).state).toBe('expired')
  expect(await audited(owner.orgId)).toContain('invitation.resent')
})

test('an expired invitation is made anew, and its old code opens nothing', async () => {
  const owner = await newOwner()
  const first = await invite(owner)
  app.pass(14 * day)
  const second = await invite(owner, { email: first.email })
  expect(second.code).not.toBe(first.code)
  expect(second.employee.id).toBe(first.employee.id)
  expect((await statusOf(second.code)).state).toBe('pending')
  expect((await statusOf(first.code)).state).toBe('revoked')
})

test('an employee without an invitation gets one, and what the invitation says of them', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  const { employee } = await app.ok(contract.upsertEmployee, { employeeData: { email, role: 'Cook' } }, owner)
  const invited = await invite(owner, {
    email,
    name: 'Ada Lovelace',
    role: 'Analyst',
    department: 'Kitchen',
  })
  expect(invited.employee).toEqual({
    ...employee,
    name: 'Ada Lovelace',
    role: 'Analyst',
    department: 'Kitchen',
    initials: 'AL',
    inviteCode: invited.code,
  })
})

test('who has answered without an account is invited still: the code lets them join', async () => {
  const owner = await newOwner()
  const first = await invite(owner)
  await completeQuestionnaire(owner.orgId, first.employee.id)
  const again = await invite(owner, { email: first.email })
  expect(again.code).toBe(first.code)
  const person = await signUp(app.host, { email: first.email })
  await app.ok(contract.joinOrganization, { inviteCode: again.code }, person)
})

test('whoever has answered is called what they said, and a member who may not edit people renames nobody', async () => {
  const owner = await newOwner()
  const answered = await invite(owner, { role: 'Analyst' })
  await app.host.database.sql`update employees set status = 'active' where id = ${answered.employee.id}`
  const again = await invite(owner, { email: answered.email, name: 'LOVELACE, ADA', role: 'Boss' })
  expect(again.employee).toMatchObject({ name: 'Ada Lovelace', role: 'Analyst' })
  const inviter = await join(owner)
  await app.host.database
    .sql`update memberships set permissions = '{employee:invite}' where user_id = ${inviter.userId}`
  const waiting = await invite(owner)
  const renamed = await invite(inviter, { email: waiting.email, name: 'ADA LOVELACE' })
  expect(renamed.employee.name).toBe('Ada Lovelace')
})

test('an owner comes to the questionnaire by inviting themselves, and is a member already once they have answered', async () => {
  const owner = await newOwner()
  const { code, employee } = await invite(owner, { name: 'Grace Hopper', email: owner.email })
  expect((await invite(owner, { name: 'Grace Hopper', email: owner.email })).code).toBe(code)
  await app.host.database.sql`update employees set status = 'active' where id = ${employee.id}`
  expect(
    await app.call(contract.createInvitation, { name: 'Somebody Else', email: owner.email }, owner),
  ).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: 'User is already a member of this organization' },
  })
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees.map(({ name }) => name)).toEqual(['Grace Hopper'])
})

test('names and titles are one line', async () => {
  const owner = await newOwner()
  const { employee } = await invite(owner, {
    name: ' Ada\r\nKing\tLovelace\u0007 ',
    role: 'Head\nof sums',
    department: '\tEngine\u0000 room ',
  })
  expect(employee).toMatchObject({
    name: 'Ada King Lovelace',
    role: 'Head of sums',
    department: 'Engine room',
  })
})

test('who has joined is a member already; who was removed is invited anew', async () => {
  const owner = await newOwner()
  const member = await join(owner)
  const input = { name: 'Ada', email: member.email }
  expect(await app.call(contract.createInvitation, input, owner)).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: 'User is already a member of this organization' },
  })
  await suspend(owner.orgId, member.userId)
  const { code } = await invite(owner, input)
  await app.ok(contract.joinOrganization, { inviteCode: code }, member)
  await app.ok(contract.getOrgData, {}, member)
})

test.each([
  [{ email: 'a@b.cd' }, 'name', 'Display name is required'],
  [{ name: '', email: 'a@b.cd' }, 'name', 'Display name is required'],
  [{ name: '  ', email: 'a@b.cd' }, 'name', 'Display name cannot be empty'],
  [{ name: 'x', email: 'a@b.cd' }, 'name', 'Display name must be at least 2 characters'],
  [{ name: 'x'.repeat(101), email: 'a@b.cd' }, 'name', 'Display name is too long (max 100 characters)'],
  [{ name: 'Ada' }, 'email', 'Email is required'],
  [{ name: 'Ada', email: '' }, 'email', 'Email is required'],
  [{ name: 'Ada', email: 7 }, 'email', 'Email must be a string'],
  [{ name: 'Ada', email: 'ada@' }, 'email', 'Invalid email format'],
  [{ name: 'Ada', email: `${'x'.repeat(255)}@a.b` }, 'email', 'Email is too long'],
  [
    { name: 'Ada', email: 'a@b.cd', role: 'x'.repeat(121) },
    'role',
    'Job title is too long (max 120 characters)',
  ],
  [
    { name: 'Ada', email: 'a@b.cd', department: 'x'.repeat(81) },
    'department',
    'Department is too long (max 80 characters)',
  ],
])('%j is refused', async (input, path, message) => {
  const owner = await newOwner()
  expect(await app.call(contract.createInvitation, input, owner)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', error: message, details: [{ path, message }] },
  })
  expect(await counts(owner.orgId)).toEqual({ employees: 0, invitations: 0, mails: 0 })
})

test('only an owner invites an admin, and only an owner changes the role of a pending invitation', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const input = { name: 'Ada', email: app.freshEmail(), membershipRole: 'admin' as const }
  expect(await app.call(contract.createInvitation, input, admin)).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: 'Only owners may invite somebody as an admin.' },
  })
  const person = await signUp(app.host, { email: input.email })
  await invite(admin, { email: input.email })
  await invite(owner, input)
  // Neither an admin who asks for another role nor one who asks for none takes it away again.
  await invite(admin, { email: input.email, membershipRole: 'employee' })
  const { code } = await invite(admin, { email: input.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, person)
  const { organizations } = await app.ok(contract.getUserOrganizations, {}, person)
  expect(organizations.map(({ role }) => role)).toEqual(['admin'])
})

test.each(['nobody yet', 'an employee already'])(
  '32 browsers at once make one invitation for %s',
  async (who) => {
    const owner = await newOwner()
    const email = app.freshEmail()
    if (who !== 'nobody yet')
      await app.ok(contract.upsertEmployee, { employeeData: { email, name: 'Ada Lovelace' } }, owner)
    const results = await Promise.all(Array.from({ length: 32 }, () => invite(owner, { email })))
    expect(new Set(results.map(({ code }) => code)).size).toBe(1)
    expect(await counts(owner.orgId)).toMatchObject({ employees: 1, invitations: 1 })
  },
)

test('an employee may not invite, and is told who may', async () => {
  const employee = await join(await newOwner())
  const allowed =
    'Your permissions in this organization do not include “Invite people, remind them and let removed members in again”. An owner can give it to you.'
  const row = { name: 'Ada', email: 'a@b.cd' }
  for (const [call, input] of [
    [contract.createInvitation, row],
    [contract.sendEmployeeInvites, { invites: [row] }],
    [contract.startInvitations, { invites: [row] }],
    [contract.listInvitations, {}],
    [contract.resendInvitation, { employeeId: 'x' }],
    [contract.revokeInvitation, { employeeId: 'x' }],
  ] as const) {
    expect(await app.call(call, input, employee)).toMatchObject({
      status: 400,
      body: { code: 'BUSINESS_LOGIC_ERROR', error: allowed },
    })
  }
})
