import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, newStaff, join, invite, organizationsOfUser } = organizationsOf(app)
const migration = new URL('../../../migrations/0072_first_days_of_before.sql', import.meta.url)

const day = 86_400_000
const dayOf = async (who: Member, by: Member) =>
  (await app.ok(contract.listMembers, {}, by)).members.find(({ userId }) => userId === who.userId)?.joinedAt

const removeAndRestore = async (who: Member, by: Member) => {
  app.pass(day)
  await app.ok(contract.removeMember, { userId: who.userId }, by)
  app.pass(day)
  await app.ok(contract.restoreMember, { userId: who.userId }, by)
}
const leave = ({ orgId, token }: Member) => app.ok(contract.leaveOrganization, { orgId }, { token })
const comeBack = async ({ email, token }: Member, owner: Member) => {
  app.pass(day)
  const { code } = await invite(owner, { email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, { token })
  return app.now.toISOString()
}

test('organizations stand in the order of the days of joining that are told', async () => {
  const first = await newOwner('First')
  const member = await join(first)
  app.pass(day)
  const second = await newOwner('Second')
  const { code } = await invite(second, { email: member.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, { token: member.token })
  await removeAndRestore(member, first)
  const order = [second.orgId, first.orgId]
  const { token } = member
  const listed = await organizationsOfUser(token)
  expect(listed.map(({ orgId }) => orgId)).toEqual(order)
  expect(listed.map(({ joinedAt }) => joinedAt)).toEqual(
    listed
      .map(({ joinedAt }) => joinedAt)
      .toSorted()
      .toReversed(),
  )
  const { memberships } = await app.ok(contract.getUserWithMemberships, {}, { token })
  expect(memberships.map(({ orgId }) => orgId)).toEqual(order)
  const { data } = await app.ok(contract.exportMyData, {}, { token })
  expect(data.memberships.map(({ orgId }) => orgId)).toEqual(order)
})

test('of those who were let in again before it was kept, the day of joining is what the audit log knows', async () => {
  const { owner: founder, admin, other, employee } = await newStaff()
  const { orgId } = founder
  const joined = await dayOf(employee, founder)
  const founded = await dayOf(founder, founder)
  const [stays, forgotten] = [await join(founder), await join(founder)]
  const stayed = await dayOf(stays, founder)

  await removeAndRestore(employee, founder)
  await removeAndRestore(employee, founder)
  await removeAndRestore(forgotten, founder)
  await app.ok(contract.transferOwnership, { userId: admin.userId }, founder)
  const owner = admin
  await removeAndRestore(founder, owner)
  await leave(other)
  const came = await comeBack(other, owner)
  await removeAndRestore(other, owner)

  const { sql } = app.host.database
  const [row] = await sql<{ at: Date }[]>`
    select joined_at as at from memberships where org_id = ${orgId} and user_id = ${forgotten.userId}`
  await sql`update memberships set first_joined_at = null where org_id = ${orgId}`
  await sql`delete from audit_entries where org_id = ${orgId} and entity_id = ${forgotten.userId} and action = 'membership.created'`
  expect(await dayOf(employee, owner)).not.toBe(joined)

  await sql.unsafe(await readFile(migration, 'utf8'))
  expect(await dayOf(employee, owner)).toBe(joined)
  expect(await dayOf(founder, owner)).toBe(founded)
  expect(await dayOf(other, owner)).toBe(came)
  expect(await dayOf(stays, owner)).toBe(stayed)
  expect(await dayOf(forgotten, owner)).toBe(row?.at.toISOString())
  const kept = await sql<{ user_id: string }[]>`
    select user_id from memberships where org_id = ${orgId} and first_joined_at is not null`
  expect(kept.map(({ user_id }) => user_id).toSorted()).toEqual(
    [employee.userId, founder.userId, other.userId].toSorted(),
  )
})
