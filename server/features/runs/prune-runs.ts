import { lt } from 'drizzle-orm'
import { dayMs } from '../../core/durations.ts'
import { mailsKeptDays } from '../../core/mail.ts'
import type { RegularWork } from '../../core/regular-jobs.ts'
import { runs } from './tables.ts'

/** Takes away runs that ended as long ago as mails are known, with whom they were about and what became of each. */
export const pruneRuns: RegularWork = {
  everyMs: dayMs / 4,
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - mailsKeptDays * dayMs)
    await tx.delete(runs).where(lt(runs.finishedAt, before))
  },
}
