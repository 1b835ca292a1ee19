import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/limits.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { reports as calls, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { Failure, orFail, ruleViolation } from '../../../core/http/failures.ts'
import { paginate } from '../../../core/http/paginate.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { readCycles, type CycleLookup } from './report-cycle.ts'
import { answersOfRevision } from '../../submissions/submission-versions.ts'
import { submissions } from '../../../schema/submissions.ts'
import { readEditedTexts } from '../generation/edited-texts.ts'
import {
  answeredAt,
  ownEmployeeIdOf,
  isVisibleTo,
  loadReader,
  requireVisible,
  visibleState,
  type Reader,
} from './report-visibility.ts'
import { statusColumns, readReportStatus, submissionOfReport } from './status.ts'
import { disclosedDelegation } from '../release/locked-version.ts'
import { reports } from '../../../schema/reports.ts'
import { translateReportFor } from '../translation/translate-report.ts'
import { serializeEmployeeReport } from './report-view.ts'

/** People's reports, read (specification point 7; docs/reports.md). */

const fullReportsMax = 500
const inOrder = sql`${reports.employeeId} collate "C"`

/** The rows of the people whose reports this reader may see, behind the place `after`. */
const visible = (reader: Reader, after: string | undefined, { org }: MemberContext): SQL | undefined =>
  and(
    eq(reports.orgId, org.id),
    isNull(reports.removedAt),
    isVisibleTo(reader, reports),
    reader.sees === 'own' ? eq(reports.employeeId, reader.employeeId ?? '') : undefined,
    after === undefined ? undefined : sql`${inOrder} > ${after}`,
  )

type Beside = { cycleAt: CycleLookup; editedIn: Awaited<ReturnType<typeof readEditedTexts>> }

/** A version as this reader is shown it; whose texts it changes is for who decides. */
const serializeFor = (
  reader: Reader,
  row: typeof reports.$inferSelect,
  { cycleAt, editedIn }: Beside,
): StoredEmployeeReport => ({
  ...serializeEmployeeReport(
    {
      ...row,
      state: visibleState(reader, row),
      ...(reader.sees !== 'everything' && { generatedVersion: null, prose: visibleProse(row) }),
    },
    editedIn(row),
  ),
  ...cycleOf({ ...row, answeredAt: row.content.submittedAt }, cycleAt),
})

const cycleOf = (row: { answeredAt: string | null; generatedAt: Date }, cycleAt: CycleLookup) => {
  const cycle = cycleAt(row.answeredAt === null ? row.generatedAt : new Date(row.answeredAt))
  return cycle && { cycle }
}

/** Who worded what they read, and of other versions nothing. */
const visibleProse = ({ origin, prose }: typeof reports.$inferSelect) =>
  origin === 'generated' || prose === null ? null : { ...prose, version: null }

export const getReports = serveMember(
  calls.getReports,
  async ({ limit = fullReportsMax, after }, context) => {
    const { tx } = context
    const reader = await loadReader(context)
    const rows = await tx
      .selectDistinctOn([inOrder])
      .from(reports)
      .where(visible(reader, after, context))
      .orderBy(inOrder, desc(reports.version))
      .limit(limit + 1)
    const { page, next } = paginate(rows, limit, ({ employeeId }) => employeeId)
    const cycleAt = await readCycles(reader, context)
    const editedIn = await readEditedTexts(page, context)
    return {
      reports: Object.fromEntries(
        page.map((row) => [row.employeeId, serializeFor(reader, row, { cycleAt, editedIn })]),
      ),
      next,
    }
  },
)

export const listReports = serveMember(
  calls.listReports,
  async ({ limit = limits.pageMax, after }, context) => {
    const { tx } = context
    const reader = await loadReader(context)
    const rows = await tx
      .selectDistinctOn([inOrder], {
        employeeId: reports.employeeId,
        reportId: reports.id,
        version: reports.version,
        origin: reports.origin,
        generatedAt: reports.generatedAt,
        state: reports.state,
        grading: reports.grading,
        scoreInputsAnswered: reports.scoreInputsAnswered,
        answeredAt,
        ...statusColumns(reader),
      })
      .from(reports)
      .leftJoin(submissions, submissionOfReport)
      .where(visible(reader, after, context))
      .orderBy(inOrder, desc(reports.version))
      .limit(limit + 1)
    const { page, next } = paginate(rows, limit, ({ employeeId }) => employeeId)
    const cycleAt = await readCycles(reader, context)
    const ownId = await ownEmployeeIdOf(reader, context)
    const own = page.find(({ employeeId }) => employeeId === ownId)
    const left = own && (await disclosedDelegation(context, own.employeeId))
    return {
      reports: page.map(({ grading, generatedAt, answeredAt, ...row }) => {
        const { employeeName: _, ...scores } = grading
        return {
          ...row,
          ...scores,
          state: visibleState(reader, row),
          isOwn: row.employeeId === ownId,
          ...(row.employeeId === ownId && left),
          generatedAt: generatedAt.toISOString(),
          ...cycleOf({ answeredAt, generatedAt }, cycleAt),
        }
      }),
      next,
    }
  },
)

const versionsMax = 500

export const getReport = serveMember(calls.getReport, async ({ employeeId, version, language }, context) => {
  const reader = await loadReader(context)
  requireVisible(reader, employeeId)
  const { tx } = context
  const there = isThere(reader, context, employeeId)
  const versions = await tx
    .select({ version: reports.version, generatedAt: reports.generatedAt, answeredAt })
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
  const cycleAt = await readCycles(reader, context)
  const cycles = versions.flatMap((row) => {
    const cycle = cycleOf(row, cycleAt)?.cycle
    return cycle ? [[String(row.version), cycle] as const] : []
  })
  const translation = await translateReportFor(report, language, context)
  const editedIn = await readEditedTexts([report], context)
  const standing = await readReportStatus(reader, context, employeeId)
  return {
    report: serializeFor(reader, report, { cycleAt, editedIn }),
    ...(translation && { translation }),
    latestVersion,
    versions: versions.map((row) => row.version),
    ...(cycles.length > 0 && { cycles: Object.fromEntries(cycles) }),
    isOwn: (await ownEmployeeIdOf(reader, context)) === employeeId,
    ...(await disclosedDelegation(context, employeeId)),
    ...(standing && { standing }),
  }
})

/** The versions of a person's report that were not deleted and that this reader finds. */
const isThere = (reader: Reader, { org }: Pick<MemberContext, 'org'>, employeeId: string) =>
  and(
    eq(reports.orgId, org.id),
    eq(reports.employeeId, employeeId),
    isNull(reports.removedAt),
    isVisibleTo(reader, reports),
  )

/** @throws Failure BUSINESS_LOGIC_ERROR where the caller may neither read answers nor is their author. */
export const getReportAnswers = serveMember(
  calls.getReportAnswers,
  async ({ employeeId, version }, context) => {
    const reader = await loadReader(context)
    requireVisible(reader, employeeId)
    const { tx, org, member } = context
    if (!can(member, 'submission:view') && (await ownEmployeeIdOf(reader, context)) !== employeeId) {
      throw ruleViolation(messages.answersOfReportHidden)
    }
    const [row] = await tx
      .select({ revision: reports.submissionRevision })
      .from(reports)
      .where(
        and(
          isThere(reader, context, employeeId),
          version === undefined ? undefined : eq(reports.version, version),
        ),
      )
      .orderBy(desc(reports.version))
      .limit(1)
    const { revision } = orFail(row, new Failure('NOT_FOUND', messages.reportNotFound))
    const answers = await answersOfRevision({ tx, orgId: org.id }, employeeId, revision)
    const { rawAnswers, submittedAt, isCurrent } = orFail(
      answers,
      new Failure('NOT_FOUND', messages.answersOfReportGone),
    )
    return { rawAnswers, submittedAt: submittedAt?.toISOString() ?? null, isCurrent }
  },
)
