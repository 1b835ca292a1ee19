import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { removals as calls } from '../../../../contract/calls/employees/removals.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { inSavepoint, sqlState } from '../../../core/database/transaction.ts'
import { restoreMembership } from '../../organizations/members/restore-membership.ts'
import { lockedHolder, lockMembers } from '../../organizations/members/locked-members.ts'
import { lockedSpellings } from '../../organizations/department-spelling.ts'
import { employees } from '../../../schema/employees.ts'
import { membershipOfRemoved, removedWithEmails } from './removed-employees.ts'

type Acting = Pick<MemberContext, 'tx' | 'now' | 'org' | 'user' | 'member' | 'host'>

const PutBack = z.object({ done: z.boolean() })

type Outcome = 'back' | 'nobody' | 'address taken'

/**
 * Restores a removed person as they were, with the membership that ended with them. A conflict rolls back only this,
 * not the rest of the transaction.
 */
const restoreInSavepoint = async (context: Acting, id: string): Promise<Outcome> => {
  const { tx, now, org, user, host } = context
  const ended = await membershipOfRemoved(context, id)
  const attempt = () =>
    inSavepoint(tx, async (nested) => {
      const [row] = await nested.execute(sql`select put_back_employee(${id}) as done`)
      return PutBack.parse(row).done
    })
  let isDone: boolean
  try {
    isDone = await attempt().catch((error: unknown) => {
      // Their account was linked with somebody else in the list at this moment: the second attempt sees that and makes
      // no link.
      if (sqlState(error)?.constraint === 'employees_user') return attempt()
      throw error
    })
  } catch (error) {
    if (sqlState(error)?.constraint === 'employees_email') return 'address taken'
    throw error
  }
  if (!isDone) return 'nobody'
  await adoptDepartmentSpelling(context, id)
  await host.onEmployeeRestored({ tx, now }, { orgId: org.id, employeeId: id })
  // Their retention period starts again, so that a rule does not remove them at once (docs/privacy.md).
  await tx
    .update(employees)
    .set({ leftAt: now })
    .where(and(eq(employees.orgId, org.id), eq(employees.id, id), isNotNull(employees.leftAt)))
  if (ended) await restoreMembership(context, ended)
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'employee.restored', entity: 'employee', entityId: id },
  )
  await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: id })
  return 'back'
}

/** Gives the restored person's department the spelling that the others use by now. */
const adoptDepartmentSpelling = async ({ tx, org }: Acting, id: string): Promise<void> => {
  const itself = and(eq(employees.orgId, org.id), eq(employees.id, id))
  const [row] = await tx.select({ department: employees.department }).from(employees).where(itself)
  if (row === undefined) return
  const department = (await lockedSpellings({ tx, org }, [row.department], id))(row.department)
  if (department !== row.department) await tx.update(employees).set({ department }).where(itself)
}

/**
 * Restores a removed person as they were; does nothing if nobody with this id was removed.
 * @throws Failure BUSINESS_LOGIC_ERROR if somebody else in the list has their e-mail address by now.
 */
export const restoreEmployee = async (
  context: Acting,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  // Locks members before the person, as removal and erasure do.
  await lockedHolder(context, calls.restoreEmployee.may)
  if ((await restoreInSavepoint(context, id)) === 'address taken') {
    throw ruleViolation(`Another employee already has the e-mail address ${email}.`)
  }
}

/**
 * Restores the removed people with these addresses if nobody has taken their place: adding or inviting somebody again
 * means the same person. `back`: the ids of the restored; `away`: the addresses of those that the caller may not
 * restore, who stay removed and must not be replaced.
 */
export const restoreEmployeesByEmail = async (
  context: Acting,
  emails: readonly string[],
): Promise<{ back: Set<string>; away: Set<string> }> => {
  const back = new Set<string>()
  const away = new Set<string>()
  if (emails.length === 0) return { back, away }
  const { tx, org, member } = context
  // A restored person may be a member again; members are locked before people, as removal and erasure do.
  if ((await removedWithEmails(context, emails)).length > 0) await lockMembers(tx, org.id)
  // Locks in the order of addresses, as inviting does; waits for a concurrent removal.
  const there = await tx
    .select({ email: employees.email })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), isAnyOf(employees.email, emails)))
    .orderBy(employees.email)
    .for('update')
  const removed = await removedWithEmails(context, emails)
  const taken = new Set(there.map(({ email }) => email))
  for (const { id, email } of removed) {
    // If two have the same address, the one who was removed last counts.
    if (taken.has(email)) continue
    taken.add(email)
    // If somebody else was given the address at this moment, they keep it and are added or invited; nobody is restored.
    if (!can(member, 'employee:delete')) away.add(email)
    else if ((await restoreInSavepoint(context, id)) === 'back') back.add(id)
  }
  return { back, away }
}
