import { and, eq } from 'drizzle-orm'
import { audit } from '../../../core/events/audit-entries.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { memberships } from '../../../schema/organizations.ts'

/** Has somebody whose membership others ended be one who left: only an invitation that they accept lets them in again. */
export const recordLeaving = async ({
  tx,
  now,
  org,
  user,
}: Pick<MemberContext, 'tx' | 'now' | 'user'> & { org: { id: string } }): Promise<void> => {
  const left = await tx
    .update(memberships)
    .set({ hasLeft: true })
    .where(
      and(
        eq(memberships.orgId, org.id),
        eq(memberships.userId, user.id),
        eq(memberships.status, 'suspended'),
        eq(memberships.hasLeft, false),
      ),
    )
    .returning({ role: memberships.role })
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    ...left.map((details) => ({
      action: 'membership.left' as const,
      entity: 'membership',
      entityId: user.id,
      details,
    })),
  )
}
