import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, invite, mailedCodeOf, completeQuestionnaire } = organizationsOf(app)
const day = 24 * 3_600_000

const isUnknown = (code: string) => ({
  status: 404,
  body: { code: 'NOT_FOUND', error: `Invitation not found: ${code}` },
})

test('is told to whoever holds the code, in any spelling', async () => {
  const owner = await newOwner('Tide & Co')
  const { code, employee } = await invite(owner, {
    name: 'Ada Lovelace',
    role: 'Analyst',
    department: 'Sums',
  })
  const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase()
  const expected = {
    code,
    state: 'pending',
    email: employee.email,
    name: 'Ada Lovelace',
    organizationName: 'Tide & Co',
    inviterName: 'Grace Hopper',
    language: null,
    reportVisibility: 'own',
    keptYears: { formerPeople: null, drafts: null },
    membershipRole: 'employee',
    expiresAt: new Date(app.now.getTime() + 14 * day).toISOString(),
    questionnaire: {
      employeeId: employee.id,
      state: 'not_started',
      role: 'Analyst',
      department: 'Sums',
    },
  }
  expect(await app.ok(contract.getInvitationStatus, { code: typed }, {})).toEqual({ status: expected })
  await completeQuestionnaire(owner.orgId, employee.id)
  const { status } = await app.ok(contract.getInvitationStatus, { code }, {})
  expect(status).toEqual({ ...expected, questionnaire: { ...expected.questionnaire, state: 'completed' } })
  await app.ok(contract.updateOrgData, { data: { companyName: 'Tide & Company' } }, owner)
  const renamed = await app.ok(contract.getInvitationStatus, { code }, {})
  expect(renamed.status.organizationName).toBe('Tide & Company')
  await app.ok(contract.changeRetention, { formerPeople: 3, auditEntries: 5 }, owner)
  const ruled = await app.ok(contract.getInvitationStatus, { code }, {})
  expect(ruled.status.keptYears).toEqual({ formerPeople: 3, drafts: null })
})

test('who reads the report is told as of what was submitted: answers of before reports were opened stay with fewer', async () => {
  const owner = await newOwner()
  const early = await invite(owner)
  const late = await invite(owner)
  const visibilityOf = async ({ code }: { code: string }) =>
    (await app.ok(contract.getInvitationStatus, { code }, {})).status.reportVisibility
  const answered = async ({ employee: { id } }: typeof early) => {
    await completeQuestionnaire(owner.orgId, id)
    await app.host.database.sql`update submissions set submitted_at = ${app.now} where employee_id = ${id}`
  }
  await answered(early)
  app.pass(day)
  await app.ok(contract.updateOrgData, { data: { settings: { reportVisibility: 'organization' } } }, owner)
  expect(await visibilityOf(early)).toBe('own')
  expect(await visibilityOf(late)).toBe('organization')
  app.pass(day)
  await answered(late)
  expect(await visibilityOf(late)).toBe('organization')
  await app.ok(contract.reopenSubmission, { employeeId: early.employee.id }, owner)
  expect(await visibilityOf(early)).toBe('organization')
})

test('an old code tells the address that it was sent to, and nothing of the new one', async () => {
  const owner = await newOwner()
  const { code, employee } = await invite(owner)
  await app.ok(contract.upsertEmployee, { employeeData: { id: employee.id, email: app.freshEmail() } }, owner)
  const { status } = await app.ok(contract.getInvitationStatus, { code }, {})
  expect(status).toMatchObject({ state: 'revoked', email: employee.email })
})

test('a code that is revoked or has expired tells nothing of what the person is called and does now', async () => {
  const owner = await newOwner('Tide & Co')
  const revoked = await invite(owner, { role: 'Analyst', department: 'Sums' })
  await app.ok(contract.revokeInvitation, { employeeId: revoked.employee.id }, owner)
  const late = await invite(owner, { role: 'Analyst', department: 'Sums' })
  for (const { employee } of [revoked, late]) {
    const employeeData = { id: employee.id, email: employee.email, name: 'Ada King', department: 'Secret' }
    await app.ok(contract.upsertEmployee, { employeeData }, owner)
  }
  await completeQuestionnaire(owner.orgId, late.employee.id)
  app.pass(14 * day)
  for (const code of [revoked.code, await mailedCodeOf(revoked.employee.id)]) {
    const { status } = await app.ok(contract.getInvitationStatus, { code }, {})
    expect(status).toMatchObject({ state: 'revoked', name: '', organizationName: 'Tide & Co' })
    expect(status.questionnaire).toBeNull()
    expect(status.inviterName).toBeUndefined()
  }
  const { status } = await app.ok(contract.getInvitationStatus, { code: late.code }, {})
  expect(status).toMatchObject({
    state: 'expired',
    name: '',
    // Whom to ask for a new one.
    inviterName: 'Grace Hopper',
    questionnaire: { employeeId: late.employee.id, state: 'completed', role: '', department: '' },
  })
  await app.host.database
    .sql`update memberships set status = 'suspended' where org_id = ${owner.orgId} and user_id = ${owner.userId}`
  const later = await app.ok(contract.getInvitationStatus, { code: late.code }, {})
  expect(later.status.inviterName).toBeUndefined()
})

test('tells whoever is invited as an admin that they are, while it is good', async () => {
  const owner = await newOwner()
  const { code, employee } = await invite(owner, { membershipRole: 'admin' })
  const told = async () => (await app.ok(contract.getInvitationStatus, { code }, {})).status.membershipRole
  expect(await told()).toBe('admin')
  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  expect(await told()).toBe('employee')
})

test.each(['0123456789ABCDEF', 'short', '💥'])('of an unknown code %s is not found', async (code) => {
  expect(await app.call(contract.getInvitationStatus, { code })).toMatchObject(
    isUnknown(code.toUpperCase().replaceAll('O', '0')),
  )
})

test('needs a code', async () => {
  expect(await app.call(contract.getInvitationStatus, {})).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', details: [{ path: 'code' }] },
  })
})

describe('with limits on', () => {
  const limited = testApp({ RATE_LIMIT: 'on' })

  const ask = () => limited.call(contract.getInvitationStatus, { code: 'ZZZZ0000ZZZZ0000' })

  test('an address that asks for too many codes has to wait', async () => {
    for (let asked = 0; asked < 120; asked += 1) expect((await ask()).status).toBe(404)
    const last = await ask()
    expect(last.status).toBe(429)
    expect(last.body).toMatchObject({
      code: 'RATE_LIMITED',
      error: 'Too many requests. Please wait a moment and try again.',
    })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})
