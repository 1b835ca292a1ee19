import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { Permission } from '../../../../contract/rights/permissions.ts'
import { testApp } from '../../../testing/app.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newStaff: organization, invite, audited, organizationsOfUser } = organizationsOf(app)

const refusal = async (answer: ReturnType<typeof app.call>) => {
  const { status, body } = await answer
  return [status, body['code'], body['error']]
}
const rule = (sentence: string) => [400, 'BUSINESS_LOGIC_ERROR', sentence]
const missing = (sentence: string) => [404, 'NOT_FOUND', sentence]

const membersOf = async (by: Member) => (await app.ok(contract.listMembers, {}, by)).members
const adminsOf = async (by: Member) =>
  (await app.ok(contract.listAdmins, {}, by)).admins.map(({ userId, role }) => [userId, role])

/** What somebody may do as the next call sees it. */
const standing = async ({ token, orgId }: Member) =>
  (await organizationsOfUser(token)).find((organization) => organization.orgId === orgId)

test('members are listed with what they hold, by name, page by page', async () => {
  const { owner, admin, other, employee } = await organization()
  const { members } = await app.ok(contract.listMembers, {}, owner)
  expect(
    Object.fromEntries(members.map(({ userId, role, status }) => [userId, `${status} ${role}`])),
  ).toEqual({
    [owner.userId]: 'active owner',
    [admin.userId]: 'active admin',
    [other.userId]: 'active admin',
    [employee.userId]: 'active employee',
  })
  expect(members.find(({ userId }) => userId === owner.userId)).toMatchObject({
    email: owner.email,
    permissions: ['all'],
    explicitPermissions: null,
    hasLeft: false,
    employeeId: null,
  })
  expect(members.find(({ userId }) => userId === employee.userId)?.employeeId).toEqual(expect.any(String))

  const first = await app.ok(contract.listMembers, { limit: 3 }, owner)
  const rest = await app.ok(contract.listMembers, { limit: 3, after: first.next ?? '' }, owner)
  const byId = (list: readonly { userId: string }[]) =>
    list.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
  expect(byId([...first.members, ...rest.members])).toEqual(byId(members))
  expect(rest.next).toBeNull()
})

test('the admins list is what the memberships say, in the order in which they became so', async () => {
  const { owner, admin, other, employee } = await organization()
  expect(await adminsOf(owner)).toEqual([
    [owner.userId, 'owner'],
    [admin.userId, 'admin'],
    [other.userId, 'admin'],
  ])
  app.pass(1000)
  await app.ok(contract.changeMemberRole, { userId: employee.userId, role: 'admin' }, owner)
  await app.ok(contract.removeAdmin, { userId: admin.userId }, owner)
  await app.ok(contract.removeMember, { userId: other.userId }, owner)
  const { admins } = await app.ok(contract.listAdmins, {}, owner)
  expect(admins).toMatchObject([
    { userId: owner.userId, email: owner.email, role: 'owner' },
    { userId: employee.userId, email: employee.email, role: 'admin', addedAt: app.now.toISOString() },
  ])
  // Whoever has to ask one of them knows them by name.
  const { members } = await app.ok(contract.listMembers, {}, owner)
  const nameOf = new Map(members.map(({ userId, name }) => [userId, name]))
  expect(admins.map(({ name }) => name)).toEqual(admins.map(({ userId }) => nameOf.get(userId)))
  expect(admins.every(({ name }) => name !== '')).toBe(true)
  const [first] = admins
  const page = await app.ok(contract.listAdmins, { limit: 1 }, owner)
  expect(page).toEqual({ admins: [first], next: owner.userId })
  expect(await app.ok(contract.listAdmins, { after: owner.userId }, owner)).toEqual({
    admins: admins.slice(1),
    next: null,
  })
})

