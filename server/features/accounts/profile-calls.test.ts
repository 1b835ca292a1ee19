import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { rolePermissions } from '../../../contract/rights/permissions.ts'
import { testApp } from '../../testing/app.ts'
import { people } from '../../testing/people.ts'
import { fullAnswers } from '../../testing/submissions/full-answers.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'

const app = testApp()
const { signIn, openWorkspace } = people(app)

test('a user is read together with their memberships', async () => {
  const { employee, orgId } = await openWorkspace()
  const caller = { token: employee.token }
  const answer = await app.ok(contract.getUserWithMemberships, {}, caller)
  expect(answer).toEqual({
    user: {
      id: employee.userId,
      email: employee.email,
      displayName: expect.any(String),
      createdAt: app.now.toISOString(),
      updatedAt: app.now.toISOString(),
      photoURL: null,
      phoneNumber: null,
      metadata: { lastLoginAt: app.now.toISOString(), loginCount: 1, emailVerified: true },
    },
    memberships: [
      {
        orgId,
        userId: employee.userId,
        role: 'employee',
        permissions: rolePermissions.employee,
        joinedAt: app.now.toISOString(),
        status: 'active',
      },
    ],
  })
  expect(await app.ok(contract.getUserWithMemberships, { userId: employee.userId }, caller)).toEqual(answer)
  await app.ok(contract.leaveOrganization, { orgId }, caller)
  expect((await app.ok(contract.getUserWithMemberships, {}, caller)).memberships).toEqual([])
})

test('reading somebody together with memberships fails where they do not exist, or are somebody else', async () => {
  const { employee, owner } = await openWorkspace()
  for (const userId of ['nobody', owner.userId]) {
    const answer = await app.call(contract.getUserWithMemberships, { userId }, { token: employee.token })
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: `User not found: ${userId}` },
    })
  }
})

test('which mails one wants is stored for oneself', async () => {
  const [one, other] = [await signIn(app.freshEmail()), await signIn(app.freshEmail())]
  const wishOf = async ({ token }: { token: string }) =>
    (await app.ok(contract.getProfile, {}, { token })).user.notifications
  expect(await wishOf(one)).toEqual({ reminders: true })
  expect(await app.ok(contract.updateNotifications, { reminders: false }, { token: one.token })).toEqual({
    notifications: { reminders: false },
  })
  expect(await wishOf(one)).toEqual({ reminders: false })
  expect(await wishOf(other)).toEqual({ reminders: true })
  const answer = await app.call(contract.updateNotifications, {}, { token: one.token })
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
})

const marked = (mark: string) => ({ ...fullAnswers, core_responsibilities: mark })

test('one’s data are one’s own answers, reports and sessions, and nothing of anybody else’s', async () => {
  const workspace = await openWorkspace()
  const { owner, employee, employeeId, orgId } = workspace
  const colleague = await workspace.join(app.freshEmail())
  const submit = (person: typeof employee, id: string, mark: string) =>
    app.ok(
      contract.submitEmployeeAnswers,
      { employeeId: id, answers: marked(mark) },
      { token: person.token, orgId },
    )
  await submit(employee, employeeId, 'What I wrote')
  await submit(colleague, colleague.employeeId, 'What a colleague wrote')
  const { released, generate } = reportCalls(app)
  for (const id of [employeeId, employeeId, colleague.employeeId]) {
    await released({ id }, { ...owner, orgId })
  }
  // Of a draft nothing.
  await generate({ id: employeeId }, { ...owner, orgId })
  const { data } = await app.ok(contract.exportMyData, {}, { token: employee.token })
  expect(data.profile).toMatchObject({ id: employee.userId, email: employee.email })
  expect(data.sessions.map(({ userId, active }) => [userId, active])).toEqual([[employee.userId, true]])
  expect(data.memberships.map(({ orgId, organizationName }) => [orgId, organizationName])).toEqual([
    [orgId, 'Acme'],
  ])
  const [held] = data.organizations
  expect(held).toMatchObject({
    orgId,
    organizationName: 'Acme',
    employee: { id: employeeId, email: employee.email },
  })
  expect(held?.submission).toMatchObject({
    status: 'completed',
    rawAnswers: { core_responsibilities: 'What I wrote' },
  })
  expect(data.questions['core_responsibilities']).toBe('What are you responsible for?')
  expect(held?.reports.map(({ version, employeeId }) => [version, employeeId])).toEqual([
    [2, employeeId],
    [1, employeeId],
  ])
  const text = JSON.stringify(data)
  for (const other of [
    colleague.email,
    colleague.userId,
    'What a colleague wrote',
    owner.email,
    employee.token,
  ]) {
    expect(text).not.toContain(other)
  }
})

