import { eq } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { can } from '../../../contract/rights.ts'
import { audit } from '../../core/audit.ts'
import { whoMay } from '../../core/caller.ts'
import { invalid, notFound, refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { mails } from '../../core/tables.ts'
import { endBilling } from '../billing/account.ts'
import { removeImage } from '../images/remove.ts'
import { changeMembership } from './change-member.ts'
import { lockedMembers } from './locked-members.ts'
import { organizations } from './tables.ts'

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
