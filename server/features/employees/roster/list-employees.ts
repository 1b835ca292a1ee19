import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Employee, Invitation } from '../../../../contract/calls/employees/employees.ts'
import { compareCodeUnits } from '../../../../insights/text/compare-names.ts'
import { alikeSigns, searchWords } from '../../../../insights/text/search-text.ts'
import { paginate, sortedByName } from '../../../core/http/paginate.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { mails } from '../../../core/database/tables.ts'
import { submissionOfEmployee } from './submission-joins.ts'
import { submissions } from '../../../schema/submissions.ts'
import { findImport } from '../../organizations/imported-names.ts'
import { serializeEmployee, isCodeShareable, visibleCode } from './employee.ts'
import { isCurrentMember, isRemovedMember } from '../../organizations/members/member-employee.ts'
import { shareableCodeAndLink, isEndedByImport, invitationState } from '../invitations/invitation.ts'
import { endOf } from '../invitations/invitation-expiry.ts'
import { latestOfEmployee } from '../invitations/latest-invitation.ts'
import { hasOptedOut, optOutOfEmployee, optOutColumns } from '../reminders/reminder-preferences.ts'
import { reminderStatus } from '../reminders/reminders.ts'
import { employees, invitations, reminderOptOuts } from '../../../schema/employees.ts'

type Window = { limit?: number | undefined; after?: string | undefined }
type Searched = Window & { search?: string | undefined; first?: 'name' | undefined }

const byName = sql`lower(${employees.name}) COLLATE "C"`

/** The employees, page by page in the order of their ids, each page by name; or the first ones by name. */
export const listEmployees = async (
  context: MemberContext,
  { limit = limits.pageMax, after, search = '', first }: Searched,
): Promise<{ employees: Employee[]; next: string | null }> => {
  const { tx, org } = context
  const rows = await tx
    .select({
      employee: employees,
      invitation: invitations,
      submission: submissions.status,
      isMember: isCurrentMember(tx, org.id),
    })
    .from(employees)
    .leftJoin(invitations, latestOfEmployee)
    .leftJoin(submissions, submissionOfEmployee)
    .where(
      and(
        eq(employees.orgId, org.id),
        after === undefined ? undefined : gt(employees.id, after),
        ...searchWords(search).slice(0, wordsMax).map(hasWord),
      ),
    )
    .orderBy(...(first === 'name' ? [byName, employees.id] : [employees.id]))
    .limit(limit + 1)
  const { page, next } = paginate(rows, limit, ({ employee }) => employee.id)
  return {
    employees: sortedByName(page, ({ employee }) => employee).map(
      ({ employee, invitation, submission, isMember }) => ({
        ...serializeEmployee(employee, visibleCode(context, invitation, submission !== null)),
        isMember,
        isInvited: invitation !== null && invitationState(invitation, context.now) === 'pending',
      }),
    ),
    next: first === 'name' ? null : next,
  }
}

/** As `searchText` has it. */
const folded = (text: SQL) =>
  sql`regexp_replace(normalize(translate(lower(${text}), ${alikeSigns.from}, ${alikeSigns.to}), NFKD), '[\u0300-\u036f]', '', 'g')`

/** More words than these find nobody besides. */
const wordsMax = 8

const hasWord = (word: string): SQL => {
  const { name, email, role, department } = employees
  const row = sql`concat_ws(' ', ${name}, ${email}, ${role}, ${department})`
  return sql`strpos(${folded(row)}, ${word}::text) > 0`
}

/**
 * The latest invitation of each employee, with what became of its last mail: page by page in the order of the employees'
 * ids, because another invitation of the same person would move them; each page newest first.
 */
export const listLatestInvitations = async (
  context: MemberContext,
  { limit = limits.pageMax, after }: Window,
): Promise<{ invitations: Invitation[]; next: string | null }> => {
  const { tx, org, now, host } = context
  const mail = tx
    .select({ state: mails.state, sentAt: mails.sentAt, lastError: mails.lastError })
    .from(mails)
    .where(and(eq(mails.orgId, org.id), eq(mails.subjectId, invitations.id)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1)
    .as('mail')
  const rows = await tx
    .select({
      employee: employees,
      invitation: invitations,
      mail: { state: mail.state, sentAt: mail.sentAt, lastError: mail.lastError },
      submission: submissions.status,
      isMember: isCurrentMember(tx, org.id),
      isRemoved: isRemovedMember(tx, org.id),
      ...optOutColumns,
    })
    .from(invitations)
    .innerJoin(employees, latestOfEmployee)
    .leftJoinLateral(mail, sql`true`)
    .leftJoin(submissions, submissionOfEmployee)
    .leftJoin(reminderOptOuts, optOutOfEmployee)
    .where(
      and(eq(invitations.orgId, org.id), after === undefined ? undefined : gt(invitations.employeeId, after)),
    )
    .orderBy(asc(invitations.employeeId))
    .limit(limit + 1)
  const { page, next } = paginate(rows, limit, ({ employee }) => employee.id)
  const newestFirst = page.toSorted((a, b) => compareCodeUnits(b.invitation.id, a.invitation.id))
  const imported = await findImport(tx, org.id)
  return {
    invitations: newestFirst.map(
      ({ employee, invitation, submission, isMember, isRemoved, mail: last, ...choice }) => ({
        id: invitation.id,
        employeeId: employee.id,
        ...(isCodeShareable(invitation, submission !== null, now)
          ? shareableCodeAndLink(host, invitation.id)
          : { code: null, inviteLink: null }),
        state: invitationState(invitation, now),
        isMember,
        isRemoved,
        isEndedByImport: isEndedByImport(imported, invitation),
        membershipRole: invitation.membershipRole,
        permissions: invitation.permissions,
        language: invitation.language,
        email: employee.email,
        name: employee.name,
        createdAt: invitation.createdAt.toISOString(),
        expiresAt: endOf(invitation.expiresAt, now).toISOString(),
        mail: {
          state: last?.state ?? 'none',
          at: last?.sentAt?.toISOString() ?? null,
          error: last?.lastError ?? null,
        },
        reminders: reminderStatus(invitation, { isOptedOut: hasOptedOut(choice), now }),
      }),
    ),
    next,
  }
}
