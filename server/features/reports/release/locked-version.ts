import { and, eq, exists, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import {
  decidingRights,
  publishedStates,
  type DecidingRight,
  type DelegatedRights,
} from '../../../../contract/calls/reports/release-report.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { Failure, notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { lockedHolder } from '../../organizations/members/locked-members.ts'
import { isPossiblyPrivileged } from '../../organizations/members/privileged-members.ts'
import { memberships } from '../../../schema/organizations.ts'
import { isEmployeeOf } from '../../organizations/members/member-employee.ts'
import { employees } from '../../../schema/employees.ts'
import { companyReports, reports } from '../../../schema/reports.ts'
import type { TransitionTarget } from './transition.ts'

/** Locks the versions of reports, so that transitions of one version are made one at a time. */

type Scope = Pick<MemberContext, 'tx' | 'org' | 'user'>

/** The person that a report is about. `isCaller`: the caller is that person. */
export type Person = {
  id: string
  name: string
  email: string
  userId: string | null
  isCaller: boolean
}

/**
 * Locks the organization's members, so that somebody who was just demoted or removed can no longer decide.
 * @throws Failure 403 where the caller is no longer a member, BUSINESS_LOGIC_ERROR where they may no longer decide
 */
export const lockDecider = async (context: Scope): Promise<void> => {
  await lockedHolder(context, 'report:generate')
}

/**
 * The rights that the caller has to leave to other members about a person's report: none for somebody else's report,
 * and for their own report every right that another member holds.
 */
export const rightsLeftToOthers = async (
  { tx, org, user }: Scope,
  employeeId: string,
): Promise<DecidingRight[]> => {
  const own = tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId), isEmployeeOf(user)))
  const others = await tx
    .select({ role: memberships.role, permissions: memberships.permissions })
    .from(memberships)
    .where(
      and(
        eq(memberships.orgId, org.id),
        eq(memberships.status, 'active'),
        ne(memberships.userId, user.id),
        isPossiblyPrivileged,
        exists(own),
      ),
    )
  return decidingRights.filter((right) => others.some((member) => can(member, right)))
}

/**
 * Locks a person. Versions of their report are made under the same lock.
 * @throws Failure NOT_FOUND 'Employee not found: {id}'
 */
export const lockPerson = async ({ tx, org, user }: Scope, employeeId: string): Promise<Person> => {
  const [row] = await tx
    .select({
      id: employees.id,
      name: employees.name,
      email: employees.email,
      userId: employees.userId,
      isCaller: sql<boolean>`coalesce(${isEmployeeOf(user)}, false)`,
    })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('no key update')
  return orFail(row, notFound('Employee', employeeId))
}

/**
 * The rights left to others among those that the caller otherwise has, as calls return them; empty where there are
 * none.
 */
export const disclosedDelegation = async (
  { member, ...scope }: Scope & Pick<MemberContext, 'member'>,
  employeeId: string,
): Promise<{ leftToOthers?: DelegatedRights }> => {
  const left = (await rightsLeftToOthers(scope, employeeId)).filter((right) => can(member, right))
  return left.length > 0 ? { leftToOthers: left } : {}
}

/**
 * Locks a person about whose report the caller decides; the organization's members have to be locked before. Callers
 * may decide about their own report only where no other member could, so each such transition can be marked as their
 * own.
 * @throws Failure as `lockPerson`; BUSINESS_LOGIC_ERROR where it is their own and another member could decide
 */
export const lockDecidablePerson = async (
  context: Scope,
  employeeId: string,
  right: DecidingRight,
): Promise<Person> => {
  const person = await lockPerson(context, employeeId)
  const left = person.isCaller ? await rightsLeftToOthers(context, employeeId) : []
  if (left.includes(right)) throw ruleViolation(messages.ownReportByAnother)
  return person
}

type OfPerson = Extract<TransitionTarget, { of: 'person' }>
const ofPerson = {
  of: sql<'person'>`'person'`,
  id: reports.id,
  version: reports.version,
  state: reports.state,
  employeeId: reports.employeeId,
}

/** A version of a locked person's report. @throws Failure NOT_FOUND where it does not exist or is deleted */
export const requireVersion = async (
  { tx, org }: Scope,
  employeeId: string,
  version: number,
): Promise<OfPerson> => {
  const [row] = await tx
    .select(ofPerson)
    .from(reports)
    .where(
      and(
        eq(reports.orgId, org.id),
        eq(reports.employeeId, employeeId),
        eq(reports.version, version),
        isNull(reports.removedAt),
      ),
    )
  return orFail(row, reportNotFound())
}

/** The released versions of a locked person's report, newest first; `upTo`: none newer than this version. */
export const publishedVersions = async (
  { tx, org }: Scope,
  employeeId: string,
  upTo?: number,
): Promise<OfPerson[]> =>
  tx
    .select(ofPerson)
    .from(reports)
    .where(
      and(
        eq(reports.orgId, org.id),
        eq(reports.employeeId, employeeId),
        isNull(reports.removedAt),
        inArray(reports.state, [...publishedStates]),
        upTo === undefined ? undefined : lte(reports.version, upTo),
      ),
    )
    .orderBy(sql`${reports.version} desc`)

/**
 * A version of the company report; the lock on members makes its transitions sequential. @throws Failure NOT_FOUND
 */
export const requireCompanyVersion = async (
  { tx, org }: Scope,
  id: string,
): Promise<Extract<TransitionTarget, { of: 'company' }>> => {
  const [row] = await tx
    .select({
      of: sql<'company'>`'company'`,
      id: companyReports.id,
      version: companyReports.version,
      state: companyReports.state,
    })
    .from(companyReports)
    .where(and(eq(companyReports.orgId, org.id), eq(companyReports.id, id), isNull(companyReports.removedAt)))
  return orFail(row, reportNotFound())
}

const reportNotFound = () => new Failure('NOT_FOUND', messages.reportNotFound)
