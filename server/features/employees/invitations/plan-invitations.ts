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

/** A person to invite. */
export type Invitee = {
  employee: Pick<EmployeeRow, 'id' | 'email' | 'status'>
  /** The requested role; without it a pending invitation keeps its role, and a new one is for an employee. */
  membershipRole?: InvitationRow['membershipRole'] | undefined
  /** The requested explicit permissions; without them the same applies. */
  permissions?: InvitationRow['permissions'] | undefined
  /** The requested language; without it an existing invitation keeps its own. */
  language?: InvitationRow['language'] | undefined
  /** They were removed and have just been restored: they are invited whatever they did before. */
  isBack?: boolean
}

/**
 * What to do about an invitee: `before` is sent again, else a new invitation is made. Neither happens with `isLeft`, if
 * they are a member already, or with `isHeld`, if their draft belongs to an account with another address. `isReplaced`:
 * they were invited before, and that invitation is no longer valid.
 */
export type Plan = {
  invitee: Invitee
  before: InvitationRow | undefined
  /** The language of the invitation before, valid or not. */
  formerLanguage: InvitationRow['language']
  isReplaced: boolean
  isLeft: boolean
  isHeld: boolean
}

/** The invitation that a plan's address would get. */
export const offeredInvitation = ({ before, isReplaced }: Plan): OfferedInvitation => ({
  id: before?.id ?? null,
  isReplaced,
})

/**
 * What to do about people who have joined already: leave them alone, or send their link again. A member who was never
 * invited (such as an owner) counts as joined once they have answered: until then, an invitation is their way to the
 * questionnaire.
 */
export type Options = { joined: 'leave' | 'remind'; mail?: AskingMail }

/** Plans these invitations without writing anything. */
export const planInvitations = async (
  context: RunContext,
  invitees: readonly Invitee[],
  { joined }: Pick<Options, 'joined'>,
): Promise<Plan[]> => {
  const { latest, membersNow, memberEmails, taken, held } = await readCurrentRecords(context, invitees)
  return invitees.map((invitee) => {
    const before = latest.get(invitee.employee.id)
    const state = before ? invitationState(before, context.now) : undefined
    const hasJoined = before !== undefined && membersNow.has(before.acceptedBy ?? '')
    // A change of e-mail ends the code of somebody who has joined, but they still count as joined.
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

const readCurrentRecords = async ({ tx, org }: RunContext, invitees: readonly Invitee[]) => {
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
  // Records of members with another e-mail: an invitation would give the record to the person at this address.
  const ofOthers = await tx
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(
      memberships,
      and(eq(memberships.orgId, employees.orgId), eq(memberships.userId, employees.userId)),
    )
    .innerJoin(users, and(eq(users.id, memberships.userId), ne(users.email, employees.email)))
    .where(and(eq(employees.orgId, org.id), isAnyOf(employees.id, ids), eq(memberships.status, 'active')))
  // Likewise drafts whose author has another address and is no longer a member, or not linked: only the author may read
  // them.
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