test('only owners change roles, never an owner’s, and only to what can be given', async () => {
  const { owner, admin, employee } = await organization()
  const change = (by: Member, userId: string, role: string) =>
    refusal(app.call(contract.changeMemberRole, { userId, role }, by))
  const onlyOwners = rule('Only owners can change user roles')
  expect(await change(admin, employee.userId, 'admin')).toEqual(onlyOwners)
  expect(await change(employee, employee.userId, 'admin')).toEqual(onlyOwners)
  expect(await change(admin, owner.userId, 'employee')).toEqual(onlyOwners)
  expect(await change(owner, owner.userId, 'employee')).toEqual(rule('Cannot change owner role'))
  expect(await change(owner, 'nobody', 'admin')).toEqual(missing('Membership not found: nobody'))
  expect(await change(owner, employee.userId, 'owner')).toEqual([
    400,
    'VALIDATION_ERROR',
    'You can make a member an admin or employee. To make them the owner, transfer ownership.',
  ])
  expect(await refusal(app.call(contract.removeAdmin, { userId: admin.userId }, admin))).toEqual(onlyOwners)
  expect(await refusal(app.call(contract.removeAdmin, { userId: owner.userId }, owner))).toEqual(
    rule('Cannot remove organization owner'),
  )
  expect(await refusal(app.call(contract.removeAdmin, { userId: employee.userId }, owner))).toEqual(
    missing(`Admin not found: ${employee.userId}`),
  )
  expect((await standing(employee))?.role).toBe('employee')
})

test('a role that changes brings its own permissions at the next call', async () => {
  const { owner, employee } = await organization()
  const permitted = { userId: employee.userId, permissions: ['org:view' as const] }
  await app.ok(contract.changeMemberPermissions, permitted, owner)
  const { member } = await app.ok(
    contract.changeMemberRole,
    { userId: employee.userId, role: 'admin' },
    owner,
  )
  expect(member).toMatchObject({ role: 'admin', explicitPermissions: null })
  expect(member.permissions).toContain('employee:invite')
  await app.ok(contract.getAuditLog, {}, employee)
  await app.ok(contract.changeMemberRole, { userId: employee.userId, role: 'employee' }, owner)
  expect((await app.call(contract.getAuditLog, {}, employee)).status).toBe(400)
  // The same role again is no change and leaves no entry.
  await app.ok(contract.changeMemberRole, { userId: employee.userId, role: 'employee' }, owner)
  expect((await audited(owner.orgId)).slice(-3)).toEqual([
    'membership.permissions_changed',
    'membership.role_changed',
    'membership.role_changed',
  ])
})

test('only owners change permissions, never an owner’s; the list replaces the role’s', async () => {
  const { owner, admin, employee } = await organization()
  const change = (by: Member, userId: string, list: string[] | null) =>
    refusal(app.call(contract.changeMemberPermissions, { userId, permissions: list }, by))
  const onlyOwners = rule('Only owners can change user permissions')
  expect(await change(admin, employee.userId, ['org:view'])).toEqual(onlyOwners)
  expect(await change(employee, employee.userId, ['all'])).toEqual(onlyOwners)
  expect(await change(owner, owner.userId, [])).toEqual(rule('Cannot change owner permissions'))
  expect(await change(owner, 'nobody', [])).toEqual(missing('Membership not found: nobody'))
  expect(await change(owner, employee.userId, ['org:fly'])).toEqual([
    400,
    'VALIDATION_ERROR',
    'Muster has no such permission.',
  ])

  const give = async (list: Permission[] | ['all'] | null) =>
    (await app.ok(contract.changeMemberPermissions, { userId: employee.userId, permissions: list }, owner))
      .member
  expect(await give(['submission:view', 'submission:view'])).toMatchObject({
    role: 'employee',
    permissions: ['submission:view'],
  })
  await app.ok(contract.getSubmissions, {}, employee)
  expect((await app.call(contract.getOrgData, {}, employee)).body['error']).toBe(
    'Your permissions in this organization do not include “See the organization”. An owner can give it to you.',
  )
  await give(['all'])
  await app.ok(contract.getAuditLog, {}, employee)
  // 'all' is not ownership: roles stay the owner's to change.
  expect(await change(employee, admin.userId, [])).toEqual(onlyOwners)
  await give([])
  expect((await app.call(contract.getEmployees, {}, employee)).status).toBe(400)
  expect((await give(null)).permissions).toContain('chat:use')
})

