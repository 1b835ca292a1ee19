import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/limits.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { reports as calls } from '../../../../contract/calls/reports/reports.ts'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import { Failure, orFail } from '../../../core/http/failures.ts'
import { paginate } from '../../../core/http/paginate.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { serveSteps } from '../../../core/http/serve-steps.ts'
import { readCycles } from './report-cycle.ts'
import { isVisibleTo, loadReader, type Reader } from './report-visibility.ts'
import { readCompanyReportStatus } from './status.ts'
import { companyReports } from '../../../schema/reports.ts'
import { translateCompanyReportFor } from '../translation/translate-company-report.ts'
import { createCompanyReportView, viewCompanyReports } from './report-view.ts'

/** The company's reports, read, newest first (specification points 7 and 8; docs/reports.md). */

const fullReportsMax = 50

/** The versions that the reader finds, behind the version `after`. */
const olderThan = (reader: Reader, { org }: MemberContext, after: number | undefined) =>
  and(
    eq(companyReports.orgId, org.id),
    isNull(companyReports.removedAt),
    isVisibleTo(reader, companyReports),
    after === undefined ? undefined : lt(companyReports.version, after),
  )

export const getCompanyReports = serveMember(
  calls.getCompanyReports,
  async ({ limit = fullReportsMax, after }, context) => {
    const reader = await loadReader(context)
    const rows = await context.tx
      .select()
      .from(companyReports)
      .where(olderThan(reader, context, after))
      .orderBy(desc(companyReports.version))
      .limit(limit + 1)
    const { page, next } = paginate(rows, limit, ({ version }) => String(version))
    return {
      reports: await viewCompanyReports(reader, page, context),
      next,
    }
  },
)

/** When the numbers of a version were made: of an edited one before it was stored, which only its content says. */
const numbersMadeAt = sql<string>`case when ${companyReports.origin} = 'generated'
  then to_json(${companyReports.createdAt})#>>'{}' else ${companyReports.content}->'overview'->>'lastUpdated' end`

export const listCompanyReports = serveMember(
  calls.listCompanyReports,
  async ({ limit = limits.pageMax, after }, context) => {
    const reader = await loadReader(context)
    const rows = await context.tx
      .select({
        id: companyReports.id,
        version: companyReports.version,
        origin: companyReports.origin,
        createdAt: companyReports.createdAt,
        state: companyReports.state,
        answered: companyReports.answered,
        employees: companyReports.employees,
        madeAt: numbersMadeAt,
      })
      .from(companyReports)
      .where(olderThan(reader, context, after))
      .orderBy(desc(companyReports.version))
      .limit(limit + 1)
    const { page, next } = paginate(rows, limit, ({ version }) => String(version))
    const cycleAt = await readCycles(reader, context)
    const newest = after === undefined ? page[0] : undefined
    const standing = newest && (await readCompanyReportStatus(reader, context, new Date(newest.madeAt)))
    return {
      ...(standing && { standing }),
      versions: page.map(({ madeAt, ...row }) => {
        const cycle = cycleAt(new Date(madeAt))
        return { ...row, createdAt: row.createdAt.toISOString(), ...(cycle && { cycle }) }
      }),
      next,
    }
  },
)

export const getCompanyReport = serveSteps(
  calls.getCompanyReport,
  async ({ id, language = 'en' }, context) => {
    const { row, report, inWords } = await context.step(async (tx) => {
      const { org } = context
      const reader = await loadReader({ ...context, tx })
      const [newest] = await tx
        .select()
        .from(companyReports)
        .where(
          and(
            eq(companyReports.orgId, org.id),
            isNull(companyReports.removedAt),
            isVisibleTo(reader, companyReports),
            id === undefined ? undefined : eq(companyReports.id, id),
          ),
        )
        .orderBy(desc(companyReports.version))
        .limit(1)
      const found = orFail(newest, new Failure('NOT_FOUND', messages.reportNotFound))
      const shown = await createCompanyReportView(reader, [found], { ...context, tx })
      const report = shown(found)
      const inWords = language === 'en' ? report : shown(found, companyWordsOf(language))
      return { row: found, report, inWords }
    })
    const translation = await translateCompanyReportFor({ row, report, inWords, language }, context)
    return { report, ...(translation && { translation }) }
  },
)
