import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Host } from '../../../core/host.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import { mails } from '../../../core/database/tables.ts'
import { inTransaction } from '../../../core/database/transaction.ts'

/** What the mails of an export are stored with; `stopped`: when, and the files that had begun to leave. */
export const ExportMailDetails = z.object({
  byUserId: z.string(),
  stopped: z.object({ at: z.string(), left: z.array(z.string()) }).optional(),
})
export type ExportMailDetails = z.output<typeof ExportMailDetails>

type Asked = { host: Host; who: Pick<MemberIdentity, 'org' | 'user'> }

/**
 * Lets the mail of an export leave, with how it ended: whole, or with the names of the files that had begun to leave when
 * it was stopped, of which the audit log says that too.
 */
export const notifyExportEnd = (
  { host, who: { org, user } }: Asked,
  mailId: string,
  left: readonly string[] | null,
): Promise<void> =>
  inTransaction(host.database.db, { orgId: org.id, userId: user.id }, async (tx) => {
    const now = host.clock()
    if (left !== null) {
      await audit(
        { tx, now, orgId: org.id, actorUserId: user.id },
        {
          action: 'organization.export_stopped',
          entity: 'organization',
          entityId: org.id,
          details: { left },
        },
      )
    }
    const stopped = left === null ? undefined : { at: now.toISOString(), left: [...left] }
    const details: ExportMailDetails = { byUserId: user.id, ...(stopped && { stopped }) }
    await tx
      .update(mails)
      .set({ kind: stopped ? 'organization-export-stopped' : 'organization-exported', details })
      .where(and(eq(mails.orgId, org.id), eq(mails.id, mailId), eq(mails.state, 'queued')))
    await host.jobs.enqueue(tx, 'mail', { mailId })
  })
