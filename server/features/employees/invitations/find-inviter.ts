import { and, eq, inArray } from 'drizzle-orm'
import { can, seesEveryReport } from '../../../../contract/rights/permissions.ts'
import type { Tx } from '../../../core/database/database.ts'
import { users } from '../../../schema/accounts.ts'
import { findImport } from '../../organizations/imported-names.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { isEndedByImport, invitationState } from './invitation.ts'
import { findOptedOut } from '../reminders/reminder-preferences.ts'
import { invitations } from '../../../schema/employees.ts'

/** Who can invite somebody again, and whether that one may read of everybody's released reports. */
type Inviter = { address: string; name: string; readsReports: boolean }

/**
 * Whoever invited a person last, as long as they can invite them again: an owner for one who was to be an admin or to hold
 * a list of permissions of their own. Else the owner of the organization. In a transaction that sees the organization.
 */
export const findInviter = async (tx: Tx, orgId: string, employeeId: string): Promise<Inviter> => {
  const [organization] = await tx
    .select({ ownerId: organizations.ownerId })
    .from(organizations)
    .where(eq(organizations.id, orgId))
  if (!organization) throw new Error('There is no such organization.')
  const { ownerId } = organization
  const [latest] = await tx
    .select({
      by: invitations.invitedBy,
      role: invitations.membershipRole,
      permissions: invitations.permissions,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.orgId, orgId),
        eq(invitations.employeeId, employeeId),
        eq(invitations.isLatest, true),
      ),
    )
  const rows = await tx
    .select({
      id: users.id,
      address: users.email,
      name: users.displayName,
      role: memberships.role,
      permissions: memberships.permissions,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.orgId, orgId),
        eq(memberships.status, 'active'),
        inArray(memberships.userId, [ownerId, ...(latest ? [latest.by] : [])]),
      ),
    )
  const isOwners = latest?.role === 'admin' || (latest?.permissions ?? null) !== null
  const inviter = rows.find(
    (member) =>
      member.id === latest?.by && (isOwners ? member.role === 'owner' : can(member, 'employee:invite')),
  )
  const found = inviter ?? rows.find(({ id }) => id === ownerId)
  if (!found) throw new Error('The owner of an organization is an active member of it.')
  const { address, name } = found
  return { address, name, readsReports: seesEveryReport(found) && can(found, 'report:view') }
}

/** A person in the list, as far as it decides whether they may ask. */
export type InvitationRequester = { id: string; email: string; userId: string | null; leftAt: Date | null }

/**
 * Whether somebody who signs in with a person's address is offered to ask for an invitation, as `records_of_own_address`
 * has it: they were never let in, none was taken from them, and they want mail. What an import ended counts as run out.
 */
export const canRequestInvitation = async (
  tx: Tx,
  orgId: string,
  { id, email, userId, leftAt }: InvitationRequester,
  now: Date,
): Promise<boolean> => {
  if (userId !== null || leftAt !== null) return false
  const [latest] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.orgId, orgId), eq(invitations.employeeId, id), eq(invitations.isLatest, true)))
  if (
    latest &&
    invitationState(latest, now) !== 'expired' &&
    !isEndedByImport(await findImport(tx, orgId), latest)
  )
    return false
  const [member] = await tx
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.orgId, orgId), eq(users.email, email)))
  return !member && (await findOptedOut(tx, orgId, [email])).size === 0
}
