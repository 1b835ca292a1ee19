import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import type { Host } from '../host.ts'
import type { JobDefinition } from './job-queue.ts'
import { asSystem } from '../database/transaction.ts'

/** Upkeep that a server does again and again, once on all nodes together. */
export type ScheduledWork = { everyMs: number; work: (tx: Tx, host: Host) => Promise<void> }

const Nothing = z.object({})
const firstAfterMs = 60_000

/** The jobs of a list of regular work: each adds its next run, also where this one has failed for good. */
export const scheduledJobs = <Names extends string>(
  host: () => Host,
  list: Record<Names, ScheduledWork>,
): { [Name in string]: JobDefinition<typeof Nothing> } =>
  Object.fromEntries(
    Object.entries<ScheduledWork>(list).map(([name, { everyMs, work }]) => [
      name,
      {
        payload: Nothing,
        async run() {
          await asSystem(host().database.db, (tx) => work(tx, host()))
          await addNext(host(), name, everyMs)
        },
        onFinalFailure: () => addNext(host(), name, everyMs),
      },
    ]),
  )

/** Adds the first run of each, unless one waits already. */
export const scheduleJobs = async (host: Host, names: readonly string[]): Promise<void> => {
  for (const name of names) await addNext(host, name, firstAfterMs)
}

const addNext = async (host: Host, name: string, afterMs: number): Promise<void> => {
  await asSystem(host.database.db, (tx) => host.jobs.enqueue(tx, name, {}, { singletonKey: name, afterMs }))
}
