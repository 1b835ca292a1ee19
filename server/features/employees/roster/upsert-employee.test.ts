import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, invite, join, audited } = organizationsOf(app)

const named = async (caller: { token: string; orgId: string }, name: string) =>
  (await app.ok(contract.upsertEmployee, { employeeData: { name, email: app.freshEmail() } }, caller))
    .employee

test('an employee gets defaults, and their e-mail in lower case', async () => {
  const owner = await newOwner()
  const { employee } = await app.ok(
    contract.upsertEmployee,
    { employeeData: { email: '  Ada@Example.TEST ' } },
    owner,
  )
  expect(employee).toEqual({
    id: employee.id,
    name: 'Team member',
    email: 'ada@example.test',
    role: 'Employee',
    department: 'General',
    status: 'invited',
    joinedAt: app.now.toISOString(),
    inviteCode: null,
    initials: 'TM',
  })
  const blank = { email: app.freshEmail(), name: 'Ada', role: ' ', department: ' ', initials: ' ' }
  const second = await app.ok(contract.upsertEmployee, { employeeData: blank }, owner)
  expect(second.employee).toMatchObject({ role: 'Employee', department: 'General', initials: 'A' })
  const hidden = { ...blank, email: app.freshEmail(), initials: '\u202A\u200B\u202C' }
  const third = await app.ok(contract.upsertEmployee, { employeeData: hidden }, owner)
  expect(third.employee.initials).toBe('A')
})

test('the same e-mail changes the same employee, and only what is given', async () => {
  const owner = await newOwner()
  const first = await app.ok(
    contract.upsertEmployee,
    {
      employeeData: {
        email: 'grace@example.test',
        name: 'Grace Hopper',
        role: 'Admiral',
        department: 'Navy',
        initials: 'gbmh',
      },
    },
    owner,
  )
  expect(first.employee.initials).toBe('GBM')
  const second = await app.ok(
    contract.upsertEmployee,
    { employeeData: { email: 'GRACE@example.test', role: 'Programmer', department: '', initials: '' } },
    owner,
  )
  expect(second.employee).toEqual({
    ...first.employee,
    role: 'Programmer',
    department: 'General',
    initials: 'GH',
  })
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees).toEqual([{ ...second.employee, isMember: false, isInvited: false }])
  // The same again is no change.
  await app.ok(contract.upsertEmployee, { employeeData: { email: 'grace@example.test' } }, owner)
  expect(await audited(owner.orgId)).toEqual(['organization.created', 'employee.created', 'employee.updated'])
})

test('an id changes that employee, even their e-mail, which ends the invitation sent to the old one', async () => {
  const owner = await newOwner()
  const { employee, code } = await invite(owner)
  const email = app.freshEmail()
  const changed = await app.ok(contract.upsertEmployee, { employeeData: { id: employee.id, email } }, owner)
  expect(changed.employee).toEqual({ ...employee, email, inviteCode: null })
  const { status } = await app.ok(contract.getInvitationStatus, { code }, {})
  expect(status.state).toBe('revoked')
  expect(await audited(owner.orgId)).toEqual([
    'organization.created',
    'employee.created',
    'invitation.created',
    'employee.updated',
    'invitation.revoked',
  ])
})

test('an unknown id is not found, nor is one of another organization', async () => {
  const owner = await newOwner()
  const stranger = await newOwner()
  const { id } = await named(stranger, 'Ada')
  for (const unknown of ['nobody', id]) {
    const employeeData = { id: unknown, email: app.freshEmail() }
    expect(await app.call(contract.upsertEmployee, { employeeData }, owner)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: `Employee not found: ${unknown}` },
    })
  }
})

test('the e-mail of another employee is refused, and nothing is changed', async () => {
  const owner = await newOwner()
  const ada = await named(owner, 'Ada')
  const grace = await named(owner, 'Grace')
  const employeeData = { id: ada.id, email: grace.email, name: 'Changed' }
  expect(await app.call(contract.upsertEmployee, { employeeData }, owner)).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error: 'This address belongs to Grace, who is already in the list. Nothing was changed.',
    },
  })
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees).toEqual([ada, grace].map((one) => ({ ...one, isMember: false, isInvited: false })))
})

