import { and, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { withoutEntities } from '../../../../insights/text/html-entities.ts'
import { plainName, plainTitle } from '../../../../insights/text/plain-name.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { sqlState } from '../../../core/database/transaction.ts'
import { withLockedMember } from '../../organizations/members/locked-members.ts'
import { removedWithEmails } from './removed-employees.ts'
import { restoreEmployeesByEmail } from './restore-employee.ts'
import { lockedSpellings } from '../../organizations/department-spelling.ts'
import type { EmployeeRow } from './employee.ts'
import { nameRefusal } from '../invitations/invitation-result.ts'
import { betterName, findNameConflict } from '../names/match-invited-name.ts'
import { membersOutsideList } from '../names/name-conflicts.ts'
import { unknownProfile } from '../../../../contract/shapes/employee-shapes.ts'
import { requireAddressOfSamePerson, requireMayChangeAddress } from './check-address-change.ts'
import { nameOfSamePerson } from './check-name-change.ts'
import { employees, invitations } from '../../../schema/employees.ts'

type EmployeeData = z.output<typeof people.upsertEmployee.in>['employeeData']

/** Values that software copies from web pages contain HTML entities. */
const withoutEntitiesIn = (given: EmployeeData): EmployeeData => ({
  ...given,
  ...(given.name !== undefined && { name: plainName(withoutEntities(given.name)) }),
  ...(given.role !== undefined && { role: plainTitle(withoutEntities(given.role)) }),
  ...(given.department !== undefined && { department: plainTitle(withoutEntities(given.department)) }),
})

/**
 * Adds an employee, or updates the one with this id or this e-mail; only the given fields change (docs/employees-and-lists.md). A
 * removed person who is added again is restored with all their data. A new e-mail revokes the invitation, used or not,
 * because it was sent to the old one.
 * @throws Failure NOT_FOUND for an unknown id; BUSINESS_LOGIC_ERROR if the e-mail is another employee's, if a new one
 * would open what others wrote, if it is with another name that of a member, a removed person or somebody who has answered,
 * or if the caller may not restore a removed person.
 */
export const upsertEmployee = async (caller: MemberContext, typed: EmployeeData): Promise<EmployeeRow> => {
  const given = withoutEntitiesIn(typed)
  const isAway = given.id === undefined && (await removedWithEmails(caller, [given.email])).length > 0
  const context = await withLockedMember(caller, people.upsertEmployee.may, isAway)
  const { tx, org } = context
  let isBack = false
  if (given.id === undefined) {
    const { back, away } = await restoreEmployeesByEmail(context, [given.email])
    if (away.has(given.email)) throw ruleViolation(messages.wasRemoved(given.email))
    isBack = back.size > 0
    const added = await add(context, await namedAsMember(context, given))
    if (added) return added
  }
  const [row] = await tx
    .select()
    .from(employees)
    .where(
      and(
        eq(employees.orgId, org.id),
        given.id === undefined ? eq(employees.email, given.email) : eq(employees.id, given.id),
      ),
    )
    .for('update')
  const known = orFail(row, notFound('Employee', given.id ?? given.email))
  context.concerns(known.id)
  // A refusal takes the restoring back with it.
  if (isBack) return change(context, known, namedAs(context, known.name, given))
  return change(context, known, { ...given, name: await nameOfSamePerson(context, known, given) })
}

/**
 * A department in the organization's spelling; without one, the default department. Somebody who is alone in theirs
 * (`of`) may change its spelling, because nobody stays behind in the old one.
 */
const departmentOf = async (
  context: MemberContext,
  given: string | undefined,
  of?: string,
): Promise<string> => {
  const department = given || unknownProfile.department
  return (await lockedSpellings(context, [department], of))(department)
}

/** The input with the better of both names, if the address is that of a member who is not in the list yet. */
const namedAsMember = async (context: MemberContext, given: EmployeeData): Promise<EmployeeData> => {
  const known = (await membersOutsideList(context, [given.email])).get(given.email)
  return known === undefined ? given : namedAs(context, known, given)
}

/**
 * The input with the better of both names, at an address that belongs to somebody with a known name.
 * @throws Failure BUSINESS_LOGIC_ERROR if the name is somebody else's and `replaceName` is not set
 */
const namedAs = (context: MemberContext, known: string, given: EmployeeData): EmployeeData => {
  const { email, replaceName = false, name: offered = unknownProfile.name } = given
  const conflict = findNameConflict({ email, name: known }, { name: offered, replaceName }, context.member)
  if (conflict) throw nameRefusal(conflict.error, 'employeeData.replaceName')
  return replaceName ? given : { ...given, name: betterName({ email, known, offered }) }
}

const add = async (context: MemberContext, given: EmployeeData) => {
  const { tx, now, org, user } = context
  const [added] = await tx
    .insert(employees)
    .values({
      orgId: org.id,
      id: newId(),
      name: given.name ?? unknownProfile.name,
      email: given.email,
      role: given.role || unknownProfile.role,
      department: await departmentOf(context, given.department),
      givenInitials: given.initials || null,
      status: 'invited',
      joinedAt: now,
    })
    .onConflictDoNothing({ target: [employees.orgId, employees.email] })
    .returning()
  if (added) {
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      { action: 'employee.created', entity: 'employee', entityId: added.id },
    )
  }
  return added
}

