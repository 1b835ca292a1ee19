import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { limits } from '../../../contract/fields.ts'
import { messages } from '../../../contract/failures.ts'
import { reports as calls } from '../../../contract/reports.ts'
import { can } from '../../../contract/rights.ts'
import { Failure, notFound, orFail, refused } from '../../core/failures.ts'
import { serveMember, type MemberContext } from '../../core/serve.ts'
import { employees } from '../people/tables.ts'
import { answersOfRevision } from '../questionnaires/reopening.ts'
import { submissions } from '../questionnaires/tables.ts'
import { placeOfRemoved } from '../removals/removed-employees.ts'
import { ownEmployeeId, readerOf, requireVisible, type Reader } from './reader.ts'
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
    // Whoever was removed since the page that ended with them still has their place.
    const place = known ?? (await placeOfRemoved({ tx, org }, after))
    if (!place || (reader.sees === 'own' && reader.employeeId !== after)) throw notFound('Employee', after)
  }
  return and(
    eq(reports.orgId, org.id),
    isNull(reports.removedAt),
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
        scoreInputsAnswered: reports.scoreInputsAnswered,
        // Answers that were only opened again have not changed yet.
        isStale: sql<boolean>`${submissions.revision} is distinct from ${reports.submissionRevision}
          and ${submissions.reopenedRevision} is distinct from ${reports.submissionRevision} + 1`,
        isReopened: sql<boolean>`coalesce(${submissions.status} = 'in_progress', false)`,
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

const versionsMax = 500

export const getReport = serveMember(calls.getReport, async ({ employeeId, version }, context) => {
  requireVisible(await readerOf(context), employeeId)
  const { tx } = context
  const there = isThere(context, employeeId)
  const versions = await tx
    .select({ version: reports.version })
    .from(reports)
    .where(there)
    .orderBy(desc(reports.version))
    .limit(versionsMax)
  const latestVersion = versions[0]?.version
  const [report] = await tx
    .select()
    .from(reports)
    .where(and(there, eq(reports.version, version ?? latestVersion ?? 0)))
  if (!report || latestVersion === undefined) throw new Failure('NOT_FOUND', messages.reportNotFound)
  return {
    report: employeeReportOf(report),
    latestVersion,
    versions: versions.map((row) => row.version),
  }
})

/** The versions of a person's report that were not deleted. */
const isThere = ({ org }: Pick<MemberContext, 'org'>, employeeId: string) =>
  and(eq(reports.orgId, org.id), eq(reports.employeeId, employeeId), isNull(reports.removedAt))

/** @throws Failure BUSINESS_LOGIC_ERROR where the caller may neither read answers nor is their author. */
export const getReportAnswers = serveMember(
  calls.getReportAnswers,
  async ({ employeeId, version }, context) => {
    const reader = await readerOf(context)
    requireVisible(reader, employeeId)
    const { tx, org, member } = context
    if (!can(member, 'submission:view') && (await ownEmployeeId(context)) !== employeeId) {
      throw refused(messages.answersOfReportHidden)
    }
    const [row] = await tx
      .select({ revision: reports.submissionRevision })
      .from(reports)
      .where(
        and(isThere(context, employeeId), version === undefined ? undefined : eq(reports.version, version)),
      )
      .orderBy(desc(reports.version))
      .limit(1)
    const { revision } = orFail(row, new Failure('NOT_FOUND', messages.reportNotFound))
    const answers = await answersOfRevision({ tx, orgId: org.id }, employeeId, revision)
    const { rawAnswers, submittedAt, isCurrent } = orFail(
      answers,
      new Failure('NOT_FOUND', messages.reportNotFound),
    )
    return { rawAnswers, submittedAt: submittedAt?.toISOString() ?? null, isCurrent }
  },
)
