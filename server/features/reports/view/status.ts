import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { publishedStates } from '../../../../contract/calls/reports/release-report.ts'
import type { CompanyReportStatus, ReportStatus } from '../../../../contract/shapes/reports/stored-reports.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { employees } from '../../../schema/employees.ts'
import { submissions } from '../../../schema/submissions.ts'
import type { Reader } from './report-visibility.ts'
import { reports, reportSteps } from '../../../schema/reports.ts'

/**
 * The status of a report as a whole, whichever version is read: a person's with each row of lists and on its page,
 * the company's with the list of its versions.
 */

/** The newest released version of the row's person. */
const newestOut = sql<number | null>`(select max(released.version) from ${reports} released
  where released.org_id = ${reports.orgId} and released.employee_id = ${reports.employeeId}
    and released.removed_at is null and ${inArray(sql`released.state`, [...publishedStates])})`

/**
 * The newest version that the row's person contests and nobody has responded to since their last comment. A newer
 * version does not settle it: they were promised a response.
 */
const newestUnanswered = sql<number | null>`(select max(contested.version) from ${reports} contested
  where contested.org_id = ${reports.orgId} and contested.employee_id = ${reports.employeeId}
    and contested.removed_at is null and contested.state = 'contested'
    and (select step.kind from ${reportSteps} step
      where step.org_id = contested.org_id and step.report_id = contested.id
        and step.kind in ('contested', 'answered')
      order by step.position desc limit 1) is distinct from 'answered')`

/** For queries of reports that join `submissionOfReport`; contested versions are shown only to those who decide. */
export const statusColumns = (reader: Reader) => ({
  releasedVersion: newestOut,
  unansweredVersion: reader.sees === 'everything' ? newestUnanswered : sql<null>`null`,
  // Answers that were reopened but not changed yet do not make a report stale.
  isStale: sql<boolean>`${submissions.revision} is distinct from ${reports.submissionRevision}
    and ${submissions.reopenedRevision} is distinct from ${reports.submissionRevision} + 1`,
  isReopened: sql<boolean>`coalesce(${submissions.status} = 'in_progress', false)`,
})

export const submissionOfReport = and(
  eq(submissions.orgId, reports.orgId),
  eq(submissions.employeeId, reports.employeeId),
)

/** For those who decide; undefined for everybody else, and where there is no version. */
export const readReportStatus = async (
  reader: Reader,
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
  employeeId: string,
): Promise<ReportStatus | undefined> => {
  if (reader.sees !== 'everything') return undefined
  const [standing] = await tx
    .select(statusColumns(reader))
    .from(reports)
    .leftJoin(submissions, submissionOfReport)
    .where(and(eq(reports.orgId, org.id), eq(reports.employeeId, employeeId), isNull(reports.removedAt)))
    .orderBy(desc(reports.version))
    .limit(1)
  return standing
}

/**
 * What has changed since the company report's numbers were computed, for those who decide. Employees are counted with
 * an index, and only submissions that were sent since or are open are read.
 */
export const readCompanyReportStatus = async (
  reader: Reader,
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
  madeAt: Date,
): Promise<CompanyReportStatus | undefined> => {
  if (reader.sees !== 'everything') return undefined
  const theirs = eq(submissions.orgId, org.id)
  const areOpen = and(theirs, isNull(submissions.submittedAt))
  return {
    employees: await tx.$count(employees, eq(employees.orgId, org.id)),
    submitted: await tx.$count(submissions, and(theirs, gt(submissions.submittedAt, madeAt))),
    reopened: await tx.$count(submissions, and(areOpen, gt(submissions.reopenedAt, madeAt))),
    open: await tx.$count(submissions, and(areOpen, lte(submissions.reopenedAt, madeAt))),
  }
}
