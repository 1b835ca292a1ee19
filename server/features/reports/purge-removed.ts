import { and, isNotNull, lt, sql } from 'drizzle-orm'
import { limits } from '../../../contract/fields.ts'
import type { RegularWork } from '../../core/regular-jobs.ts'
import { companyReports, reports } from './tables.ts'

/** What is left of a report whose row only keeps its number: what the database derives from it. */
const emptied = sql`jsonb_build_object('gradingOverview', jsonb_build_object(), 'coverage',
  jsonb_build_object('scoreInputsAnswered', 0, 'answered', 0, 'employees', 0))`

/**
 * What reports that were deleted a while ago say goes for good. The row of the newest one stays, emptied, until there
 * is a newer one, so that its number is never given again.
 */
export const purgeRemovedReports: RegularWork = {
  everyMs: 24 * 3_600_000,
  work: async (tx, { clock }) => {
    const before = new Date(clock().getTime() - limits.removedReportDays * 24 * 3_600_000)
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
      ),
    )
    for (const table of [reports, companyReports]) {
      await tx
        .update(table)
        .set({ content: emptied })
        .where(
          and(isNotNull(table.removedAt), lt(table.removedAt, before), sql`${table.content} <> ${emptied}`),
        )
    }
  },
}
