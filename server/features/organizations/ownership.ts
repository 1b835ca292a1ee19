import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../contract/failures.ts'
import { can } from '../../../contract/rights.ts'
import { audit } from '../../core/audit.ts'
import { whoMay } from '../../core/caller.ts'
import { invalid, notFound, refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { mails } from '../../core/tables.ts'
import { endBilling } from '../billing/account.ts'
import { removeImage } from '../images/remove.ts'
import { linkEmployee } from '../people/link-employee.ts'
import { changeMembership } from './change-member.ts'
import { lockedMembers } from './locked-members.ts'
import { admitMember } from './memberships.ts'
import { memberships, organizations } from './tables.ts'

/**
 * Makes an active member the owner; the old one stays as an admin (decisions §6). There is one owner at every moment.
 * @throws Failure where the caller is not the owner, or the other one is no active member or the owner already.
 */
export const transferOwnership = async (context: MemberContext, userId: string): Promise<void> => {
  const { tx, now, org } = context
  const { actor, target } = await lockedMembers(context, userId, {
    roles: ['owner'],
    others: messages.onlyOwnersTransfer,
  })
  if (target.role === 'owner') throw refused(messages.alreadyOwner)
  if (target.status !== 'active') throw notFound('Membership', userId)
  const change = { permissions: null, roleSince: now }
  await changeMembership(context, {
    before: actor,
    change: { ...change, role: 'admin' },
    action: 'role_changed',
  })
  await changeMembership(context, {
    before: target,
    change: { ...change, role: 'owner' },
    action: 'role_changed',
  })
  await tx.update(organizations).set({ ownerId: userId, updatedAt: now }).where(eq(organizations.id, org.id))
  await audit(
    { tx, now, orgId: org.id, actorUserId: context.user.id },
    {
      action: 'organization.ownership_transferred',
      entity: 'organization',
      entityId: org.id,
      details: { ownerId: { from: actor.userId, to: userId } },
    },
  )
}

/**
 * Deletes an organization with its people, answers and reports, for good, and ends its subscription. The audit log
 * keeps that and by whom.
 * @throws Failure VALIDATION_ERROR where the name is not the one that is stored.
 */
export const deleteOrganization = async (
  { tx, now, org, user, host }: MemberContext,
  { name }: { name: string },
): Promise<void> => {
  const { actor } = await lockedMembers({ tx, org, user }, user.id)
  if (!can(actor, 'org:delete')) throw refused(whoMay('org:delete'))
  const [stored] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  if (stored?.name !== name.trim()) {
    throw invalid([{ path: 'name', message: messages.organizationNameDiffers }])
  }
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'organization.deleted', entity: 'organization', entityId: org.id },
  )
  await endBilling({ tx, host }, org.id)
  await removeImage({ tx, host }, { collectionName: 'organizations', documentId: org.id })
  // The addresses that it wrote to; nothing else refers to them.
  await tx.delete(mails).where(eq(mails.orgId, org.id))
  await tx.delete(organizations).where(eq(organizations.id, org.id))
}

const RecordedOwners = z.array(z.object({ employee_id: z.string(), user_id: z.string() }))

/**
 * Employees recorded with the role owner become memberships and admins (decisions §2); run twice it changes nothing.
 * Whoever has not joined is left for the next time, and whoever was removed stays removed: nobody is taken into an
 * organization without having accepted its invitation.
 * @throws Failure 'Only owners can change user roles'
 * @returns how many became admins
 */
export const migrateOwnersFromEmployees = async (context: MemberContext): Promise<number> => {
  const { tx, now, org, user } = context
  // A right to run it is not enough: it gives what only owners give, and a title can be one's own to write.
  await lockedMembers(context, user.id, { roles: ['owner'], others: messages.onlyOwnersChangeRoles })
  const recorded = RecordedOwners.parse([
    ...(await tx.execute(sql`select * from users_recorded_as_owners()`)),
  ])
  const present = await tx.select().from(memberships).where(eq(memberships.orgId, org.id))
  const roleOf = new Map(present.map(({ userId, role }) => [userId, role]))
  const becoming = recorded.filter(({ user_id }) => roleOf.get(user_id) === 'employee')
  for (const { employee_id, user_id } of becoming) {
    await admitMember(
      { tx, now, orgId: org.id },
      { userId: user_id, role: 'admin', permissions: null, by: user.id },
    )
    await linkEmployee(tx, { orgId: org.id, employeeId: employee_id, userId: user_id })
  }
  return becoming.length
}
