import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { messages } from '../../../../contract/http/failures.ts'
import {
  Invite,
  type InvitationResult,
  people as calls,
} from '../../../../contract/calls/employees/employees.ts'
import { inputErrorMap } from '../../../../contract/http/explain-invalid-input.ts'
import { can, type Holder } from '../../../../contract/rights/permissions.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { withoutEntities } from '../../../../insights/text/html-entities.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { detailsOf } from '../../../core/http/failures.ts'
import { processInChunks } from '../../../core/processes/process-in-chunks.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { withLockedMember } from '../../organizations/members/locked-members.ts'
import { restoreEmployeesByEmail } from '../roster/restore-employee.ts'
import { removedWithEmails } from '../roster/removed-employees.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import { lockDepartments, findSpellings } from '../../organizations/department-spelling.ts'
import { serializeEmployee, type EmployeeRow } from '../roster/employee.ts'
import { shareableCodeAndLink } from './invitation.ts'
import { failedResult, invitationResult, nameConflictResult } from './invitation-result.ts'
import { betterName } from '../names/match-invited-name.ts'
import { issueInvitations } from './issue-invitations.ts'
import { conflictsWithMembers, conflictsWithPeople, conflictsWithRemoved } from '../names/name-conflicts.ts'
import { betterProfile } from '../roster/employee-profile.ts'
import { unknownProfile } from '../../../../contract/shapes/employee-shapes.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { employees } from '../../../schema/employees.ts'

const onlyOwnersInviteAdmins = 'Only owners may invite somebody as an admin.'

export type CheckedRow =
  | { email: string; invite: Invite }
  /** `isTwin`: an earlier row has the same e-mail. */
  | { email: string; error: string; suggestion?: string; isTwin?: true }

/** Rows are often copied from web pages, so HTML entities are decoded for every client. */
const withPlainNames = (row: unknown): unknown =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(
        Object.entries(row).map(([key, value]: [string, unknown]) => [
          key,
          copiedFields.has(key) && typeof value === 'string' && value.length <= copiedMax
            ? withoutEntities(value)
            : value,
        ]),
      )
    : row
const copiedFields = new Set(['name', 'role', 'department'])
/** A longer text is refused for its length, also if each character was written as an entity. */
const copiedMax = 16 * limits.jobTitleMax

type Inviter = { member: Pick<RunContext['member'], 'role'> }

/** Validates a row against its schema and the rights of the inviter. */
const checked = (row: unknown, { member }: Inviter): CheckedRow => {
  const parsed = Invite.safeParse(withPlainNames(row), { error: inputErrorMap })
  if (!parsed.success) {
    const { message = messages.invitationFailed, suggestion } = detailsOf(parsed.error)[0] ?? {}
    return { email: typedEmail(row), error: message, ...(suggestion !== undefined && { suggestion }) }
  }
  const invite = parsed.data
  if (invite.membershipRole === 'admin' && member.role !== 'owner') {
    return { email: invite.email, error: onlyOwnersInviteAdmins }
  }
  if (invite.permissions !== undefined && member.role !== 'owner') {
    return { email: invite.email, error: messages.onlyOwnersChangePermissions }
  }
  return { email: invite.email, invite }
}

/** The validated rows; of rows with the same e-mail the first valid one counts, and the others fail. */
export const checkRows = (rows: readonly unknown[], inviter: Inviter): Promise<CheckedRow[]> => {
  const numberOf = new Map<string, number>()
  return processInChunks(rows, (row, index) => {
    const one = checked(row, inviter)
    if ('error' in one) return one
    const first = numberOf.get(one.email)
    if (first !== undefined) return { email: one.email, error: messages.sameEmailAsRow(first), isTwin: true }
    numberOf.set(one.email, index + 1)
    return one
  })
}

/**
 * The validated rows with each department in the organization's spelling; `general`: the department for people without
 * one.
 */
export const withKnownDepartments = async (
  rows: readonly unknown[],
  context: RunContext,
): Promise<{ all: CheckedRow[]; general: string }> => {
  const checkedOnes = await checkRows(rows, context)
  const spelled = await findSpellings(
    context,
    checkedOnes.flatMap((row) => ('invite' in row ? (row.invite.department ?? []) : [])),
  )
  const all = checkedOnes.map((row) => {
    if ('error' in row || !row.invite.department) return row
    return { ...row, invite: { ...row.invite, department: spelled(row.invite.department) } }
  })
  return { all, general: spelled(unknownProfile.department) }
}

const typedEmail = (row: unknown): string =>
  typeof row === 'object' && row !== null && 'email' in row && typeof row.email === 'string'
    ? row.email.trim()
    : ''

/**
 * Invites people, in few statements however many they are (specification points 5 and 7; docs/invitations.md).
 * Each row has its own result, in order; a bad one fails alone, with its message. A removed person comes back with all
 * their data and is sent an invitation even if they have joined or answered; if the inviter may not bring people back,
 * that row fails.
 */
