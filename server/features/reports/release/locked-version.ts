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

/** The versions that people take steps with, each held so that its steps are taken one after the other. */

type Scope = Pick<MemberContext, 'tx' | 'org' | 'user'>

/** Whom a report is about. `isCaller`: they are who calls. */
export type Person = {
  id: string
  name: string
  email: string
  userId: string | null
  isCaller: boolean
}

/**
 * Holds the members of the organization, so that whoever was demoted or removed a moment ago decides nothing any more.
 * @throws Failure 403 where the caller is no longer a member, BUSINESS_LOGIC_ERROR where they may no longer decide
 */
export const lockDecider = async (context: Scope): Promise<void> => {
  await lockedHolder(context, 'report:generate')
}

/**
 * What the caller leaves to another member about a person's report: nothing of somebody else's, and of their own whatever
 * somebody else there could do.
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
 * Holds a person, under whose lock versions of their report are made, too.
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

/** The same of what the caller may do otherwise, as answers tell it; nothing where it is nothing. */
export const disclosedDelegation = async (
  { member, ...scope }: Scope & Pick<MemberContext, 'member'>,
  employeeId: string,
): Promise<{ leftToOthers?: DelegatedRights }> => {
  const left = (await rightsLeftToOthers(scope, employeeId)).filter((right) => can(member, right))
  return left.length > 0 ? { leftToOthers: left } : {}
}

/**
 * Holds a person about whose report the caller decides, once the members of the organization are held. Of their own it is
 * nobody but them who could, so that every step with it may say so.
 * @throws Failure as `lockPerson`; BUSINESS_LOGIC_ERROR where it is their own and another member could
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

/** A version of a held person's report. @throws Failure NOT_FOUND where it is not there, or was deleted */
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
  return orFail(row, notThere())
}

/** The versions of a held person's report that are out, newest first; `upTo`: none that is newer than this one. */
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

/** A version of the company report, whose steps wait for each other as changes of members do. @throws Failure NOT_FOUND */
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
  return orFail(row, notThere())
}

const notThere = () => new Failure('NOT_FOUND', messages.reportNotFound)
