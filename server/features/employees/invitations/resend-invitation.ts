import { and, eq } from 'drizzle-orm'
import type { InvitationResult } from '../../../../contract/calls/employees/employees.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { serializeEmployee } from '../roster/employee.ts'
import { shareableCodeAndLink, type InvitationRow, invitationState } from './invitation.ts'
import { failedResult, invitationResult } from './invitation-result.ts'
import { issueInvitations } from './issue-invitations.ts'
import { employees, invitations } from '../../../schema/employees.ts'
import { voidInvitation } from '../roster/upsert-employee.ts'

/** The newest invitation of an employee, in any state. */
export const latestInvitation = async (
  { tx, org }: Pick<MemberContext, 'tx' | 'org'>,
  employeeId: string,
): Promise<InvitationRow | undefined> => {
  const [latest] = await tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.orgId, org.id),
        eq(invitations.employeeId, employeeId),
        eq(invitations.isLatest, true),
      ),
    )
  return latest
}

const lockedWithLatest = async (context: MemberContext, employeeId: string) => {
  const { tx, org } = context
  const [person] = await tx
    .select()
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('update')
  const employee = orFail(person, notFound('Employee', employeeId))
  return { employee, latest: await latestInvitation(context, employeeId) }
}

/**
 * An invitation that cannot be sent as it is has to be replaced by a new one.
 * @throws Failure BUSINESS_LOGIC_ERROR if that would be an admin's, or one with explicit permissions, and the caller is
 * not an owner.
 */
export const requireMayReissue = (
  { now, member }: Pick<MemberContext, 'now' | 'member'>,
  latest: InvitationRow | undefined,
): void => {
  const state = latest && invitationState(latest, now)
  const isMadeAnew = state === 'revoked' || state === 'expired'
  if (!isMadeAnew || member.role === 'owner') return
  if (latest?.membershipRole === 'admin') throw ruleViolation(messages.adminInvitationOwnersOnly)
  if (latest?.permissions) throw ruleViolation(messages.onlyOwnersChangePermissions)
}

/**
 * Sends an employee's invitation again. An expired or revoked one is replaced by a new one; a person who has joined is
 * sent the link to the questionnaire.
 * @throws Failure BUSINESS_LOGIC_ERROR if a new invitation would be an admin's, or one with explicit permissions, and
 * the sender is not an owner; if the record belongs to a member with another e-mail, or its draft to a former one.
 */
export const resendInvitation = async (
  context: MemberContext,
  employeeId: string,
): Promise<InvitationResult> => {
  const { employee, latest } = await lockedWithLatest(context, employeeId)
  requireMayReissue(context, latest)
  const asBefore =
    context.member.role === 'owner' && latest?.acceptedAt === null
      ? { membershipRole: latest?.membershipRole, permissions: latest?.permissions }
      : {}
  const issued = await issueInvitations(context, [{ employee, ...asBefore }], { joined: 'remind' })
  const invitation = issued.get(employeeId)
  const { host } = context
  if (invitation === 'joined') throw ruleViolation(messages.alreadyMember)
  if (invitation === 'held') throw ruleViolation(messages.draftOfAccount(employee.name))
  if (!invitation) return failedResult(employee.email, messages.invitationFailed)
  const sent = shareableCodeAndLink(host, invitation.id)
  const isPending = !(latest?.id === invitation.id && latest.acceptedAt)
  return invitationResult(
    employee.email,
    { employee: serializeEmployee(employee, isPending ? sent.code : null), ...sent },
    { delivery: host.mail.delivery, whyNotMailed: invitation.whyNotMailed },
  )
}

/** Revokes a pending or expired invitation; a revoked one stays revoked. @throws Failure if there is none to revoke. */
export const revokeInvitation = async (context: MemberContext, employeeId: string): Promise<void> => {
  const { tx, now, org, user } = context
  const { employee, latest } = await lockedWithLatest(context, employeeId)
  const state = latest && invitationState(latest, now)
  if (!state) throw ruleViolation(`${employee.name} has not been invited, so there is nothing to revoke.`)
  if (state === 'accepted') {
    throw ruleViolation(`${employee.name} has already joined with this invitation, so it cannot be revoked.`)
  }
  for (const id of await voidInvitation(context, employeeId)) {
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      { action: 'invitation.revoked', entity: 'invitation', entityId: id, details: { employeeId } },
    )
  }
}
