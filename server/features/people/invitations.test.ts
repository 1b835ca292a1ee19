import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from './testing/organization.ts'
import { signUp } from './testing/sign-up.ts'

const app = testApp()
const { newOwner, invite, join, suspend, audited, completeQuestionnaire } = organizationsOf(app)
const day = 24 * 3_600_000

const counts = (orgId: string) =>
  asSystem(app.host.database.db, async (tx) => {
    const [row] = await tx.execute(sql`
      select (select count(*) from employees where org_id = ${orgId})::int as employees,
        (select count(*) from invitations where org_id = ${orgId})::int as invitations,
        (select count(*) from mails where org_id = ${orgId})::int as mails`)
    return row
  })

const statusOf = async (code: string) => (await app.ok(contract.getInvitationStatus, { code }, {})).status

describe('inviting one person', () => {
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
    const again = await invite(owner, { email: first.email, name: 'Somebody Else', role: 'Boss' })
    expect(again).toEqual(first)
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

  test('an employee without an invitation gets one, and placeholders their real values', async () => {
    const owner = await newOwner()
    const email = app.freshEmail()
    const { employee } = await app.ok(
      contract.upsertEmployee,
      { employeeData: { email, role: 'Cook' } },
      owner,
    )
    const invited = await invite(owner, {
      email,
      name: 'Ada Lovelace',
      role: 'Analyst',
      department: 'Kitchen',
    })
    expect(invited.employee).toEqual({
      ...employee,
      name: 'Ada Lovelace',
      role: 'Cook',
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
    [{ name: 'Ada', email: 'a@b.cd', role: 'x'.repeat(121) }, 'role', 'Job title is too long'],
    [{ name: 'Ada', email: 'a@b.cd', department: 'x'.repeat(81) }, 'department', 'Department is too long'],
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

  test('32 browsers at once make one employee and one pending invitation', async () => {
    const owner = await newOwner()
    const email = app.freshEmail()
    const results = await Promise.all(Array.from({ length: 32 }, () => invite(owner, { email })))
    expect(new Set(results.map(({ code }) => code)).size).toBe(1)
    expect(await counts(owner.orgId)).toMatchObject({ employees: 1, invitations: 1 })
  })

  test('an employee may not invite, and is told who may', async () => {
    const employee = await join(await newOwner())
    const allowed = 'Only owners and admins may do this; it needs the permission employee:invite.'
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
})

describe('inviting many', () => {
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
    [{ name: 'Ada', email: 'a@b.cd', role: 'x'.repeat(121) }, 'Job title is too long'],
  ] as const

  test('of 200 rows with 10 bad ones 190 are invited and 10 named, in order, in well under 2 seconds', async () => {
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
    const started = performance.now()
    const { results } = await app.ok(
      contract.sendEmployeeInvites,
      { invites: rows.map(({ row }) => row) },
      owner,
    )
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(results.map(({ error }) => error)).toEqual(rows.map(({ error }) => error))
    expect(results.filter(({ success }) => success)).toHaveLength(190)
    for (const [index, result] of results.entries()) {
      const row = rows[index]?.row
      if (result.success) {
        expect(result).toMatchObject({
          email: row?.['email'],
          employee: { name: row?.['name'], email: row?.['email'], inviteCode: result.code },
          inviteLink: `http://localhost:3000/#/questionnaire/${result.code}`,
        })
      } else {
        expect(result).toMatchObject({ employee: null, code: null, inviteLink: null, emailSent: false })
      }
    }
    expect(results[6 * 20 + 7]?.email).toBe('not an address')
    expect(await counts(owner.orgId)).toEqual({ employees: 190, invitations: 190, mails: 190 })
    const { invitations } = await app.ok(contract.listInvitations, {}, owner)
    expect(new Set(invitations.map(({ code }) => code))).toEqual(
      new Set(results.flatMap(({ code }) => code ?? [])),
    )
  })

  test('the same person twice shares one invitation and one mail', async () => {
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
    expect(results[2]).toEqual(results[0])
    expect(results[2]?.employee?.name).toBe('Ada')
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
          { name: 'Pending', email: pending.email },
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
    expect(other.results.toReversed()).toEqual(one.results)
    expect(await counts(owner.orgId)).toMatchObject({ employees: 40, invitations: 40 })
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
})

describe('the list of invitations', () => {
  test('names the latest of each employee, newest first, in pages, and of this organization alone', async () => {
    const owner = await newOwner()
    await invite(await newOwner())
    const first = await invite(owner, { name: 'First' })
    const second = await invite(owner, { name: 'Second' })
    app.pass(14 * day)
    const third = await invite(owner, { name: 'Third' })
    const renewed = await invite(owner, { email: first.email })
    const whole = await app.ok(contract.listInvitations, {}, owner)
    expect(whole.next).toBeNull()
    expect(whole.invitations.map(({ code, name, state }) => [code, name, state])).toEqual([
      [renewed.code, 'First', 'pending'],
      [third.code, 'Third', 'pending'],
      [second.code, 'Second', 'expired'],
    ])
    expect(whole.invitations[1]).toMatchObject({
      employeeId: third.employee.id,
      inviteLink: third.inviteLink,
      email: third.email,
      createdAt: app.now.toISOString(),
      expiresAt: new Date(app.now.getTime() + 14 * day).toISOString(),
    })
    const page = await app.ok(contract.listInvitations, { limit: 2 }, owner)
    expect(page.invitations.map(({ code }) => code)).toEqual([renewed.code, third.code])
    const rest = await app.ok(contract.listInvitations, { limit: 2, after: page.next ?? '' }, owner)
    expect(rest).toMatchObject({ invitations: [{ code: second.code }], next: null })
  })
})

describe('sending again and revoking', () => {
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
      code: invitation?.code,
      employee: { inviteCode: null },
    })
    expect(await app.call(contract.revokeInvitation, { employeeId }, owner)).toMatchObject({
      status: 400,
      body: { error: 'Ada Lovelace has already joined with this invitation, so it cannot be revoked.' },
    })
    app.pass(14 * day)
    const anew = await app.ok(contract.resendInvitation, { employeeId }, owner)
    expect(anew.result.code).not.toBe(invitation?.code)
    expect(anew.result.email).toBe(member.email)
  })

  test('an admin’s invitation made anew is an admin’s only where an owner sends it', async () => {
    const owner = await newOwner()
    const admin = await join(owner, 'admin')
    const roleAfter = async (by: typeof owner) => {
      const person = await signUp(app.host)
      const { employee } = await invite(owner, { email: person.email, membershipRole: 'admin' })
      await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
      const { result } = await app.ok(contract.resendInvitation, { employeeId: employee.id }, by)
      await app.ok(contract.joinOrganization, { inviteCode: result.code ?? '' }, person)
      const { organizations } = await app.ok(contract.getUserOrganizations, {}, person)
      return organizations[0]?.role
    }
    expect(await roleAfter(owner)).toBe('admin')
    expect(await roleAfter(admin)).toBe('employee')
  })

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
})
