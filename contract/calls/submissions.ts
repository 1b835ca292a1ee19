import { z } from 'zod'
import { plainText } from '../../insights/text/plain-text.ts'
import { call } from '../http/call.ts'
import { questionnaires as messages } from '../messages/questionnaires.ts'
import {
  Count,
  Id,
  inQuery,
  Instant,
  InviteCode,
  Language,
  normalizeWithin,
  NextCursor,
  Page,
} from '../shapes/fields.ts'
import { limits } from '../shapes/limits.ts'
import { ReportVisibility } from './organizations.ts'

/** Answers, drafts and the live listener (specification points 2 to 5 and 7; docs/questionnaire.md). */

const AnswerText = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)))

const AnswerList = z
  .array(z.object({ questionId: z.string(), answer: AnswerText }))
  .max(100)
  .transform((list) => Object.fromEntries(list.map(({ questionId, answer }) => [questionId, answer])))

/**
 * A map of question id to text, or the list form; the map comes out. Ids that the questionnaire
 * does not have are dropped by the server, and each text is checked there against its question.
 */
export const Answers = z.union([z.record(z.string().max(64), AnswerText), AnswerList])

export const AnswerEntry = z.object({ questionId: z.string(), question: z.string(), answer: z.string() })

export const SubmissionStatus = z.enum(['in_progress', 'completed'])
export const SubmissionType = z.enum(['standard', 'regular'])

export const Submission = z.object({
  employeeId: Id,
  /** In the questionnaire's order. Empty while in progress: a draft is its author's alone. */
  answers: z.array(AnswerEntry),
  rawAnswers: z.record(z.string(), z.string()),
  submittedAt: Instant.nullable(),
  startedAt: Instant,
  status: SubmissionStatus,
  submissionType: SubmissionType,
  inviteCode: z.string().nullable(),
  /** When it was opened again; null where it was not, or has been submitted again since. */
  reopenedAt: Instant.nullable(),
  /** The language in which the questions were shown when it was submitted; null where that is not known. */
  language: Language.nullable(),
})
export type Submission = z.infer<typeof Submission>

/** The stored field names that the live listener speaks (point 3). */
export const StoredSubmission = z.object({
  employee_id: Id,
  answers: z.array(AnswerEntry),
  submitted_at: Instant.nullable(),
  started_at: Instant,
  status: SubmissionStatus,
  submission_type: SubmissionType,
  invite_code: z.string().nullable(),
  raw_answers: z.record(z.string(), z.string()),
  reopened_at: Instant.nullable(),
  language: Language.nullable(),
})
export type StoredSubmission = z.infer<typeof StoredSubmission>

/** What a person had submitted before it was opened again. It stays as it was. */
export const SubmissionVersion = z.object({
  revision: z.number().int(),
  answers: z.array(AnswerEntry),
  submittedAt: Instant,
  reopenedAt: Instant,
  /** Who opened it again, by name; null where they are no longer here. */
  reopenedBy: z.string().nullable(),
  reason: z.string().nullable(),
  language: Language.nullable(),
})
export type SubmissionVersion = z.infer<typeof SubmissionVersion>

export const Draft = z.object({
  employeeId: Id,
  status: z.enum(['not_started', 'in_progress', 'completed']),
  /** Everything stored so far, from every device; of a completed one that is asked for by code, the e-mail alone. */
  rawAnswers: z.record(z.string(), z.string()),
  /** Of a completed one that is asked for by code: whether `answers` of the question are those that were submitted. */
  isSame: z.boolean().optional(),
  /** Grows with every stored change; 0 before the first. */
  revision: z.number().int(),
  savedAt: Instant.nullable(),
  submittedAt: Instant.nullable(),
  /** Answers that were submitted and then opened again; null where they were not, or have been submitted again. */
  reopened: z
    .object({
      at: Instant,
      /** Who did it, by name; null where they are no longer here. */
      by: z.string().nullable(),
      reason: z.string().nullable(),
      /** Whether everybody is asked again: the answers are of an earlier round (docs/questionnaire.md). */
      isNewRound: z.boolean().default(false),
      /** What is written on an earlier revision than this one is from before, and is not taken. */
      revision: z.number().int(),
    })
    .nullable(),
})
export type Draft = z.infer<typeof Draft>

export const SubmissionEvents = z.object({
  /** Documents changed since the cursor, in order. */
  events: z.array(StoredSubmission),
  /** Where to go on from. */
  cursor: z.string(),
  /** More was missed than is settled one by one: ask for the whole list (docs/api-and-webhooks.md). */
  reset: z.boolean(),
})

/**
 * The revision that the caller knew when these answers were written. One from before the questionnaire was opened again
 * is refused, so that a late browser does not write over it; without one they are taken as they come.
 */
