import { messages } from '../../../contract/http/failures.ts'
import type { Run } from '../../../contract/calls/batch-jobs.ts'
import type { Host } from '../../core/host.ts'
import type { JobDefinition } from '../../core/jobs/job-queue.ts'
import { isDatabaseUnavailable } from '../../core/database/transaction.ts'
import type { RunWork } from './batch-handler.ts'
import { RunIds } from './enqueue-batch-job.ts'
import { failRemainingRows, processOneByOne, processAsBatch, processRows } from './process-rows.ts'

/** How the rows of each kind of run are worked: an explicit list, in one place. */
export type RunKinds = Record<Run['kind'], RunWork>

/** How long a few rows may take; a killed server's run is taken up again not much later than that. */
const timeoutMs = 15_000

/**
 * The job of runs. It works a few rows in one transaction, which stores their results and the job of the next
 * ones; so a server killed at any moment goes on where it stopped, and no row is worked twice.
 */
export const runJob = (host: () => Host, kinds: RunKinds): JobDefinition<typeof RunIds> => ({
  payload: RunIds,
  timeoutMs,
  async run(ids) {
    try {
      await processRows(host(), kinds, ids, processAsBatch)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      host().log.warn(
        { err: error, run: ids.runId },
        'rows of a run failed together and are tried one by one',
      )
      await processRows(host(), kinds, ids, processOneByOne)
    }
  },
  async onFinalFailure(ids) {
    await failRemainingRows(host(), ids, messages.internal)
  },
})
