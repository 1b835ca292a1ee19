import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { singleLine } from '../../../../contract/shapes/fields.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { missingPermissionMessage } from '../../../core/auth/caller.ts'
import { invalid, notFound, ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { endBilling } from '../../billing/billing-account.ts'
import { removeImage } from '../../images/remove-image.ts'
import { eraseMails } from './erase-mails.ts'
import { changeMembership } from '../members/change-membership.ts'
import { lockedMembers } from '../members/locked-members.ts'
import { organizations } from '../../../schema/organizations.ts'
import { notifyDeletion } from './notify-deletion.ts'
import { notifyMembershipChange } from '../members/notify-membership-change.ts'

/**
 * Makes an active member the owner; the old one stays as an admin (docs/members-and-roles.md). There is one owner at
 * every moment. Both are notified by mail: somebody else may have acted in the old owner's session.
 * @throws Failure if the caller is not the owner, or the other user is not an active member or is already the owner.
 */
export const transferOwnership = async (context: MemberContext, userId: string): Promise<void> => {
  const { tx, now, org } = context
  const { actor, target } = await lockedMembers(context, userId, {
    roles: ['owner'],
    others: messages.onlyOwnersTransfer,
  })
  if (target.role === 'owner') throw ruleViolation(messages.alreadyOwner)
  if (target.status !== 'active') throw notFound('Membership', userId)
  const change = { permissions: null, roleSince: now }
  await changeMembership(context, {
    before: actor,
    change: { ...change, role: 'admin' },
    action: 'role_changed',
    isTold: true,
  })
  await changeMembership(context, {
    before: target,
    change: { ...change, role: 'owner' },
    action: 'role_changed',
    isTold: true,
  })
  await tx.update(organizations).set({ ownerId: userId, updatedAt: now }).where(eq(organizations.id, org.id))
  const entryId = newId()
  await audit(
    { tx, now, orgId: org.id, actorUserId: context.user.id },
    {
      id: entryId,
      action: 'organization.ownership_transferred',
      entity: 'organization',
      entityId: org.id,
      details: { ownerId: { from: actor.userId, to: userId } },
    },
  )
  const given = { userId, change: { what: 'given', otherId: actor.userId } } as const
  const gaveAway = { userId: actor.userId, change: { what: 'gave-away', otherId: userId } } as const
  for (const change of [given, gaveAway]) await notifyMembershipChange(context, change, entryId)
}

/**
 * Deletes an organization with its people, answers and reports, for good, and ends its subscription. The audit log
 * keeps the deletion and who did it, and every active member is notified by mail. No other transaction works in the
 * organization at the same time (`isAlone`).
 * @throws Failure VALIDATION_ERROR if the name differs from the stored one.
 */
export const deleteOrganization = async (
  context: MemberContext,
  { name }: { name: string },
): Promise<void> => {
  const { tx, now, org, user, host } = context
  const { actor } = await lockedMembers({ tx, org, user }, user.id)
  if (!can(actor, 'org:delete')) throw ruleViolation(missingPermissionMessage('org:delete'))
  const [stored] = await tx
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  if (stored === undefined || singleLine(stored.name) !== singleLine(name)) {
    throw invalid([{ path: 'name', message: messages.organizationNameDiffers }])
  }
  const entryId = newId()
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { id: entryId, action: 'organization.deleted', entity: 'organization', entityId: org.id },
  )
  await endBilling({ tx, host }, org.id)
  await removeImage({ tx, host }, { collectionName: 'organizations', documentId: org.id })
  // The addresses that it wrote to; no foreign key deletes them.
  await eraseMails({ tx, now }, eq(mails.orgId, org.id))
  await notifyDeletion(context, entryId)
  await tx.delete(organizations).where(eq(organizations.id, org.id))
}
