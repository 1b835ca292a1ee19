import { z } from 'zod'
import { hasWords } from '../../../insights/text/count-words.ts'
import { plainText } from '../../../insights/text/plain-text.ts'
import { call } from '../../http/call.ts'
import { messages } from '../../http/failures.ts'
import {
  Id,
  Instant,
  Language,
  normalizeWithin,
  NextCursor,
  Page,
  Version,
  VersionInQuery,
} from '../../shapes/fields.ts'
import { limits } from '../../shapes/limits.ts'
import type { Permission } from '../../rights/permissions.ts'

/**
 * A report is released by a person: a named reviewer reads it, says what they checked, then releases it. Until then the
 * calls of an employee do not return it.
 */

/** The state of one version of a person's report. */
export const releaseStates = [
  'draft',
  'reviewed',
  'released',
  'acknowledged',
  'contested',
  'withdrawn',
] as const
export const ReleaseState = z.enum(releaseStates)
export type ReleaseState = z.output<typeof ReleaseState>

/** How the state is called, on the screen and in files. */
export const releaseLabels: Record<ReleaseState, string> = {
  draft: 'Draft',
  reviewed: 'Reviewed',
  released: 'Released',
  acknowledged: 'Acknowledged',
  contested: 'Contested',
  withdrawn: 'Withdrawn',
}

/** The state of one version of the company report, which nobody acknowledges or contests. */
export const companyReleaseStates = ['draft', 'reviewed', 'released', 'withdrawn'] as const
export const CompanyReleaseState = z.enum(companyReleaseStates)
export type CompanyReleaseState = z.output<typeof CompanyReleaseState>

/** The states in which a version is out: its readers find it. */
export const publishedStates = [
  'released',
  'acknowledged',
  'contested',
] as const satisfies readonly ReleaseState[]

/** Whether readers find a version that is in this state. */
export const isPublished = (state: ReleaseState): boolean => publishedStates.some((out) => out === state)

/**
 * The rights with which a report is decided about, deleting and bringing back included: nobody uses them on their own report
 * while another member could.
 */
export const decidingRights = ['report:generate', 'report:delete'] as const satisfies readonly Permission[]
export type DecidingRight = (typeof decidingRights)[number]
/** Which of them the caller leaves to another member; not there where none, as of every report but their own. */
export const DelegatedRights = z.array(z.enum(decidingRights)).min(1).optional()
export type DelegatedRights = z.output<typeof DelegatedRights>

/** What a person did with a version. `answered`: the reply of a decider to the person who contested it. */
export const stepKinds = [
  'edited',
  'reviewed',
  'released',
  'withdrawn',
  'acknowledged',
  'contested',
  'answered',
  'deleted',
  'restored',
] as const

export const ReportStep = z.object({
  id: Id,
  reportId: Id,
  version: z.number().int(),
  kind: z.enum(stepKinds),
  at: Instant,
  /** Null where their account is no longer known here. */
  by: z.object({ userId: Id, name: z.string() }).nullable(),
  /** The reason or the comment that they wrote; null where they wrote none. */
  text: z.string().nullable(),
  /** They decided about their own report. */
  isOwn: z.boolean(),
  /** ... because nobody else there could; false where that is not known. */
  nobodyElse: z.boolean(),
  /** Whether the version was out until then; of one that was brought back, until it was deleted. */
  wasOut: z.boolean(),
})
export type ReportStep = z.output<typeof ReportStep>

/** What somebody did with a version, as the start of a phrase that continues with "by". */
export const stepLabels: Record<ReportStep['kind'], string> = {
  edited: 'Texts edited',
  reviewed: 'Reviewed',
  released: 'Released',
  withdrawn: 'Withdrawn',
  acknowledged: 'Acknowledged',
  contested: 'Contested',
  answered: 'Responded to',
  deleted: 'Deleted',
  restored: 'Restored',
}

/** What a decision has to say for itself. `short`: why fewer words are refused. */
const Reason = (missing: string, short: string) =>
  z
    .string({ error: missing })
    .overwrite(normalizeWithin(plainText, limits.stepTextMax))
    .min(1, { error: missing, abort: true })
    .max(limits.stepTextMax, { error: messages.stepTextTooLong, abort: true })
    .refine((text) => hasWords(text, limits.reasonWords), short)

/** As above where none is needed: a blank one is none. */
export const OptionalStepText = z
  .string()
  .overwrite(normalizeWithin(plainText, limits.stepTextMax))
  .max(limits.stepTextMax, messages.stepTextTooLong)
  .transform((text) => (text === '' ? undefined : text))
  .optional()

/** One version: of a person's report by its number, of the company's by its id. */
const one = {
  employeeId: Id.optional(),
  version: Version.optional(),
  reportId: Id.optional(),
}
type One = { employeeId?: string | undefined; version?: number | undefined; reportId?: string | undefined }
const isOne = ({ employeeId, version, reportId }: One) =>
  employeeId === undefined
    ? reportId !== undefined && version === undefined
    : reportId === undefined && version !== undefined
const notOne = { error: messages.reportToStep, path: ['reportId'] }

/** What is another answer once there is another version of the company report, or one less. */
export const companyReportTouches = [
  'getCompanyReports',
  'getCompanyReport',
  'listCompanyReports',
  'getCompanyTrend',
  // Each cycle says how many reports were made in it.
  'listCycles',
]