test('whoever is removed is out at the next call, keeps their answers, and can be let in again', async () => {
  const { owner, admin, other, employee } = await organization()
  const remove = (by: Member, userId: string) => refusal(app.call(contract.removeMember, { userId }, by))
  const onlyAdmins = rule('Only admins can remove members')
  expect(await remove(employee, admin.userId)).toEqual(onlyAdmins)
  expect(await remove(employee, employee.userId)).toEqual(onlyAdmins)
  expect(await remove(admin, owner.userId)).toEqual(rule('Cannot remove owner from organization'))
  expect(await remove(owner, owner.userId)).toEqual(rule('Cannot remove owner from organization'))
  expect(await remove(admin, 'nobody')).toEqual(missing('Membership not found: nobody'))

  await app.ok(contract.removeMember, { userId: employee.userId }, admin)
  await app.ok(contract.removeMember, { userId: employee.userId }, admin)
  expect((await app.call(contract.getOrgData, {}, employee)).status).toBe(403)
  expect(await standing(employee)).toBeUndefined()
  const removed = (await membersOf(owner)).find(({ userId }) => userId === employee.userId)
  expect(removed).toMatchObject({ status: 'suspended' })
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  expect(employees.map(({ id }) => id)).toContain(removed?.employeeId)
  expect(
    await refusal(app.call(contract.changeMemberRole, { userId: employee.userId, role: 'admin' }, owner)),
  ).toEqual(missing(`Membership not found: ${employee.userId}`))

  await app.ok(contract.removeMember, { userId: other.userId }, admin)
  // It would make an employee of an admin, which is an owner's to do.
  expect(await refusal(app.call(contract.restoreMember, { userId: other.userId }, admin))).toEqual(
    rule('Only owners can change user roles'),
  )
  const { member } = await app.ok(contract.restoreMember, { userId: other.userId }, owner)
  expect(member).toMatchObject({ status: 'active', role: 'employee', explicitPermissions: null })
  expect((await standing(other))?.role).toBe('employee')
  expect(await refusal(app.call(contract.restoreMember, { userId: 'nobody' }, admin))).toEqual(
    missing('Membership not found: nobody'),
  )
  expect((await audited(owner.orgId)).slice(-3)).toEqual([
    'membership.removed',
    'membership.removed',
    'membership.reactivated',
  ])
})

test('a member leaves by themselves, whatever they may do; an owner cannot', async () => {
  const { owner, employee } = await organization()
  const leave = (by: Member) => app.call(contract.leaveOrganization, { orgId: by.orgId }, { token: by.token })
  await app.ok(contract.changeMemberPermissions, { userId: employee.userId, permissions: [] }, owner)
  expect((await leave(employee)).status).toBe(200)
  expect((await app.call(contract.getOrgData, {}, employee)).status).toBe(403)
  expect(await refusal(leave(employee))).toEqual(missing(`Membership not found: ${owner.orgId}`))
  expect(await refusal(leave(owner))).toEqual(rule('Cannot remove owner from organization'))
  const { code } = await invite(owner, { email: employee.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, employee)
  expect((await standing(employee))?.status).toBe('active')
})

test('somebody without a membership changes nothing', async () => {
  const { owner, employee } = await organization()
  const stranger = { ...(await signUp(app.host)), orgId: owner.orgId }
  expect((await app.call(contract.removeMember, { userId: employee.userId }, stranger)).status).toBe(403)
  expect(
    (await app.call(contract.leaveOrganization, { orgId: owner.orgId }, { token: stranger.token })).status,
  ).toBe(404)
})

test('a list that an owner gave is not wiped by removing and letting in again', async () => {
  const { owner, admin, employee } = await organization()
  await app.ok(contract.changeMemberPermissions, { userId: employee.userId, permissions: [] }, owner)
  await app.ok(contract.removeMember, { userId: employee.userId }, admin)
  expect(await refusal(app.call(contract.restoreMember, { userId: employee.userId }, admin))).toEqual(
    rule('Only owners can change user permissions'),
  )
})