test.each([
  [{}, 'email', 'Email is required'],
  [{ email: 42 }, 'email', 'Email must be a string'],
  [{ email: 'a b@c.d' }, 'email', 'Invalid email format'],
  [{ email: `${'x'.repeat(250)}@a.de` }, 'email', 'Email is too long'],
  [{ email: 'a@b.cd', name: ' ' }, 'name', 'Display name cannot be empty'],
  [{ email: 'a@b.cd', name: 'x' }, 'name', 'Display name must be at least 2 characters'],
  [{ email: 'a@b.cd', name: 'x'.repeat(101) }, 'name', 'Display name is too long (max 100 characters)'],
  [{ email: 'a@b.cd', role: 'x'.repeat(121) }, 'role', 'Job title is too long (max 120 characters)'],
  [
    { email: 'a@b.cd', department: 'x'.repeat(81) },
    'department',
    'Department is too long (max 80 characters)',
  ],
])('%j is no employee', async (employeeData, field, message) => {
  const owner = await newOwner()
  expect(await app.call(contract.upsertEmployee, { employeeData }, owner)).toMatchObject({
    status: 400,
    body: {
      code: 'VALIDATION_ERROR',
      error: message,
      details: [{ path: `employeeData.${field}`, message }],
    },
  })
})

test('32 browsers add the same person at once, and there is one', async () => {
  const owner = await newOwner()
  const email = app.freshEmail()
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_none, index) =>
      app.ok(contract.upsertEmployee, { employeeData: { email, name: `Ada ${index}` } }, owner),
    ),
  )
  expect(new Set(answers.map(({ employee }) => employee.id)).size).toBe(1)
  expect((await app.ok(contract.getEmployees, {}, owner)).employees).toHaveLength(1)
})

test('a list is by name in any case, and its pages fit together', async () => {
  const owner = await newOwner()
  const stranger = await newOwner()
  const twins = [await named(owner, 'Same Name'), await named(owner, 'Same Name')]
  for (const name of ['élan', 'Zoe', 'ada', 'Ada', 'Äda']) await named(owner, name)
  await named(stranger, 'Not Here')
  const order = ['ada', 'Ada', 'Same Name', 'Same Name', 'Zoe', 'Äda', 'élan']

  const whole = await app.ok(contract.getEmployees, {}, owner)
  expect(whole.employees.map(({ name }) => name)).toEqual(order)
  expect(whole.next).toBeNull()
  expect(whole.employees.slice(2, 4)).toEqual(
    twins.map((twin) => ({ ...twin, isMember: false, isInvited: false })),
  )

  for (const limit of [1, 2, 3, 6, 7]) {
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: { employees: { id: string }[]; next: string | null } = await app.ok(
        contract.getEmployees,
        { limit, ...(after !== null && { after }) },
        owner,
      )
      expect(page.employees.length).toBeLessThanOrEqual(limit)
      ids.push(...page.employees.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    expect(ids.toSorted()).toEqual(whole.employees.map(({ id }) => id).toSorted())
  }
})

test('the first people by name are given alone, and have no next page', async () => {
  const owner = await newOwner()
  for (const name of ['Zoe', 'Mia', 'Ada']) await named(owner, name)
  const { employees, next } = await app.ok(contract.getEmployees, { first: 'name', limit: 2 }, owner)
  expect(employees.map(({ name }) => name)).toEqual(['Ada', 'Mia'])
  expect(next).toBeNull()
  for (const wrong of [{ first: 'name', after: 'x' }, { first: 'role' }, { limit: 0 }]) {
    expect(await app.call(contract.getEmployees, wrong, owner)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    })
  }
})

test('the invite code is shown to those who may invite, while it is pending', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const employee = await join(owner)
  const { code, employee: invited } = await invite(owner)
  const seenBy = async (caller: { token: string; orgId: string }) => {
    const { employees } = await app.ok(contract.getEmployees, {}, caller)
    return employees.find(({ id }) => id === invited.id)?.inviteCode
  }
  expect(await seenBy(owner)).toBe(code)
  expect(await seenBy(admin)).toBe(code)
  expect(await seenBy(employee)).toBeNull()
  // Those who have joined have no pending one.
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees.filter(({ inviteCode }) => inviteCode !== null)).toHaveLength(1)
  app.pass(14 * 24 * 3_600_000)
  expect(await seenBy(owner)).toBeNull()
})

test('an employee may not change people, and is told who may', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const answer = await app.call(contract.upsertEmployee, { employeeData: { email: 'a@b.cd' } }, employee)
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error:
        'Your permissions in this organization do not include “Add people and change their details”. An owner can give it to you.',
    },
  })
})
