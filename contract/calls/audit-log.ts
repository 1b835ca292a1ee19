import { z } from 'zod'
import { call } from '../http/call.ts'
import { Count, Id, Instant, NextCursor, PageByTime } from '../shapes/fields.ts'

/** The audit log: every change to people, roles, invitations, reports, settings and billing (docs/members-and-roles.md). */

export const auditedEntities = [
  'organization',
  'membership',
  'employee',
  'invitation',
  'submission',
  'report',
  'companyReport',
  'plan',
  'subscription',
  'image',
  'chat',
  'apiKey',
  'webhook',
] as const

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** Null where the product itself did it. */
  actor: z.object({ userId: Id, name: z.string(), email: z.string() }).nullable(),
  /** The API key with which it was done; null where a person did it themselves. */
  byKey: z.object({ id: Id, name: z.string() }).nullable(),
  /** Such as `membership.role_changed`: the entity and what became of it. */
  action: z.string(),
  entity: z.string(),
  entityId: Id,
  /** The person or thing that it was done to, by name, where it is still there. */
  subject: z.string().nullable(),
  /** Ids and states, never answers. */
  details: z.record(z.string(), z.unknown()),
  /** It came with the file of an organization that was imported: what it says was done on another server. */
  isImported: z.literal(true).optional(),
  /**
   * In a list that folds runs: this entry represents `count` entries of its run with the same action, and is the first
   * of them.
   */
  run: z.object({ id: Id, count: Count }).optional(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditLog = {
  getAuditLog: call('getAuditLog', {
    method: 'GET',
    database: 'query',
    summary: 'What was changed, by whom and when; newest first.',
    may: 'admin:view',
    scope: 'audit:read',
    in: PageByTime.extend({
      actorUserId: Id.optional(),
      entity: z.enum(auditedEntities).optional(),
      /** Entries at or after this moment. */
      from: Instant.optional(),
      /** Entries before this moment. */
      until: Instant.optional(),
      /** `runs`: the entries of one run with the same action are one, where it began; all are, each by itself, without it. */
      fold: z.enum(['runs']).optional(),
      /** Entries of this run. */
      runId: Id.optional(),
      action: z.string().min(1).max(80).optional(),
    }),
    out: z.object({ entries: z.array(AuditEntry), next: NextCursor }),
  }),
}
