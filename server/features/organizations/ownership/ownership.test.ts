import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, join, invite, audited, organizationsOfUser, orgOf, suspend } = organizationsOf(app)

const refusal = async (answer: ReturnType<typeof app.call>) => {
  const { status, body } = await answer
  return [status, body['code'], body['error']]
}
const rule = (sentence: string) => [400, 'BUSINESS_LOGIC_ERROR', sentence]
const roleOf = async ({ token }: Member) => (await organizationsOfUser(token))[0]?.role

/**
 * How many rows of any table belong to an organization, left aside the history of what was done and what tells of its
 * deletion.
 */
const rowsOf = (orgId: string) =>
  asSystem(app.host.database.db, async (tx) => {
    const tables = await tx.execute(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'org_id'
        and table_name not in ('audit_entries', 'changes', 'deleted_organizations')`)
    const counts = await Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await tx.execute(
          sql`select count(*)::int as n from ${sql.identifier(String(name))} t
            where org_id = ${orgId} and to_jsonb(t) ->> 'kind' is distinct from 'organization-deleted'`,
        )
        return Number(row?.['n'])
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  })

test('ownership is given to an active member by the owner only, who stays as an admin', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const employee = await join(owner)
  const transfer = (by: Member, userId: string) =>
    refusal(app.call(contract.transferOwnership, { userId }, by))
  const onlyTheOwner = rule('Only the owner can transfer ownership.')
  expect(await transfer(admin, admin.userId)).toEqual(onlyTheOwner)
  expect(await transfer(employee, employee.userId)).toEqual(onlyTheOwner)
  expect(await transfer(owner, owner.userId)).toEqual(rule('This person is already the owner.'))
  expect(await transfer(owner, 'nobody')).toEqual([404, 'NOT_FOUND', 'Membership not found: nobody'])
  await suspend(owner.orgId, employee.userId)
  expect(await transfer(owner, employee.userId)).toEqual([
    404,
    'NOT_FOUND',
    `Membership not found: ${employee.userId}`,
  ])

  await app.ok(contract.transferOwnership, { userId: admin.userId }, owner)
  expect([await roleOf(owner), await roleOf(admin)]).toEqual(['admin', 'owner'])
  expect((await orgOf(admin)).ownerId).toBe(admin.userId)
  expect((await audited(owner.orgId)).slice(-3)).toEqual([
    'membership.role_changed',
    'membership.role_changed',
    'organization.ownership_transferred',
  ])
  // Whoever gave it away may leave now, and whoever has it may not.
  await app.ok(contract.leaveOrganization, { orgId: owner.orgId }, owner)
  expect(await refusal(app.call(contract.leaveOrganization, { orgId: owner.orgId }, admin))).toEqual(
    rule('Cannot remove owner from organization'),
  )
})

test('an organization is deleted by its name, with all that it holds, and nothing of another', async () => {
  const owner = await newOwner('Tide & Co')
  const admin = await join(owner, 'admin')
  const { code } = await invite(owner)
  const other = await newOwner('Tide & Co')
  await join(other)
  const otherRows = await rowsOf(other.orgId)
  expect(await rowsOf(owner.orgId)).toBeGreaterThan(3)

  expect(await refusal(app.call(contract.deleteOrganization, { name: 'Tide' }, owner))).toEqual([
    400,
    'VALIDATION_ERROR',
    'Nothing was deleted. To delete the organization, type its name exactly as shown.',
  ])
  expect((await app.call(contract.deleteOrganization, { name: 'Tide & Co' }, admin)).body['error']).toBe(
    'Your permissions in this organization do not include “Delete the organization”. An owner can give it to you.',
  )
  expect(await organizationsOfUser(owner.token)).toHaveLength(1)

  await app.ok(contract.deleteOrganization, { name: ' Tide & Co ' }, owner)
  expect(await rowsOf(owner.orgId)).toBe(0)
  expect(await rowsOf(other.orgId)).toBe(otherRows)
  expect(await organizationsOfUser(admin.token)).toEqual([])
  expect((await app.call(contract.getOrgData, {}, admin)).status).toBe(403)
  expect((await app.call(contract.getInvitationStatus, { code })).status).toBe(404)
  expect((await audited(owner.orgId)).at(-1)).toBe('organization.deleted')
})
