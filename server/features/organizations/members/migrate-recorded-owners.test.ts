import { sql, type SQL } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, join, audited, auditOf, organizationsOfUser, suspend } = organizationsOf(app)

const roleOf = async ({ token }: Member) => (await organizationsOfUser(token))[0]?.role

test('employees recorded as owners become admins once', async () => {
  const owner = await newOwner()
  const employee = await join(owner)
  const removed = await join(owner)
  const known = await signUp(app.host)
  const unverified = await signUp(app.host)
  await asSystem(app.host.database.db, async (tx) => {
    await tx.execute(sql`update users set is_email_verified = true where id = ${known.userId}`)
    await tx.execute(
      sql`update employees set role = ' Owner ' where org_id = ${owner.orgId} and user_id in (${employee.userId}, ${removed.userId})`,
    )
  })
  for (const { email } of [known, unverified, { email: app.freshEmail() }, { email: owner.email }]) {
    await app.ok(
      contract.upsertEmployee,
      { employeeData: { email, name: 'Ada Lovelace', role: 'owner', replaceName: true } },
      owner,
    )
  }
  await suspend(owner.orgId, removed.userId)

  const before = await audited(owner.orgId)
  expect(await app.ok(contract.listRecordedOwners, {}, owner)).toEqual({
    count: 1,
    people: [{ userId: employee.userId, name: 'Grace Hopper', email: employee.email }],
  })
  expect(await roleOf(employee)).toBe('employee')
  expect(await audited(owner.orgId)).toEqual(before)

  expect(await app.ok(contract.migrateOwnersFromEmployees, {}, owner)).toEqual({ migrated: 1 })
  const { admins } = await app.ok(contract.listAdmins, {}, owner)
  expect(Object.fromEntries(admins.map(({ userId, role }) => [userId, role]))).toEqual({
    [owner.userId]: 'owner',
    [employee.userId]: 'admin',
  })
  // Whoever has an account and has not joined is not told of.
  const { members } = await app.ok(contract.listMembers, {}, owner)
  expect(members.map(({ userId }) => userId)).not.toContain(known.userId)
  const told = (await auditOf(owner.orgId)).slice(-2)
  expect(told.at(-1)).toMatchObject({ action: 'membership.role_changed', actor: owner.userId })
  const entries = await audited(owner.orgId)
  expect(await app.ok(contract.listRecordedOwners, {}, owner)).toEqual({ count: 0, people: [] })
  expect(await app.ok(contract.migrateOwnersFromEmployees, {}, owner)).toEqual({ migrated: 0 })
  expect(await audited(owner.orgId)).toEqual(entries)
})

test('an employee who holds admin:manage makes others admins, and not themselves by their own title', async () => {
  const owner = await newOwner()
  const trusted = await join(owner)
  const other = await join(owner)
  const permissions = ['admin:manage' as const, 'employee:edit' as const]
  await app.ok(contract.changeMemberPermissions, { userId: trusted.userId, permissions }, owner)
  for (const { email } of [trusted, other]) {
    await app.ok(
      contract.upsertEmployee,
      { employeeData: { email, name: 'Ada Lovelace', role: 'Owner' } },
      trusted,
    )
  }
  expect(await app.ok(contract.listRecordedOwners, {}, trusted)).toMatchObject({
    count: 1,
    people: [{ userId: other.userId }],
  })
  expect(await app.ok(contract.migrateOwnersFromEmployees, {}, trusted)).toEqual({ migrated: 1 })
  expect([await roleOf(trusted), await roleOf(other)]).toEqual(['employee', 'admin'])
})

test('an account with two records counts once, and stays the one that it is linked to', async () => {
  const owner = await newOwner()
  const { userId, email } = await join(owner)
  const oldEmail = app.freshEmail()
  const change = (change: SQL) => asSystem(app.host.database.db, (tx) => tx.execute(change))
  await change(
    sql`update employees set email = ${oldEmail}, role = 'owner' where org_id = ${owner.orgId} and user_id = ${userId}`,
  )
  await change(sql`update users set is_email_verified = true where id = ${userId}`)
  const record = { email, name: 'Ada Lovelace', role: 'owner', replaceName: true }
  const { employee: other } = await app.ok(contract.upsertEmployee, { employeeData: record }, owner)
  expect(await app.ok(contract.listRecordedOwners, {}, owner)).toMatchObject({ count: 1 })
  expect(await app.ok(contract.migrateOwnersFromEmployees, {}, owner)).toEqual({ migrated: 1 })
  const { members } = await app.ok(contract.listMembers, {}, owner)
  const member = members.find((one) => one.userId === userId)
  expect(member).toMatchObject({ role: 'admin', employeeId: expect.any(String) })
  expect(member?.employeeId).not.toBe(other.id)
})

test('of many who are recorded as owners the first are named, and all are counted', async () => {
  const owner = await newOwner()
  await asSystem(app.host.database.db, async (tx) => {
    await tx.execute(sql`
      insert into users (id, email, display_name, created_at, updated_at)
      select ${owner.orgId} || n, ${owner.orgId} || n || '@example.test', 'Owner ' || chr(64 + n), now(), now() from generate_series(1, 25) n`)
    await tx.execute(sql`
      insert into memberships (org_id, user_id, role, joined_at, status)
      select ${owner.orgId}, ${owner.orgId} || n, 'employee', now(), 'active' from generate_series(1, 25) n`)
    await tx.execute(sql`
      insert into employees (org_id, id, user_id, name, email, role, department, status, joined_at)
      select ${owner.orgId}, ${owner.orgId} || n, ${owner.orgId} || n, 'Owner', n || '@example.test', 'owner', 'General', 'active', now() from generate_series(1, 25) n`)
  })
  const { count, people } = await app.ok(contract.listRecordedOwners, {}, owner)
  expect([count, people.length, people[0]?.name, people.at(-1)?.name]).toEqual([25, 20, 'Owner A', 'Owner T'])
  expect(await app.ok(contract.migrateOwnersFromEmployees, {}, owner)).toEqual({ migrated: 25 })
})
