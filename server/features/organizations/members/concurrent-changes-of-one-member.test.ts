import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { type Answer, testApp } from '../../../testing/app.ts'
import { callConcurrently } from '../../../testing/concurrent-calls.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, invite, join } = organizationsOf(app)
const sql = () => app.host.database.sql

/** Somebody to whom two things happen at once. */
type Scene = {
  owner: Member
  admin: Member
  member: Member
  employeeId: string
  /** Of an invitation that waits for them; empty where none does. */
  code: string
  invitationId: string
}

const sceneOf = async (owner: Member, member: Member): Promise<Scene> => {
  await sql()`update users set is_email_verified = true where id = ${member.userId}`
  const [person] = await sql()`
    select e.id, i.id as invitation from employees e join invitations i on i.employee_id = e.id and i.is_latest
    where e.org_id = ${owner.orgId} and e.email = ${member.email}`
  const invitationId = String(person?.['invitation'])
  const code = app.host.secrets.handedCode(invitationId)
  return {
    owner,
    admin: await join(owner, 'admin'),
    member,
    employeeId: String(person?.['id']),
    code,
    invitationId,
  }
}

const given = {
  'an admin': async () => {
    const owner = await newOwner()
    return sceneOf(owner, await join(owner, 'admin'))
  },
  'a removed member whom the owner invites as an admin': async () => {
    const owner = await newOwner()
    const member = await join(owner)
    await app.ok(contract.removeMember, { userId: member.userId }, owner)
    await invite(owner, { email: member.email, membershipRole: 'admin' })
    return sceneOf(owner, member)
  },
  'somebody invited': async () => {
    const owner = await newOwner()
    const person = await signUp(app.host)
    await invite(owner, { email: person.email })
    return sceneOf(owner, { ...person, orgId: owner.orgId })
  },
  'an employee recorded as an owner': async () => {
    const owner = await newOwner()
    const scene = await sceneOf(owner, await join(owner))
    await sql()`update employees set role = 'Owner' where id = ${scene.employeeId}`
    return scene
  },
}

const acts = {
  removeAdmin: ({ owner, member: { userId } }: Scene) => app.call(contract.removeAdmin, { userId }, owner),
  transfer: ({ owner, member: { userId } }: Scene) => app.call(contract.transferOwnership, { userId }, owner),
  makeEmployee: ({ owner, member: { userId } }: Scene) =>
    app.call(contract.changeMemberRole, { userId, role: 'employee' }, owner),
  giveList: ({ owner, member: { userId } }: Scene) =>
    app.call(contract.changeMemberPermissions, { userId, permissions: ['employee:view'] }, owner),
  remove: ({ admin, member: { userId } }: Scene) => app.call(contract.removeMember, { userId }, admin),
  restore: ({ admin, member: { userId } }: Scene) => app.call(contract.restoreMember, { userId }, admin),
  takeOffList: ({ owner, employeeId }: Scene) => app.call(contract.deleteEmployee, { employeeId }, owner),
  revoke: ({ owner, employeeId }: Scene) => app.call(contract.revokeInvitation, { employeeId }, owner),
  migrate: ({ owner }: Scene) => app.call(contract.migrateOwnersFromEmployees, {}, owner),
  dissolve: ({ owner }: Scene) => app.call(contract.deleteOrganization, { name: 'Tide & Co' }, owner),
  leave: ({ member }: Scene) => app.call(contract.leaveOrganization, { orgId: member.orgId }, member),
  deleteAccount: ({ member: { token, email } }: Scene) =>
    app.call(contract.deleteAccount, { email }, { token }),
  join: ({ member: { token }, code }: Scene) =>
    app.call(contract.joinOrganization, { inviteCode: code }, { token }),
  accept: ({ member: { token }, invitationId }: Scene) =>
    app.call(contract.acceptInvitation, { invitationId }, { token }),
} satisfies Record<string, (scene: Scene) => Promise<Answer>>

/** Two at once, and what may come of it: their statuses, and what the member is then. */
type Pair = readonly [keyof typeof acts, keyof typeof acts, ...outcomes: string[]]

