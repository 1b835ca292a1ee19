import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newStaff: organization, invite, organizationsOfUser } = organizationsOf(app)

const refusal = async (answer: ReturnType<typeof app.call>) => {
  const { status, body } = await answer
  return [status, body['code'], body['error']]
}
const rule = (sentence: string) => [400, 'BUSINESS_LOGIC_ERROR', sentence]

const membersOf = async (by: Member) => (await app.ok(contract.listMembers, {}, by)).members

/** What somebody may do as the next call sees it. */
const standing = async ({ token, orgId }: Member) =>
  (await organizationsOfUser(token)).find((organization) => organization.orgId === orgId)

test('whoever left, alone or with their account, is let in again by nobody: they accept an invitation', async () => {
  const { owner, admin, employee } = await organization()
  const left = rule(
    'This person left on their own. Invite them again, and they can decide whether to come back.',
  )
  const restored = (who: Member, by: Member) =>
    refusal(app.call(contract.restoreMember, { userId: who.userId }, by))
  await app.ok(contract.leaveOrganization, { orgId: owner.orgId }, { token: employee.token })
  await app.ok(contract.deleteAccount, { email: admin.email }, { token: admin.token })
  expect(await restored(employee, owner)).toEqual(left)
  expect(await restored(admin, owner)).toEqual(left)
  expect((await membersOf(owner)).map(({ hasLeft }) => hasLeft).filter(Boolean)).toHaveLength(2)
  const { code } = await invite(owner, { email: employee.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, { token: employee.token })
  expect(await membersOf(owner)).toContainEqual(
    expect.objectContaining({ userId: employee.userId, status: 'active', hasLeft: false }),
  )
})

test('what an owner kept from somebody by a list, removing and inviting them again does not give back', async () => {
  const { owner, admin, employee } = await organization()
  await app.ok(
    contract.changeMemberPermissions,
    { userId: employee.userId, permissions: ['org:view', 'report:generate'] },
    owner,
  )
  await app.ok(contract.removeMember, { userId: employee.userId }, admin)
  const { code } = await invite(admin, { email: employee.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, { token: employee.token })
  expect(await membersOf(owner)).toContainEqual(
    expect.objectContaining({ userId: employee.userId, status: 'active', explicitPermissions: ['org:view'] }),
  )
})

test('what was told while setting up is answered to those who may view or edit that', async () => {
  const { owner, employee } = await organization()
  await app.ok(contract.updateOrgData, { data: { onboardingData: { industry: 'Fishing' } } }, owner)
  const industryFor = async (by: Member) =>
    (await app.ok(contract.getOrgData, {}, by)).org.onboardingData.industry
  expect(await industryFor(employee)).toBe('Fishing')
  await app.ok(
    contract.changeMemberPermissions,
    { userId: employee.userId, permissions: ['org:view'] },
    owner,
  )
  expect(await industryFor(employee)).toBeUndefined()
  expect(await refusal(app.call(contract.getReports, {}, employee))).toEqual(
    rule(
      'Your permissions in this organization do not include “See reports, as the report visibility allows”. An owner can give it to you.',
    ),
  )
})

test('an invitation that was open gives nobody back what was taken since', async () => {
  const { owner, admin, employee } = await organization()
  const employeeOf = async ({ userId }: Member) =>
    (await membersOf(owner)).find((member) => member.userId === userId)?.employeeId ?? ''
  app.pass(15 * 24 * 3_600_000)
  // The used invitation has run out, so these are new ones, open until they are used.
  const again = await app.ok(contract.resendInvitation, { employeeId: await employeeOf(admin) }, owner)
  const mine = await app.ok(contract.resendInvitation, { employeeId: await employeeOf(employee) }, owner)
  await app.ok(contract.changeMemberRole, { userId: admin.userId, role: 'employee' }, owner)
  await app.ok(contract.removeMember, { userId: employee.userId }, owner)
  const join = (by: Member, code: string | null) =>
    refusal(app.call(contract.joinOrganization, { inviteCode: code ?? '' }, { token: by.token }))
  const ended = rule('This invitation is no longer valid. Ask the person who invited you for a new one.')
  expect(await join(admin, again.result.code)).toEqual(ended)
  expect(await join(employee, mine.result.code)).toEqual(ended)
  expect((await standing(admin))?.role).toBe('employee')
  expect(await standing(employee)).toBeUndefined()
  const { entries } = await app.ok(contract.getAuditLog, { entity: 'invitation' }, owner)
  const revoked = entries.filter(({ action }) => action === 'invitation.revoked')
  expect(revoked.map(({ subject }) => subject).filter((subject) => subject !== null)).toHaveLength(2)
  expect(new Set(revoked.map(({ actor }) => actor?.userId))).toEqual(new Set([owner.userId]))
  const rows = await app.host.database.sql<{ id: string }[]>`
    select id from invitations where org_id = ${owner.orgId ?? ''} and revoked_at is not null`
  expect(rows).toHaveLength(2)
  expect(revoked.map(({ entityId }) => entityId).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})

test('whoever is let in again joined on the day on which they joined first', async () => {
  const { owner, employee } = await organization()
  const of = async () => (await membersOf(owner)).find(({ userId }) => userId === employee.userId)
  const joinedAt = (await of())?.joinedAt ?? ''
  for (let times = 0; times < 2; times += 1) {
    app.pass(2 * 86_400_000)
    await app.ok(contract.removeMember, { userId: employee.userId }, owner)
    await app.ok(contract.restoreMember, { userId: employee.userId }, owner)
    expect(await of()).toMatchObject({ status: 'active', joinedAt })
  }
  expect((await standing(employee))?.joinedAt).toBe(joinedAt)
  const acceptInvitation = async () => {
    const { code } = await invite(owner, { email: employee.email })
    await app.ok(contract.joinOrganization, { inviteCode: code }, { token: employee.token })
  }
  await app.ok(contract.removeMember, { userId: employee.userId }, owner)
  await acceptInvitation()
  expect(await of()).toMatchObject({ status: 'active', joinedAt })
  await app.ok(contract.leaveOrganization, { orgId: owner.orgId }, { token: employee.token })
  await acceptInvitation()
  expect((await of())?.joinedAt).toBe(app.now.toISOString())
})

test('of who was removed it is told when and by whom, as long as they are not back', async () => {
  const { owner, admin, employee } = await organization()
  const of = async () => (await membersOf(owner)).find(({ userId }) => userId === employee.userId)
  expect(await of()).not.toHaveProperty('ended')
  const { user } = await app.ok(contract.getProfile, {}, { token: admin.token })
  app.pass(5 * 86_400_000)
  await app.ok(contract.removeMember, { userId: employee.userId }, admin)
  const ended = { at: app.now.toISOString(), by: user.displayName }
  app.pass(60_000)
  expect(await of()).toMatchObject({ status: 'suspended', ended })
  const { invitations } = await app.ok(contract.listInvitations, {}, owner)
  expect(invitations.filter(({ isRemoved }) => isRemoved).map(({ email }) => email)).toEqual([employee.email])
  await app.ok(contract.restoreMember, { userId: employee.userId }, owner)
  expect(await of()).not.toHaveProperty('ended')
  await app.ok(contract.removeMember, { userId: employee.userId }, owner)
  expect((await of())?.ended?.at).toBe(app.now.toISOString())
})
