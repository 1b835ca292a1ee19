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
import { keepComputedTextsOf } from '../../reports/rewording/store-rewording.ts'
import { membershipOfRemoved, removedWithEmails } from './removed-employees.ts'

type Acting = Pick<MemberContext, 'tx' | 'now' | 'org' | 'user' | 'member' | 'host'>

const PutBack = z.object({ done: z.boolean() })

type Outcome = 'back' | 'nobody' | 'address taken'

/** Brings a removed person back as they were, with the membership that ended with them, alone: what stops it undoes nothing else of the transaction. */
const putBack = async (context: Acting, id: string): Promise<Outcome> => {
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
      // Somebody else in the list was given their account at this moment: by now that is seen, and the link not made.
      if (sqlState(error)?.constraint === 'employees_user') return attempt()
      throw error
    })
  } catch (error) {
    if (sqlState(error)?.constraint === 'employees_email') return 'address taken'
    throw error
  }
  if (!isDone) return 'nobody'
  await spellAsThere(context, id)
  await keepComputedTextsOf({ tx, now }, { orgId: org.id, employeeId: id })
  // Whoever is brought back is not taken away by a rule a moment later (decisions 0060): their time begins anew.
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

/** What others have come to spell otherwise meanwhile is spelled so for whoever comes back, too. */
const spellAsThere = async ({ tx, org }: Acting, id: string): Promise<void> => {
  const itself = and(eq(employees.orgId, org.id), eq(employees.id, id))
  const [row] = await tx.select({ department: employees.department }).from(employees).where(itself)
  if (row === undefined) return
  const department = (await lockedSpellings({ tx, org }, [row.department], id))(row.department)
  if (department !== row.department) await tx.update(employees).set({ department }).where(itself)
}

/**
 * Brings a removed person back as they were; does nothing where nobody was removed with this id.
 * @throws Failure BUSINESS_LOGIC_ERROR where somebody else in the list has their e-mail address by now.
 */
export const restoreEmployee = async (
  context: Acting,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  // Before the person, as whoever removes or erases does.
  await lockedHolder(context, calls.restoreEmployee.may)
  if ((await putBack(context, id)) === 'address taken') {
    throw ruleViolation(`Another employee already has the e-mail address ${email}.`)
  }
}

/**
 * Brings back whoever of these addresses was removed and has nobody in their place: adding or inviting somebody again
 * is the same person again. `back`: the ids of those who are back; `away`: the addresses of those whom the caller may not
 * bring back, who stay removed, and in whose place nobody is to be added.
 */
export const restoreEmployeesByEmail = async (
  context: Acting,
  emails: readonly string[],
): Promise<{ back: Set<string>; away: Set<string> }> => {
  const back = new Set<string>()
  const away = new Set<string>()
  if (emails.length === 0) return { back, away }
  const { tx, org, member } = context
  // Who comes back may be a member again, and members are held before people, as whoever removes or erases does.
  if ((await removedWithEmails(context, emails)).length > 0) await lockMembers(tx, org.id)
  // Held in the order of addresses, as inviting holds them: somebody who is being removed right now is waited for.
  const there = await tx
    .select({ email: employees.email })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), isAnyOf(employees.email, emails)))
    .orderBy(employees.email)
    .for('update')
  const removed = await removedWithEmails(context, emails)
  const taken = new Set(there.map(({ email }) => email))
  for (const { id, email } of removed) {
    // Of two with one address it is the one who was removed last.
    if (taken.has(email)) continue
    taken.add(email)
    // Whoever was given the address at this moment is the one who has it: they are added or invited, and nobody comes back.
    if (!can(member, 'employee:delete')) away.add(email)
    else if ((await putBack(context, id)) === 'back') back.add(id)
  }
  return { back, away }
}
