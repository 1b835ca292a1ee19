import { sql } from 'drizzle-orm'
import { dayMs } from '../../../core/time/durations.ts'
import { mailRetentionDays } from '../../../core/mail/mail-queue.ts'
import type { ScheduledWork } from '../../../core/jobs/scheduled-jobs.ts'
import { mails } from '../../../core/database/tables.ts'
import { eraseDeletedOrganizations } from '../../organizations/ownership/notify-deletion.ts'
import { pruneForgottenMails } from '../../organizations/ownership/erase-mails.ts'
import { invitations } from '../../../schema/employees.ts'

/**
 * Deletes an organization's mail records (recipient and time) after 30 days. The last one of a current invitation
 * stays: the list shows its delivery, and it went to the address in the list. Texts are stored only in kept mails,
 * which are deleted at the same age.
 */
export const pruneMails: ScheduledWork = {
  everyMs: dayMs / 4,
  work: async (tx, host) => {
    const now = host.clock()
    await pruneForgottenMails({ tx, now })
    await eraseDeletedOrganizations(tx)
    const before = new Date(now.getTime() - mailRetentionDays * dayMs).toISOString()
    await tx.execute(sql`
      delete from ${mails} m where m.org_id is not null and m.created_at < ${before}::timestamptz and m.state <> 'queued'
        and not exists (
          select from ${invitations} i
          where i.org_id = m.org_id and i.id = m.subject_id and i.is_latest and i.revoked_at is null
            and not exists (
              select from ${mails} newer
              where newer.org_id = m.org_id and newer.subject_id = m.subject_id
                and (newer.created_at, newer.id) > (m.created_at, m.id)))`)
    if (host.mail.kept) await host.jobs.enqueue(tx, 'forget-kept-mails', {})
  },
}
