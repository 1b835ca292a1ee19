import { lt } from 'drizzle-orm'
import { dayMs } from '../../core/time/durations.ts'
import { mailRetentionDays } from '../../core/mail/mail-queue.ts'
import type { ScheduledWork } from '../../core/jobs/scheduled-jobs.ts'
import { runs } from '../../schema/batch-jobs.ts'

/**
 * Deletes runs that ended longer ago than mails are kept, with their rows: the people they were about and the results.
 */
export const pruneRuns: ScheduledWork = {
  everyMs: dayMs / 4,
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - mailRetentionDays * dayMs)
    await tx.delete(runs).where(lt(runs.finishedAt, before))
  },
}
