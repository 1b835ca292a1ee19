import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import type { Host } from '../../../core/host.ts'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import { users } from '../../../schema/accounts.ts'
import { memberships } from '../../../schema/organizations.ts'

/** Tells the owner by mail what the rules are about to remove; what that is, is read when the mail is written. */
export const notifyOwners = async (
  { tx, now, host }: { tx: Tx; now: Date; host: Pick<Host, 'jobs'> },
  { orgId, subjectId }: { orgId: string; subjectId: string },
): Promise<void> => {
  const owners = await tx
    .select({ toAddress: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.orgId, orgId), eq(memberships.role, 'owner'), eq(memberships.status, 'active')))
  for (const { toAddress } of owners) {
    await queueMail({ tx, now, host }, { kind: 'retention', orgId, toAddress, subjectId })
  }
}
