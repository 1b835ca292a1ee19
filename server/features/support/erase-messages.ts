import { sql } from 'drizzle-orm'
import { dayMs, hourMs } from '../../core/time/durations.ts'
import type { ScheduledWork } from '../../core/jobs/scheduled-jobs.ts'
import { mails } from '../../core/database/tables.ts'
import { supportMessages } from '../../schema/support.ts'

/** Takes away what was written from the help centre a day ago, unless its mail still waits for the mail server. */
export const eraseSupportMessages: ScheduledWork = {
  everyMs: hourMs,
  work: async (tx, host) => {
    const before = new Date(host.clock().getTime() - dayMs).toISOString()
    await tx.execute(sql`
      delete from ${supportMessages} s where s.created_at <= ${before}::timestamptz and not exists (
        select from ${mails} m where m.org_id = s.org_id and m.subject_id = s.id and m.state = 'queued')`)
  },
}
