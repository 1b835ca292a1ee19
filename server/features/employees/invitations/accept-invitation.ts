import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { messages } from '../../../../contract/http/failures.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Tx } from '../../../core/database/database.ts'
import { enterOrganization } from '../../../core/database/enter-organization.ts'
import { type Failure, notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { Host } from '../../../core/host.ts'
import { hexHash, sha256 } from '../../../core/auth/secrets.ts'
import { lockMembers } from '../../organizations/members/locked-members.ts'
import { admitMember, isActiveMember } from '../../organizations/members/memberships.ts'
import { removedByCode } from '../roster/removed-employees.ts'
import type { EmployeeRow } from '../roster/employee.ts'
import { invitationSentences, type InvitationRow, invitationState } from './invitation.ts'
import { organizationOfOwnInvitation } from './account-invitations.ts'
import { linkEmployee } from '../../organizations/members/link-employee.ts'
import { employees, invitations } from '../../../schema/employees.ts'

type Accepting = { tx: Tx; now: Date; host: Pick<Host, 'jobs'> }

const FoundOrg = z.object({ org: z.string().nullable() })

/**
 * Enters the organization of a code: later statements of the transaction see its rows.
 * @throws Failure NOT_FOUND 'Invitation not found: {code}'; BUSINESS_LOGIC_ERROR if its person was removed
 */
export const enterByCode = async (
  tx: Tx,
  plainCode: string,
): Promise<{ orgId: string; invitation: InvitationRow }> => {
  const hash = hexHash(plainCode)
  const [row] = await tx.execute(sql`select org_of_invite_code(decode(${hash}, 'hex')) as org`)
  const orgId = FoundOrg.parse(row).org ?? undefined
  const unknown = notFound('Invitation', plainCode)
  if (orgId === undefined && (await removedByCode(tx, plainCode))) {
    throw ruleViolation(invitationSentences.noLongerValid)
  }
  await enterOrganization(tx, orFail(orgId, unknown))
  const [invitation] = await tx
    .select()
    .from(invitations)
    .where(or(eq(invitations.codeHash, sha256(plainCode)), eq(invitations.handedCodeHash, hash)))
  return { orgId: orFail(orgId, unknown), invitation: orFail(invitation, unknown) }
}

/**
 * Accepts an invitation as the user whose e-mail it was sent to (docs/invitations.md): they become an active member of the
 * organization and are linked with the employee. Idempotent for the same user, also for concurrent requests. The
 * transaction may have any scope; afterwards it has entered the organization.
 * @throws Failure NOT_FOUND if no invitation has the code; BUSINESS_LOGIC_ERROR, with a sentence that says why, if it
 * is not theirs or no longer valid.
 */
export const consumeInvitation = async (
  { tx, now, host }: Accepting,
  { plainCode, user }: { plainCode: string; user: { id: string; email: string } },
): Promise<{ orgId: string; employee: EmployeeRow; invitation: InvitationRow }> => {
  const { orgId, invitation } = await enterByCode(tx, plainCode)
  return accept(
    { tx, now, host },
    { orgId, found: invitation, unknown: notFound('Invitation', plainCode), user },
  )
}

/**
 * The same by the id of an invitation to the user's own confirmed address: signing in has proved the mailbox that a
 * code would prove (docs/invitations.md). The transaction may have any scope; afterwards it has entered the organization.
 * @throws Failure NOT_FOUND if they have no such invitation; else as `consumeInvitation`.
 */
export const acceptInvitation = async (
  { tx, now, host }: Accepting,
  { invitationId, user }: { invitationId: string; user: { id: string; email: string } },
): Promise<{ orgId: string; employee: EmployeeRow }> => {
  const unknown = notFound('Invitation', invitationId)
  const orgId = orFail(await organizationOfOwnInvitation({ tx, now }, invitationId), unknown)
  await enterOrganization(tx, orgId)
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.orgId, orgId), eq(invitations.id, invitationId)))
  return accept({ tx, now, host }, { orgId, found: orFail(found, unknown), unknown, user })
}

type Found = {
  orgId: string
  found: InvitationRow
  /** Thrown if the invitation no longer exists. */
  unknown: Failure
  user: { id: string; email: string }
}

const accept = async (
  { tx, now, host }: Accepting,
  { orgId, found, unknown, user }: Found,
): Promise<{ orgId: string; employee: EmployeeRow; invitation: InvitationRow }> => {
  const who = and(eq(employees.orgId, orgId), eq(employees.id, found.employeeId))
  const which = and(eq(invitations.orgId, orgId), eq(invitations.id, found.id))
  // Locks members before the person, as every change of members does: a concurrent readmission must not undo this.
  await lockMembers(tx, orgId)
  const [person] = await tx.select().from(employees).where(who).for('update')
  const employee = orFail(person, notFound('Employee', found.employeeId))
  // Read again: the transaction that held the employee's lock before may have changed it.
  const [read] = await tx.select().from(invitations).where(which)
  const invitation = orFail(read, unknown)

  const state = invitationState(invitation, now)
  if (state === 'revoked') throw ruleViolation(invitationSentences.noLongerValid)
  if (state === 'accepted' && invitation.acceptedBy !== user.id) throw ruleViolation(invitationSentences.used)
  if (employee.email !== user.email) throw ruleViolation(invitationSentences.forSomeoneElse(employee.email))
  if (state === 'expired') throw ruleViolation(invitationSentences.expired)
  if (state === 'accepted') {
    if (!(await isActiveMember(tx, orgId, user.id))) throw ruleViolation(invitationSentences.used)
    return { orgId, employee, invitation }
  }

  // The member's e-mail was changed after they joined: the record stays theirs, and the new address gives no access to
  // it.
  const { userId } = employee
  if (userId !== null && userId !== user.id && (await isActiveMember(tx, orgId, userId))) {
    throw ruleViolation(messages.alreadyMember)
  }

  const accepted = { acceptedAt: now, acceptedBy: user.id }
  // Before membership is granted: a concurrent removal of the member revokes their invitations.
  const taken = await tx
    .update(invitations)
    .set(accepted)
    .where(and(which, isNull(invitations.acceptedAt), isNull(invitations.revokedAt)))
    .returning({ id: invitations.id })
  if (taken.length === 0) throw ruleViolation(invitationSentences.noLongerValid)
  const { membershipRole: role, permissions } = invitation
  await admitMember({ tx, now, orgId, host }, { userId: user.id, role, permissions })
  await linkEmployee(tx, { orgId, employeeId: employee.id, userId: user.id })
  await audit(
    { tx, now, orgId, actorUserId: user.id },
    {
      action: 'invitation.accepted',
      entity: 'invitation',
      entityId: invitation.id,
      details: { employeeId: employee.id },
    },
  )
  return { orgId, employee: { ...employee, userId: user.id }, invitation: { ...invitation, ...accepted } }
}
