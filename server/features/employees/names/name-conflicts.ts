import { and, eq, isNull } from 'drizzle-orm'
import { nameFromEmail } from '../../../../contract/shapes/name-from-email.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import type { Invite } from '../../../../contract/calls/employees/employees.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { users } from '../../../schema/accounts.ts'
import { memberships } from '../../../schema/organizations.ts'
import { removedWithEmails } from '../roster/removed-employees.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import type { EmployeeRow } from '../roster/employee.ts'
import { betterName, type NameConflict, findNameConflict } from './match-invited-name.ts'
import { planInvitations } from '../invitations/plan-invitations.ts'
import { employees } from '../../../schema/employees.ts'

/** Finds rows that would invite one person at the address of another, by e-mail. */

type Conflicts = Map<string, NameConflict>

/**
 * The conflicts with people in the list, whose rows are locked. Members are left out: they are invited under no name,
 * and their rows say so.
 */
export const conflictsWithPeople = async (
  context: RunContext,
  people: ReadonlyMap<string, EmployeeRow>,
  invites: ReadonlyMap<string, Invite>,
): Promise<Conflicts> => {
  const found = [...people.values()].flatMap((employee) => {
    const invite = invites.get(employee.email)
    const conflict = invite ? findNameConflict(employee, invite, context.member) : null
    return conflict ? [{ employee, conflict }] : []
  })
  if (found.length === 0) return new Map()
  const plans = await planInvitations(context, found, { joined: 'leave' })
  return new Map(
    found.flatMap(({ employee, conflict }, index) =>
      plans[index]?.isLeft === false ? [[employee.email, conflict] as const] : [],
    ),
  )
}

/** The conflicts with removed people: inviting would bring them back under another name. */
export const conflictsWithRemoved = async (
  context: RunContext,
  invites: ReadonlyMap<string, Invite>,
): Promise<Conflicts> => {
  const conflicts: Conflicts = new Map()
  if (invites.size === 0 || !can(context.member, 'employee:delete')) return conflicts
  const seen = new Set<string>()
  for (const removed of await removedWithEmails(context, [...invites.keys()])) {
    const invite = invites.get(removed.email)
    // If two have the same address, the one who was removed last comes back.
    if (invite === undefined || seen.has(removed.email)) continue
    seen.add(removed.email)
    const conflict = findNameConflict(removed, invite, context.member)
    if (conflict) conflicts.set(removed.email, conflict)
  }
  return conflicts
}

const wordsOfLetters = /^\p{L}{2,}(?: \p{L}{2,})+$/u

/** Whether an account's name is a real one: a name made of the address counts only if it reads like one. */
const isName = ({ name, email }: { name: string; email: string }): boolean =>
  name !== nameFromEmail(email) || wordsOfLetters.test(name)

/** The account names, by e-mail, of members whose addresses are not in the list of people, such as the owner's. */
export const membersOutsideList = async (
  { tx, org }: RunContext,
  emails: readonly string[],
): Promise<Map<string, string>> => {
  if (emails.length === 0) return new Map()
  const rows = await tx
    .select({ email: users.email, name: users.displayName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(employees, and(eq(employees.orgId, memberships.orgId), eq(employees.email, users.email)))
    .where(
      and(
        eq(memberships.orgId, org.id),
        eq(memberships.status, 'active'),
        isAnyOf(users.email, emails),
        isNull(employees.id),
      ),
    )
  return new Map(rows.filter(isName).map(({ email, name }) => [email, name]))
}

/**
 * Compares the names in these rows with those of the members' accounts. Returns the conflicts; the other rows get the
 * better of both names.
 */
export const conflictsWithMembers = async (
  context: RunContext,
  invites: Map<string, Invite>,
): Promise<Conflicts> => {
  const conflicts: Conflicts = new Map()
  for (const [email, name] of await membersOutsideList(context, [...invites.keys()])) {
    const invite = invites.get(email)
    if (invite === undefined) continue
    const conflict = findNameConflict({ email, name }, invite, context.member)
    if (conflict) conflicts.set(email, conflict)
    else if (invite.replaceName !== true) {
      invites.set(email, { ...invite, name: betterName({ email, known: name, offered: invite.name }) })
    }
  }
  return conflicts
}
