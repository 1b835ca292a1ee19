import { z } from 'zod'
import { Notifications, Session } from './accounts.ts'
import { PlanItem } from './action-plan.ts'
import { ApiKey } from './api-keys.ts'
import { call } from '../http/call.ts'
import { Chat, ChatMessage } from './chat.ts'
import { messages } from '../http/failures.ts'
import { Id, Instant, Language, Nothing } from '../shapes/fields.ts'
import { Employee } from './employees/employees.ts'
import { SubmissionStatus } from './submissions.ts'
import { ReportStep } from './reports/release-report.ts'
import { StoredEmployeeReport } from './reports/reports.ts'
import { roles } from '../rights/permissions.ts'

/** A user's own profile, organizations and account (specification points 3 to 6; docs/sign-in.md). */

/** A user with all fields of the specification (point 3). */
export const User = z.object({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  photoURL: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  metadata: z.object({
    lastLoginAt: Instant.nullable(),
    loginCount: z.number().int(),
    emailVerified: z.boolean(),
  }),
})
export type User = z.infer<typeof User>

/** A membership with all fields of the specification (point 3). */
export const Membership = z.object({
  orgId: Id,
  userId: Id,
  role: z.enum(roles),
  /** What the member holds: the explicit list, else the role's defaults. */
  permissions: z.array(z.string()),
  joinedAt: Instant,
  status: z.enum(['active', 'suspended']),
})

/** What an organization stores besides about somebody in its list: what was done and said about their reports, ... */
const MyRecords = z.object({
  /**
   * What was done with reports about them, newest first: all that they wrote to it, and what their report page tells of
   * others.
   */
  reportSteps: z.array(
    ReportStep.pick({ version: true, kind: true, at: true, text: true }).extend({ isYours: z.boolean() }),
  ),
  /** ... the actions of the action plan that they see to, newest first, ... */
  actions: z.array(
    PlanItem.pick({
      title: true,
      details: true,
      dueOn: true,
      state: true,
      outcome: true,
      createdAt: true,
      changedAt: true,
    }),
  ),
  /** ... their invitations, newest first, without the codes, ... */
  invitations: z.array(
    z.object({
      createdAt: Instant,
      expiresAt: Instant,
      acceptedAt: Instant.nullable(),
      revokedAt: Instant.nullable(),
      remindersSent: z.number().int(),
      language: Language.nullable(),
    }),
  ),
  /** ... and the mails to them, newest first: of which kind, to which address, and what became of it. No text is stored. */
  mails: z.array(
    z.object({
      kind: z.string(),
      toAddress: z.string(),
      state: z.string(),
      createdAt: Instant,
      sentAt: Instant.nullable(),
    }),
  ),
})
export type MyRecords = z.infer<typeof MyRecords>

/** What of a user's is downloaded: theirs alone, and nothing about anybody else. */
export const MyData = z.object({
  exportedAt: Instant,
  /** What is here, what is not, and why: a sentence each. */
  notice: z.array(z.string()),
  /** The prompt of each question of the questionnaire, by the id that its answer is stored under. */
  questions: z.record(z.string(), z.string()),
  profile: User,
  /** Their uploaded picture, as a base64 data URL; null where there is none, or where the notice says why. */
  photo: z.object({ width: z.number().int(), height: z.number().int(), data: z.string() }).nullable(),
  notifications: Notifications,
  language: Language.nullable(),
  sessions: z.array(Session.omit({ isCurrent: true })),
  memberships: z.array(Membership.extend({ organizationName: z.string().nullable() })),
  /** What the organizations of which they are an active member have stored of them. */
  organizations: z.array(
    z.object({
      orgId: Id,
      organizationName: z.string(),
      employee: Employee.omit({ inviteCode: true, initials: true }).nullable(),
      /** Their questionnaire, handed in or a draft. */
      submission: z
        .object({
          status: SubmissionStatus,
          startedAt: Instant,
          submittedAt: Instant.nullable(),
          rawAnswers: z.record(z.string(), z.string()),
          language: Language.nullable(),
        })
        .nullable(),
      /** Where they were removed from its list of people: when. What is here is kept until it is erased. */
      removedAt: Instant.optional(),
      /** What they had handed in before it was opened again, newest first. */
      earlierSubmissions: z.array(
        z.object({
          submittedAt: Instant,
          reopenedAt: Instant,
          reason: z.string().nullable(),
          rawAnswers: z.record(z.string(), z.string()),
          language: Language.nullable(),
        }),
      ),
      /** Reports about them, newest first, where they may see them. */
      reports: z.array(StoredEmployeeReport),
      ...MyRecords.shape,
      /** Their conversations in the chat, the latest first, as they are shown to them. */
      chats: z.array(Chat.omit({ messages: true }).extend({ messages: z.array(ChatMessage) })),
      /** The API keys that they have made, newest first, without the keys themselves. */
      apiKeys: z.array(ApiKey.omit({ madeBy: true })),
    }),
  ),
})
export type MyData = z.infer<typeof MyData>

export const users = {
  getUserWithMemberships: call('getUserWithMemberships', {
    method: 'GET',
    database: { get: ['userId', '@user'] },
    summary: 'The caller together with their active memberships. Anybody else is not found.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ userId: Id.optional() }),
    out: z.object({ user: User, memberships: z.array(Membership) }),
  }),
  updateNotifications: call('updateNotifications', {
    method: 'POST',
    database: { update: '@user' },
    summary: 'Changes which mails the caller wants, of those that can be turned off.',
    may: 'signed-in',
    scope: 'never',
    in: Notifications,
    out: z.object({ notifications: Notifications }),
    touches: ['getProfile'],
  }),
  exportMyData: call('exportMyData', {
    method: 'GET',
    database: { get: '@user' },
    summary:
      'What is stored of the caller: profile, photo, sessions, memberships, own answers, drafts, reports, what was said about them, actions, invitations, mails, conversations and API keys.',
    may: 'signed-in',
    scope: 'never',
    in: Nothing,
    out: z.object({ data: MyData }),
  }),
  deleteAccount: call('deleteAccount', {
    method: 'POST',
    database: { delete: '@user' },
    summary: 'Ends the caller’s memberships and sessions; refused while they own an organization.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ email: z.string({ error: messages.ownEmailDiffers }) }),
    out: z.object({}),
  }),
}
