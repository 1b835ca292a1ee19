import { and, count, eq } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/fields.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import { isWithin } from '../../../core/time/cooldown.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { users } from '../../../schema/accounts.ts'

/**
 * Tells somebody by mail what was done about their membership, as an entry of the audit log says it. An owner who goes
 * to and fro does not fill a mailbox: after five such mails of a day the last word is in the organization alone.
 */
export const notifyMembershipChange = async (
  { tx, now, org, host }: Pick<MemberContext, 'tx' | 'now' | 'host'> & { org: { id: string } },
  userId: string,
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
  await queueMail({ tx, now, host }, { kind: 'membership', orgId: org.id, toAddress, subjectId: entryId })
}
