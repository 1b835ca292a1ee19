import { expect, test } from 'vitest'
import type { Call } from '../contract/http/call.ts'
import { contract } from '../contract/index.ts'
import { messages } from '../contract/http/failures.ts'
import { impliedPermissions, type Permission, permissions } from '../contract/rights/permissions.ts'
import { missingPermissionMessage } from './core/auth/caller.ts'
import { first } from './testing/first.ts'
import { newMember, newOrganization, newPeople } from './testing/new-organization.ts'
import type { Member } from './testing/organizations.ts'
import { releaseCalls } from './testing/reports/release-calls.ts'
import { dataUrl, fileAs } from './testing/images/sample-images.ts'
import { testApp } from './testing/app.ts'

/**
 * A check passes for the owner, or for a membership holding 'all' or the permission (specification point 6). Each call is
 * made for real by an employee whose list holds its permission and nothing else, by one whose list holds 'all', and by one
 * whose list holds everything but it and what brings it along.
 */

const app = testApp()
const on = releaseCalls(app)

type Row = {
  call: Call
  needs: Permission
  /** What is sent, made new for each try, since most calls can be made once. */
  input: (by: Member) => Promise<object>
  /** The status where it is not 200: this server has no payment provider. */
  status?: number
}
const row = (
  call: Call,
  needs: Permission,
  input: (by: Member) => object | Promise<object> = () => ({}),
  status = 200,
): Row => ({ call, needs, input: async (by) => input(by), status })

const newPerson = async () => first(await newPeople(app.host, app.now, on.here().orgId, ['Grace Hopper']))
const invite = () => ({ name: 'New Person', email: app.freshEmail() })
const answered = async () => ({ employeeId: (await on.answeredPerson()).id })
/** Somebody with a draft of their report. */
const drafted = async () => (await on.somebody()).which
const reviewed = async () => {
  const which = await drafted()
  await on.review(which, on.owner())
  return which
}
const released = async () => {
  const { which, member } = await on.somebody()
  await on.release(which, on.owner())
  return { which, member }
}
const contested = async () => {
  const { which, member } = await released()
  await on.contest(which, member)
  return which
}
const company = async () => {
  await on.answeredPerson()
  return on.generateCompany(on.owner())
}
const deleted = async () => {
  const { employeeId } = await drafted()
  const { report } = await app.ok(contract.getReport, { employeeId }, on.owner())
  await app.ok(contract.deleteReport, { employeeId }, on.owner())
  return { reportId: report.id }
}
const removed = async () => {
  const { id, name } = await on.answeredPerson()
  await app.ok(contract.deleteEmployee, { employeeId: id }, on.owner())
  return { employeeId: id, name }
}
const logo = () => ({ collectionName: 'organizations', documentId: on.here().orgId })
/** A conversation from before the list was changed. */
const chatOf = async (by: Member) => {
  const { sql } = app.host.database
  const give = (list: string[]) =>
    sql`update memberships set permissions = ${list} where org_id = ${by.orgId} and user_id = ${by.userId}`
  const [row] = await sql<{ permissions: string[] }[]>`select permissions from memberships
    where org_id = ${by.orgId} and user_id = ${by.userId}`
  await give(['all'])
  const { chatId } = await app.ok(contract.chat, { message: 'What can I ask?' }, by)
  await give(row?.permissions ?? [])
  return { chatId }
}

/**
 * The calls that need a permission, the additional ones too, each with the permission that it asks for, repeated here
 * by hand.
 */
