import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../../core/audit.ts'
import { refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { sqlState } from '../../core/transaction.ts'
import { employees } from '../people/tables.ts'
import { removedWithEmails } from './removed-employees.ts'

type Acting = Pick<MemberContext, 'tx' | 'now' | 'org' | 'user' | 'host'>

const PutBack = z.object({ done: z.boolean() })

type Outcome = 'back' | 'nobody' | 'address taken'

/** Brings a removed person back as they were, alone: what stops it undoes nothing else of the transaction. */
const putBack = async ({ tx, now, org, user, host }: Acting, id: string): Promise<Outcome> => {
  const attempt = () =>
    tx.transaction(async (nested) => {
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
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    { action: 'employee.restored', entity: 'employee', entityId: id },
  )
  await host.changes.announce(tx, { orgId: org.id, entity: 'submission', entityId: id })
  return 'back'
}

/**
 * Brings a removed person back as they were; does nothing where nobody was removed with this id.
 * @throws Failure BUSINESS_LOGIC_ERROR where somebody else in the list has their e-mail address by now.
 */
export const bringBack = async (
  context: Acting,
  { id, email }: { id: string; email: string },
): Promise<void> => {
  if ((await putBack(context, id)) === 'address taken') {
    throw refused(`Another employee already has the e-mail address ${email}.`)
  }
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
    // Whoever was given the address at this moment is the one who has it: they are added or invited, and nobody comes back.
    if ((await putBack(context, person.id)) === 'back') back.add(person.id)
  }
  return back
}
