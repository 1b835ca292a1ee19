import { z } from 'zod'
import { call } from '../http/call.ts'
import { Count, inQuery, Instant, Nothing } from '../shapes/fields.ts'
import { retentionYears } from '../shapes/retention-years.ts'
import { organizations as messages } from '../messages/organizations.ts'

/** How long an organization keeps what it does not need any more: its owner sets it, each kind by itself (docs/privacy.md). */

/**
 * `formerPeople`: everything of people in the list whose membership ended, from that day on. `drafts`: questionnaires that
 * were never sent and that no invitation opens, from their last change. `olderVersions`: of answers and reports, from when a
 * newer one took their place. `auditEntries`: entries of the audit log.
 */
export const retentionKinds = ['formerPeople', 'drafts', 'olderVersions', 'auditEntries'] as const
export const RetentionKind = z.enum(retentionKinds)
export type RetentionKind = z.output<typeof RetentionKind>

/** How long after a change nothing is removed by it. */
export const retentionNoticeDays = 30

/** At most so many are counted before a change; beyond it is said that there are more. */
export const retentionCountMax = 10_000

const Years = z.literal(retentionYears, { error: messages.retentionYears })
const YearsInQuery = inQuery(Years)

const yearsByKind = <T extends z.ZodType>(years: T) => ({
  formerPeople: years,
  drafts: years,
  olderVersions: years,
  auditEntries: years,
})

export const RetentionRule = z.object({
  kind: RetentionKind,
  years: z.literal(retentionYears),
  changedAt: Instant,
  /** Nothing is removed by it before. */
  firstRemovalAt: Instant,
})
export type RetentionRule = z.output<typeof RetentionRule>

/** What one rule removes at a moment. */
export const RetentionDue = z.object({
  kind: RetentionKind,
  count: Count,
  /** There are more than were counted. */
  isMore: z.boolean(),
  /**
   * Since when the oldest has been kept: the day somebody left, a draft was changed last, a version was replaced, an
   * entry written.
   */
  oldest: Instant.nullable(),
})
export type RetentionDue = z.output<typeof RetentionDue>

export const retention = {
  getRetention: call('getRetention', {
    method: 'GET',
    database: { get: '@organization' },
    summary: 'How long the organization keeps what it does not need any more; what has no rule is kept.',
    may: 'org:view',
    scope: 'organization:read',
    in: Nothing,
    out: z.object({ rules: z.array(RetentionRule) }),
  }),
  previewRetention: call('previewRetention', {
    method: 'GET',
    database: 'query',
    summary:
      'What would be removed on the first day on which it could be, counted in the database. Changes nothing. Owners only.',
    may: 'member',
    scope: 'never',
    in: z.object(yearsByKind(YearsInQuery.optional())),
    out: z.object({
      firstRemovalAt: Instant,
      /** Of each kind that was asked for. */
      due: z.array(RetentionDue),
    }),
  }),
  changeRetention: call('changeRetention', {
    method: 'PUT',
    database: { update: '@organization' },
    summary:
      'Sets for how many years each kind is kept, or null for good; what is not named stays. Nothing is removed for 30 days. Owners only.',
    may: 'member',
    scope: 'never',
    in: z.object(yearsByKind(Years.nullable().optional())),
    out: z.object({ rules: z.array(RetentionRule) }),
    touches: ['getRetention', 'getDataProtection'],
  }),
}
