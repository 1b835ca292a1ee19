import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { publishedStates, type ReleaseState } from '../../../../contract/calls/reports/release-report.ts'
import { seesEveryReport } from '../../../../contract/rights/permissions.ts'
import { seesPay } from '../../../../contract/rights/pay-visibility.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { organizations } from '../../../schema/organizations.ts'
import { isEmployeeOf, joinedFirst } from '../../organizations/members/member-employee.ts'
import { employees } from '../../../schema/employees.ts'
import { type companyReports, reports } from '../../../schema/reports.ts'

/**
 * What a member may read of reports (docs/reports.md). Members who do not see every report find only released
 * ones. `employeeId`: their id in the list of people; null where they are no employee.
 */
export type Reader =
  /**
   * Owners, admins, and members who generate or delete reports (`seesEveryReport`): everything; employees without
   * suggested pay.
   */
  | { sees: 'everything'; isPayShown: boolean }
  /**
   * An employee of an organization that shows its reports: everything but suggested pay. Reports of others only where
   * their answers were submitted since `openSince`; null: at any time. `asIfOut`: a version of a person's report that
   * is treated as released.
   */
  | { sees: 'all but pay'; employeeId: string | null; openSince: string | null; asIfOut?: string }
  /** An employee: their own report, and of others nothing that names a person. */
  | { sees: 'own'; employeeId: string | null }

export type ReaderContext = Pick<MemberContext, 'tx' | 'org' | 'user' | 'member'>

/** Reads the member's permissions and the organization's `settings.reportVisibility`. */
export const loadReader = async (context: ReaderContext): Promise<Reader> => {
  const { tx, org, member } = context
  if (seesEveryReport(member)) return { sees: 'everything', isPayShown: seesPay(member) }
  const [row] = await tx
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  const employeeId = await ownEmployeeId(context)
  return row?.settings.reportVisibility === 'organization'
    ? { sees: 'all but pay', employeeId, openSince: row.settings.reportsOpenSince }
    : { sees: 'own', employeeId }
}

/** The employee that the caller is; null where they are none. */
export const ownEmployeeId = async ({ tx, org, user }: ReaderContext): Promise<string | null> => {
  const [row] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), isEmployeeOf(user)))
    .orderBy(joinedFirst)
    .limit(1)
  return row?.id ?? null
}

/** The employee that this reader is, also where they see everything; null where they are none. */
export const ownEmployeeIdOf = async (reader: Reader, context: ReaderContext): Promise<string | null> =>
  reader.sees === 'everything' ? ownEmployeeId(context) : reader.employeeId

/** @throws Failure BUSINESS_LOGIC_ERROR where the reader may not see this person's report. */
export const requireVisible = (reader: Reader, employeeId: string): void => {
  if (reader.sees === 'own' && reader.employeeId !== employeeId) throw ruleViolation(messages.ownReportOnly)
}

/** When the answers of a version were submitted; read from the whole report only where its inputs are not stored. */
export const answeredAt = sql<
  string | null
>`coalesce(${reports.inputs}->>'submittedAt', ${reports.content}->>'submittedAt')`

/**
 * The versions that exist for this reader: all for those who decide about releases, otherwise the released ones, and
 * of others' reports only those whose answers were submitted since reports are open to everybody
 * (docs/decisions/0065).
 */
export const isVisibleTo = (
  reader: Reader,
  table: typeof reports | typeof companyReports,
): SQL | undefined => {
  if (reader.sees === 'everything') return undefined
  const isReleased = inArray(table.state, [...publishedStates])
  if (table !== reports || reader.sees === 'own') return isReleased
  const isOut = reader.asIfOut === undefined ? isReleased : or(isReleased, eq(reports.id, reader.asIfOut))
  if (reader.openSince === null) return isOut
  const isOpen = sql`${answeredAt}::timestamptz >= ${reader.openSince}::timestamptz`
  return and(isOut, or(eq(reports.employeeId, reader.employeeId ?? ''), isOpen))
}

/**
 * The state of a version as this reader may see it: only its person and those who decide see how the person answered
 * it.
 */
export const visibleState = (
  reader: Reader,
  { employeeId, state }: { employeeId: string; state: ReleaseState },
): ReleaseState => (reader.sees === 'everything' || reader.employeeId === employeeId ? state : 'released')
