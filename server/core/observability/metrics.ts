import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type * as Prometheus from 'prom-client'
import { unauthenticated } from '../auth/caller.ts'
import type { Host } from '../host.ts'
import { countInvitedByNewSenders } from '../rate-limits/new-sender-totals.ts'

/**
 * `GET /metrics` for Prometheus, where METRICS_TOKEN is set: how this node answers, its connections, and what waits in the
 * queue that all nodes share. No label names a person or an organization.
 */
export const metricsRoutes = async (
  app: FastifyInstance,
  host: Host,
  droppedLogLines: () => number = () => 0,
): Promise<void> => {
  const { metricsToken } = host.environment
  if (metricsToken === undefined) return
  // Loaded only where it is asked for: a start without it is the quicker.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'muster_answer_seconds',
    help: 'How long answers took on this node, from the first byte of the request to the last of the answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    answers.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  const pools = [host.database.db.connections, host.database.db.systemConnections]
  const connections = new Gauge({
    name: 'muster_database_connections',
    help: 'Connections of this node to the database: lent to a request, free, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      connections.reset()
      for (const { usage } of pools)
        for (const [state, count] of Object.entries(usage)) connections.inc({ state }, count)
    },
  })
  const outages = new Counter({
    name: 'muster_database_outages_total',
    help: 'Work that the database could not do for this node since its start: unreachable, read-only, resources (disk, memory, connections), timeout (a lock, a cancelled statement).',
    labelNames: ['reason'],
    registers: [registry],
    collect: () => {
      outages.reset()
      for (const pool of pools)
        for (const [reason, count] of pool.outages.counts()) outages.inc({ reason }, count)
    },
  })
  const tries = new Counter({
    name: 'muster_webhook_tries_total',
    help: 'Calls of webhooks by this node since its start: delivered, failed (another try follows), given up.',
    labelNames: ['result'],
    registers: [registry],
    collect: () => {
      tries.reset()
      for (const [result, count] of host.webhookTries.counts()) tries.inc({ result }, count)
    },
  })
  const dropped = new Counter({
    name: 'muster_log_lines_dropped_total',
    help: 'Log lines of this node that could not be written since its start, such as to a full disk.',
    registers: [registry],
    collect: () => {
      dropped.reset()
      dropped.inc(droppedLogLines())
    },
  })
  const newSenders = new Gauge({
    name: 'muster_new_sender_mails',
    help: 'Strangers whom new senders have invited by mail within the running day, and how many they may: the same on every node.',
    labelNames: ['of'],
    registers: [registry],
    collect: async () => {
      newSenders.set({ of: 'most' }, host.environment.newSenderMailsPerDay)
      const [row] = await host.database.db
        .execute<{ count: number }>(sql.raw(countInvitedByNewSenders(host.clock())))
        .catch(() => [])
      if (row) newSenders.set({ of: 'invited' }, row.count)
      else newSenders.remove({ of: 'invited' })
    },
  })
  queueOf(host, registry, Gauge)
  app.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization, `Bearer ${metricsToken}`)) throw unauthenticated()
    void reply.header('cache-control', 'no-store').type(registry.contentType)
    return registry.metrics()
  })
}

type Waiting = { queue: string; state: string; jobs: number; oldest: number }

const queueOf = (host: Host, registry: Prometheus.Registry, Gauge: typeof Prometheus.Gauge): void => {
  const ask = () =>
    host.database.db.execute<Waiting>(sql`
      select name as queue, state::text, count(*)::int as jobs,
        coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0)::float8 as oldest
      from pgboss.job where state < 'completed' or state = 'failed' group by name, state`)
  const read = async () => {
    // While the database is away the queues are not known, and the other figures are wanted most.
    const rows = await ask().catch(() => [])
    jobs.reset()
    oldest.reset()
    for (const row of rows) {
      jobs.set({ queue: row.queue, state: row.state }, row.jobs)
      if (row.state === 'created' || row.state === 'retry') {
        oldest.set({ queue: row.queue }, Math.max(row.oldest, 0))
      }
    }
  }
  let reading: Promise<void> | undefined
  /** Both are of one statement: whichever is read first asks it, and the other waits for the same answer. */
  const collect = () =>
    (reading ??= read().finally(() => {
      reading = undefined
    }))
  const jobs = new Gauge({
    name: 'muster_jobs',
    help: 'Jobs that are not done (mails, runs, reports), by queue and state; the same on every node.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect,
  })
  const oldest = new Gauge({
    name: 'muster_jobs_oldest_seconds',
    help: 'How long the oldest job has been due and not begun, by queue; the same on every node.',
    labelNames: ['queue'],
    registers: [registry],
    collect,
  })
}

/** Takes as long for a token that is nearly right as for one that is not. */
const isSame = (given: string | undefined, wanted: string): boolean =>
  timingSafeEqual(hashOf(given ?? ''), hashOf(wanted))

const hashOf = (text: string) => createHash('sha256').update(text).digest()
