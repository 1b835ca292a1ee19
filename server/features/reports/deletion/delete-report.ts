import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { isPublished } from '../../../../contract/calls/reports/release-report.ts'
import { reports as calls } from '../../../../contract/calls/reports/reports.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { Failure, orFail } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { lockedMemberWithPermission, lockedHolder } from '../../organizations/members/locked-members.ts'
import { isVisibleTo, loadReader, requireVisible, type Reader } from '../view/report-visibility.ts'
import { withdrawOlder } from '../release/release-report.ts'
import { noRecipient, notifyPerson, type NotificationResult } from '../release/notifications.ts'
import { lockDecidablePerson, requireVersion } from '../release/locked-version.ts'
import { companyReports, reports, reportSteps } from '../../../schema/reports.ts'
import { transitionReport } from '../release/transition.ts'

/**
 * Deletes one version of a report. It disappears for everybody at once, and is stored with its edited texts until the
 * purge job erases it; until then it can be restored (`restore-report.ts`). When two callers delete the same version
 * at once, the second gets NOT_FOUND. Deleting a released version also withdraws the person's older released
 * versions. The person is mailed that it is gone, also when the version was withdrawn before but they commented on
 * it, since their comment goes with it.
 */
export const deleteReport = serveMember(calls.deleteReport, async ({ employeeId, reportId }, context) => {
  const reader = await lockedReader(context, employeeId)
  if (employeeId === undefined) return removeCompanyReport(context, reader, reportId ?? '')
  requireVisible(reader, employeeId)
  return removeEmployeeReport(context, reader, { employeeId, reportId })
})

/**
 * What the caller may read, loaded under a lock so that no concurrent change of members can take the permission away.
 * @throws Failure 403 where they are no longer a member, BUSINESS_LOGIC_ERROR where they may no longer delete
 */
export const lockedReader = async (
  context: MemberContext,
  employeeId: string | undefined,
): Promise<Reader> => {
  // Versions of the company report are deleted one at a time.
  const hold = employeeId === undefined ? lockedHolder : lockedMemberWithPermission
  return loadReader({ ...context, member: await hold(context, calls.deleteReport.may) })
}

/** Whether the report's person commented on this version. */
const hasWords = async ({ tx, org }: MemberContext, reportId: string): Promise<boolean> => {
  const [written] = await tx
    .select({ id: reportSteps.id })
    .from(reportSteps)
    .where(
      and(
        eq(reportSteps.orgId, org.id),
        eq(reportSteps.reportId, reportId),
        inArray(reportSteps.kind, ['acknowledged', 'contested']),
        isNotNull(reportSteps.text),
      ),
    )
    .limit(1)
  return written !== undefined
}

type Removed = { version: number; latestVersion: number | null } & NotificationResult

const removeEmployeeReport = async (
  context: MemberContext,
  reader: Reader,
  { employeeId, reportId }: { employeeId: string; reportId: string | undefined },
): Promise<Removed> => {
  const { tx, now, org, user } = context
  const person = await lockDecidablePerson(context, employeeId, calls.deleteReport.may)
  const there = and(
    eq(reports.orgId, org.id),
    eq(reports.employeeId, employeeId),
    isNull(reports.removedAt),
    isVisibleTo(reader, reports),
  )
  const [found] = await tx
    .select({ version: reports.version })
    .from(reports)
    .where(and(there, reportId === undefined ? undefined : eq(reports.id, reportId)))
    .orderBy(desc(reports.version))
    .limit(1)
  const { version } = orFail(found, reportNotFound())
  const report = await requireVersion(context, employeeId, version)
  const { id } = report
  // Withdraw older versions first, so that the deletion is the latest step that the person sees.
  if (isPublished(report.state)) {
    // Deleting a released version takes it away from its reader, as withdrawing does.
    await lockDecidablePerson(context, employeeId, 'report:generate')
    await withdrawOlder(context, report, person)
  }
  const { step } = await transitionReport(context, report, { kind: 'deleted', isOwn: person.isCaller })
  const told =
    !person.isCaller && (step.wasOut || (await hasWords(context, id)))
      ? await notifyPerson(context, person, 'report-taken-back', step.id)
      : noRecipient
  await tx
    .update(reports)
    .set({ removedAt: now, removedBy: user.id })
    .where(and(eq(reports.orgId, org.id), eq(reports.id, id)))
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'report.deleted', entity: 'report', entityId: id, details: { employeeId, version } },
  )
  const [latest] = await tx
    .select({ version: reports.version })
    .from(reports)
    .where(there)
    .orderBy(desc(reports.version))
    .limit(1)
  return { version, latestVersion: latest?.version ?? null, ...told }
}

const removeCompanyReport = async (
  context: MemberContext,
  reader: Reader,
  reportId: string,
): Promise<Removed> => {
  const { tx, now, org, user } = context
  const there = and(
    eq(companyReports.orgId, org.id),
    isNull(companyReports.removedAt),
    isVisibleTo(reader, companyReports),
  )
  const [removed] = await tx
    .update(companyReports)
    .set({ removedAt: now, removedBy: user.id })
    .where(and(there, eq(companyReports.id, reportId)))
    .returning({ version: companyReports.version, state: companyReports.state })
  const { version, state } = orFail(removed, reportNotFound())
  await transitionReport(context, { of: 'company', id: reportId, version, state }, { kind: 'deleted' })
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      action: 'companyReport.deleted',
      entity: 'companyReport',
      entityId: reportId,
      details: { version },
    },
  )
  const [latest] = await tx
    .select({ version: companyReports.version })
    .from(companyReports)
    .where(there)
    .orderBy(desc(companyReports.version))
    .limit(1)
  return { version, latestVersion: latest?.version ?? null, ...noRecipient }
}

const reportNotFound = () => new Failure('NOT_FOUND', messages.reportNotFound)
