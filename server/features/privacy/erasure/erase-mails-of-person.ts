import { and, eq, notExists, or } from 'drizzle-orm'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import type { Tx } from '../../../core/database/database.ts'
import { mails } from '../../../core/database/tables.ts'
import { employees } from '../../../schema/employees.ts'
import { eraseMails } from '../../organizations/ownership/erase-mails.ts'
import type { RemovedPerson } from './erased-person.ts'

/**
 * Erases the mails about a person, and all mails to the address, sent or queued, unless somebody else is listed with it
 * by now.
 */
export const eraseMailsOfPerson = async (
  tx: Tx,
  { orgId, id, email, kept, now }: RemovedPerson,
): Promise<void> => {
  // The subject of a mail is an invitation, a report step or the person; the latter two also go to those who decide.
  const rows = [...(kept['invitations'] ?? []), ...(kept['report_steps'] ?? [])]
  const about = [id, ...rows.map((row) => String(row['id']))]
  const listedWith = tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, orgId), eq(employees.email, email)))
  await eraseMails(
    { tx, now },
    and(
      eq(mails.orgId, orgId),
      or(isAnyOf(mails.subjectId, about), and(eq(mails.toAddress, email), notExists(listedWith))),
    ),
  )
}
