import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { outStates, type ReleaseState } from '../../../contract/release.ts'
import { refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { organizations } from '../organizations/tables.ts'
import { isEmployeeOf, joinedFirst } from '../people/employee-of-user.ts'
import { employees } from '../people/tables.ts'
import type { companyReports, reports } from './tables.ts'

/**
 * What a member may read of reports (decisions §6). Who is no owner or admin finds of all of it what somebody has released
 * (`released`). `employeeId`: who they are in the list of people; null where they are no employee.
 */
export type Reader =
  /** An owner or admin: everything. */
  | { sees: 'everything' }
  /** An employee of an organization that shows its reports: everything but suggested pay. */
  | { sees: 'all but pay'; employeeId: string | null }
  /** An employee: their own report, and of others nothing that names a person. */
  | { sees: 'own'; employeeId: string | null }

export type ReaderContext = Pick<MemberContext, 'tx' | 'org' | 'user' | 'member'>

/** Reads the role and the organization's `settings.reportVisibility`. */
export const readerOf = async (context: ReaderContext): Promise<Reader> => {
  const { tx, org, member } = context
  if (member.role !== 'employee') return { sees: 'everything' }
  const [row] = await tx
    .select({ settings: organizations.settings })
    .from(organizations)
    .where(eq(organizations.id, org.id))
  const sees = row?.settings.reportVisibility === 'organization' ? 'all but pay' : 'own'
  return { sees, employeeId: await ownEmployeeId(context) }
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

/**
 * Who makes or edits a report is an owner or admin: it is a draft, which nobody else is shown, and only they see all of it.
 * @throws Failure BUSINESS_LOGIC_ERROR with the sentence for everybody else
 */
export const requireSeesDrafts =
  (otherwise: string) =>
  ({ member }: Pick<MemberContext, 'member'>): void => {
    if (member.role === 'employee') throw refused(otherwise)
  }

/** @throws Failure BUSINESS_LOGIC_ERROR where the reader may not see this person's report. */
export const requireVisible = (reader: Reader, employeeId: string): void => {
  if (reader.sees === 'own' && reader.employeeId !== employeeId) throw refused(messages.ownReportOnly)
}

/** The versions that there are for this reader: no condition for who decides what is released, else what is out. */
export const readableBy = (
  reader: Reader,
  { state }: Pick<typeof reports, 'state'> | Pick<typeof companyReports, 'state'>,
): SQL | undefined => (reader.sees === 'everything' ? undefined : inArray(state, [...outStates]))

/** What this reader is told of a version's state: what a person answered to it is theirs and whoever decides'. */
export const stateTold = (
  reader: Reader,
  { employeeId, state }: { employeeId: string; state: ReleaseState },
): ReleaseState => (reader.sees === 'everything' || reader.employeeId === employeeId ? state : 'released')
