import { and, eq } from 'drizzle-orm'
import { audit } from '../../core/events/audit-entries.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { webhookQueue } from '../outbox/publish-event.ts'
import { webhooks } from '../../schema/webhooks.ts'

/** What the calls that change a webhook, or send to it, have in common. */

export const webhookRateLimit = { perAddress: { max: 60, perMinutes: 10 } }

export const isWebhook = ({ org }: MemberContext, id: string) =>
  and(eq(webhooks.orgId, org.id), eq(webhooks.id, id))

export const auditWebhook = (
  { tx, now, org, user }: MemberContext,
  id: string,
  what: 'created' | 'changed' | 'paused' | 'resumed' | 'secret_rotated' | 'deleted' | 'sent_again',
  details: Record<string, unknown> = {},
) =>
  audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: `webhook.${what}`, entity: 'webhook', entityId: id, details },
  )

/** Has what is due sent, once the transaction is committed. */
export const wakeWebhook = ({ tx, org, host }: MemberContext, webhookId: string) =>
  host.jobs.enqueue(tx, webhookQueue, { orgId: org.id, webhookId })
