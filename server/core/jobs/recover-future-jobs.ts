import type postgres from 'postgres'

/** How often it is looked for what the clock of the database left in the future. */
export const futureJobsEveryMs = 30_000

/**
 * Puts right what was stored while the clock of the database was ahead: a job waits for its own pause from now on, one whose
 * node ended is taken up in its time, and the upkeep goes on. `longestPauseSeconds`: of tries.
 */
export const recoverFutureJobs = async (client: postgres.Sql, longestPauseSeconds: number): Promise<void> => {
  await client`
    update pgboss.job set created_on = now(), start_after = now() + (start_after - created_on)
    where state = 'created' and created_on > now() + interval '5 seconds'`
  await client`
    update pgboss.job set start_after = now()
    where state = 'retry' and start_after > now() + ${longestPauseSeconds} * interval '1 second'`
  await client`
    update pgboss.job set started_on = now()
    where state = 'active' and started_on > now() + interval '5 seconds'`
  await client`
    update pgboss.version set maintained_on = null, monitored_on = null
    where greatest(maintained_on, monitored_on) > now() + interval '5 seconds'`
}
