import { and, eq, inArray } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import type { CheckedInvite, Invite } from '../../../contract/people.ts'
import { submissionOfEmployee } from '../questionnaires/of-employee.ts'
import { submissions } from '../questionnaires/tables.ts'
import { removedWithEmails } from '../removals/removed-employees.ts'
import type { RunContext } from '../runs/run-handler.ts'
import type { EmployeeRow } from './employee.ts'
import { asInvited, checked } from './invite.ts'
import { type Plan, planInvitations } from './plan-invitations.ts'
import { optedOut } from './reminder-choice.ts'
import { employees } from './tables.ts'

/**
 * What inviting these rows would do, row by row, as `invitePeople` would do it at this moment. Nothing is written. Of
 * rows with one e-mail the first counts; the others say which it is.
 */
export const checkInvitations = async (
  context: RunContext,
  rows: readonly unknown[],
): Promise<CheckedInvite[]> => {
  const all = rows.map((row) => checked(row, context))
  const emails = [...new Set(all.flatMap((row) => ('invite' in row ? [row.email] : [])))]
  const known = await knownPeople(context, emails)
  const removed = await removedPeople(context, emails)
  const firstRow = new Map<string, number>()
  return all.map((row, index): CheckedInvite => {
    if ('error' in row) return { email: row.email, outcome: 'bad', changes: [], note: row.error }
    const first = firstRow.get(row.email)
    if (first === undefined) firstRow.set(row.email, index + 1)
    const would = {
      email: row.email,
      ...outcomeOf(row.invite, known.get(row.email) ?? removed.get(row.email), context),
    }
    return first === undefined ? would : { ...would, changes: [], note: messages.sameEmailAsRow(first) }
  })
}

type Known = { employee: EmployeeRow; plan: Plan; hasAnswered: boolean; isOptedOut: boolean }
type Outcome = Omit<CheckedInvite, 'email'>

/** Somebody who was removed: they would come back. */
type Removed = { hasAnswered: boolean; isRemoved: true }

const outcomeOf = (invite: Invite, known: Known | Removed | undefined, { member }: RunContext): Outcome => {
  if (!known) return { outcome: 'invite', changes: [], note: null }
  if ('isRemoved' in known) {
    const { hasAnswered } = known
    return {
      outcome: hasAnswered ? 'answered' : 'invite',
      changes: [],
      note: messages.comesBack(hasAnswered),
    }
  }
  const { employee, plan, hasAnswered, isOptedOut } = known
  if (plan.isLeft) {
    return { outcome: hasAnswered ? 'answered' : 'bad', changes: [], note: messages.alreadyMember }
  }
  const { changed: changes } = asInvited(employee, invite, member)
  const note = isOptedOut ? messages.reminderNotWanted : null
  if (hasAnswered) return { outcome: 'answered', changes, note: note ?? messages.answeredInvitedToJoin }
  const sent = plan.before ? 'send-again' : 'invite'
  return { outcome: changes.length > 0 ? 'update' : sent, changes, note }
}

const knownPeople = async (context: RunContext, emails: readonly string[]): Promise<Map<string, Known>> => {
  const { tx, org } = context
  if (emails.length === 0) return new Map()
  const people = await tx
    .select({ employee: employees, submission: submissions.status })
    .from(employees)
    .leftJoin(submissions, submissionOfEmployee)
    .where(and(eq(employees.orgId, org.id), inArray(employees.email, [...emails])))
  if (people.length === 0) return new Map()
  const plans = await planInvitations(
    context,
    people.map(({ employee }) => ({ employee })),
    { joined: 'leave' },
  )
  const planOf = new Map(plans.map((plan) => [plan.invitee.employee.id, plan]))
  const unwanted = await optedOut(tx, org.id, emails)
  return new Map(
    people.flatMap(({ employee, submission }) => {
      const plan = planOf.get(employee.id)
      const standing = {
        hasAnswered: submission === 'completed',
        isOptedOut: unwanted.has(employee.email),
      }
      return plan ? [[employee.email, { employee, plan, ...standing }] as const] : []
    }),
  )
}

const removedPeople = async (
  context: RunContext,
  emails: readonly string[],
): Promise<Map<string, Removed>> => {
  const rows = emails.length === 0 ? [] : await removedWithEmails(context, emails)
  // Of two with one address it is the one who was removed last.
  return new Map(rows.toReversed().map(({ email, hasAnswered }) => [email, { hasAnswered, isRemoved: true }]))
}
