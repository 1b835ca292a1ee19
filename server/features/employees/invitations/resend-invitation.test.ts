import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, invite, join, audited, counts, statusOf } = organizationsOf(app)
const day = 24 * 3_600_000

test('names the latest of each employee, newest first, in pages, and of this organization alone', async () => {
  const owner = await newOwner()
  await invite(await newOwner())
  const first = await invite(owner, { name: 'First' })
  await invite(owner, { name: 'Second' })
  app.pass(14 * day)
  const third = await invite(owner, { name: 'Third' })
  const renewed = await invite(owner, { email: first.email, name: 'First' })
  const whole = await app.ok(contract.listInvitations, {}, owner)
  expect(whole.next).toBeNull()
  expect(whole.invitations.map(({ code, name, state }) => [code, name, state])).toEqual([
    [renewed.code, 'First', 'pending'],
    [third.code, 'Third', 'pending'],
    // Nothing is shown that opens nothing.
    [null, 'Second', 'expired'],
  ])
  expect(whole.invitations[1]).toMatchObject({
    employeeId: third.employee.id,
    inviteLink: third.inviteLink,
    email: third.email,
    createdAt: app.now.toISOString(),
    expiresAt: new Date(app.now.getTime() + 14 * day).toISOString(),
  })
  const page = await app.ok(contract.listInvitations, { limit: 2 }, owner)
  const rest = await app.ok(contract.listInvitations, { limit: 2, after: page.next ?? '' }, owner)
  expect(rest.next).toBeNull()
  const names = [page, rest].map(({ invitations }) => invitations.map(({ name }) => name))
  expect(names.map(({ length }) => length)).toEqual([2, 1])
  expect(names.flat().toSorted()).toEqual(['First', 'Second', 'Third'])
})

test('a pending invitation is sent again with its code', async () => {
  const owner = await newOwner()
  const first = await invite(owner)
  app.pass(13 * day)
  const { result } = await app.ok(contract.resendInvitation, { employeeId: first.employee.id }, owner)
  expect(result).toEqual({ ...first })
  expect(await counts(owner.orgId)).toEqual({ employees: 1, invitations: 1, mails: 2 })
  app.pass(13 * day)
  expect((await statusOf(first.code)).state).toBe('pending')
})

test('a revoked invitation opens nothing, revoking it again is no fault, and sending again makes it anew', async () => {
  const owner = await newOwner()
  const first = await invite(owner)
  const { id: employeeId } = first.employee
  await app.ok(contract.revokeInvitation, { employeeId }, owner)
  await app.ok(contract.revokeInvitation, { employeeId }, owner)
  expect((await statusOf(first.code)).state).toBe('revoked')
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees[0]?.inviteCode).toBeNull()
  const { result } = await app.ok(contract.resendInvitation, { employeeId }, owner)
  expect(result.success).toBe(true)
  expect(result.code).not.toBe(first.code)
  expect((await audited(owner.orgId)).slice(3)).toEqual(['invitation.revoked', 'invitation.created'])
})

test('an employee without an invitation gets one; a revocation says that there is none', async () => {
  const owner = await newOwner()
  const employeeData = { email: app.freshEmail(), name: 'Ada' }
  const { employee } = await app.ok(contract.upsertEmployee, { employeeData }, owner)
  expect(await app.call(contract.revokeInvitation, { employeeId: employee.id }, owner)).toMatchObject({
    status: 400,
    body: { error: 'Ada has not been invited, so there is nothing to revoke.' },
  })
  const { result } = await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  expect(result).toMatchObject({ success: true, employee: { id: employee.id, inviteCode: result.code } })
})

test('who has joined is sent the link again, until it expires, and their invitation is not revoked', async () => {
  const owner = await newOwner()
  const member = await join(owner)
  const [invitation] = (await app.ok(contract.listInvitations, {}, owner)).invitations
  const employeeId = invitation?.employeeId ?? ''
  const again = await app.ok(contract.resendInvitation, { employeeId }, owner)
  expect(again.result).toMatchObject({
    success: true,
    employee: { inviteCode: null },
  })
  expect(await app.call(contract.revokeInvitation, { employeeId }, owner)).toMatchObject({
    status: 400,
    body: { error: 'Ada Lovelace has already joined with this invitation, so it cannot be revoked.' },
  })
  app.pass(14 * day)
  const anew = await app.ok(contract.resendInvitation, { employeeId }, owner)
  expect(anew.result.code).not.toBe(again.result.code)
  expect(anew.result.email).toBe(member.email)
})

test.each(['revoked', 'expired'])(
  'an admin’s invitation that is %s is made anew by an owner alone',
  async (state) => {
    const owner = await newOwner()
    const admin = await join(owner, 'admin')
    const person = await signUp(app.host)
    const { code, employee } = await invite(owner, { email: person.email, membershipRole: 'admin' })
    const resend = (by: typeof owner) => app.call(contract.resendInvitation, { employeeId: employee.id }, by)
    // While it is pending, it is the same invitation.
    expect(await resend(admin)).toMatchObject({ status: 200, body: { result: { code } } })
    if (state === 'expired') app.pass(14 * day)
    else await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
    expect(await resend(admin)).toMatchObject({
      status: 400,
      body: {
        code: 'BUSINESS_LOGIC_ERROR',
        error:
          'This invitation makes you an admin, and only owners can send it. Ask an owner to send it again.',
      },
    })
    expect((await statusOf(code)).state).toBe(state)
    const { result } = await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
    await app.ok(contract.joinOrganization, { inviteCode: result.code ?? '' }, person)
    const { organizations } = await app.ok(contract.getUserOrganizations, {}, person)
    expect(organizations[0]?.role).toBe('admin')
  },
)

test.each([contract.resendInvitation, contract.revokeInvitation])(
  'an employee of nowhere, or of another organization, is not found',
  async (call) => {
    const owner = await newOwner()
    const { employee } = await invite(await newOwner())
    for (const employeeId of ['nobody', employee.id]) {
      expect(await app.call(call, { employeeId }, owner)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', error: `Employee not found: ${employeeId}` },
      })
    }
  },
)