const rows: Row[] = [
  row(contract.getOrgData, 'org:view'),
  row(contract.updateOrgData, 'org:settings', () => ({ data: { companyName: 'Tide & Company' } })),
  row(contract.updateOrgData, 'org:settings', () => ({ data: { settings: { reportVisibility: 'own' } } })),
  row(contract.getEmployees, 'employee:view'),
  row(contract.upsertEmployee, 'employee:edit', () => ({ employeeData: invite() })),
  row(contract.getSubmissions, 'submission:view'),
  row(contract.getReports, 'report:view'),
  row(contract.saveReport, 'report:generate', async () => {
    const { employeeId } = await drafted()
    const { report } = await app.ok(contract.getReport, { employeeId }, on.owner())
    return { employeeId, reportData: report }
  }),
  row(contract.getCompanyReports, 'report:view'),
  row(contract.saveCompanyReport, 'report:generate', async () => ({ report: await company() })),
  row(contract.createInvitation, 'employee:invite', invite),
  row(contract.sendEmployeeInvites, 'employee:invite', () => ({ invites: [invite()] })),
  row(contract.generateEmployeeReport, 'report:generate', async () => ({
    employee: { id: (await answered()).employeeId },
  })),
  row(contract.generateCompanyReport, 'report:generate', async () => {
    await answered()
    return {}
  }),
  row(contract.chat, 'chat:use', () => ({ message: 'What can I ask?' })),
  row(
    contract.createCheckoutSession,
    'org:billing',
    () => ({ userEmail: 'owner@example.test', priceId: 'price_1' }),
    400,
  ),
  row(contract.getSubscriptionStatus, 'org:view'),
  row(contract.uploadImage, 'org:settings', async () => ({
    imageData: { ...logo(), data: dataUrl('image/png', await fileAs('png')) },
  })),
  row(contract.deleteImage, 'org:settings', logo),
  row(contract.migrateOwnersFromEmployees, 'admin:manage'),
  row(contract.listRecordedOwners, 'admin:manage'),
  row(contract.completeOnboarding, 'onboarding:edit', () => ({ payload: {} })),
  row(contract.listMembers, 'admin:view'),
  row(contract.listInvitations, 'employee:invite'),
  row(contract.resendInvitation, 'employee:invite', async () => ({ employeeId: (await newPerson()).id })),
  row(contract.revokeInvitation, 'employee:invite', async () => ({ employeeId: (await newPerson()).id })),
  row(contract.reopenSubmission, 'submission:edit', answered),
  row(contract.deleteEmployee, 'employee:delete', async () => ({
    employeeId: (await on.somebody()).person.id,
  })),
  row(contract.listRemovedEmployees, 'employee:delete'),
  row(contract.restoreEmployee, 'employee:delete', removed),
  row(contract.eraseEmployee, 'employee:delete', removed),
  row(contract.deleteReport, 'report:delete', drafted),
  row(contract.deleteReport, 'report:delete', async () => ({
    employeeId: (await released()).which.employeeId,
  })),
  row(contract.deleteReport, 'report:delete', async () => ({ reportId: (await company()).id })),
  row(contract.listDeletedReports, 'report:delete'),
  row(contract.restoreReport, 'report:delete', deleted),
  row(contract.listChats, 'chat:history'),
  row(contract.getChat, 'chat:history', chatOf),
  row(contract.deleteChat, 'chat:history', chatOf),
  // Releases are made by owners, admins and holders of report:generate (docs/members-and-roles.md).
  row(contract.reviewReport, 'report:generate', async () => ({
    ...(await drafted()),
    reason: 'Looked at it',
  })),
  row(contract.releaseReport, 'report:generate', reviewed),
  row(contract.withdrawReport, 'report:generate', async () => ({
    ...(await released()).which,
    reason: 'Another’s answers were used',
  })),
  row(contract.respondToContest, 'report:generate', async () => ({
    ...(await contested()),
    comment: 'Thank you for this',
  })),
  row(contract.reviewReport, 'report:generate', async () => ({
    reportId: (await company()).id,
    reason: 'Looked at it',
  })),
  row(contract.startEmployeeReports, 'report:generate', async () => ({
    employeeIds: [(await answered()).employeeId],
  })),
  row(contract.verifyReport, 'report:generate', drafted),
  row(contract.verifyCompanyReport, 'report:generate', async () => ({ reportId: (await company()).id })),
  row(contract.createPlanItem, 'report:generate', () => ({ title: 'Ask for a wiki' })),
  row(contract.getCompanyReportAnswers, 'submission:view', async () => ({
    reportId: (await company()).id,
    answers: [{ employeeId: 'unknown', questionId: 'job_satisfaction' }],
  })),
  row(contract.createApiKey, 'org:settings', () => ({ name: 'The wiki', scopes: [], days: 30 }), 400),
  row(contract.listApiKeys, 'admin:view'),
  row(contract.createWebhook, 'org:settings', () => ({
    url: 'https://wiki.example.com/',
    events: ['report.released'],
  })),
  row(contract.listWebhooks, 'admin:view'),
]

