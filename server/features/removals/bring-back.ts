import { and, eq, inArray, sql } from 'drizzle-orm'
import { audit } from '../../core/audit.ts'
import { refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { sqlState } from '../../core/transaction.ts'
import { employees } from '../people/tables.ts'
import { removedWithEmails } from './removed-employees.ts'

type Acting = Pick<MemberContext, 'tx' | 'now' | 'org' | 'user' | 'host'>

/**
 * Brings a removed person back as they were; does nothing where nobody was removed with this id.
 * @throws Failure BUSINESS_LOGIC_ERROR where somebody else in the list has their e-mail address by now.
 */
export const bringBack = async (
  { tx, now, org, user, host }: Acting,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  try {
    await tx.execute(sql`select put_back_employee(${id})`)
  } catch (error) {
    if (sqlState(error)?.constraint !== 'employees_email') throw error
    throw refused(`Another employee already has the e-mail address ${email}.`)
  }
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'employee.restored', entity: 'employee', entityId: id },
  )
  await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: id })
}

/**
 * Brings back whoever of these addresses was removed and has nobody in their place: adding or inviting somebody again
 * is the same person again. The ids of those who are back.
 */
export const bringBackByEmail = async (context: Acting, emails: readonly string[]): Promise<Set<string>> => {
  if (emails.length === 0) return new Set()
  const { tx, org } = context
  // Held in the order of addresses, as inviting holds them: somebody who is being removed right now is waited for.
  const there = await tx
    .select({ email: employees.email })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), inArray(employees.email, [...emails])))
    .orderBy(employees.email)
    .for('update')
  const removed = await removedWithEmails(context, emails)
  const taken = new Set(there.map(({ email }) => email))
  const back = new Set<string>()
  for (const person of removed) {
    // Of two with one address it is the one who was removed last.
    if (taken.has(person.email)) continue
    taken.add(person.email)
    back.add(person.id)
    await bringBack(context, person)
  }
  return back
}