test('how much of it there is at most is said with one’s data', async () => {
  const { token } = await signIn(app.freshEmail())
  const { data } = await app.ok(contract.exportMyData, {}, { token })
  expect(data.notice).toContain(
    'Where there is a lot, it is the newest of it: 200 memberships and 500 sessions; of each organization 20 reports, 20 times of earlier answers, 500 of what was done with reports about you, 500 actions, 100 invitations, 500 mails and 100 API keys.',
  )
})

test('what one had handed in before it was opened again is in one’s data; a deleted report is not', async () => {
  const { owner, employee, employeeId, orgId } = await openWorkspace()
  const caller = { token: employee.token, orgId }
  const asOwner = { token: owner.token, orgId }
  await app.ok(contract.submitEmployeeAnswers, { employeeId, answers: marked('What I wrote first') }, caller)
  await app.ok(contract.generateEmployeeReport, { employee: { id: employeeId } }, asOwner)
  await app.ok(contract.deleteReport, { employeeId }, asOwner)
  await app.ok(contract.reopenSubmission, { employeeId, reason: 'May is missing' }, asOwner)
  const { data } = await app.ok(contract.exportMyData, {}, caller)
  expect(data.organizations[0]).toMatchObject({
    submission: { status: 'in_progress', submittedAt: null },
    earlierSubmissions: [
      { reason: 'May is missing', rawAnswers: { core_responsibilities: 'What I wrote first' } },
    ],
    reports: [],
  })
})

test('a draft is in one’s data; of an organization that one has left, the membership alone', async () => {
  const { employee, employeeId, orgId } = await openWorkspace()
  const caller = { token: employee.token, orgId }
  await app.ok(contract.saveDraft, { employeeId, answers: { full_name: 'Half a name' } }, caller)
  const before = await app.ok(contract.exportMyData, {}, caller)
  expect(before.data.organizations[0]?.submission).toMatchObject({
    status: 'in_progress',
    submittedAt: null,
    rawAnswers: { full_name: 'Half a name' },
  })
  await app.ok(contract.leaveOrganization, { orgId }, caller)
  const { data } = await app.ok(contract.exportMyData, {}, caller)
  expect(data.organizations).toEqual([])
  expect(data.memberships).toMatchObject([{ orgId, status: 'suspended', organizationName: null }])
})

test('reports are left out where one may not see reports', async () => {
  const { owner, employee, employeeId, orgId } = await openWorkspace()
  await app.ok(
    contract.submitEmployeeAnswers,
    { employeeId, answers: fullAnswers },
    { token: employee.token, orgId },
  )
  const asOwner = { token: owner.token, orgId }
  await app.ok(contract.generateEmployeeReport, { employee: { id: employeeId } }, asOwner)
  const permissions = { userId: employee.userId, permissions: ['org:view' as const] }
  await app.ok(contract.changeMemberPermissions, permissions, asOwner)
  const { data } = await app.ok(contract.exportMyData, {}, { token: employee.token })
  expect(data.organizations[0]?.submission).not.toBeNull()
  expect(data.organizations[0]?.reports).toEqual([])
})
