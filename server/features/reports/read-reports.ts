import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { limits } from '../../../contract/fields.ts'
import { messages } from '../../../contract/failures.ts'
import { reports as calls } from '../../../contract/reports.ts'
import { Failure, notFound, orFail } from '../../core/failures.ts'
import { serveMember, type MemberContext } from '../../core/serve.ts'
import { employees } from '../people/tables.ts'
import { submissions } from '../questionnaires/tables.ts'
import { readerOf, requireVisible, type Reader } from './reader.ts'
import { reports } from './tables.ts'
import { employeeReportOf } from './visible-to.ts'

/** People's reports, read (specification point 7; decisions §2 and §6). */

const fullReportsMax = 500
const inOrder = sql`${reports.employeeId} collate "C"`

/**
 * The rows of the people whose reports this reader may see, from behind `after` on.
 * @throws Failure NOT_FOUND where `after` is nobody whose report this reader may see.
 */
const visible = async (
  reader: Reader,
  after: string | undefined,
  { tx, org }: MemberContext,
): Promise<SQL | undefined> => {
  if (after !== undefined) {
    const [known] = await tx
      .select({ id: employees.id })
      .from(employees)
      .where(and(eq(employees.orgId, org.id), eq(employees.id, after)))
    if (!known || (reader.sees === 'own' && reader.employeeId !== after)) throw notFound('Employee', after)
  }
  return and(
    eq(reports.orgId, org.id),
    reader.sees === 'own' ? eq(reports.employeeId, reader.employeeId ?? '') : undefined,
    after === undefined ? undefined : sql`${inOrder} > ${after}`,
  )
}

/** A page of the rows, and where the next one begins. */
const paged = <R extends { employeeId: string }>(
  rows: R[],
  limit: number,
): { page: R[]; next: string | null } => {
  const page = rows.slice(0, limit)
  return { page, next: rows.length > limit ? (page.at(-1)?.employeeId ?? null) : null }
}

export const getReports = serveMember(
  calls.getReports,
  async ({ limit = fullReportsMax, after }, context) => {
    const { tx } = context
    const rows = await tx
      .selectDistinctOn([inOrder])
      .from(reports)
      .where(await visible(await readerOf(context), after, context))
      .orderBy(inOrder, desc(reports.version))
      .limit(limit + 1)
    const { page, next } = paged(rows, limit)
    return { reports: Object.fromEntries(page.map((row) => [row.employeeId, employeeReportOf(row)])), next }
  },
)

export const listReports = serveMember(
  calls.listReports,
  async ({ limit = limits.pageMax, after }, context) => {
    const { tx } = context
    const rows = await tx
      .selectDistinctOn([inOrder], {
        employeeId: reports.employeeId,
        reportId: reports.id,
        version: reports.version,
        origin: reports.origin,
        generatedAt: reports.generatedAt,
        grading: reports.grading,
        isStale: sql<boolean>`${submissions.revision} is distinct from ${reports.submissionRevision}`,
      })
      .from(reports)
      .leftJoin(
        submissions,
        and(eq(submissions.orgId, reports.orgId), eq(submissions.employeeId, reports.employeeId)),
      )
      .where(await visible(await readerOf(context), after, context))
      .orderBy(inOrder, desc(reports.version))
      .limit(limit + 1)
    const { page, next } = paged(rows, limit)
    return {
      reports: page.map(({ grading, generatedAt, ...row }) => {
        const { employeeName: _, ...scores } = grading
        return { ...row, ...scores, generatedAt: generatedAt.toISOString() }
      }),
      next,
    }
  },
)

export const getReport = serveMember(calls.getReport, async ({ employeeId, version }, context) => {
  requireVisible(await readerOf(context), employeeId)
  const { tx, org } = context
  const [row] = await tx
    .select({
      report: reports,
      latestVersion: sql<number>`(select max(newest.version) from ${reports} as newest
        where newest.org_id = ${org.id} and newest.employee_id = ${employeeId})`,
    })
    .from(reports)
    .where(
      and(
        eq(reports.orgId, org.id),
        eq(reports.employeeId, employeeId),
        version === undefined ? undefined : eq(reports.version, version),
      ),
    )
    .orderBy(desc(reports.version))
    .limit(1)
  const { report, latestVersion } = orFail(row, new Failure('NOT_FOUND', messages.reportNotFound))
  return { report: employeeReportOf(report), latestVersion }
})