const pairs: Record<keyof typeof given, readonly Pair[]> = {
  'an admin': [
    ['removeAdmin', 'transfer', '200 200 owner active', '400 200 owner active'],
    ['removeAdmin', 'remove', '200 200 employee suspended', '404 200 admin suspended'],
    ['removeAdmin', 'leave', '200 200 employee left', '404 200 admin left'],
    ['removeAdmin', 'deleteAccount', '200 200 employee left', '404 200 admin left'],
    ['removeAdmin', 'makeEmployee', '200 200 employee active', '404 200 employee active'],
    ['removeAdmin', 'giveList', '200 200 employee active'],
    ['deleteAccount', 'remove', '200 200 admin left'],
    ['deleteAccount', 'makeEmployee', '200 404 admin left', '200 200 employee left'],
    ['deleteAccount', 'transfer', '200 404 admin left', '400 200 owner active'],
  ],
  'a removed member whom the owner invites as an admin': [
    ['restore', 'join', '200 400 employee active', '200 200 admin active'],
    ['restore', 'accept', '200 400 employee active', '200 404 employee active', '200 200 admin active'],
    ['restore', 'remove', '200 200 employee suspended', '200 200 employee active'],
    ['restore', 'deleteAccount', '200 200 employee left', '400 200 employee left'],
    ['restore', 'takeOffList', '200 200 employee suspended', '200 200 employee active'],
  ],
  'somebody invited': [
    ['join', 'remove', '200 404 employee active', '200 200 employee suspended'],
    ['join', 'revoke', '200 400 employee active', '400 200 none'],
    ['join', 'takeOffList', '200 200 employee suspended', '400 200 none', '404 200 none'],
    ['join', 'deleteAccount', '200 200 employee left', '401 200 none'],
    ['join', 'dissolve', '200 200 none', '404 200 none'],
    ['accept', 'revoke', '200 400 employee active', '400 200 none', '404 200 none'],
    ['accept', 'deleteAccount', '200 200 employee left', '401 200 none'],
    ['accept', 'dissolve', '200 200 none', '404 200 none'],
  ],
  'an employee recorded as an owner': [
    ['migrate', 'remove', '200 200 admin suspended', '200 200 employee suspended'],
    ['migrate', 'makeEmployee', '200 200 employee active', '200 200 admin active'],
    ['migrate', 'transfer', '200 200 owner active', '400 200 owner active'],
    ['migrate', 'removeAdmin', '200 200 employee active', '200 404 admin active'],
    ['migrate', 'takeOffList', '200 200 admin active', '200 200 employee suspended'],
    ['migrate', 'deleteAccount', '200 200 admin left', '200 200 employee left'],
  ],
}

const standingOf = async ({ orgId, userId }: Member): Promise<string> => {
  const [row] = await sql()`
    select role, case when has_left then 'left' else status end as status from memberships
    where org_id = ${orgId} and user_id = ${userId}`
  return row ? `${row['role']} ${row['status']}` : 'none'
}

/** The owners that memberships say, and the one that the organization names: always the same one. */
const requireOneOwner = async (orgId: string) => {
  const organizations = await sql()`select owner_id from organizations where id = ${orgId}`
  const owners = await sql()`
    select user_id from memberships where org_id = ${orgId} and role = 'owner' and status = 'active'`
  expect(owners.map(({ user_id: id }) => id)).toEqual(organizations.map(({ owner_id: id }) => id))
}

const givens = [
  'an admin',
  'a removed member whom the owner invites as an admin',
  'somebody invited',
  'an employee recorded as an owner',
] as const

describe.each(givens)('of %s', (kind) => {
  const inBothOrders = pairs[kind].flatMap(([one, other, ...outcomes]) => [
    { first: one, second: other, outcomes, isTurned: false },
    { first: other, second: one, outcomes, isTurned: true },
  ])
  test.each(inBothOrders)('$first and $second at once', async ({ first, second, outcomes, isTurned }) => {
    const scene = await given[kind]()
    const answers = await callConcurrently(app, scene.owner.orgId, [
      () => acts[first](scene),
      () => acts[second](scene),
    ])
    const statuses = answers.map(({ status }) => status)
    const outcome = [...(isTurned ? statuses.toReversed() : statuses), await standingOf(scene.member)]
    expect(outcomes).toContain(outcome.join(' '))
    await requireOneOwner(scene.owner.orgId)
  })
})
