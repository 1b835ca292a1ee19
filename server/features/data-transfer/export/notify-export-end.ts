import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Host } from '../../../core/host.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import { mails } from '../../../core/database/tables.ts'
import { inTransaction } from '../../../core/database/transaction.ts'

type Asked = { host: Host; who: Pick<MemberIdentity, 'org' | 'user'> }

/**
 * Lets the mail of an export leave, with how it ended: whole, or with the names of the files that had begun to leave when
 * it was stopped, of which the audit log says that too.
 */
export const notifyExportEnd = (
  { host, who: { org, user } }: Asked,
  { entryId, mailId }: { entryId: string; mailId: string },
  left: readonly string[] | null,
): Promise<void> =>
  inTransaction(host.database.db, { orgId: org.id, userId: user.id }, async (tx) => {
    const subjectId = left === null ? entryId : newId()
    if (left !== null) {
      await audit(
        { tx, now: host.clock(), orgId: org.id, actorUserId: user.id },
        {
          id: subjectId,
          action: 'organization.export_stopped',
          entity: 'organization',
          entityId: org.id,
          details: { left },
        },
      )
    }
    await tx
      .update(mails)
      .set({ kind: left === null ? 'organization-exported' : 'organization-export-stopped', subjectId })
      .where(and(eq(mails.orgId, org.id), eq(mails.id, mailId), eq(mails.state, 'queued')))
    await host.jobs.enqueue(tx, 'mail', { mailId })
  })
