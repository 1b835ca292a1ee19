import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../core/database/database.ts'
import { queueMails } from '../../../core/mail/mail-queue.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { users } from '../../../schema/accounts.ts'
import { deletedOrganizations, memberships, organizations } from '../../../schema/organizations.ts'

/** What the mails about a deletion are stored with. */
export const DeletionMailDetails = z.object({ byUserId: z.string() })
export type DeletionMailDetails = z.output<typeof DeletionMailDetails>

/** Mails per statement, which has a limit on its values. */
const mailsAtOnce = 500

/**
 * Mails every active member that their organization was deleted, including the person who did it: it may have been
 * somebody else in their session. Call it in the transaction of the deletion, after erasing the organization's other
 * mails: these stay as long as other mails do.
 */
export const notifyDeletion = async (
  { tx, now, org, user, host }: Pick<MemberContext, 'tx' | 'now' | 'org' | 'user' | 'host'>,
  entryId: string,
): Promise<void> => {
  const members = await tx
    .select({ toAddress: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.orgId, org.id), eq(memberships.status, 'active')))
  await tx.insert(deletedOrganizations).select(
    tx
      .select({
        orgId: organizations.id,
        companyName: organizations.companyName,
        ownerId: organizations.ownerId,
      })
      .from(organizations)
      .where(eq(organizations.id, org.id)),
  )
  const orders = members.map(({ toAddress }) => ({
    kind: 'organization-deleted' as const,
    orgId: org.id,
    toAddress,
    subjectId: entryId,
    details: { byUserId: user.id } satisfies DeletionMailDetails,
  }))
  for (let start = 0; start < orders.length; start += mailsAtOnce) {
    await queueMails({ tx, now, host }, orders.slice(start, start + mailsAtOnce))
  }
}

/** Erases the names of deleted organizations that no queued mail needs any more. */
export const eraseDeletedOrganizations = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`
    delete from ${deletedOrganizations} d where not exists (
      select from ${mails} m where m.org_id = d.org_id and m.kind = 'organization-deleted' and m.state = 'queued')`)
}
