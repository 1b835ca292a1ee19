import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import { limits } from '../../../contract/fields.ts'
import { messages } from '../../../contract/failures.ts'
import { reports as calls } from '../../../contract/reports.ts'
import { Failure, orFail } from '../../core/failures.ts'
import { serveMember, type MemberContext } from '../../core/serve.ts'
import { readerOf } from './reader.ts'
import { companyReports } from './tables.ts'
import { companyReportsFor } from './visible-to.ts'

/** The company's reports, read, newest first (specification points 7 and 8; decisions §6). */

const fullReportsMax = 50

/** @throws Failure NOT_FOUND where `after` is no report of the organization. */
const olderThan = async ({ tx, org }: MemberContext, after: string | undefined) => {
  const ofOrganization = eq(companyReports.orgId, org.id)
  const there = and(ofOrganization, isNull(companyReports.removedAt))
  if (after === undefined) return there
  // One that was deleted since the page before still says where the next one begins.
  const [named] = await tx
    .select({ version: companyReports.version })
    .from(companyReports)
    .where(and(ofOrganization, eq(companyReports.id, after)))
  const { version } = orFail(named, new Failure('NOT_FOUND', messages.reportNotFound))
  return and(there, lt(companyReports.version, version))
}

export const getCompanyReports = serveMember(
  calls.getCompanyReports,
  async ({ limit = fullReportsMax, after }, context) => {
    const rows = await context.tx
      .select()
      .from(companyReports)
      .where(await olderThan(context, after))
      .orderBy(desc(companyReports.version))
      .limit(limit + 1)
    const page = rows.slice(0, limit)
    return {
      reports: await companyReportsFor(await readerOf(context), page, context),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  },
)

export const listCompanyReports = serveMember(
  calls.listCompanyReports,
  async ({ limit = limits.pageMax, after }, context) => {
    const rows = await context.tx
      .select({
        id: companyReports.id,
        version: companyReports.version,
        origin: companyReports.origin,
        createdAt: companyReports.createdAt,
        answered: companyReports.answered,
        employees: companyReports.employees,
      })
      .from(companyReports)
      .where(await olderThan(context, after))
      .orderBy(desc(companyReports.version))
      .limit(limit + 1)
    const page = rows.slice(0, limit)
    return {
      versions: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  },
)

export const getCompanyReport = serveMember(calls.getCompanyReport, async ({ id }, context) => {
  const { tx, org } = context
  const rows = await tx
    .select()
    .from(companyReports)
    .where(
      and(
        eq(companyReports.orgId, org.id),
        isNull(companyReports.removedAt),
        id === undefined ? undefined : eq(companyReports.id, id),
      ),
    )
    .orderBy(desc(companyReports.version))
    .limit(1)
  const [report] = await companyReportsFor(await readerOf(context), rows, context)
  return { report: orFail(report, new Failure('NOT_FOUND', messages.reportNotFound)) }
})
