import { setTimeout as sleep } from 'node:timers/promises'
import type { Host } from '../core/host.ts'
import type { Answer } from './app.ts'

/** How long a call that neither waits for a lock nor ends is waited for. */
const patienceMs = 15_000

/**
 * Makes calls at once, each begun when the one before waits for a lock or has ended, while the members of an organization
 * and the records of its list are held; then all are let go. Their answers, in the order of the calls.
 */
export const callConcurrently = async (
  { host }: { host: Host },
  orgId: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  const started: Promise<Answer>[] = []
  await host.database.sql.begin(async (tx) => {
    await tx`select from organizations where id = ${orgId} for update`
    await tx`select from employees where org_id = ${orgId} for update`
    for (const call of calls) {
      const before = await waiting(host)
      const state = { isOver: false }
      const answer = call().finally(() => {
        state.isOver = true
      })
      started.push(answer)
      const end = Date.now() + patienceMs
      while (!state.isOver && (await waiting(host)) <= before) {
        if (Date.now() > end) throw new Error('A call neither waits nor ends.')
        await sleep(10)
      }
    }
  })
  return Promise.all(started)
}

const waiting = async ({ database }: Host): Promise<number> => {
  const [row] = await database.sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return Number(row?.['count'])
}
