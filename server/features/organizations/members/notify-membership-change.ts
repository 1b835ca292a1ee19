import { and, count, eq } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/limits.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import { isWithin } from '../../../core/time/cooldown.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { users } from '../../../schema/accounts.ts'
import type { MembershipMailDetails } from './membership-mail-details.ts'

type Notifying = Pick<MemberContext, 'tx' | 'now' | 'user' | 'host'> & { org: { id: string } }

/**
 * Notifies somebody by mail of a change to their membership. If an owner changes it back and forth, no more than five such
 * mails a day are sent. `entryId`: the audit entry of the change.
 */
export const notifyMembershipChange = async (
  { tx, now, org, user: actor, host }: Notifying,
  { userId, change }: Pick<MembershipMailDetails, 'userId' | 'change'>,
  entryId: string,
): Promise<void> => {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return
  const { email: toAddress } = user
  const [sent] = await tx
    .select({ mails: count() })
    .from(mails)
    .where(
      and(
        eq(mails.orgId, org.id),
        eq(mails.kind, 'membership'),
        eq(mails.toAddress, toAddress),
        isWithin(mails.createdAt, dayMs, now),
      ),
    )
  if ((sent?.mails ?? 0) >= limits.membershipMailsPerDay) return
  const details: MembershipMailDetails = { userId, byUserId: actor.id, change }
  await queueMail(
    { tx, now, host },
    { kind: 'membership', orgId: org.id, toAddress, subjectId: entryId, details },
  )
}
