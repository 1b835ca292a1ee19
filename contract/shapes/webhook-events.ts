import { z } from 'zod'
import { Id, Instant, Version } from './fields.ts'
import { roles } from '../rights/permissions.ts'

/**
 * What a webhook is sent: only ids and states, never an answer, a score, a grade, a name or an address. Clients that
 * need more use an API key. Each body is signed as Standard Webhooks 1.0.0 says: the headers `webhook-id`,
 * `webhook-timestamp` and `webhook-signature`, with HMAC-SHA256 over `{id}.{timestamp}.{body}`.
 */

export const webhookEvents = ['submission.completed', 'report.released', 'member.changed'] as const
export const EventName = z.enum(webhookEvents)
export type WebhookEvent = z.output<typeof EventName>

/** When each is sent. */
export const eventWords: Readonly<Record<WebhookEvent, string>> = {
  'submission.completed': 'Somebody has submitted their questionnaire',
  'report.released': 'A report was released',
  'member.changed': 'Somebody joined, was removed, or may do more or less than before',
}

const SubmissionCompleted = z.object({
  employeeId: Id,
  /** How often they have submitted by now: 1 the first time, 2 after their answers were opened again once. */
  revision: Version,
})

/** A person’s report, or the company’s. */
const ReportReleased = z.discriminatedUnion('of', [
  z.object({ of: z.literal('person'), reportId: Id, employeeId: Id, version: Version }),
  z.object({ of: z.literal('company'), reportId: Id, version: Version }),
])

export const MemberChange = z.enum(['joined', 'role_changed', 'permissions_changed', 'removed', 'left'])

const MemberChanged = z.object({
  userId: Id,
  change: MemberChange,
  /** As it is from now on. */
  role: z.enum(roles),
})

const common = { id: Id, createdAt: Instant, organizationId: Id }

/** The body of a call to a webhook. */
export const WebhookBody = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('submission.completed'), data: SubmissionCompleted }),
  z.object({ ...common, type: z.literal('report.released'), data: ReportReleased }),
  z.object({ ...common, type: z.literal('member.changed'), data: MemberChanged }),
  z.object({ ...common, type: z.literal('webhook.test'), data: z.object({}) }),
])
export type WebhookBody = z.output<typeof WebhookBody>

/** An event before it has an id: its type with the data that belongs to it. */
export type WebhookEventData = WebhookBody extends infer Body
  ? Body extends WebhookBody
    ? Pick<Body, 'type' | 'data'>
    : never
  : never
