import { and, eq, notExists, or, type SQL } from 'drizzle-orm'
import { singleLine } from '../../../../contract/shapes/fields.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { removals as calls } from '../../../../contract/calls/employees/removals.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Tx } from '../../../core/database/database.ts'
import { invalid, notFound, orFail } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { eraseInActionPlan } from './erase-in-action-plan.ts'
import { eraseInChats } from './erase-in-chats.ts'
import { eraseInCycles } from './erase-in-cycles.ts'
import { eraseMails } from '../../organizations/ownership/erase-mails.ts'
import { lockedHolder } from '../../organizations/members/locked-members.ts'
import { anonymizeOptOut } from '../../employees/reminders/reminder-preferences.ts'
import { employees } from '../../../schema/employees.ts'
import { eraseInReopenReasons } from './erase-in-reopen-reasons.ts'
import { eraseInCompanyReports } from './erase-in-company-reports.ts'
import { eraseInEditedReports } from './erase-in-edited-reports.ts'
import type { ErasedPerson } from './redact-person.ts'
import { eraseInBatchJobs } from './erase-in-batch-jobs.ts'
import { eraseInRemovedEmployees } from './erase-in-removed-employees.ts'
import { readRemovedEmployee } from '../../employees/roster/removed-employees.ts'
import { eraseImportedName } from '../../organizations/imported-names.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'

/**
 * Erases what is kept of those whom the condition names, the mails to them, their names in what runs have done, their names and
 * words in company reports, and what others wrote that names them: in edited reports, about reports, cycles and answers that
 * were opened again.
 */
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
  for (const { orgId, id: employeeId, name, email, kept } of gone) {
    await eraseInBatchJobs(tx, { orgId, employeeId, email })
    await eraseInChats(tx, { orgId, id: employeeId, name, email })
    await anonymizeOptOut(tx, { orgId, email })
    await eraseImportedName(tx, { orgId, email })
    // Mails are about invitations, about steps of reports and about the person: the latter two go to who decides too.
    const rows = [...(kept['invitations'] ?? []), ...(kept['report_steps'] ?? [])]
    const about = [employeeId, ...rows.map(({ id }) => String(id))]
    await eraseMails(
      { tx, now },
      and(
        eq(mails.orgId, orgId),
        // What went to the address, or still waits to; but for whoever was invited with it meanwhile.
        or(
          isAnyOf(mails.subjectId, about),
          and(eq(mails.toAddress, email), notExists(listedWith(tx, orgId, email))),
        ),
      ),
    )
  }
  // In one order, so that two who erase wait for each other instead of in a circle.
  for (const [orgId, people] of [...byOrganization(gone)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await eraseInCompanyReports(tx, { orgId, people, now })
    await eraseInActionPlan(tx, { orgId, people })
    await eraseInEditedReports(tx, { orgId, people })
    await eraseInCycles(tx, { orgId, people })
    await eraseInReopenReasons(tx, { orgId, people })
    await eraseInRemovedEmployees(tx, { orgId, people })
  }
  return gone
}

const byOrganization = (gone: readonly (ErasedPerson & { orgId: string })[]) => {
  const people = new Map<string, ErasedPerson[]>()
  for (const { orgId, ...person } of gone) people.set(orgId, [...(people.get(orgId) ?? []), person])
  return people
}

const listedWith = (tx: Tx, orgId: string, email: string) =>
  tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, orgId), eq(employees.email, email)))

/**
 * Erases for good what is kept of a removed person; company reports that were made before name and quote them no more.
 * @throws Failure NOT_FOUND 'Employee not found: {id}' where nobody was removed; VALIDATION_ERROR for another name
 */
export const eraseEmployee = async (
  context: MemberContext,
  { employeeId, name }: { employeeId: string; name: string },
): Promise<void> => {
  const { tx, now, org, user } = context
  // Before the person, as whoever removes or brings back does.
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
