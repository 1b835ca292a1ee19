import { and, eq, exists, lte } from 'drizzle-orm'
import { z } from 'zod'
import { asSystemInOrganization } from '../../core/database/enter-organization.ts'
import type { Host } from '../../core/host.ts'
import type { JobContext, JobDefinition } from '../../core/jobs/job-queue.ts'
import type { ScheduledWork } from '../../core/jobs/scheduled-jobs.ts'
import { asSystem } from '../../core/database/transaction.ts'
import { webhookLimits } from '../../../contract/calls/webhooks.ts'
import { webhookQueue } from '../outbox/publish-event.ts'
import {
  cutFormerSecret,
  readDueDeliveries,
  acquireLock,
  isDue,
  releaseLock,
  type DueDelivery,
  type WebhookRef,
} from './delivery-lock.ts'
import { post } from './post-delivery.ts'
import { signatureHeaders } from './sign-delivery.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.ts'
import { recordAttempt } from './record-delivery.ts'

const Payload = z.object({ orgId: z.string(), webhookId: z.string() })

/** How long one job sends to the same webhook before others have their turn. */
const turnMs = 15_000
/** Concurrent requests to one webhook. */
const atOnce = 4

/** The jobs that send a webhook its due deliveries. */
export const webhookJobs = (host: () => Host): { [webhookQueue]: JobDefinition<typeof Payload> } => ({
  [webhookQueue]: {
    payload: Payload,
    timeoutMs: turnMs + webhookLimits.answerSeconds * 1000 + 15_000,
    concurrency: 8,
    run: (which, job) => sendDue(host(), which, job),
  },
})

const sendDue = async (host: Host, which: WebhookRef, job: JobContext): Promise<void> => {
  const { db } = host.database
  const held = await asSystemInOrganization(db, which.orgId, (tx) => acquireLock(tx, which, job.id))
  if (typeof held === 'number') return lookLater(host, which, held)
  if (held === undefined) return
  await asSystemInOrganization(db, which.orgId, (tx) => cutFormerSecret(tx, which, host.clock()))
  const end = performance.now() + turnMs
  const next = () =>
    asSystem(db, (tx) =>
      readDueDeliveries(tx, which, { now: host.clock(), secrets: host.secrets, most: atOnce }),
    )
  let due = await next()
  while (due.length > 0 && performance.now() < end) {
    await Promise.all(due.map((one) => sendOne(host, which, one, job.signal)))
    due = await next()
  }
  await asSystemInOrganization(db, which.orgId, (tx) => releaseLock(tx, which, job.id))
  // Includes deliveries stored after the last read: their job found the webhook locked.
  if ((await next()).length > 0) await asSystem(db, (tx) => host.jobs.enqueue(tx, webhookQueue, which))
}

/** Another job is sending; if its node stops, this retry takes over. */
const lookLater = async (host: Host, which: WebhookRef, heldMs: number): Promise<void> => {
  await asSystem(host.database.db, (tx) =>
    host.jobs.enqueue(tx, webhookQueue, which, { afterMs: heldMs + 1_000, singletonKey: which.webhookId }),
  )
}

const sendOne = async (
  host: Host,
  which: WebhookRef,
  { body, url, secrets }: DueDelivery,
  signal: AbortSignal,
): Promise<void> => {
  const text = JSON.stringify(body)
  const headers = signatureHeaders({ id: body.id, at: host.clock(), body: text }, secrets)
  const tried = await post(url, { body: text, headers }, { reach: host.environment.webhookReach, signal })
  const result = await asSystemInOrganization(host.database.db, which.orgId, (tx) =>
    recordAttempt({ tx, now: host.clock(), host }, { ...which, id: body.id }, tried),
  )
  if (result !== undefined) host.webhookTries.add(result)
}

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

/** Wakes webhooks with overdue deliveries whose job was lost. */
export const wakeOverdueWebhooks: ScheduledWork = {
  everyMs: 15 * minuteMs,
  work: async (tx, host) => {
    const overdue = await tx
      .select({ orgId: webhooks.orgId, webhookId: webhooks.id })
      .from(webhooks)
      .where(
        and(
          eq(webhooks.state, 'active'),
          exists(
            tx
              .select({ id: webhookDeliveries.id })
              .from(webhookDeliveries)
              .where(
                and(
                  eq(webhookDeliveries.orgId, webhooks.orgId),
                  eq(webhookDeliveries.webhookId, webhooks.id),
                  eq(webhookDeliveries.state, 'waiting'),
                  isDue(host.clock(), -5 * minuteMs),
                ),
              ),
          ),
        ),
      )
    await host.jobs.enqueueAll(tx, webhookQueue, overdue)
  },
}

/** Deletes deliveries and their results once the log no longer lists them. */
export const pruneDeliveries: ScheduledWork = {
  everyMs: dayMs / 4,
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - webhookLimits.logDays * dayMs)
    await tx.delete(webhookDeliveries).where(lte(webhookDeliveries.createdAt, before))
  },
}
