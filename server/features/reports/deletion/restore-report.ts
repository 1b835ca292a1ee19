import { and, desc, eq, gte, lt } from 'drizzle-orm'
import { deletedReports as calls } from '../../../../contract/calls/reports/deleted-reports.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { Failure, orFail, ruleViolation } from '../../../core/http/failures.ts'
import { serveMember, type MemberContext } from '../../../core/http/serve.ts'
import { users } from '../../../schema/accounts.ts'
import { nameOrImported } from '../../organizations/imported-names.ts'
import { removedWithReport } from '../../employees/roster/removed-employees.ts'
import { lockedReader } from './delete-report.ts'
import { isEmptied } from './purge-deleted-reports.ts'
import { isVisibleTo, loadReader, requireVisible, type Reader } from '../view/report-visibility.ts'
import { lockDecidablePerson, disclosedDelegation } from '../release/locked-version.ts'
import { companyReports, reports } from '../../../schema/reports.ts'
import { transitionReport } from '../release/transition.ts'
import { keepComputedTexts } from '../rewording/store-rewording.ts'
import { paginate } from '../../../core/http/paginate.ts'

const keptMs = limits.removedReportDays * dayMs

/** Anything deleted before this moment is erased, or about to be. */
const erasedUntil = (now: Date): Date => new Date(now.getTime() - keptMs)

/**
 * Restores a deleted version with its number and its texts, until the day on which it would be erased. It comes back
 * as a draft, so nobody is mailed. Those who could read it see the restoration on the report's page, and can read the
 * report again once it is reviewed and released.
 * @throws Failure NOT_FOUND, BUSINESS_LOGIC_ERROR where it is not deleted, its person was removed from the list, or
 * it is about the caller and somebody else could restore it
 */
export const restoreReport = serveMember(calls.restoreReport, async ({ reportId }, context) => {
  const { tx, org } = context
  const [found] = await tx
    .select({ employeeId: reports.employeeId })
    .from(reports)
    .where(and(eq(reports.orgId, org.id), eq(reports.id, reportId)))
  const reader = await lockedReader(context, found?.employeeId)
  return found === undefined
    ? restoreOfCompany(context, reader, reportId)
    : restoreOfPerson(context, reader, { employeeId: found.employeeId, reportId })
})

const restoreOfPerson = async (
  context: MemberContext,
  reader: Reader,
  { employeeId, reportId }: { employeeId: string; reportId: string },
) => {
  const { tx, org, now } = context
  requireVisible(reader, employeeId)
  const { isCaller: isOwn } = await lockDecidablePerson(context, employeeId, calls.restoreReport.may)
  const that = and(eq(reports.orgId, org.id), eq(reports.id, reportId))
  const [row] = await tx
    .select({
      version: reports.version,
      state: reports.state,
      removedAt: reports.removedAt,
      isEmptied: isEmptied(reports.content),
    })
    .from(reports)
    .where(and(that, isVisibleTo(reader, reports)))
    .for('no key update')
  const { version, state } = requireRestorable(row, now)
  const restored = { of: 'person', id: reportId, version, state, employeeId } as const
  await transitionReport(context, restored, { kind: 'restored', isOwn })
  await tx.update(reports).set({ removedAt: null, removedBy: null }).where(that)
  // A rewording job that ran during the deletion found no report to word.
  await keepComputedTexts(context, { orgId: org.id, reportId }, 'overtaken')
  return { employeeId, version }
}

const restoreOfCompany = async (context: MemberContext, reader: Reader, reportId: string) => {
  const { tx, org, now } = context
  const that = and(eq(companyReports.orgId, org.id), eq(companyReports.id, reportId))
  const [row] = await tx
    .select({
      version: companyReports.version,
      state: companyReports.state,
      removedAt: companyReports.removedAt,
      isEmptied: isEmptied(companyReports.content),
    })
    .from(companyReports)
    .where(and(that, isVisibleTo(reader, companyReports)))
    .for('no key update')
  if (row === undefined && reader.sees === 'everything') {
    const name = await removedWithReport(context, reportId)
    if (name !== undefined) throw ruleViolation(messages.reportPersonRemoved(name))
  }
  const { version, state } = requireRestorable(row, now)
  await transitionReport(context, { of: 'company', id: reportId, version, state }, { kind: 'restored' })
  await tx.update(companyReports).set({ removedAt: null, removedBy: null }).where(that)
  return { employeeId: null, version }
}

/** @throws Failure NOT_FOUND where its content is erased, BUSINESS_LOGIC_ERROR where it is not deleted */
const requireRestorable = <Row extends { removedAt: Date | null; isEmptied: boolean }>(
  row: Row | undefined,
  now: Date,
): Row => {
  const found = orFail(row, reportNotFound())
  if (found.removedAt === null) throw ruleViolation(messages.reportNotDeleted)
  if (found.isEmptied || found.removedAt < erasedUntil(now)) throw reportNotFound()
  return found
}

const reportNotFound = () => new Failure('NOT_FOUND', messages.reportNotFound)

export const listDeletedReports = serveMember(
  calls.listDeletedReports,
  async ({ employeeId, limit = limits.pageMax, after }, context) => {
    const { tx, org, now } = context
    const reader = await loadReader(context)
    if (employeeId !== undefined) requireVisible(reader, employeeId)
    const table = employeeId === undefined ? companyReports : reports
    const those = and(
      eq(table.orgId, org.id),
      employeeId === undefined ? undefined : eq(reports.employeeId, employeeId),
    )
    const rows = await tx
      .select({
        id: table.id,
        version: table.version,
        origin: table.origin,
        removedAt: table.removedAt,
        deletedBy: nameOrImported(table.removedBy, org.id),
      })
      .from(table)
      .leftJoin(users, eq(users.id, table.removedBy))
      .where(
        and(
          those,
          isVisibleTo(reader, table),
          gte(table.removedAt, erasedUntil(now)),
          after === undefined ? undefined : lt(table.version, after),
        ),
      )
      .orderBy(desc(table.version))
      .limit(limit + 1)
    const { page, next } = paginate(rows, limit, ({ version }) => String(version))
    return {
      deleted: page.flatMap(({ removedAt, ...row }) =>
        removedAt === null
          ? []
          : [
              {
                ...row,
                deletedAt: removedAt.toISOString(),
                erasedAt: new Date(removedAt.getTime() + keptMs).toISOString(),
              },
            ],
      ),
      ...(employeeId !== undefined && (await disclosedDelegation(context, employeeId))),
      next,
    }
  },
)
