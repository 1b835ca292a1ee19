import { can } from '../../../contract/rights.ts'
import type { Invite } from '../../../contract/people.ts'
import { removedWithEmails } from '../removals/removed-employees.ts'
import type { RunContext } from '../runs/run-handler.ts'
import type { EmployeeRow } from './employee.ts'
import { type NameConflict, nameConflictOf } from './invited-name.ts'
import { planInvitations } from './plan-invitations.ts'

/** Rows that would invite one person at the address of another, by e-mail. */

type Conflicts = Map<string, NameConflict>

/**
 * The conflicts with people in the list, whose rows are locked. Members are left out: they are not invited under any name,
 * and are told so.
 */
export const conflictsWithPeople = async (
  context: RunContext,
  people: ReadonlyMap<string, EmployeeRow>,
  invites: ReadonlyMap<string, Invite>,
): Promise<Conflicts> => {
  const found = [...people.values()].flatMap((employee) => {
    const invite = invites.get(employee.email)
    const conflict = invite ? nameConflictOf(employee, invite, context.member) : null
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

/** The conflicts with people who were removed: inviting would bring them back, under another name. */
export const conflictsWithRemoved = async (
  context: RunContext,
  invites: ReadonlyMap<string, Invite>,
): Promise<Conflicts> => {
  const conflicts: Conflicts = new Map()
  if (invites.size === 0 || !can(context.member, 'employee:delete')) return conflicts
  const seen = new Set<string>()
  for (const removed of await removedWithEmails(context, [...invites.keys()])) {
    const invite = invites.get(removed.email)
    // Of two with one address the one who was removed last comes back.
    if (invite === undefined || seen.has(removed.email)) continue
    seen.add(removed.email)
    const conflict = nameConflictOf(removed, invite, context.member)
    if (conflict) conflicts.set(removed.email, conflict)
  }
  return conflicts
}
