import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { Invite } from '../../../contract/calls/employees/employees.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'

const app = testApp()

const { newOwner, join, auditOf, orgOf, organizationsOfUser, invite, suspend } = organizationsOf(app)

const create = async (token: string, name: string) =>
  await app.ok(contract.createOrganization, { name }, { token })

const invited = async (by: Parameters<typeof invite>[0], email: string, more: Partial<Invite> = {}) =>
  (await invite(by, { email, ...more })).code

test('who creates an organization owns it, needs no subscription, and is none of its employees', async () => {
  const owner = await signUp(app.host)
  const created = await create(owner.token, '  Tide & Co  ')
  expect(created.requiresSubscription).toBe(false)
  expect(await organizationsOfUser(owner.token)).toEqual([
    {
      orgId: created.orgId,
      name: 'Tide & Co',
      companyName: 'Tide & Co',
      role: 'owner',
      permissions: ['all'],
      joinedAt: app.now.toISOString(),
      onboardingCompleted: false,
      status: 'active',
    },
  ])
  const caller = { token: owner.token, orgId: created.orgId }
  const employees = await app.ok(contract.getEmployees, {}, caller)
  expect(employees).toEqual({ employees: [], next: null })
  expect(await orgOf(caller)).toEqual({
    orgId: created.orgId,
    name: 'Tide & Co',
    companyName: 'Tide & Co',
    onboardingCompleted: false,
    ownerId: owner.userId,
    createdAt: app.now.toISOString(),
    updatedAt: app.now.toISOString(),
    settings: {
      reportVisibility: 'own',
      reportsOpenSince: null,
      location: null,
      groupThreshold: 5,
      invitationLanguage: null,
    },
    subscription: {
      status: 'not_required',
      plan: null,
      currentPeriodStart: null,
      currentPeriodEnd: null,
      trialEnd: null,
      cancelAtPeriodEnd: false,
    },
    usage: { employees: 0, submissions: 0, lastReportGeneration: null },
    onboarding: { completedAt: null, lastUpdated: app.now.toISOString() },
    onboardingData: {},
  })
  expect(await auditOf(created.orgId)).toEqual([
    { action: 'organization.created', actor: owner.userId, details: {} },
  ])
})

test.each([
  [{}, 'Organization name is required'],
  [{ name: '   ' }, 'Organization name is required'],
  [{ name: 'x'.repeat(121) }, 'Organization name is too long (max 120 characters)'],
])('an organization is not created from %j', async (input, message) => {
  const { token } = await signUp(app.host)
  const answer = await app.call(contract.createOrganization, input, { token })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', error: message, details: [{ path: 'name', message }] },
  })
  expect(await organizationsOfUser(token)).toEqual([])
})

test('a user sees their organizations, the one joined last first, and none that they were removed from', async () => {
  const first = await newOwner('First')
  app.pass(1000)
  const second = await create(first.token, 'Second')
  app.pass(1000)
  const other = await newOwner('Other')
  const code = await invited(other, first.email)
  await app.ok(contract.joinOrganization, { inviteCode: code }, { token: first.token })
  const list = await organizationsOfUser(first.token)
  expect(list.map(({ name, role }) => [name, role])).toEqual([
    ['Other', 'employee'],
    ['Second', 'owner'],
    ['First', 'owner'],
  ])
  expect(list[0]?.permissions).toEqual([
    'employee:view',
    'report:view',
    'org:view',
    'chat:use',
    'onboarding:view',
  ])
  expect(second.orgId).toBe(list[1]?.orgId)

  await suspend(other.orgId, first.userId)
  expect((await organizationsOfUser(first.token)).map(({ name }) => name)).toEqual(['Second', 'First'])
})

test('an explicit list of permissions is what a member holds', async () => {
  const owner = await newOwner()
  const { orgId } = owner
  const member = await join(owner)
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(
      sql`update memberships set permissions = '{org:view}' where org_id = ${orgId} and user_id = ${member.userId}`,
    ),
  )
  expect((await organizationsOfUser(member.token))[0]?.permissions).toEqual(['org:view'])
})

test('joining needs a code that was sent to the e-mail of the caller', async () => {
  const owner = await newOwner()
  const { orgId } = owner
  const person = await signUp(app.host)
  const stranger = await signUp(app.host)
  const code = await invited(owner, person.email)

  expect(
    await app.call(contract.joinOrganization, { inviteCode: code }, { token: stranger.token }),
  ).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error: `This invitation was sent to ${person.email}. Sign in with that e-mail address to accept it.`,
    },
  })
  expect(await organizationsOfUser(stranger.token)).toEqual([])
  expect(
    await app.call(contract.joinOrganization, { inviteCode: 'no such code' }, { token: person.token }),
  ).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', error: 'Invitation not found: N0SUCHC0DE' },
  })
  // In any case, with dashes.
  const typed = (code.toLowerCase().match(/.{4}/g) ?? []).join('-')
  expect(await app.ok(contract.joinOrganization, { inviteCode: typed }, { token: person.token })).toEqual({
    orgId,
  })
  expect((await organizationsOfUser(person.token)).map((organization) => organization.orgId)).toEqual([orgId])
})

test('usage counts the employees and the completed submissions of this organization alone', async () => {
  const owner = await newOwner()
  const { orgId } = owner
  const other = await newOwner()
  await invited(owner, app.freshEmail())
  await invited(owner, app.freshEmail())
  await invited(other, app.freshEmail())
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`
      insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at)
      select org_id, id, case when row_number() over () = 1 then 'completed' else 'in_progress' end, 'standard', '{}', 1, '1', now(), now()
      from employees where org_id = ${orgId}`),
  )
  expect((await orgOf(owner)).usage).toEqual({ employees: 2, submissions: 1, lastReportGeneration: null })
  expect((await orgOf(other)).usage).toEqual({
    employees: 1,
    submissions: 0,
    lastReportGeneration: null,
  })
})

test('an admin who was given a list without it is told that, and not that admins may', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const permissions = ['org:view', 'admin:view'] as const
  await app.ok(
    contract.changeMemberPermissions,
    { userId: admin.userId, permissions: [...permissions] },
    owner,
  )
  expect(await app.call(contract.updateOrgData, { data: { name: 'Mine' } }, admin)).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error:
        'Your permissions in this organization do not include “Change the organization’s settings”. An owner can give it to you.',
    },
  })
})

test('an employee may look, and is told who may change', async () => {
  const owner = await newOwner()
  const { orgId } = owner
  const member = await join(owner)
  const caller = { token: member.token, orgId }
  expect((await orgOf(caller)).name).toBe('Tide & Co')
  for (const [name, permission] of [
    ['updateOrgData', 'Change the organization’s settings'],
    ['completeOnboarding', 'Carry out the onboarding'],
  ] as const) {
    const answer = await app.call(contract[name], { data: { name: 'Mine' }, payload: {} }, caller)
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'BUSINESS_LOGIC_ERROR',
        error: `Your permissions in this organization do not include “${permission}”. An owner can give it to you.`,
      },
    })
  }
  expect((await orgOf(owner)).name).toBe('Tide & Co')
})
