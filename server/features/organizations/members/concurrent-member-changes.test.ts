import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { type Member, organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newStaff: organization } = organizationsOf(app)

const membersOf = async (by: Member) => (await app.ok(contract.listMembers, {}, by)).members

test('two admins who change one member at once are heard one after the other', async () => {
  const { owner, admin, other, employee } = await organization()
  const answers = await Promise.all([
    app.call(contract.changeMemberRole, { userId: employee.userId, role: 'admin' }, owner),
    app.call(contract.removeMember, { userId: employee.userId }, admin),
    app.call(contract.removeMember, { userId: employee.userId }, other),
    app.call(contract.removeMember, { userId: other.userId }, admin),
    app.call(contract.removeMember, { userId: admin.userId }, other),
  ])
  for (const { status } of answers) expect([200, 403, 404]).toContain(status)
  const left = await membersOf(owner)
  const statusOf = ({ userId }: Member) => left.find((member) => member.userId === userId)?.status
  expect(statusOf(employee)).toBe('suspended')
  // Each took the other out: whoever came second was no longer a member.
  expect(new Set([statusOf(admin), statusOf(other)])).toEqual(new Set(['active', 'suspended']))
})

test('whatever members do at once, one owner stays, and the organization names them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          by: fc.nat(3),
          to: fc.nat(3),
          what: fc.constantFrom('transfer', 'demote', 'remove', 'leave', 'permissions'),
        }),
        { minLength: 2, maxLength: 8 },
      ),
      async (steps) => {
        const { owner, admin, other, employee } = await organization()
        const all = [owner, admin, other, employee]
        await Promise.all(
          steps.map(({ by, to, what }) => {
            const actor = all[by] ?? owner
            const userId = (all[to] ?? owner).userId
            if (what === 'transfer') return app.call(contract.transferOwnership, { userId }, actor)
            if (what === 'remove') return app.call(contract.removeMember, { userId }, actor)
            if (what === 'leave') return app.call(contract.leaveOrganization, { orgId: owner.orgId }, actor)
            if (what === 'permissions')
              return app.call(contract.changeMemberPermissions, { userId, permissions: [] }, actor)
            return app.call(contract.changeMemberRole, { userId, role: 'employee' }, actor)
          }),
        ).then((answers) => answers.forEach(({ status }) => expect(status).toBeLessThan(500)))
        const owners = await asSystem(app.host.database.db, async (tx) => [
          ...(await tx.execute(sql`
            select m.user_id as member, o.owner_id as named from organizations o
            join memberships m on m.org_id = o.id and m.role = 'owner' and m.status = 'active'
            where o.id = ${owner.orgId}`)),
        ])
        expect(owners).toHaveLength(1)
        expect(owners[0]?.['member']).toBe(owners[0]?.['named'])
      },
    ),
    { numRuns: 6 },
  )
})
