import { and, eq, type SQL } from 'drizzle-orm'
import { singleLine } from '../../../../contract/shapes/fields.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { removals as calls } from '../../../../contract/calls/employees/removals.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Tx } from '../../../core/database/database.ts'
import { invalid, notFound, orFail } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { lockedHolder } from '../../organizations/members/locked-members.ts'
import type { ErasedPerson } from './erased-person.ts'
import { erasuresOfPeople, erasuresOfPerson } from './erasure-list.ts'
import { readRemovedEmployee } from '../../employees/roster/removed-employees.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'

/** Erases the removed people that the condition selects: their kept data, and what each feature has (`erasure-list.ts`). */
export const erasePeople = async (
  tx: Tx,
  now: Date,
  which: SQL | undefined,
): Promise<{ orgId: string; id: string }[]> => {
  const gone = await tx.delete(removedEmployees).where(which).returning({
    orgId: removedEmployees.orgId,
    id: removedEmployees.id,
    name: removedEmployees.name,
    email: removedEmployees.email,
    kept: removedEmployees.kept,
  })
  for (const person of gone) for (const { erase } of erasuresOfPerson) await erase(tx, { ...person, now })
  // Always in the same order, so that concurrent erasures do not deadlock.
  for (const [orgId, people] of [...byOrganization(gone)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    for (const { erase } of erasuresOfPeople) await erase(tx, { orgId, people, now })
  }
  return gone
}

const byOrganization = (gone: readonly (ErasedPerson & { orgId: string })[]) => {
  const people = new Map<string, ErasedPerson[]>()
  for (const { orgId, ...person } of gone) people.set(orgId, [...(people.get(orgId) ?? []), person])
  return people
}

/**
 * Erases a removed person for good; existing company reports no longer name or quote them.
 * @throws Failure NOT_FOUND 'Employee not found: {id}' if nobody was removed; VALIDATION_ERROR for another name
 */
export const eraseEmployee = async (
  context: MemberContext,
  { employeeId, name }: { employeeId: string; name: string },
): Promise<void> => {
  const { tx, now, org, user } = context
  // Locks members before the person, as removal and restoring do.
  await lockedHolder(context, calls.eraseEmployee.may)
  const removed = orFail(await readRemovedEmployee(context, employeeId), notFound('Employee', employeeId))
  if (singleLine(name) !== singleLine(removed.name)) {
    throw invalid([{ path: 'name', message: messages.removedNameDiffers }])
  }
  const gone = await erasePeople(
    tx,
    now,
    and(eq(removedEmployees.orgId, org.id), eq(removedEmployees.id, employeeId)),
  )
  if (gone.length === 0) throw notFound('Employee', employeeId)
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'employee.erased', entity: 'employee', entityId: employeeId },
  )
}
