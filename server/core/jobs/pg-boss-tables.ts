import PgBoss from 'pg-boss'
import type postgres from 'postgres'

export interface QueueShape {
  name: string
  /** The queue that takes a copy of a job whose every try has failed. */
  deadLetter?: string
}

/**
 * pg-boss over one of our own postgres.js clients, which knows embedded sockets and reconnects. `client` must be
 * used for nothing else: its JSON is passed on as pg-boss wrote it.
 */
export function createBoss(client: postgres.Sql, options: { migrate: boolean; supervise: boolean }): PgBoss {
  Object.assign(client.options.serializers, { 114: identity, 3802: identity })
  return new PgBoss({
    ...options,
    schedule: false,
    maintenanceIntervalSeconds: 15,
    db: {
      async executeSql(text: string, values: unknown[] = []) {
        const rows = await client.unsafe(toSimpleQuery(text), values.map(toQueryArgument), {
          prepare: values.length > 0,
        })
        return { rows }
      },
    },
  })
}

/**
 * Several statements in one message are one transaction already. An explicit BEGIN would outlive a failure in
 * their midst, and leave the connection in a transaction that nobody ends.
 */
function toSimpleQuery(text: string): string {
  return text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')
}

const identity = (value: unknown) => value

/** What node-postgres, for which pg-boss was written, makes of a value. */
function toQueryArgument(value: unknown): string | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * Makes or updates pg-boss's own tables and the queues, and lets handlers add jobs but read none.
 * `client` must hold the schema lock: pg-boss does not bear two nodes that begin together.
 */
export async function installQueues(client: postgres.Sql, queues: readonly QueueShape[]): Promise<void> {
  const boss = createBoss(client, { migrate: true, supervise: false })
  await boss.start()
  for (const { name, deadLetter } of queues) {
    if (deadLetter !== undefined) await boss.createQueue(deadLetter, { name: deadLetter })
    const queue = { name, ...(deadLetter === undefined ? {} : { deadLetter }) }
    await boss.createQueue(name, { ...queue })
    await boss.updateQueue(name, { ...queue })
  }
  await client.unsafe(`
    grant usage on schema pgboss to muster_handler;
    grant select (name, dead_letter) on pgboss.queue to muster_handler;
    grant insert (name, data, start_after, singleton_key, policy, dead_letter, retry_limit, retry_delay, expire_in)
      on pgboss.job to muster_handler`)
}
