import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { EmployeeReport, ReportOrigin, type StoredEmployeeReport } from '../../../contract/reports.ts'
import { SubmissionStatus } from '../../../contract/questionnaires.ts'
import type { MyData } from '../../../contract/users.ts'
import type { Tx } from '../../core/database.ts'
import { employeeReportOf } from '../reports/visible-to.ts'
import { removedEmployees } from './tables.ts'

/** Rows as the database keeps them of somebody who was removed. */
const Moment = z.coerce.date()
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
    }),
  ),
  submission_versions: z
    .array(
      z.object({
        submitted_at: Moment,
        reopened_at: Moment,
        reason: z.string().nullable(),
        raw_answers: z.record(z.string(), z.string()),
      }),
    )
    .default([]),
  reports: z.array(z.looseObject({ removed_at: Moment.nullable() })),
})

/** One that is there; of one that was deleted long ago only the number is left. */
const KeptReport = z.object({
  id: z.string(),
  version: z.number(),
  origin: ReportOrigin,
  generated_at: Moment,
  content: EmployeeReport,
})

type Held = Pick<
  MyData['organizations'][number],
  'employee' | 'submission' | 'earlierSubmissions' | 'removedAt'
> & {
  /** Newest first. */
  reports: StoredEmployeeReport[]
}

/**
 * What an organization keeps of a member whom it removed from its list; undefined where it did not. `endedWithIt`: only
 * where their membership ended with that, and not otherwise. In a transaction that has entered the organization.
 */
export const keptOf = async (
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
  const { employees, submissions, submission_versions: versions, reports } = Kept.parse(row.kept)
  const [{ joined_at: joinedAt, ...employee }] = employees
  const [submission] = submissions
  return {
    removedAt: row.removedAt.toISOString(),
    employee: { ...employee, joinedAt: joinedAt.toISOString() },
    submission:
      submission === undefined
        ? null
        : {
            status: submission.status,
            startedAt: submission.started_at.toISOString(),
            submittedAt: submission.submitted_at?.toISOString() ?? null,
            rawAnswers: submission.raw_answers,
          },
    earlierSubmissions: versions
      .toSorted((a, b) => b.submitted_at.getTime() - a.submitted_at.getTime())
      .map((version) => ({
        submittedAt: version.submitted_at.toISOString(),
        reopenedAt: version.reopened_at.toISOString(),
        reason: version.reason,
        rawAnswers: version.raw_answers,
      })),
    reports: reports
      .filter((report) => report.removed_at === null)
      .map((report) => KeptReport.parse(report))
      .toSorted((a, b) => b.version - a.version)
      .map(({ generated_at: generatedAt, ...report }) => employeeReportOf({ ...report, generatedAt })),
  }
}