const KnownRevision = Count.optional()

/**
 * Answers as they were when the caller last saw them, for each that is sent: one that is something else by now was
 * changed on another device, and is not written over.
 */
const SeenAnswers = z.record(z.string().max(64), AnswerText).optional()

export const questionnaires = {
  submitEmployeeAnswers: call('submitEmployeeAnswers', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary: 'Stores a completed questionnaire; the same answers twice are one submission.',
    may: 'invitee',
    scope: 'never',
    readsDevice: true,
    in: z.object({
      employeeId: Id,
      answers: Answers,
      inviteCode: InviteCode.nullish(),
      knownRevision: KnownRevision,
      /** The language in which the questions were shown. */
      language: Language.optional(),
      /** Who the page said reads released reports: it is refused where more people do by now. */
      toldVisibility: ReportVisibility.optional(),
    }),
    out: z.object({ submission: Submission }),
    touches: ['getMySubmission', 'getSubmissions'],
  }),
  saveDraft: call('saveDraft', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary: 'Stores answers of an unfinished questionnaire; only what has changed need be sent.',
    may: 'invitee',
    scope: 'never',
    readsDevice: true,
    in: z.object({
      employeeId: Id,
      answers: Answers,
      inviteCode: InviteCode.nullish(),
      knownRevision: KnownRevision,
      seen: SeenAnswers,
    }),
    out: z.object({
      draft: Draft,
      /** False where nothing was stored, since an answer is something else by now than what was `seen`; else not there. */
      isTaken: z.literal(false).optional(),
    }),
  }),
  getMySubmission: call('getMySubmission', {
    method: 'POST',
    database: { get: '@employee' },
    summary: 'The caller’s own questionnaire as stored, finished or not.',
    may: 'invitee',
    scope: 'never',
    readsDevice: true,
    in: z.object({
      inviteCode: InviteCode.nullish(),
      /** The answers in this browser, to be compared with what was submitted; they are not stored. */
      answers: Answers.optional(),
    }),
    out: z.object({ draft: Draft }),
  }),
  getSubmissions: call('getSubmissions', {
    method: 'GET',
    database: { get: 'employeeId' },
    summary: 'Submissions by employee id; of those in progress only that they are.',
    may: 'submission:view',
    scope: 'answers:read',
    in: Page.extend({
      /** `state`: without what was answered (`answers` and `rawAnswers` are empty), for who only asks how far everybody is. */
      fields: z.enum(['all', 'state']).optional(),
      /** Of this person alone. */
      employeeId: Id.optional(),
    }),
    out: z.object({ submissions: z.record(z.string(), Submission), next: NextCursor }),
  }),
  reopenSubmission: call('reopenSubmission', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary:
      'Opens a completed questionnaire for changes again and tells its author by mail; what was submitted stays kept.',
    may: 'submission:edit',
    scope: 'never',
    in: z.object({
      employeeId: Id,
      /** Told to the author. */
      reason: z
        .string()
        .overwrite(normalizeWithin(plainText, limits.reopenReasonMax))
        .max(limits.reopenReasonMax, messages.reopenReasonTooLong)
        .optional(),
    }),
    out: z.object({
      submission: Submission,
      /** Whether a mail with the way back in is on its way. */
      emailSent: z.boolean(),
      /** Why there is no mail although mails are sent; null otherwise. */
      notice: z.string().nullable(),
    }),
    touches: [
      'getSubmissions',
      'getSubmissionVersions',
      'listInvitations',
      'listReports',
      'listCompanyReports',
      'getReport',
      'getOrgData',
    ],
  }),
  getSubmissionVersions: call('getSubmissionVersions', {
    method: 'GET',
    database: { get: 'employeeId' },
    summary: 'What one person had submitted each time before it was opened again, newest first.',
    may: 'submission:view',
    scope: 'answers:read',
    in: z.object({ employeeId: Id }),
    out: z.object({ versions: z.array(SubmissionVersion) }),
  }),
  submissionEvents: call('submissionEvents', {
    method: 'GET',
    database: 'query',
    summary: 'Changed submissions, as server-sent events or by long polling.',
    may: 'submission:view',
    scope: 'answers:read',
    in: z.object({
      /** The cursor of the last event seen; without it, from now on. */
      after: z.string().max(64).optional(),
      /** How long a long poll may wait, in seconds; bounded to 5..30. */
      wait: inQuery(
        z
          .number()
          .transform((seconds) =>
            Math.min(Math.max(seconds, limits.longPollMinSeconds), limits.longPollMaxSeconds),
          ),
      ).optional(),
    }),
    out: SubmissionEvents,
    streams: true,
  }),
}
