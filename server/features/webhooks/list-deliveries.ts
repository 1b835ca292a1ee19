import { and, desc, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { WebhookDelivery, webhooks as calls } from '../../../contract/calls/webhooks.ts'
import { paginate } from '../../core/http/paginate.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { readDeliverySubjects } from './delivery-subjects.ts'
import { requireWebhook } from './list-webhooks.ts'
import { webhookDeliveries } from '../../schema/webhooks.ts'

type DeliveryRow = typeof webhookDeliveries.$inferSelect

const defaultPage = 50

/** A page of the log of one webhook, newest first. @throws Failure NOT_FOUND 'Webhook not found: {id}' */
export const listDeliveries = async (
  context: MemberContext,
  { id, state, limit = defaultPage, after }: z.output<typeof calls.listWebhookDeliveries.in>,
): Promise<{ deliveries: WebhookDelivery[]; next: string | null }> => {
  await requireWebhook(context, id)
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
  const { page, next } = paginate(rows, limit, ({ id }) => id)
  return {
    deliveries: await serializeDeliveries(context, page),
    next,
  }
}

/** Deliveries as they are answered. */
export const serializeDeliveries = async (
  context: MemberContext,
  rows: readonly DeliveryRow[],
): Promise<WebhookDelivery[]> => {
  const aboutOf = await readDeliverySubjects(context, rows)
  return rows.map((row) => {
    const { id, type, state, createdAt, tries, lastTryAt, nextTryAt, givenUpBecause } = row
    const { status, error, durationMs, answer, earlier } = row
    return {
      id,
      type,
      about: aboutOf(row),
      state,
      createdAt: createdAt.toISOString(),
      tries,
      lastTryAt: lastTryAt?.toISOString() ?? null,
      nextTryAt: nextTryAt?.toISOString() ?? null,
      givenUpBecause,
      status,
      error,
      durationMs,
      answer,
      earlier,
    }
  })
}
