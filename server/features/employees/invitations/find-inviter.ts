import { and, eq, inArray } from 'drizzle-orm'
import { can, seesEveryReport } from '../../../../contract/rights/permissions.ts'
import type { Tx } from '../../../core/database/database.ts'
import { users } from '../../../schema/accounts.ts'
import { findImport } from '../../organizations/imported-names.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { isEndedByImport, invitationState } from './invitation.ts'
import { findOptedOut } from '../reminders/reminder-preferences.ts'
import { invitations } from '../../../schema/employees.ts'

/** A member who can reinvite a person, and whether they may see everybody's released reports. */
type Inviter = { address: string; name: string; readsReports: boolean }

/**
 * The member who invited a person last, if they can still invite them: only an owner can invite an admin or somebody
 * with explicit permissions. Otherwise the owner of the organization. The transaction must see the organization.
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

/** The fields of a person in the list that decide whether they may ask. */
export type InvitationRequester = { id: string; email: string; userId: string | null; leftAt: Date | null }

/**
 * Whether somebody who signs in with a person's address is offered to ask for an invitation. Same rule as
 * `records_of_own_address` in the database: they never joined, no invitation of theirs was revoked, and they have not
 * opted out of mail. An invitation that an import ended counts as expired.
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