export const invitePeople = async (
  context: RunContext,
  rows: readonly unknown[],
): Promise<InvitationResult[]> => {
  await lockDepartments(context)
  const { all, general } = await withKnownDepartments(rows, context)
  const invites = new Map(all.flatMap((row) => ('invite' in row ? [[row.email, row.invite] as const] : [])))
  const conflicts = await conflictsWithRemoved(context, invites)
  for (const email of conflicts.keys()) invites.delete(email)
  const { back, away } = await restoreEmployeesByEmail(context, [...invites.keys()])
  for (const email of away) invites.delete(email)
  for (const [email, conflict] of await conflictsWithMembers(context, invites)) {
    conflicts.set(email, conflict)
    invites.delete(email)
  }
  const people = await employeesFor(context, [...invites.values()], general)
  for (const [email, conflict] of await conflictsWithPeople(context, people, invites)) {
    conflicts.set(email, conflict)
  }
  const invited = [...people.values()].filter(({ email }) => !conflicts.has(email))
  const issued = await issueInvitations(
    context,
    invited.map((employee) => ({
      employee,
      membershipRole: invites.get(employee.email)?.membershipRole,
      permissions: invites.get(employee.email)?.permissions,
      language: invites.get(employee.email)?.language,
      isBack: back.has(employee.id),
    })),
    { joined: 'leave' },
  )
  const named = await nameAsInvited(
    context,
    invited.filter(({ id }) => typeof issued.get(id) === 'object'),
    invites,
  )
  const { delivery } = context.host.mail
  return all.map((row) => {
    if ('error' in row) {
      const { email, error, suggestion } = row
      return { ...failedResult(email, error), ...(suggestion !== undefined && { suggestion }) }
    }
    if (away.has(row.email)) return failedResult(row.email, messages.wasRemoved(row.email))
    const conflict = conflicts.get(row.email)
    if (conflict) return nameConflictResult(row.email, conflict)
    const person = named.get(row.email)
    const invitation = person && issued.get(person.id)
    const there = people.get(row.email)
    if (there && issued.get(there.id) === 'held') {
      return failedResult(row.email, messages.draftOfAccount(there.name))
    }
    if (there && !person) return failedResult(row.email, messages.alreadyMember)
    if (!person || typeof invitation !== 'object') return failedResult(row.email, messages.invitationFailed)
    const sent = shareableCodeAndLink(context.host, invitation.id)
    return invitationResult(
      row.email,
      { employee: serializeEmployee(person, sent.code), ...sent },
      { delivery, whyNotMailed: invitation.whyNotMailed },
    )
  })
}

/**
 * The same for a call, with the caller's current rights: a caller who was removed or demoted after authentication
 * invites nobody. If a removed person comes back, members are locked for update from the start.
 * @throws Failure if the caller may no longer invite.
 */
export const invitePeopleWithLockedMember = async (
  context: MemberContext,
  rows: readonly unknown[],
): Promise<InvitationResult[]> => {
  const emails = rows.map((row) => typedEmail(row).toLowerCase())
  const isAnyAway = (await removedWithEmails(context, emails)).length > 0
  return invitePeople(await withLockedMember(context, calls.createInvitation.may, isAnyAway), rows)
}

/** The employees with these e-mails, existing and new, locked, by e-mail. */
const employeesFor = async (
  { tx, now, org, user }: RunContext,
  invites: readonly Invite[],
  general: string,
): Promise<Map<string, EmployeeRow>> => {
  if (invites.length === 0) return new Map()
  // Always in the same order, so that two batches with the same people do not deadlock.
  const inOrder = invites.toSorted((a, b) => (a.email < b.email ? -1 : 1))
  const added = await tx
    .insert(employees)
    .values(
      inOrder.map((invite) => ({
        orgId: org.id,
        id: newId(),
        name: invite.name,
        email: invite.email,
        role: invite.role || unknownProfile.role,
        department: invite.department || general,
        status: 'invited' as const,
        joinedAt: now,
      })),
    )
    .onConflictDoNothing({ target: [employees.orgId, employees.email] })
    .returning({ id: employees.id })
  const rows = await tx
    .select()
    .from(employees)
    .where(
      and(
        eq(employees.orgId, org.id),
        isAnyOf(
          employees.email,
          inOrder.map(({ email }) => email),
        ),
      ),
    )
    .orderBy(employees.email)
    .for('update')
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    ...added.map(({ id }) => ({ action: 'employee.created' as const, entity: 'employee', entityId: id })),
  )
  return new Map(rows.map((row) => [row.email, row]))
}

/**
 * Merges an invitation into an existing employee. If they have not answered and the inviter may edit people, the
 * invitation's values win; otherwise it only fills in placeholders. Another person's name needs `replaceName`.
 */
export const mergeInvitation = (person: EmployeeRow, invite: Invite, member: Holder) => {
  const mayEdit = can(member, 'employee:edit')
  const isReplaced = mayEdit && invite.replaceName === true
  const offered = {
    name: isReplaced
      ? invite.name
      : betterName({ email: person.email, known: person.name, offered: invite.name }),
    role: invite.role || person.role,
    department: invite.department || person.department,
  }
  const isTaken = mayEdit && person.status === 'invited'
  const after = {
    ...person,
    ...(isTaken ? offered : betterProfile(person, offered)),
    ...(isReplaced && { name: invite.name }),
  }
  const changed = (['name', 'role', 'department'] as const).filter((field) => after[field] !== person[field])
  return { after, changed }
}

/** Applies the invitations' names, titles and departments; returns the people by e-mail. */
const nameAsInvited = async (
  { tx, now, org, user, member }: RunContext,
  people: readonly EmployeeRow[],
  invites: ReadonlyMap<string, Invite>,
): Promise<Map<string, EmployeeRow>> => {
  const named = new Map(people.map((person) => [person.email, person]))
  for (const person of people) {
    const invite = invites.get(person.email)
    if (!invite) continue
    const { after, changed } = mergeInvitation(person, invite, member)
    if (changed.length === 0) continue
    await tx
      .update(employees)
      .set({ name: after.name, role: after.role, department: after.department })
      .where(and(eq(employees.orgId, org.id), eq(employees.id, person.id)))
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      { action: 'employee.updated', entity: 'employee', entityId: person.id, details: { changed } },
    )
    named.set(person.email, after)
  }
  return named
}