/** What is another answer once something is decided about a version of a report. */
export const reportTouches = [
  'getReports',
  'listReports',
  'getReport',
  'getReportAnswers',
  'getReportSteps',
  'listReviews',
  ...companyReportTouches,
]

const taken = { state: ReleaseState, step: ReportStep }
/** `notice`: why no mail leaves, in a sentence; null where one does, or there is nobody to mail. */
const mailed = { ...taken, emailSent: z.boolean(), notice: z.string().nullable() }

export const release = {
  reviewReport: call('reviewReport', {
    method: 'POST',
    database: { update: ['reportId', 'employeeId'] },
    summary:
      'Says that the caller has looked at a version of a report, and at what; another may do so too. Nobody reviews their own while another member can.',
    may: 'report:generate',
    scope: 'never',
    in: z
      .object({ ...one, reason: Reason(messages.reviewReasonMissing, messages.reviewReasonShort) })
      .refine(isOne, notOne),
    out: z.object(taken),
    touches: reportTouches,
  }),
  releaseReport: call('releaseReport', {
    method: 'POST',
    database: { update: ['reportId', 'employeeId'] },
    summary:
      'Lets its readers find a version that was reviewed, one report at a time; its person is mailed. Nobody releases their own while another member can.',
    may: 'report:generate',
    scope: 'never',
    in: z.object(one).refine(isOne, notOne),
    out: z.object(mailed),
    touches: reportTouches,
  }),
  withdrawReport: call('withdrawReport', {
    method: 'POST',
    database: { update: ['reportId', 'employeeId'] },
    summary:
      'Takes a version back that is out, and of a person everything that was out before it: their calls find nothing until another is released. Its person is mailed where they have an account. Nobody withdraws their own while another member can.',
    may: 'report:generate',
    scope: 'never',
    in: z
      .object({ ...one, reason: Reason(messages.withdrawReasonMissing, messages.withdrawReasonShort) })
      .refine(isOne, notOne),
    out: z.object(mailed),
    touches: reportTouches,
  }),
  answerReport: call('answerReport', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary: 'The person whom a released report is about acknowledges it, or contests it with a comment.',
    may: 'report:view',
    scope: 'never',
    in: z
      .object({
        employeeId: Id,
        version: Version,
        answer: z.enum(['acknowledged', 'contested']),
        comment: OptionalStepText,
      })
      .refine(({ answer, comment }) => answer === 'acknowledged' || comment !== undefined, {
        error: messages.stepCommentMissing,
        path: ['comment'],
      }),
    out: z.object(taken),
    touches: reportTouches,
  }),
  respondToContest: call('respondToContest', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary:
      'Writes back to somebody who contested their report, which stays contested; they are mailed. Nobody responds to themselves while another member can.',
    may: 'report:generate',
    scope: 'never',
    in: z.object({
      employeeId: Id,
      version: Version,
      comment: Reason(messages.stepCommentMissing, messages.responseShort),
    }),
    out: z.object(mailed),
    touches: reportTouches,
  }),
  listReviews: call('listReviews', {
    method: 'GET',
    database: 'query',
    summary:
      'The people whose latest report waits for a review or a release by the caller, without the own one where somebody else decides about it.',
    may: 'report:generate',
    scope: 'never',
    in: Page,
    out: z.object({
      reviews: z.array(
        z.object({
          employeeId: Id,
          name: z.string(),
          version: z.number().int(),
          state: z.enum(['draft', 'reviewed']),
        }),
      ),
      next: NextCursor,
      /** How many wait in all, on whatever page. */
      waiting: z.number().int(),
    }),
  }),
  getReleasePreview: call('getReleasePreview', {
    method: 'GET',
    database: { get: ['reportId', 'employeeId'] },
    summary:
      'What members who do not see single people would not be shown if a version were released now, and why: of the company report, or of those that are out where colleagues read each person’s.',
    may: 'report:generate',
    scope: 'never',
    in: z
      .object({
        employeeId: Id.optional(),
        version: VersionInQuery.optional(),
        reportId: Id.optional(),
        language: Language.optional(),
      })
      .refine(isOne, notOne),
    out: z.object({
      /** Of the company report: sentences in the language; none where it would be shown as far as any report is. */
      withheld: z.array(z.string()),
      /** Of a person's report: the company reports that are out and would be shown otherwise, newest first. */
      companyReports: z.array(
        z.object({
          id: Id,
          version: z.number().int(),
          /** `whole`: everything but pay, since no other report in it is closed. */
          shown: z.enum(['less', 'whole']),
          /** What would not be shown any more, in sentences. */
          withheld: z.array(z.string()),
        }),
      ),
    }),
  }),
  getReportSteps: call('getReportSteps', {
    method: 'GET',
    database: { get: ['reportId', 'employeeId'] },
    summary:
      'What people did with a report, newest first: of a person, or of a version of the company report. An employee sees who decided, from the release on; of their own also who took it back, and what was said to it.',
    may: 'report:view',
    scope: 'reports:read',
    in: Page.extend({
      employeeId: Id.optional(),
      version: VersionInQuery.optional(),
      reportId: Id.optional(),
    }).refine(({ employeeId, reportId }) => (employeeId === undefined) !== (reportId === undefined), {
      error: messages.reportOfSteps,
      path: ['reportId'],
    }),
    out: z.object({ steps: z.array(ReportStep), next: NextCursor }),
  }),
}
