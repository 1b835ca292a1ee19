import { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Host } from '../../core/host.ts'

/** The run that a job processes, and the user it acts for. */
export const RunIds = z.object({ orgId: z.string(), runId: z.string(), userId: z.string() })
export type RunIds = z.output<typeof RunIds>

/** Enqueues the job that processes a run's next rows, in the transaction that leaves some to do. */
export const enqueueRun = async (
  { tx, host }: { tx: Tx; host: Pick<Host, 'jobs'> },
  ids: RunIds,
): Promise<void> => {
  await host.jobs.enqueue(tx, 'run', ids, { singletonKey: ids.runId })
}
