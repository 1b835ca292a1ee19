import { and, desc, eq, isNull } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { reports as calls } from '../../../contract/reports.ts'
import { audit } from '../../core/audit.ts'
import { Failure, orFail } from '../../core/failures.ts'
import { serveMember, type MemberContext } from '../../core/serve.ts'
import { readerOf, requireVisible } from './reader.ts'
import { companyReports, reports } from './tables.ts'

/**
 * One version of a report is taken away: nobody is shown it any more, and it is kept, edited texts and all, until the
 * regular work purges it. Of two who delete the same one at once, the second is told that it is not there.
 */
export const deleteReport = serveMember(calls.deleteReport, async ({ employeeId, reportId }, context) => {
  if (employeeId !== undefined) {
    requireVisible(await readerOf(context), employeeId)
    return removeEmployeeReport(context, employeeId, reportId)
  }
  return removeCompanyReport(context, reportId ?? '')
})

type Removed = { version: number; latestVersion: number | null }

const removeEmployeeReport = async (
  { tx, now, org, user }: MemberContext,
  employeeId: string,
  reportId: string | undefined,
): Promise<Removed> => {
  const ofPerson = and(
    eq(reports.orgId, org.id),
    eq(reports.employeeId, employeeId),
    isNull(reports.removedAt),
  )
  const [found] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(ofPerson, reportId === undefined ? undefined : eq(reports.id, reportId)))
    .orderBy(desc(reports.version))
    .limit(1)
  const { id } = orFail(found, notThere())
  const [removed] = await tx
    .update(reports)
    .set({ removedAt: now, removedBy: user.id })
    .where(and(ofPerson, eq(reports.id, id)))
    .returning({ version: reports.version })
  const { version } = orFail(removed, notThere())
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'report.deleted', entity: 'report', entityId: id, details: { employeeId, version } },
  )
  const [latest] = await tx
    .select({ version: reports.version })
    .from(reports)
    .where(ofPerson)
    .orderBy(desc(reports.version))
    .limit(1)
  return { version, latestVersion: latest?.version ?? null }
}

const removeCompanyReport = async (
  { tx, now, org, user }: MemberContext,
  reportId: string,
): Promise<Removed> => {
  const ofOrganization = and(eq(companyReports.orgId, org.id), isNull(companyReports.removedAt))
  const [removed] = await tx
    .update(companyReports)
    .set({ removedAt: now, removedBy: user.id })
    .where(and(ofOrganization, eq(companyReports.id, reportId)))
    .returning({ version: companyReports.version })
  const { version } = orFail(removed, notThere())
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
    .where(ofOrganization)
    .orderBy(desc(companyReports.version))
    .limit(1)
  return { version, latestVersion: latest?.version ?? null }
}

const notThere = () => new Failure('NOT_FOUND', messages.reportNotFound)
