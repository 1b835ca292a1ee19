import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import {
  publishedStates,
  release as calls,
  type ReportStep,
} from '../../../../contract/calls/reports/release-report.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { paginate } from '../../../core/http/paginate.ts'
import { serveMember } from '../../../core/http/serve.ts'
import { users } from '../../../schema/accounts.ts'
import { nameOrImported } from '../../organizations/imported-names.ts'
import { isVisibleTo, loadReader, requireVisible, type Reader } from '../view/report-visibility.ts'
import { companyReports, reports, reportSteps } from '../../../schema/reports.ts'

/**
 * Lists the transitions of a report. Those who decide see all of them, other readers those from the release on. The
 * report's person keeps seeing that it was released, who withdrew it, and the comments on it, as long as the report
 * is stored.
 */

type Kind = ReportStep['kind']

/** Of the caller's own released report: who reviewed it and why, and everything from its release on. */
const kindsOfOwn: readonly Kind[] = [
  'reviewed',
  'released',
  'withdrawn',
  'acknowledged',
  'contested',
  'answered',
]
/** Of an own version that was released once: what became of it, and the comments on it. */
const kindsAfterRelease: readonly Kind[] = ['released', 'withdrawn', 'acknowledged', 'contested', 'answered']
/** Deletion and restoration, shown only for own versions that were released before: nobody knew of a draft. */
const kindsOfDeletion: readonly Kind[] = ['deleted', 'restored']
/** Of the company report: who reviewed and released it. Of another person's report: only the release. */
const ofCompany: readonly Kind[] = ['reviewed', 'released', 'withdrawn']
const ofOthers: readonly Kind[] = ['released']

/** Ids are ordered by time. */
const inOrder = sql`${reportSteps.id} collate "C"`

export const getReportSteps = serveMember(
  calls.getReportSteps,
  async ({ employeeId, version, reportId, limit = limits.pageMax, after }, context) => {
    const { tx, org, user } = context
    const reader = await loadReader(context)
    if (employeeId !== undefined) requireVisible(reader, employeeId)
    const isOwn = reader.sees !== 'everything' && reader.employeeId === employeeId
    const rows = await tx
      .select({
        step: reportSteps,
        version: sql<number>`coalesce(${reports.version}, ${companyReports.version})`,
        by: nameOrImported(reportSteps.byUserId, org.id),
      })
      .from(reportSteps)
      .leftJoin(reports, and(eq(reports.orgId, reportSteps.orgId), eq(reports.id, reportSteps.reportId)))
      .leftJoin(
        companyReports,
        and(eq(companyReports.orgId, reportSteps.orgId), eq(companyReports.id, reportSteps.companyReportId)),
      )
      .leftJoin(users, eq(users.id, reportSteps.byUserId))
      .where(
        and(
          eq(reportSteps.orgId, org.id),
          employeeId === undefined
            ? eq(reportSteps.companyReportId, reportId ?? '')
            : eq(reportSteps.employeeId, employeeId),
          version === undefined ? undefined : eq(reports.version, version),
          isOwn
            ? ownVisibleSteps(reader)
            : isStepVisibleTo(reader, employeeId === undefined ? ofCompany : ofOthers),
          after === undefined ? undefined : sql`${inOrder} < ${after}`,
        ),
      )
      .orderBy(sql`${inOrder} desc`)
      .limit(limit + 1)
    const { page, next } = paginate(rows, limit, ({ step }) => step.id)
    const textOf = (step: typeof reportSteps.$inferSelect): string | null => {
      if (reader.sees === 'everything') return step.text
      // A comment on the company report may name somebody.
      return isOwn ? visibleStepText(step, { isYours: step.byUserId === user.id }) : null
    }
    return {
      steps: page.map(({ step, version: ofVersion, by }) => ({
        id: step.id,
        reportId: step.reportId ?? step.companyReportId ?? '',
        version: ofVersion,
        kind: step.kind,
        at: step.at.toISOString(),
        by: by === null ? null : { userId: step.byUserId, name: by },
        text: textOf(step),
        isOwn: step.isOwn,
        nobodyElse: step.nobodyElse,
        wasOut: step.wasOut,
      })),
      next,
    }
  },
)

/** The steps that a reader may see: none of unreleased versions, and none from before the release except reviews. */
const isStepVisibleTo = (reader: Reader, kinds: readonly Kind[]): SQL | undefined => {
  if (reader.sees === 'everything') return undefined
  return and(
    inArray(reportSteps.kind, [...kinds]),
    or(
      and(isNull(reports.removedAt), isVisibleTo(reader, reports)),
      and(eq(companyReports.state, 'released'), isNull(companyReports.removedAt)),
    ),
  )
}

const reportIsOut = and(inArray(reports.state, [...publishedStates]), isNull(reports.removedAt))

/** The steps of reports about themselves that a reader may see, as a condition for a query that joins `reports`. */
export const ownVisibleSteps = (reader: Reader): SQL | undefined =>
  reader.sees === 'everything'
    ? sql`true`
    : or(
        and(inArray(reportSteps.kind, [...kindsOfOwn]), reportIsOut),
        inArray(reportSteps.kind, [...kindsAfterRelease]),
        and(inArray(reportSteps.kind, [...kindsOfDeletion]), wasReleasedBefore),
      )

/** Whether the version was released before this step, so that its person could know of it. */
const wasReleasedBefore = sql`exists (select from ${reportSteps} earlier
  where earlier.org_id = ${reportSteps.orgId} and earlier.report_id = ${reportSteps.reportId}
    and earlier.kind = 'released' and earlier.position < ${reportSteps.position})`

/** `ownVisibleSteps` for a step that is already loaded; `isFound`: whether the person finds its version. */
export const isOwnStepVisible = (
  { kind, isAfterRelease }: { kind: Kind; isAfterRelease: boolean },
  { isFound }: { isFound: boolean },
): boolean =>
  (isFound && kindsOfOwn.includes(kind)) ||
  kindsAfterRelease.includes(kind) ||
  (isAfterRelease && kindsOfDeletion.includes(kind))

/**
 * The text of a step that the report's person may read. The reason for a withdrawal is shown only where its author
 * was informed that the person reads it, or is the person.
 */
export const visibleStepText = (
  { kind, text, isTold }: { kind: Kind; text: string | null; isTold: boolean },
  { isYours }: { isYours: boolean },
): string | null => (kind !== 'withdrawn' || isTold || isYours ? text : null)
