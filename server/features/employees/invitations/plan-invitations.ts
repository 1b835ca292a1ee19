import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { users } from '../../../schema/accounts.ts'
import { memberships } from '../../../schema/organizations.ts'
import type { RunContext } from '../../batch-jobs/batch-handler.ts'
import type { EmployeeRow } from '../roster/employee.ts'
import { type InvitationRow, invitationState } from './invitation.ts'
import { submissionOfEmployee } from '../roster/submission-joins.ts'
import { submissions } from '../../../schema/submissions.ts'
import type { AskingMail, OfferedInvitation } from '../mail-limits/mail-limits.ts'
import { employees, invitations } from '../../../schema/employees.ts'

/** Somebody to invite. */
export type Invitee = {
  employee: Pick<EmployeeRow, 'id' | 'email' | 'status'>
  /** What the caller asks for; without it a pending invitation keeps its role, and a new one is an employee's. */
  membershipRole?: InvitationRow['membershipRole'] | undefined
  /** The explicit list that the caller asks for; the same holds. */
  permissions?: InvitationRow['permissions'] | undefined
  /** The language that the caller asks for; without it the invitation that there is keeps its own. */
  language?: InvitationRow['language'] | undefined
  /** They were removed and have just come back: they are invited whatever they had done before. */
  isBack?: boolean
}

/**
 * What is to be done about an invitee: `before` is sent again, else a new one is made; `isLeft`: neither, since they are
 * a member already, or `isHeld`: their draft is that of an account with another address. `isReplaced`: they have been
 * invited before, and that invitation is not good any more.
 */
export type Plan = {
  invitee: Invitee
  before: InvitationRow | undefined
  /** The language of the invitation before, whether it is good or not. */
  formerLanguage: InvitationRow['language']
  isReplaced: boolean
  isLeft: boolean
  isHeld: boolean
}

/** What the address of a plan would be given. */
export const offeredInvitation = ({ before, isReplaced }: Plan): OfferedInvitation => ({
  id: before?.id ?? null,
  isReplaced,
})

/**
 * What becomes of those who have joined already: they are left alone, or sent their link again. A member who never
 * was invited (an owner, say) has joined in this sense once they have answered: before that, inviting them is how
 * they come to the questionnaire.
 */
export type Options = { joined: 'leave' | 'remind'; mail?: AskingMail }

/** Plans the invitations of these, without doing anything. */
export const planInvitations = async (
  context: RunContext,
  invitees: readonly Invitee[],
  { joined }: Pick<Options, 'joined'>,
): Promise<Plan[]> => {
  const { latest, membersNow, memberEmails, taken, held } = await whatStands(context, invitees)
  return invitees.map((invitee) => {
    const before = latest.get(invitee.employee.id)
    const state = before ? invitationState(before, context.now) : undefined
    const hasJoined = before !== undefined && membersNow.has(before.acceptedBy ?? '')
    // The code of who has joined ends with their old e-mail; that they have joined stays so.
    const isJoined = before !== undefined && before.acceptedAt !== null && hasJoined
    const isUsable =
      state === 'pending' ||
      (state === 'accepted' && hasJoined && before !== undefined && before.expiresAt > context.now)
    const hasAnswered = invitee.employee.status === 'active' && memberEmails.has(invitee.employee.email)
    const isTaken = taken.has(invitee.employee.id)
    const isHeld = !isTaken && held.has(invitee.employee.id)
    const isLeft =
      isTaken || isHeld || (joined === 'leave' && invitee.isBack !== true && (isJoined || hasAnswered))
    const isReplaced = before !== undefined && !isUsable
    const formerLanguage = before?.language ?? null
    return { invitee, before: isUsable ? before : undefined, formerLanguage, isReplaced, isLeft, isHeld }
  })
}

const whatStands = async ({ tx, org }: RunContext, invitees: readonly Invitee[]) => {
  const ids = invitees.map(({ employee }) => employee.id)
  const rows = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.orgId, org.id),
        isAnyOf(invitations.employeeId, ids),
        eq(invitations.isLatest, true),
      ),
    )
  const members = await tx
    .select({ userId: invitations.acceptedBy })
    .from(invitations)
    .innerJoin(
      memberships,
      and(eq(memberships.orgId, invitations.orgId), eq(memberships.userId, invitations.acceptedBy)),
    )
    .where(
      and(
        eq(invitations.orgId, org.id),
        isAnyOf(invitations.employeeId, ids),
        isNotNull(invitations.acceptedAt),
        eq(memberships.status, 'active'),
      ),
    )
  const withEmail = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        eq(memberships.orgId, org.id),
        eq(memberships.status, 'active'),
        isAnyOf(
          users.email,
          invitees.map(({ employee }) => employee.email),
        ),
      ),
    )
  // Of a member whose e-mail is another one: an invitation would give their record to whoever has this address.
  const ofOthers = await tx
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(
      memberships,
      and(eq(memberships.orgId, employees.orgId), eq(memberships.userId, employees.userId)),
    )
    .innerJoin(users, and(eq(users.id, memberships.userId), ne(users.email, employees.email)))
    .where(and(eq(employees.orgId, org.id), isAnyOf(employees.id, ids), eq(memberships.status, 'active')))
  // The same of whoever is no member any more, or not linked with it, as long as what they wrote is nobody's but theirs.
  const withDraft = await tx
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(submissions, and(submissionOfEmployee, eq(submissions.status, 'in_progress')))
    .where(
      and(
        eq(employees.orgId, org.id),
        isAnyOf(employees.id, ids),
        ne(submissions.authorAddress, employees.email),
      ),
    )
  return {
    held: new Set(withDraft.map(({ id }) => id)),
    taken: new Set(ofOthers.map(({ id }) => id)),
    memberEmails: new Set(withEmail.map(({ email }) => email)),
    latest: new Map(rows.map((row) => [row.employeeId, row])),
    membersNow: new Set(members.map(({ userId }) => userId)),
  }
}