const change = async (
  context: MemberContext,
  before: EmployeeRow,
  given: EmployeeData,
): Promise<EmployeeRow> => {
  const { tx, now, org, user } = context
  const after: EmployeeRow = {
    ...before,
    email: given.email,
    name: given.name ?? before.name,
    role: given.role === undefined ? before.role : given.role || unknownProfile.role,
    department:
      given.department === undefined
        ? before.department
        : given.department === before.department
          ? before.department
          : await departmentOf(context, given.department, before.id),
    givenInitials: given.initials === undefined ? before.givenInitials : given.initials || null,
  }
  const changed = (['name', 'email', 'role', 'department', 'givenInitials'] as const).filter(
    (field) => after[field] !== before[field],
  )
  if (changed.length === 0) return before
  if (changed.includes('email')) {
    await requireAddressOfSamePerson(context, { ...given, name: after.name })
    await requireMayChangeAddress(context, before, given.email)
  }
  try {
    await tx
      .update(employees)
      .set(after)
      .where(and(eq(employees.orgId, org.id), eq(employees.id, before.id)))
  } catch (error) {
    if (sqlState(error)?.constraint !== 'employees_email') throw error
    throw ruleViolation(`Another employee already has the e-mail address ${given.email}.`)
  }
  const entry = { entity: 'employee', entityId: before.id, details: { changed } }
  const by = { tx, now, orgId: org.id, actorUserId: user.id }
  await audit(by, { action: 'employee.updated', ...entry })
  if (changed.includes('email')) {
    for (const id of await voidInvitation(context, before.id)) {
      await audit(by, {
        action: 'invitation.revoked',
        entity: 'invitation',
        entityId: id,
        details: { employeeId: before.id },
      })
    }
  }
  return after
}

/**
 * Revokes the code of an employee's invitation, used or not: it is for the e-mail that it was sent to. Returns the ids
 * of the revoked invitations (none or one).
 */
export const voidInvitation = async (
  { tx, now, org }: Pick<MemberContext, 'tx' | 'now' | 'org'>,
  employeeId: string,
): Promise<string[]> => {
  const revoked = await tx
    .update(invitations)
    .set({ revokedAt: now })
    .where(
      and(
        eq(invitations.orgId, org.id),
        eq(invitations.employeeId, employeeId),
        eq(invitations.isLatest, true),
        isNull(invitations.revokedAt),
      ),
    )
    .returning({ id: invitations.id })
  return revoked.map(({ id }) => id)
}
