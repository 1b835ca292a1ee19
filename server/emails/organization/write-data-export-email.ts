import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { renderMail } from '../../core/email-layout/render-email.ts'
import type { MailWriter } from '../../core/mail/mail-queue.ts'
import { auditEntries } from '../../core/database/tables.ts'
import { users } from '../../schema/accounts.ts'
import { organizations } from '../../schema/organizations.ts'
import { mailWordsFor } from '../../features/accounts/recipient-locale.ts'
import { exportMail, exportMailKinds, type ExportOutcome } from './data-export-email.ts'
import { memberLink } from '../../core/http/app-url.ts'

const Stopped = z.object({ left: z.array(z.string()) })

/** Null where the organization has been deleted since, and its audit log with it. */
const writing: (end: ExportOutcome) => MailWriter =
  (end) =>
  async (order, { tx, host, now }) => {
    const { orgId, subjectId, toAddress } = order
    if (orgId === null) return null
    const [found] = await tx
      .select({
        at: auditEntries.at,
        details: auditEntries.details,
        by: users.displayName,
        organizationName: organizations.companyName,
      })
      .from(auditEntries)
      .innerJoin(organizations, eq(organizations.id, auditEntries.orgId))
      .leftJoin(users, eq(users.id, auditEntries.actorUserId))
      .where(and(eq(auditEntries.orgId, orgId), eq(auditEntries.id, subjectId)))
    if (!found) return null
    const { publicUrl } = host.environment
    const words = await mailWordsFor(tx, { orgId, toAddress }, now)
    return renderMail(
      exportMail(words, {
        organizationName: found.organizationName,
        by: found.by,
        at: words.moment(found.at),
        end,
        left: Stopped.safeParse(found.details).data?.left ?? [],
        links: {
          sessions: `${publicUrl}/#/account?section=sessions`,
          audit: memberLink(publicUrl, orgId, '/settings?section=audit'),
        },
        serverName: new URL(publicUrl).host,
      }),
    )
  }

/** Writes the mails of exports, by their kinds. */
export const exportMailWriters: Readonly<Record<string, MailWriter>> = {
  [exportMailKinds.begun]: writing('begun'),
  [exportMailKinds.whole]: writing('whole'),
  [exportMailKinds.stopped]: writing('stopped'),
}