const somebodyWith = (list: string[]): Promise<Member> =>
  newMember(app.host, app.now, on.here().orgId, 'employee', { permissions: list })

/** Every permission but one, and those that bring it along. */
const everythingBut = (needs: Permission): Permission[] =>
  permissions.filter(
    (permission) => permission !== needs && !impliedPermissions([permission]).includes(needs),
  )

const named = rows.map((one) => ({ ...one, name: one.call.name }))

test.each(named)('$name is made by an employee who holds $needs or all, and refused without', async (one) => {
  const { call, needs, input, status } = one
  for (const list of [[needs], ['all']]) {
    const by = await somebodyWith(list)
    const answer = await app.call(call, await input(by), by)
    expect([list, answer.status, answer.status === status ? null : answer.body]).toEqual([list, status, null])
    expect(String(answer.body['error'])).not.toMatch(/permissions|Only/)
  }
  const without = await somebodyWith(everythingBut(needs))
  expect(await app.call(call, await input(without), without)).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: missingPermissionMessage(needs) },
  })
})

test('an organization is deleted by an employee who holds org:delete, or all', async () => {
  for (const list of [['org:delete'], ['all']]) {
    const { orgId } = await newOrganization(app.host, app.now)
    const by = await newMember(app.host, app.now, orgId, 'employee', { permissions: list })
    expect((await app.call(contract.deleteOrganization, { name: 'Tide & Co' }, by)).status).toBe(200)
  }
})

test('an owner gives any of the 19 permissions and all to an employee, admin:manage too', async () => {
  const { userId } = await somebodyWith([])
  expect(permissions).toHaveLength(19)
  for (const list of [['all' as const], [...permissions], ...permissions.map((permission) => [permission])]) {
    await app.ok(contract.changeMemberPermissions, { userId, permissions: list }, on.owner())
    const { members } = await app.ok(contract.listMembers, {}, on.owner())
    expect(members.find((member) => member.userId === userId)?.explicitPermissions).toEqual(list)
  }
})

test('what point 6 keeps for owners and admins stays theirs, whatever a list holds', async () => {
  const all = await somebodyWith(['all'])
  const { userId } = await somebodyWith([])
  const { userId: ownerId } = on.owner()
  const refused = async (call: Call, input: object, error: string) =>
    expect(await app.call(call, input, all)).toMatchObject({ status: 400, body: { error } })
  await refused(contract.changeMemberRole, { userId, role: 'admin' }, 'Only owners can change user roles')
  await refused(
    contract.changeMemberPermissions,
    { userId, permissions: ['chat:use'] },
    'Only owners can change user permissions',
  )
  await refused(contract.removeMember, { userId }, 'Only admins can remove members')
  await refused(contract.removeMember, { userId: ownerId }, 'Only admins can remove members')
  await refused(contract.transferOwnership, { userId: all.userId }, messages.onlyOwnersTransfer)
  await refused(
    contract.exportOrganization,
    {},
    'Only the owner can export the organization: the file holds everything of everybody.',
  )
  const { results } = await app.ok(
    contract.sendEmployeeInvites,
    {
      invites: [
        { ...invite(), membershipRole: 'admin' },
        { ...invite(), permissions: ['org:billing'] },
      ],
    },
    all,
  )
  expect(results.map(({ success }) => success)).toEqual([false, false])
  const admin = on.admin()
  await app.ok(contract.getOrgData, {}, admin)
  expect(await app.call(contract.removeMember, { userId: ownerId }, admin)).toMatchObject({
    body: { error: 'Cannot remove owner from organization' },
  })
})
