import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Webhook } from '../../../contract/calls/webhooks.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { webhookDeliveries, webhooks } from '../../schema/webhooks.ts'

type Reading = Pick<MemberContext, 'tx' | 'now'> & { org: { id: string } }
type Row = typeof webhooks.$inferSelect
type DeliveryRow = typeof webhookDeliveries.$inferSelect

const isKept = ({ org }: Reading, which?: SQL) =>
  and(eq(webhooks.orgId, org.id), ne(webhooks.state, 'deleted'), which)

export const countWebhooks = (context: Reading): Promise<number> =>
  context.tx.$count(webhooks, isKept(context))

/** Every webhook of the organization, newest first. */
export const listWebhooks = (context: Reading): Promise<Webhook[]> => read(context)

/** @throws Failure NOT_FOUND 'Webhook not found: {id}' */
export const requireWebhook = async (context: Reading, id: string): Promise<Webhook> => {
  const [webhook] = await read(context, eq(webhooks.id, id))
  return orFail(webhook, notFound('Webhook', id))
}

/** The stored row, locked until the transaction ends. @throws Failure NOT_FOUND 'Webhook not found: {id}' */
export const lockedWebhook = async (context: Reading, id: string): Promise<Row> => {
  const [row] = await context.tx
    .select()
    .from(webhooks)
    .where(isKept(context, eq(webhooks.id, id)))
    .for('no key update')
  return orFail(row, notFound('Webhook', id))
}

const read = async (context: Reading, which?: SQL): Promise<Webhook[]> => {
  const rows = await context.tx
    .select({ row: webhooks, waiting: inState('waiting'), notDelivered: inState('failed') })
    .from(webhooks)
    .where(isKept(context, which))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id))
  return rows.map(({ row, ...counts }) => ({ ...answerOf(row, context.now), ...counts }))
}

const inState = (state: DeliveryRow['state']) => sql<number>`(
  select count(*)::int from ${webhookDeliveries} d
  where d.org_id = ${webhooks}.org_id and d.webhook_id = ${webhooks}.id and d.state = ${state})`

const answerOf = (row: Row, now: Date): Omit<Webhook, 'waiting' | 'notDelivered'> => {
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
  }
}
