import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import {
  publishedStates,
  release as calls,
  type ReportStep,
} from '../../../../contract/calls/reports/release-report.ts'
import { limits } from '../../../../contract/shapes/fields.ts'
import { paginate } from '../../../core/http/paginate.ts'
import { serveMember } from '../../../core/http/serve.ts'
import { users } from '../../../schema/accounts.ts'
import { nameOrImported } from '../../organizations/imported-names.ts'
import { isVisibleTo, loadReader, requireVisible, type Reader } from '../view/report-access.ts'
import { companyReports, reports, reportSteps } from '../../../schema/reports.ts'

/**
 * What people did with a report, read: all of it by who decides, and by its readers from the release on. Whom it is about is
 * told as well, as long as it is kept, that it was out and who took it back, with what was said to it.
 */

type Kind = ReportStep['kind']

/** Of their own report, while it is out: who looked at it and why, and everything from its release on; ... */
const kindsOfOwn: readonly Kind[] = [
  'reviewed',
  'released',
  'withdrawn',
  'acknowledged',
  'contested',
  'answered',
]
/** ... of a version of theirs that was out once, what became of it and what was said to it; ... */
const kindsAfterRelease: readonly Kind[] = ['released', 'withdrawn', 'acknowledged', 'contested', 'answered']
/** ... and what of it goes with the version, and comes back with it: that of a draft nobody has heard of is no news. */
const kindsOfDeletion: readonly Kind[] = ['deleted', 'restored']
/** ... of the company's, who looked at it and let it out; of another's, the latter alone. */
const ofCompany: readonly Kind[] = ['reviewed', 'released', 'withdrawn']
const ofOthers: readonly Kind[] = ['released']

/** Ids are made in the order of time. */
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
          isOwn ? ownVisibleSteps(reader) : toldTo(reader, employeeId === undefined ? ofCompany : ofOthers),
          after === undefined ? undefined : sql`${inOrder} < ${after}`,
        ),
      )
      .orderBy(sql`${inOrder} desc`)
      .limit(limit + 1)
    const { page, next } = paginate(rows, limit, ({ step }) => step.id)
    const textOf = (step: typeof reportSteps.$inferSelect): string | null => {
      if (reader.sees === 'everything') return step.text
      // Of the company's report it may name somebody.
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

/** What of it a reader is told: nothing of what is not out, and nothing from before the release but the reviews. */
const toldTo = (reader: Reader, kinds: readonly Kind[]): SQL | undefined => {
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

/** Which steps of the reports about themselves somebody is told of, in a query with the table of reports. */
export const ownVisibleSteps = (reader: Reader): SQL | undefined =>
  reader.sees === 'everything'
    ? sql`true`
    : or(
        and(inArray(reportSteps.kind, [...kindsOfOwn]), reportIsOut),
        inArray(reportSteps.kind, [...kindsAfterRelease]),
        and(inArray(reportSteps.kind, [...kindsOfDeletion]), wasReleasedBefore),
      )

/** Whether the version was released before the step: somebody could read it, and knows of it. */
const wasReleasedBefore = sql`exists (select from ${reportSteps} earlier
  where earlier.org_id = ${reportSteps.orgId} and earlier.report_id = ${reportSteps.reportId}
    and earlier.kind = 'released' and earlier.position < ${reportSteps.position})`

/** The same of a step that is read otherwise; `isFound`: whether they find its version. */
export const isOwnStepVisible = (
  { kind, isAfterRelease }: { kind: Kind; isAfterRelease: boolean },
  { isFound }: { isFound: boolean },
): boolean =>
  (isFound && kindsOfOwn.includes(kind)) ||
  kindsAfterRelease.includes(kind) ||
  (isAfterRelease && kindsOfDeletion.includes(kind))

/**
 * What whom a report is about reads of the words of a step: why it was withdrawn only where whoever wrote that was told so.
 */
export const visibleStepText = (
  { kind, text, isTold }: { kind: Kind; text: string | null; isTold: boolean },
  { isYours }: { isYours: boolean },
): string | null => (kind !== 'withdrawn' || isTold || isYours ? text : null)
