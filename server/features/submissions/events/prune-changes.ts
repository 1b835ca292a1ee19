import { sql } from 'drizzle-orm'
import { hourMs } from '../../../core/time/durations.ts'
import type { ScheduledWork } from '../../../core/jobs/scheduled-jobs.ts'
import { changes } from '../../../core/database/tables.ts'
import { organizations } from '../../../schema/organizations.ts'

/** What has changed is kept for a week, in days ... */
export const changeRetentionDays = 7
/** ... and listeners go on from it for a day less, so that nothing is pruned that one would still be told. */
export const cursorDays = changeRetentionDays - 1

/** Takes away what changed more than a week ago, or in an organization that is gone. */
export const pruneChanges: ScheduledWork = {
  everyMs: 6 * hourMs,
  work: async (tx) => {
    await tx.delete(changes).where(sql`${changes.at} < now() - make_interval(days => ${changeRetentionDays})
      or not exists (select from ${organizations} where ${organizations.id} = ${changes.orgId})`)
  },
}
