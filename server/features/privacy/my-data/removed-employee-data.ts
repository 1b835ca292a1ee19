import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Language } from '../../../../contract/shapes/fields.ts'
import { ReleaseState, stepKinds } from '../../../../contract/calls/reports/release-report.ts'
import { ReportRewording } from '../../../../contract/shapes/reports/report-rewording.ts'
import {
  EmployeeReport,
  ReportOrigin,
  type StoredEmployeeReport,
} from '../../../../contract/calls/reports/reports.ts'
import { SubmissionStatus } from '../../../../contract/calls/submissions.ts'
import type { MyData } from '../../../../contract/calls/users.ts'
import type { Tx } from '../../../core/database/database.ts'
import { isOpenToAddress } from '../../submissions/draft-access.ts'
import { findEditedTexts } from '../../reports/generation/edited-texts.ts'
import { serializeEmployeeReport } from '../../reports/view/report-view.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'

/** Rows of a removed person as the database keeps them. */
const Moment = z.coerce.date()
const KeptLanguage = Language.nullable().default(null)
const Kept = z.object({
  employees: z.tuple([
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      department: z.string(),
      status: z.enum(['active', 'invited']),
      joined_at: Moment,
    }),
  ]),
  submissions: z.array(
    z.object({
      status: SubmissionStatus,
      started_at: Moment,
      submitted_at: Moment.nullable(),
      raw_answers: z.record(z.string(), z.string()),
      author_address: z.string().nullable().default(null),
      language: KeptLanguage,
    }),
  ),
  submission_versions: z
    .array(
      z.object({
        submitted_at: Moment,
        reopened_at: Moment,
        reason: z.string().nullable(),
        raw_answers: z.record(z.string(), z.string()),
        language: KeptLanguage,
      }),
    )
    .default([]),
  reports: z.array(z.looseObject({ id: z.string(), version: z.number(), removed_at: Moment.nullable() })),
  report_steps: z
    .array(
      z.object({
        id: z.string(),
        report_id: z.string(),
        kind: z.enum(stepKinds),
        at: Moment,
        by_user_id: z.string(),
        text: z.string().nullable(),
        /** Missing for people who were removed before the column existed. */
        is_told: z.boolean().default(false),
      }),
    )
    .default([]),
  invitations: z
    .array(
      z.object({
        id: z.string(),
        created_at: Moment,
        expires_at: Moment,
        accepted_at: Moment.nullable(),
        revoked_at: Moment.nullable(),
        reminders_sent: z.number().default(0),
        language: KeptLanguage,
      }),
    )
    .default([]),
})

/** A report with content; of one that was deleted long ago only the version number is left. */
const KeptReport = z.object({
  id: z.string(),
  version: z.number(),
  origin: ReportOrigin,
  generated_at: Moment,
  /** Missing for people who were removed before reports had a release state: none of theirs was released. */
  state: ReleaseState.default('draft'),
  generated_version: z.number().nullable().default(null),
  prose: ReportRewording.nullable().default(null),
  content: EmployeeReport,
})

type Held = Pick<
  MyData['organizations'][number],
  'submission' | 'earlierSubmissions' | 'removedAt' | 'invitations'
> & {
  employee: NonNullable<MyData['organizations'][number]['employee']>
  /** Newest first; so are the steps. */
  reports: StoredEmployeeReport[]
  reportSteps: (MyData['organizations'][number]['reportSteps'][number] & {
    reportId: string
    /** Whether its version had been released before the step. */
    isAfterRelease: boolean
    isTold: boolean
  })[]
}

/**
 * The kept data of a member who was removed from the organization's list; undefined if they were not. `endedWithIt`:
 * only if that removal also ended their membership. The transaction must have entered the organization.
 */
export const readRemovedData = async (
  tx: Tx,
  {
    orgId,
    user,
    endedWithIt = false,
  }: { orgId: string; user: { id: string; email: string }; endedWithIt?: boolean },
): Promise<Held | undefined> => {
  const { userId, email } = removedEmployees
  const [row] = await tx
    .select({ removedAt: removedEmployees.removedAt, kept: removedEmployees.kept })
    .from(removedEmployees)
    .where(
      and(
        eq(removedEmployees.orgId, orgId),
        endedWithIt ? eq(removedEmployees.memberUserId, user.id) : undefined,
        or(eq(userId, user.id), and(isNull(userId), eq(email, user.email))),
      ),
    )
    .orderBy(sql`${userId} nulls last`, desc(removedEmployees.removedAt))
    .limit(1)
  if (!row) return undefined
  const kept = Kept.parse(row.kept)
  const { employees, submissions, submission_versions: versions, reports } = kept
  const [{ joined_at: joinedAt, ...employee }] = employees
  const [submission] = submissions
  const contents = new Map(reports.map(({ version, content }) => [version, content]))
  return {
    removedAt: row.removedAt.toISOString(),
    employee: { ...employee, joinedAt: joinedAt.toISOString() },
    submission:
      submission === undefined ||
      !isOpenToAddress(user.email, { status: submission.status, authorAddress: submission.author_address })
        ? null
        : {
            status: submission.status,
            startedAt: submission.started_at.toISOString(),
            submittedAt: submission.submitted_at?.toISOString() ?? null,
            rawAnswers: submission.raw_answers,
            language: submission.language,
          },
    earlierSubmissions: versions
      .toSorted((a, b) => b.submitted_at.getTime() - a.submitted_at.getTime())
      .map((version) => ({
        submittedAt: version.submitted_at.toISOString(),
        reopenedAt: version.reopened_at.toISOString(),
        reason: version.reason,
        rawAnswers: version.raw_answers,
        language: version.language,
      })),
    reports: reports
      .filter((report) => report.removed_at === null)
      .map((report) => KeptReport.parse(report))
      .toSorted((a, b) => b.version - a.version)
      .map(({ generated_at: generatedAt, generated_version: generatedVersion, ...report }) => {
        const version = { ...report, generatedAt, generatedVersion }
        const edited = findEditedTexts(version, (number) => contents.get(number))
        return serializeEmployeeReport(version, edited)
      }),
    reportSteps: kept.report_steps.toSorted(newestFirst).flatMap((step) => {
      const of = reports.find(({ id }) => id === step.report_id)
      if (!of) return []
      const { report_id: reportId, kind, text, is_told: isTold } = step
      const isAfterRelease = kept.report_steps.some(
        (earlier) => earlier.kind === 'released' && earlier.report_id === reportId && earlier.id < step.id,
      )
      const isYours = step.by_user_id === user.id
      const at = step.at.toISOString()
      return [{ reportId, version: of.version, kind, at, text, isYours, isAfterRelease, isTold }]
    }),
    invitations: kept.invitations.toSorted(newestFirst).map((invitation) => ({
      createdAt: invitation.created_at.toISOString(),
      expiresAt: invitation.expires_at.toISOString(),
      acceptedAt: invitation.accepted_at?.toISOString() ?? null,
      revokedAt: invitation.revoked_at?.toISOString() ?? null,
      remindersSent: invitation.reminders_sent,
      language: invitation.language,
    })),
  }
}

/** Ids sort by their time of creation. */
const newestFirst = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1)
