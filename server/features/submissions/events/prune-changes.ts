import { sql } from 'drizzle-orm'
import { hourMs } from '../../../core/time/durations.ts'
import type { ScheduledWork } from '../../../core/jobs/scheduled-jobs.ts'
import { changes } from '../../../core/database/tables.ts'
import { organizations } from '../../../schema/organizations.ts'

/** Changes are kept for this many days ... */
export const changeRetentionDays = 7
/** ... and cursors are valid for a day less, so that nothing is pruned that a listener still has to receive. */
export const cursorDays = changeRetentionDays - 1

/** Deletes changes that are more than a week old, or of a deleted organization. */
export const pruneChanges: ScheduledWork = {
  everyMs: 6 * hourMs,
  work: async (tx) => {
    await tx.delete(changes).where(sql`${changes.at} < now() - make_interval(days => ${changeRetentionDays})
      or not exists (select from ${organizations} where ${organizations.id} = ${changes.orgId})`)
  },
}
