import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Invitation } from '../../../../contract/calls/employees/employees.ts'
import type { Run } from '../../../../contract/calls/batch-jobs.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { hourMs } from '../../../core/time/durations.ts'
import { ruleViolation } from '../../../core/http/failures.ts'
import { type MailOrder, queueMails } from '../../../core/mail/mail-queue.ts'
import { remainingPause } from '../../../core/time/cooldown.ts'
import type { RowResult, RunContext, RunWork } from '../../batch-jobs/batch-handler.ts'
import { startRun } from '../../batch-jobs/start-batch-job.ts'
import { submissionOfEmployee } from '../roster/submission-joins.ts'
import { submissions } from '../../../schema/submissions.ts'
import { type InvitationRow, invitationState } from '../invitations/invitation.ts'
import { latestOfEmployee } from '../invitations/latest-invitation.ts'
import { findExhaustedAddresses } from '../mail-limits/mail-limits.ts'
import { hasOptedOut, optOutOfEmployee, optOutColumns } from './reminder-preferences.ts'
import { employees, invitations, reminderOptOuts } from '../../../schema/employees.ts'

/**
 * Reminds people who have not answered: at most 3 times per invitation, at most once in 72 hours, and within the daily
 * mail limit of an address.
 */

type Standing = {
  invitation: InvitationRow | null
  hasBegun: boolean
  hasAnswered: boolean
  isOptedOut: boolean
}

const pauseMs = limits.hoursBetweenReminders * hourMs

const isOpen = (invitation: InvitationRow, now: Date): boolean => {
  const state = invitationState(invitation, now)
  return state === 'pending' || (state === 'accepted' && invitation.expiresAt > now)
}

const nextAt = ({ lastSentAt, createdAt }: InvitationRow, now: Date): Date => {
  const since = lastSentAt ?? createdAt
  return new Date(Math.min(since.getTime() + pauseMs, now.getTime() + remainingPause(since, pauseMs, now)))
}

/** The reminders of an invitation, in the shape of the response. */
export const reminderStatus = (
  invitation: InvitationRow,
  { isOptedOut, now }: { isOptedOut: boolean; now: Date },
): Invitation['reminders'] => {
  const isPossible =
    !isOptedOut && invitation.remindersSent < limits.remindersPerInvitation && isOpen(invitation, now)
  return {
    sent: invitation.remindersSent,
    nextAt: isPossible ? nextAt(invitation, now).toISOString() : null,
    isOptedOut,
  }
}

/** Why a person cannot be reminded now; null if they can. */
export const findReminderObstacle = (
  { invitation, hasBegun, hasAnswered, isOptedOut }: Standing,
  now: Date,
): string | null => {
  if (hasAnswered) return messages.reminderAnswered
  if (!invitation) return messages.reminderNotInvited
  if (!isOpen(invitation, now)) return messages.reminderClosed
  if (isOptedOut) return hasBegun ? messages.reminderNotWantedBegun : messages.reminderNotWanted
  if (invitation.remindersSent >= limits.remindersPerInvitation) {
    return hasBegun ? messages.remindersUsedUpBegun : messages.remindersUsedUp
  }
  return nextAt(invitation, now) > now ? messages.reminderTooSoon : null
}

const standings = async ({ tx, org }: RunContext, ids?: readonly string[]) => {
  const rows = await tx
    .select({
      employee: employees,
      invitation: invitations,
      submission: submissions.status,
      ...optOutColumns,
    })
    .from(employees)
    .leftJoin(invitations, latestOfEmployee)
    .leftJoin(submissions, submissionOfEmployee)
    .leftJoin(reminderOptOuts, optOutOfEmployee)
    .where(
      and(
        eq(employees.orgId, org.id),
        ids === undefined
          ? or(isNull(submissions.status), ne(submissions.status, 'completed'))
          : isAnyOf(employees.id, ids),
      ),
    )
    .orderBy(asc(sql`lower(${employees.name}) COLLATE "C"`), employees.id)
  return rows.map(({ employee, invitation, submission, ...choice }) => ({
    employee,
    invitation,
    hasBegun: submission !== null,
    hasAnswered: submission === 'completed',
    isOptedOut: hasOptedOut(choice),
  }))
}

const rowOf = ({ id, name, email }: { id: string; name: string; email: string }) => ({
  label: `${name} (${email})`,
  input: { employeeId: id },
})

/**
 * Starts a run that reminds the given employees, each with a result, or without ids everybody who can be reminded now.
 * @throws Failure BUSINESS_LOGIC_ERROR if nobody can. An unknown id becomes a row that fails.
 */
export const startReminders = async (
  context: RunContext,
  ids: readonly string[] | undefined,
): Promise<Run> => {
  const found = await standings(context, ids)
  if (ids === undefined) {
    const rows = found.filter((standing) => findReminderObstacle(standing, context.now) === null)
    if (rows.length === 0) throw ruleViolation(messages.nobodyToRemind)
    return startRun(context, {
      kind: 'reminders',
      rows: rows.slice(0, limits.invitesPerRun).map(({ employee }) => rowOf(employee)),
    })
  }
  const known = new Map(found.map(({ employee }) => [employee.id, employee]))
  const rows = [...new Set(ids)].map((id) => rowOf(known.get(id) ?? { id, name: 'Nobody', email: id }))
  return startRun(context, { kind: 'reminders', rows })
}

const remind = async (context: RunContext, ids: readonly string[]): Promise<Map<string, string | null>> => {
  const { tx, now, org, user } = context
  // Always in the same order: concurrent reminders take turns, and the second one comes too soon.
  await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), isAnyOf(employees.id, ids)))
    .orderBy(employees.email)
    .for('update')
  const outcomes = new Map<string, string | null>()
  const orders: MailOrder[] = []
  const found = await standings(context, ids)
  const usedUp = await findExhaustedAddresses(
    context,
    found.map(({ employee }) => employee.email),
  )
  for (const standing of found) {
    const { employee, invitation } = standing
    const whyNot = findReminderObstacle(standing, now) ?? usedUp.get(employee.email) ?? null
    outcomes.set(employee.id, whyNot)
    if (whyNot !== null || !invitation) continue
    await tx
      .update(invitations)
      .set({ remindersSent: invitation.remindersSent + 1, lastSentAt: now })
      .where(and(eq(invitations.orgId, org.id), eq(invitations.id, invitation.id)))
    orders.push({
      kind: 'reminder',
      orgId: org.id,
      toAddress: employee.email,
      subjectId: invitation.id,
    })
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      {
        action: 'invitation.reminded',
        entity: 'invitation',
        entityId: invitation.id,
        details: { employeeId: employee.id, reminder: invitation.remindersSent + 1 },
      },
    )
  }
  await queueMails(context, orders)
  return outcomes
}

/** Reminding many as a run: each stored row has the id of an employee. */
export const reminderRun: RunWork = {
  needs: 'employee:invite',
  work: async (rows, context) => {
    const ids = rows.map(({ input }) => String(input['employeeId']))
    const outcomes = await remind(context, ids)
    return ids.map((id): RowResult => {
      const error = outcomes.has(id) ? outcomes.get(id) : messages.notFound('Employee', id)
      return error ? { success: false, error } : { success: true }
    })
  },
}
