import { and, eq } from 'drizzle-orm'
import { messages } from '../../../contract/failures.ts'
import { can } from '../../../contract/rights.ts'
import { notFound, orFail, refused } from '../../core/failures.ts'
import type { MemberContext } from '../../core/serve.ts'
import { users } from '../accounts/tables.ts'
import { memberships } from '../organizations/tables.ts'
import type { EmployeeRow } from './employee.ts'
import { stateOf } from './invitation.ts'
import { issueInvitations } from './issue-invitations.ts'
import { latestInvitation, requireMayMakeAnew } from './resend.ts'
import { employees } from './tables.ts'

/**
 * Sends a person whose answers were opened again the way back to them, by mail alone: their invitation with 14 days from
 * now on, or a new one where it has run out. Who may not invite gives a new code to nobody but a member, to whom it
 * opens nothing that they cannot reach signed in. Locks the employee.
 * @returns why no mail leaves, in a sentence; null where one does.
 * @throws Failure BUSINESS_LOGIC_ERROR where the person has no way back that the caller may give them.
 */
export const sendWayBack = async (
  context: MemberContext,
  employeeId: string,
): Promise<{ whyNotMailed: string | null }> => {
  const { tx, now, org } = context
  const [row] = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('update')
  const employee = orFail(row, notFound('Employee', employeeId))
  const latest = await latestInvitation(context, employeeId)
  const state = latest && stateOf(latest, now)
  const isOpen =
    state === 'pending' || (state === 'accepted' && latest !== undefined && latest.expiresAt > now)
  if (!(await isMember(context, employee))) {
    if (!isOpen && !can(context.member, 'employee:invite')) {
      throw refused(messages.reopenNeedsInvitation(employee.name))
    }
    requireMayMakeAnew(context, latest)
  }
  const issued = await issueInvitations(context, [{ employee }], { joined: 'remind', mail: 'reopened' })
  const invitation = issued.get(employeeId)
  return {
    whyNotMailed: invitation === undefined || invitation === 'joined' ? null : invitation.whyNotMailed,
  }
}

/** Whether they reach their questionnaire signed in. */
const isMember = async ({ tx, org }: MemberContext, employee: EmployeeRow): Promise<boolean> => {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        eq(memberships.orgId, org.id),
        eq(memberships.status, 'active'),
        employee.userId === null ? eq(users.email, employee.email) : eq(users.id, employee.userId),
      ),
    )
    .limit(1)
  return found.length > 0
}
