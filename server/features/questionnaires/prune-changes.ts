import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Host } from '../../core/host.ts'
import type { JobDefinition } from '../../core/jobs.ts'
import { changes } from '../../core/tables.ts'
import { asSystem } from '../../core/transaction.ts'

/** What has changed is kept for a week ... */
const keptDays = 7
/** ... and listeners go on from it for a day less, so that nothing is pruned that one would still be told. */
export const cursorDays = keptDays - 1

const everyMs = 6 * 3_600_000
const name = 'prune-changes'
const Nothing = z.object({})

/** The job that takes away what changed more than a week ago, four times a day. */
export const pruneChangesJob = (host: () => Host): JobDefinition<typeof Nothing> => ({
  payload: Nothing,
  async run() {
    await asSystem(host().database.db, async (tx) => {
      await tx.delete(changes).where(sql`${changes.at} < now() - make_interval(days => ${keptDays})`)
    })
    await schedulePruning(host(), everyMs)
  },
})

/** Adds the next run of the job, unless one waits already. */
export const schedulePruning = async (host: Host, inMs: number): Promise<void> => {
  const startAfter = new Date(Date.now() + inMs)
  await asSystem(host.database.db, (tx) =>
    host.jobs.enqueue(tx, name, {}, { singletonKey: name, startAfter }),
  )
}
