import { and, eq } from 'drizzle-orm'
import { processInChunks } from '../../../core/processes/process-in-chunks.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { messages } from '../../../../contract/http/failures.ts'
import type { CheckedInvite, Invite } from '../../../../contract/calls/employees/employees.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { submissionOfEmployee } from '../roster/submission-joins.ts'
import { submissions } from '../../../schema/submissions.ts'
import { removedWithEmails } from '../roster/removed-employees.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import type { EmployeeRow } from '../roster/employee.ts'
import { mergeInvitation, withKnownDepartments } from './invite-employees.ts'
import { type NameConflict, findNameConflict } from '../names/match-invited-name.ts'
import { suppressedMail } from '../mail-limits/suppressed-mail.ts'
import type { OfferedInvitation, MailPause } from '../mail-limits/mail-limits.ts'
import { membersOutsideList } from '../names/name-conflicts.ts'
import { offeredInvitation, type Plan, planInvitations } from './plan-invitations.ts'
import { employees } from '../../../schema/employees.ts'

/**
 * A dry run of `invitePeople`: what inviting these rows would do now, row by row. Nothing is written.
 */
export const checkInvitations = async (
  context: RunContext,
  rows: readonly unknown[],
): Promise<CheckedInvite[]> => {
  const { all } = await withKnownDepartments(rows, context)
  const emails = all.flatMap((row) => ('invite' in row ? [row.email] : []))
  const known = await knownPeople(context, emails)
  const removed = await removedPeople(context, emails)
  const members = await membersOutsideList(context, emails)
  const kept =
    context.host.mail.delivery === 'none'
      ? new Map<string, MailPause>()
      : await suppressedMail(context, emails, 'invitation', invitationsByAddress(emails, known, removed), {
          isAskedOnly: true,
        })
  // Comparing names takes time for each row.
  return processInChunks(all, (row): CheckedInvite => {
    if ('error' in row) {
      const { email, error, suggestion } = row
      return {
        email,
        outcome: 'bad',
        changes: [],
        note: error,
        ...(suggestion !== undefined && { suggestion }),
      }
    }
    const { email } = row
    const person = known.get(email) ?? removed.get(email) ?? members.get(email)
    const outcome = outcomeOf(row.invite, person, context)
    const notice = isInvited(outcome) ? kept.get(email)?.sentence : undefined
    return { email, ...outcome, ...(notice !== undefined && { notice }) }
  })
}

type Known = { employee: EmployeeRow; plan: Plan; hasAnswered: boolean }
/** The invitation that each address would get; a removed person gets a new one, because their earlier one ended. */
const invitationsByAddress = (
  emails: readonly string[],
  known: ReadonlyMap<string, Known>,
  removed: ReadonlyMap<string, Removed>,
): Map<string, OfferedInvitation> =>
  new Map(
    emails.map((email) => {
      const person = known.get(email)
      const given = person ? offeredInvitation(person.plan) : { id: null, isReplaced: removed.has(email) }
      return [email, { ...given, isForetold: given.id === null }]
    }),
  )

type Outcome = Omit<CheckedInvite, 'email'>

/** Whether the row would lead to an invitation; somebody who has joined gets none. */
const isInvited = ({ outcome, note }: Outcome): boolean =>
  outcome !== 'bad' && note !== messages.alreadyMember

/** A removed person: inviting brings them back, if the inviter may remove people. */
type Removed = { name: string; email: string; hasAnswered: boolean; isRemoved: true }

const badName = ({ name, error }: NameConflict): Outcome => ({
  outcome: 'bad',
  changes: [],
  note: error,
  nameInList: name,
})

/** `known` is a string for a member who is not in the list of people: the name of their account. */
const outcomeOf = (
  invite: Invite,
  known: Known | Removed | string | undefined,
  { member }: RunContext,
): Outcome => {
  if (known === undefined) return { outcome: 'invite', changes: [], note: null }
  if (typeof known === 'string') {
    const conflict = findNameConflict({ email: invite.email, name: known }, invite, member)
    return conflict ? badName(conflict) : { outcome: 'invite', changes: [], note: null }
  }
  if ('isRemoved' in known) {
    const { hasAnswered } = known
    if (!can(member, 'employee:delete')) {
      return { outcome: 'bad', changes: [], note: messages.wasRemoved(invite.email) }
    }
    const conflict = findNameConflict(known, invite, member)
    if (conflict) return badName(conflict)
    return {
      outcome: hasAnswered ? 'answered' : 'invite',
      changes: [],
      note: messages.comesBack(hasAnswered),
    }
  }
  const { employee, plan, hasAnswered } = known
  if (plan.isHeld) return { outcome: 'bad', changes: [], note: messages.draftOfAccount(employee.name) }
  if (plan.isLeft) {
    return { outcome: hasAnswered ? 'answered' : 'bad', changes: [], note: messages.alreadyMember }
  }
  const conflict = findNameConflict(employee, invite, member)
  if (conflict) return badName(conflict)
  const { changed: changes } = mergeInvitation(employee, invite, member)
  if (hasAnswered) return { outcome: 'answered', changes, note: messages.answeredInvitedToJoin }
  const sent = plan.before ? 'send-again' : 'invite'
  return { outcome: changes.length > 0 ? 'update' : sent, changes, note: null }
}

const knownPeople = async (context: RunContext, emails: readonly string[]): Promise<Map<string, Known>> => {
  const { tx, org } = context
  if (emails.length === 0) return new Map()
  const people = await tx
    .select({ employee: employees, submission: submissions.status })
    .from(employees)
    .leftJoin(submissions, submissionOfEmployee)
    .where(and(eq(employees.orgId, org.id), isAnyOf(employees.email, emails)))
  if (people.length === 0) return new Map()
  const plans = await planInvitations(
    context,
    people.map(({ employee }) => ({ employee })),
    { joined: 'leave' },
  )
  const planOf = new Map(plans.map((plan) => [plan.invitee.employee.id, plan]))
  return new Map(
    people.flatMap(({ employee, submission }) => {
      const plan = planOf.get(employee.id)
      const hasAnswered = submission === 'completed'
      return plan ? [[employee.email, { employee, plan, hasAnswered }] as const] : []
    }),
  )
}

const removedPeople = async (
  context: RunContext,
  emails: readonly string[],
): Promise<Map<string, Removed>> => {
  const rows = emails.length === 0 ? [] : await removedWithEmails(context, emails)
  // If two have the same address, the one who was removed last counts.
  return new Map(
    rows
      .toReversed()
      .map(({ name, email, hasAnswered }) => [email, { name, email, hasAnswered, isRemoved: true }]),
  )
}
