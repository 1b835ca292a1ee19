import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { contract } from '../../../contract/index.ts'
import type { WebhookEvent } from '../../../contract/shapes/webhook-events.ts'
import type { WebhookDelivery } from '../../../contract/calls/webhooks.ts'
import { asSystem } from '../../core/database/transaction.ts'
import type { testApp } from '../app.ts'
import { eventually } from '../eventually.ts'
import type { receiver } from './webhook-receiver.ts'

type Maker = { token: string; orgId: string }

/** Webhooks for tests, made through the product's own calls, each at a path of its own. */
export const webhookTestCalls = (app: ReturnType<typeof testApp>, at: ReturnType<typeof receiver>) => {
  const deliveries = async (by: Maker, id: string): Promise<WebhookDelivery[]> =>
    (await app.ok(contract.listWebhookDeliveries, { id }, by)).deliveries
  return {
    newHook: async (by: Maker, events: readonly WebhookEvent[] = ['member.changed']) => {
      const path = `/${randomUUID()}`
      const { webhook, secret } = await app.ok(
        contract.createWebhook,
        { url: at.url(path), events: [...events] },
        by,
      )
      return { id: webhook.id, secret, path }
    },
    deliveries,
    hookOf: async (by: Maker, id: string) =>
      (await app.ok(contract.listWebhooks, {}, by)).webhooks.find((one) => one.id === id),
    /** The newest delivery, once it is as it should be. */
    newest: (by: Maker, id: string, isSo: (delivery: WebhookDelivery) => boolean) =>
      eventually(async () => {
        const [first] = await deliveries(by, id)
        return first && isSo(first) ? first : undefined
      }),
    /** Lets the pause before the next try pass: for the server's clock, and for its jobs. */
    passPause: async (ms: number) => {
      app.pass(ms)
      await asSystem(app.host.database.db, (tx) =>
        tx.execute(
          sql`update pgboss.job set start_after = now() where name = 'webhooks' and state in ('created', 'retry')`,
        ),
      )
    },
  }
}
