import { and, isNotNull, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/limits.ts'
import { dayMs } from '../../../core/time/durations.ts'
import type { ScheduledWork } from '../../../core/jobs/scheduled-jobs.ts'
import { companyReportInputs, companyReports, reports, reportSteps } from '../../../schema/reports.ts'

/** What is left of a report whose row only keeps its number: what the database derives from it. */
const emptied = sql`jsonb_build_object('gradingOverview', jsonb_build_object(), 'coverage',
  jsonb_build_object('scoreInputsAnswered', 0, 'answered', 0, 'employees', 0))`

/** Whether nothing but its number is left of a version. */
export const isEmptied = (content: SQLWrapper): SQL<boolean> => sql<boolean>`${content} = ${emptied}`

/**
 * Whether a version is kept that edits texts of this one: the numbers of that were made from the inputs of this, and what
 * it told is known by them alone (`report-disclosure.ts`). No edit changes when its numbers were made.
 */
const isRestedOn = (made: SQLWrapper, before: Date): SQL => sql`exists (select from ${companyReports} edited
  where edited.org_id = ${made}.org_id and edited.origin = 'edited'
    and (edited.removed_at is null or edited.removed_at >= ${before.toISOString()})
    and (edited.content->'overview'->>'lastUpdated')::timestamptz = ${made}.created_at)`

/**
 * What reports that were deleted a while ago say goes for good. The row of the newest one stays, emptied, until there
 * is a newer one, so that its number is never given again; what people did with it goes too.
 */
export const purgeRemovedReports: ScheduledWork = {
  everyMs: dayMs,
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - limits.removedReportDays * dayMs)
    // What is being brought back at this moment is waited for, and stays; what is held here is not brought back any more.
    for (const table of [reports, companyReports]) {
      await tx
        .select({ id: table.id })
        .from(table)
        .where(and(lt(table.removedAt, before), sql`not ${isEmptied(table.content)}`))
        .for('update')
    }
    await tx.delete(reports).where(
      and(
        lt(reports.removedAt, before),
        sql`exists (select from ${reports} newer where newer.org_id = ${reports.orgId}
          and newer.employee_id = ${reports.employeeId} and newer.version > ${reports.version})`,
      ),
    )
    await tx.delete(companyReports).where(
      and(
        lt(companyReports.removedAt, before),
        sql`exists (select from ${companyReports} newer
          where newer.org_id = ${companyReports.orgId} and newer.version > ${companyReports.version})`,
        sql`not ${isRestedOn(companyReports, before)}`,
      ),
    )
    await tx.delete(companyReportInputs).where(
      sql`exists (select from ${companyReports} removed where removed.org_id = ${companyReportInputs.orgId}
        and removed.id = ${companyReportInputs.reportId} and removed.removed_at < ${before.toISOString()}
        and not ${isRestedOn(sql`removed`, before)})`,
    )
    await tx.delete(reportSteps).where(
      sql`exists (select from ${reports} removed where removed.org_id = ${reportSteps.orgId}
          and removed.id = ${reportSteps.reportId} and removed.removed_at < ${before.toISOString()})
        or exists (select from ${companyReports} removed where removed.org_id = ${reportSteps.orgId}
          and removed.id = ${reportSteps.companyReportId} and removed.removed_at < ${before.toISOString()})`,
    )
    for (const table of [reports, companyReports]) {
      await tx
        .update(table)
        .set({ content: emptied })
        .where(
          and(isNotNull(table.removedAt), lt(table.removedAt, before), sql`not ${isEmptied(table.content)}`),
        )
    }
  },
}
