import { z } from 'zod'
import { call } from '../http/call.ts'
import { Count, Instant, Nothing } from '../shapes/fields.ts'
import { MailDelivery } from './accounts.ts'
import { ReportVisibility } from './organizations.ts'
import { RetentionRule } from './retention.ts'

/**
 * What an organization's own data-protection papers need to know of this server, from its live settings: what is stored
 * and how much of it, where, who may read it, how long it stays, and who else gets any of it. It names no secret, and of
 * the operator's machines only what somebody outside of them is sent something at.
 */
export const DataProtection = z.object({
  /** The address under which the server is reached; whether what travels there is encrypted. */
  publicUrl: z.string(),
  isEncrypted: z.boolean(),
  /** How many of each are stored of this organization. */
  stored: z.object({
    people: Count,
    /** Completed questionnaires, and those that somebody has begun. */
    submissions: Count,
    drafts: Count,
    /** Versions of people's reports, and of the company's. */
    reports: Count,
    companyReports: Count,
    /** Who was removed and can be brought back. */
    removedPeople: Count,
    auditEntries: Count,
  }),
  /** `embedded`: PostgreSQL on the server itself; `hosted`: one that the operator has named. */
  database: z.enum(['embedded', 'hosted']),
  /** `store`: a store of files that speaks S3; `region`: what the operator says of where it is. */
  pictures: z.discriminatedUnion('place', [
    z.object({ place: z.literal('database') }),
    z.object({ place: z.literal('store'), region: z.string() }),
  ]),
  mail: z.object({ delivery: MailDelivery, from: z.string() }),
  /** Hosts of others that are sent something, where they are configured; null where not. */
  signInProvider: z.object({ host: z.string() }).nullable(),
  paymentProvider: z.object({ host: z.string() }).nullable(),
  /** Where messages of the help centre go, where the operator has named an address; null where to the owner. */
  support: z.object({ address: z.string() }).nullable(),
  /** `readsImages`: pictures that are attached in the chat are sent as well. */
  /** Hosts of other software that the organization has told of events. */
  webhooks: z.array(z.string()),
  model: z.object({ host: z.string(), name: z.string(), readsImages: z.boolean() }).nullable(),
  /** Who may read what, counted over the active members. */
  readers: z.object({
    owners: Count,
    admins: Count,
    employees: Count,
    /** Hold submission:view. */
    ofAnswers: Count,
    /** Owners and admins who may see reports: they see everybody's. */
    ofEveryReport: Count,
    /** May review and release reports. */
    releasing: Count,
    /** Hold employee:delete. */
    removing: Count,
    /** API keys of other software that are neither revoked nor at their end. */
    apiKeys: Count,
  }),
  reportVisibility: ReportVisibility,
  /**
   * Reports of answers from before this date are visible only to their person and to those who see every report; null:
   * no such limit.
   */
  reportsOpenSince: Instant.nullable(),
  /** Scores of a group of fewer people are shown to those alone who see every report. */
  groupThreshold: Count,
  /** For how long the organization itself keeps what it does not need any more; what has no rule is kept. */
  rules: z.array(RetentionRule),
  /** How long what ends by itself is kept, in the unit that its name ends with. */
  retention: z.object({
    invitationDays: Count,
    removedPersonDays: Count,
    removedReportDays: Count,
    mailDays: Count,
    webhookLogDays: Count,
    runDays: Count,
    changeDays: Count,
    sessionDays: Count,
    endedSessionDays: Count,
    codeMinutes: Count,
    codeTraceDays: Count,
    signInMailDays: Count,
  }),
})
export type DataProtection = z.output<typeof DataProtection>

export const dataProtection = {
  getDataProtection: call('getDataProtection', {
    method: 'GET',
    database: 'query',
    summary:
      'What is stored of the organization, where, for how long, who may read it, and who else gets any.',
    may: 'admin:view',
    scope: 'organization:read',
    in: Nothing,
    out: z.object({ facts: DataProtection }),
  }),
}
