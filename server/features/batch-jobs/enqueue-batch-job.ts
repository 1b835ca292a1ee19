import { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Host } from '../../core/host.ts'

/** Which run a job works, and as whom. */
export const RunIds = z.object({ orgId: z.string(), runId: z.string(), userId: z.string() })
export type RunIds = z.output<typeof RunIds>

/** Adds the job that works a run's next rows, in the transaction after which there are some. */
export const enqueueRun = async (
  { tx, host }: { tx: Tx; host: Pick<Host, 'jobs'> },
  ids: RunIds,
): Promise<void> => {
  await host.jobs.enqueue(tx, 'run', ids, { singletonKey: ids.runId })
}
