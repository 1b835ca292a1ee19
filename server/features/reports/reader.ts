import { and, eq, isNull, or } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { organizations } from '../organizations/tables.ts'
import { employees } from '../people/tables.ts'

/** What a member may read of reports (decisions §6). */
export type Reader =
  /** An owner or admin: everything. */
  | { sees: 'everything' }
  /** An employee of an organization that shows its reports: everything but suggested pay. */
  | { sees: 'all but pay' }
  /** An employee: their own report, and of others nothing that names a person. `employeeId`: null where they are no employee. */
  | { sees: 'own'; employeeId: string | null }

/** Reads the role and the organization's `settings.reportVisibility`. */
export const readerOf = async ({ tx, org, user, member }: ReaderContext): Promise<Reader> => {
  if (member.role !== 'employee') return { sees: 'everything' }
  const [row] = await tx
    .select({ settings: organizations.settings, employeeId: employees.id })
    .from(organizations)
    .leftJoin(
      employees,
      and(
        eq(employees.orgId, organizations.id),
        or(eq(employees.userId, user.id), and(isNull(employees.userId), eq(employees.email, user.email))),
      ),
    )
    .where(eq(organizations.id, org.id))
    // A linked account stands before an equal address.
    .orderBy(employees.userId)
    .limit(1)
  if (row?.settings.reportVisibility === 'organization') return { sees: 'all but pay' }
  return { sees: 'own', employeeId: row?.employeeId ?? null }
}

/** The employee that the caller is; null where they are none. */
export const ownEmployeeId = async ({ tx, org, user }: ReaderContext): Promise<string | null> => {
  const [row] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.orgId, org.id),
        or(eq(employees.userId, user.id), and(isNull(employees.userId), eq(employees.email, user.email))),
      ),
    )
    // A linked account stands before an equal address.
    .orderBy(employees.userId)
    .limit(1)
  return row?.id ?? null
}

export type ReaderContext = Pick<MemberContext, 'tx' | 'org' | 'user' | 'member'>

/** @throws Failure BUSINESS_LOGIC_ERROR where a member is not shown everything, and so has nothing whole to edit. */
export const requireSeesEverything = ({ member }: Pick<MemberContext, 'member'>): void => {
  if (member.role === 'employee') throw refused(messages.companyReportEditors)
}

/** @throws Failure BUSINESS_LOGIC_ERROR where the reader may not see this person's report. */
export const requireVisible = (reader: Reader, employeeId: string): void => {
  if (reader.sees === 'own' && reader.employeeId !== employeeId) throw refused(messages.ownReportOnly)
}
