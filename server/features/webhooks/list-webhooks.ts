import { and, asc, desc, eq, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Webhook, WebhookDelivery, webhooks as calls } from '../../../contract/webhooks.ts'
import { notFound, orFail } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

type Reading = Pick<MemberContext, 'tx' | 'now'> & { org: { id: string } }
type Row = typeof webhooks.$inferSelect
type DeliveryRow = typeof webhookDeliveries.$inferSelect

const defaultPage = 50

const isKept = ({ org }: Reading, which?: SQL) =>
  and(eq(webhooks.orgId, org.id), ne(webhooks.state, 'deleted'), which)

/** How many an organization has. */
export const countWebhooks = (context: Reading): Promise<number> =>
  context.tx.$count(webhooks, isKept(context))

/** Every webhook of the organization, newest first. */
export const listWebhooks = (context: Reading): Promise<Webhook[]> => read(context)

/** @throws Failure NOT_FOUND 'Webhook not found: {id}' */
export const webhookOf = async (context: Reading, id: string): Promise<Webhook> => {
  const [webhook] = await read(context, eq(webhooks.id, id))
  return orFail(webhook, notFound('Webhook', id))
}

/** The stored row, which nobody changes meanwhile. @throws Failure NOT_FOUND 'Webhook not found: {id}' */
export const lockedWebhook = async (context: Reading, id: string): Promise<Row> => {
  const [row] = await context.tx
    .select()
    .from(webhooks)
    .where(isKept(context, eq(webhooks.id, id)))
    .for('no key update')
  return orFail(row, notFound('Webhook', id))
}

const read = async (context: Reading, which?: SQL): Promise<Webhook[]> => {
  const waiting = sql<number>`(
    select count(*)::int from ${webhookDeliveries} d
    where d.org_id = ${webhooks}.org_id and d.webhook_id = ${webhooks}.id and d.state = 'waiting')`
  const rows = await context.tx
    .select({ row: webhooks, waiting })
    .from(webhooks)
    .where(isKept(context, which))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
  return rows.map(({ row, waiting: count }) => answerOf(row, count, context.now))
}

const answerOf = (row: Row, waiting: number, now: Date): Webhook => {
  const { id, url, events, state, offBecause, createdAt, failingSince, formerSecretUntil } = row
  const hasFormer = formerSecretUntil !== null && formerSecretUntil > now
  return {
    id,
    url,
    events,
    state: state === 'deleted' ? 'off' : state,
    offBecause,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: hasFormer ? formerSecretUntil.toISOString() : null,
    waiting,
  }
}

/** The hosts that an organization's webhooks call, in the order of the alphabet. */
export const webhookHosts = async (context: Reading): Promise<string[]> => {
  const rows = await context.tx
    .select({ url: webhooks.url })
    .from(webhooks)
    .where(isKept(context))
    .orderBy(asc(webhooks.url))
  return [...new Set(rows.map(({ url }) => new URL(url).host))].toSorted()
}

/** A page of the log of one webhook, newest first. @throws Failure NOT_FOUND 'Webhook not found: {id}' */
export const listDeliveries = async (
  context: Reading,
  { id, state, limit = defaultPage, after }: z.output<typeof calls.listWebhookDeliveries.in>,
): Promise<{ deliveries: WebhookDelivery[]; next: string | null }> => {
  await webhookOf(context, id)
  const rows = await context.tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.orgId, context.org.id),
        eq(webhookDeliveries.webhookId, id),
        state === undefined ? undefined : eq(webhookDeliveries.state, state),
        after === undefined ? undefined : lt(webhookDeliveries.id, after),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    deliveries: page.map(deliveryOf),
    next: rows.length > limit && last ? last.id : null,
  }
}

/** One delivery as it is answered. */
export const deliveryOf = (row: DeliveryRow): WebhookDelivery => {
  const { id, type, state, createdAt, tries, lastTryAt, nextTryAt } = row
  const { status, error, durationMs, answer, earlier } = row
  return {
    id,
    type,
    state,
    createdAt: createdAt.toISOString(),
    tries,
    lastTryAt: lastTryAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
    status,
    error,
    durationMs,
    answer,
    earlier,
  }
}
