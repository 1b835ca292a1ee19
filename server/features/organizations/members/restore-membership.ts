import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { audit } from '../../../core/events/audit-entries.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { afterCommit } from '../../../core/database/transaction.ts'
import { publishEvent } from '../../outbox/publish-event.ts'
import { memberships } from '../../../schema/organizations.ts'
import { notifyMembershipChange } from './notify-membership-change.ts'

/**
 * Undoes the end of a membership, with the role and permissions that it had. A membership that has been renewed since
 * (`joinedAt` identifies it), or that the member has left themselves, stays as it is.
 */
export const restoreMembership = async (
  context: Pick<MemberContext, 'tx' | 'now' | 'org' | 'user' | 'host'>,
  { userId, joinedAt }: { userId: string; joinedAt: Date },
): Promise<void> => {
  const { tx, now, org, user, host } = context
  const back = await tx
    .update(memberships)
    .set({ status: 'active' })
    .where(
      and(
        eq(memberships.orgId, org.id),
        eq(memberships.userId, userId),
        eq(memberships.status, 'suspended'),
        eq(memberships.hasLeft, false),
        eq(memberships.joinedAt, joinedAt),
      ),
    )
    .returning({ role: memberships.role })
  const [membership] = back
  if (!membership) return
  const id = newId()
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { id, action: 'membership.reactivated', entity: 'membership', entityId: userId, details: membership },
  )
  const data = { userId, change: 'joined', ...membership } as const
  await publishEvent({ tx, now, orgId: org.id, host }, { type: 'member.changed', data })
  if (userId !== user.id) {
    const change = { what: 'let-in', role: membership.role } as const
    await notifyMembershipChange(context, { userId, change }, id)
  }
  afterCommit(tx, () => host.changes.wake(org.id))
}
