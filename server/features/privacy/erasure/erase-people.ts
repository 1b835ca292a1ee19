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
 * Erases the removed people that the condition selects: their kept data, the mails to them, their names in batch jobs,
 * their names and words in company reports, and texts of others that name them: in edited reports, and about reports,
 * cycles and reopened answers.
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
    // The subject of a mail is an invitation, a report step or the person; the latter two also go to those who decide.
    const rows = [...(kept['invitations'] ?? []), ...(kept['report_steps'] ?? [])]
    const about = [employeeId, ...rows.map(({ id }) => String(id))]
    await eraseMails(
      { tx, now },
      and(
        eq(mails.orgId, orgId),
        // All mails to the address, sent or queued, unless somebody else is listed with it by now.
        or(
          isAnyOf(mails.subjectId, about),
          and(eq(mails.toAddress, email), notExists(listedWith(tx, orgId, email))),
        ),
      ),
    )
  }
  // Always in the same order, so that concurrent erasures do not deadlock.
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
