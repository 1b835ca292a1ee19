import { lt } from 'drizzle-orm'
import { mailsKeptDays } from '../../core/mail.ts'
import type { RegularWork } from '../../core/regular-jobs.ts'
import { runs } from './tables.ts'

const day = 24 * 60 * 60 * 1000

/** Takes away runs that ended as long ago as mails are known, with whom they were about and what became of each. */
export const pruneRuns: RegularWork = {
  everyMs: day / 4,
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - mailsKeptDays * day)
    await tx.delete(runs).where(lt(runs.finishedAt, before))
  },
}
