import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { PermissionList } from '../../../../contract/shapes/permission-list.ts'
import type { AssignableRole } from '../../../../contract/calls/members.ts'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { can } from '../../../../contract/rights/permissions.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import { missingPermissionMessage } from '../../../core/auth/caller.ts'
import { notFound, ruleViolation } from '../../../core/http/failures.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { afterCommit } from '../../../core/database/transaction.ts'
import { users } from '../../../schema/accounts.ts'
import { revokeMemberInvitations } from './revoke-member-invitations.ts'
import { employees } from '../../../schema/employees.ts'
import { publishEvent } from '../../outbox/publish-event.ts'
import { lockedMembers, type MembershipRow } from './locked-members.ts'
import { dayOfJoining } from './memberships.ts'
import { memberships } from '../../../schema/organizations.ts'
import type { MembershipMailDetails } from './membership-mail-details.ts'
import { notifyMembershipChange } from './notify-membership-change.ts'

/**
 * Changing role and permissions, removing and restoring members (specification point 6); those of one organization run
 * one after the other.
 */

type Changing = Pick<MemberContext, 'tx' | 'now' | 'user' | 'host'> & { org: { id: string } }

/** The name of each change in webhook events. */
const toldAs = {
  role_changed: 'role_changed',
  permissions_changed: 'permissions_changed',
  removed: 'removed',
  left: 'left',
  reactivated: 'joined',
} as const

/** What the mail to the member says of each change; nobody is mailed that they left. */
const mailedChange: Partial<
  Record<
    keyof typeof toldAs,
    (before: MembershipRow, after: MembershipRow) => MembershipMailDetails['change']
  >
> = {
  role_changed: (_before, { role }) => ({ what: 'role', role }),
  permissions_changed: ({ role, permissions: from }, { permissions: to }) => ({
    what: 'permissions',
    role,
    from,
    to,
  }),
  removed: () => ({ what: 'removed' }),
  reactivated: (_before, { role }) => ({ what: 'let-in', role }),
}

/**
 * Stores a change to a membership with its audit entry, and makes open streams check again who may listen. A member who
 * is changed by somebody else is notified by mail, unless `isTold` says that the caller sends it.
 */
export const changeMembership = async (
  context: Changing,
  {
    before,
    change,
    action,
    isTold = false,
  }: { before: MembershipRow; change: Partial<MembershipRow>; action: keyof typeof toldAs; isTold?: boolean },
): Promise<void> => {
  const { tx, now, org, user, host } = context
  await tx
    .update(memberships)
    .set(change)
    .where(and(eq(memberships.orgId, org.id), eq(memberships.userId, before.userId)))
  const fields = (['role', 'permissions', 'status'] as const).filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], before[field]),
  )
  const changed = Object.fromEntries(
    fields.map((field) => [field, { from: before[field], to: change[field] }]),
  )
  const entryId = newId()
  await audit(
    { tx, now, orgId: org.id, actorUserId: user.id },
    {
      id: entryId,
      action: `membership.${action}`,
      entity: 'membership',
      entityId: before.userId,
      // The effect of explicit permissions depends on the role, so the entry has both.
      details: { role: before.role, ...changed },
    },
  )
  await publishEvent(
    { tx, now, orgId: org.id, host },
    {
      type: 'member.changed',
      data: { userId: before.userId, change: toldAs[action], role: change.role ?? before.role },
    },
  )
  const mailed = mailedChange[action]?.(before, { ...before, ...change })
  if (mailed && !isTold && before.userId !== user.id) {
    await notifyMembershipChange(context, { userId: before.userId, change: mailed }, entryId)
  }
  if (change.role !== undefined || change.status !== undefined) {
    await revokeMemberInvitations({ tx, now, orgId: org.id, actorUserId: user.id }, before.userId)
  }
  afterCommit(tx, () => host.changes.wake(org.id))
}

const active = (target: MembershipRow): MembershipRow => {
  if (target.status !== 'active') throw notFound('Membership', target.userId)
  return target
}

/**
 * Makes an active member an admin or an employee. Explicit permissions end with the old role.
 * @throws Failure 'Only owners can change user roles', 'Cannot change owner role', 'Membership not found: {userId}'
 */
export const changeMemberRole = async (
  context: Changing,
  { userId, role }: { userId: string; role: z.output<typeof AssignableRole> },
): Promise<void> => {
  const { target } = await lockedMembers(context, userId, {
    roles: ['owner'],
    others: messages.onlyOwnersChangeRoles,
  })
  const before = active(target)
  if (before.role === 'owner') throw ruleViolation(messages.cannotChangeOwnerRole)
  if (before.role === role) return
  await changeMembership(context, {
    before,
    change: { role, permissions: null, roleSince: context.now },
    action: 'role_changed',
  })
}

/**
 * Makes an admin an employee.
 * @throws Failure 'Only owners can change user roles', 'Cannot remove organization owner', 'Admin not found: {userId}'
 */
export const removeAdmin = async (context: Changing, userId: string): Promise<void> => {
  const { target } = await lockedMembers(context, userId, {
    roles: ['owner'],
    others: messages.onlyOwnersChangeRoles,
  })
  if (target.role === 'owner') throw ruleViolation(messages.cannotRemoveOrganizationOwner)
  if (target.role !== 'admin' || target.status !== 'active') throw notFound('Admin', userId)
  await changeMembership(context, {
    before: target,
    change: { role: 'employee', permissions: null, roleSince: context.now },
    action: 'role_changed',
  })
}

/**
 * Gives an active member explicit permissions, which replace the role's defaults; null restores the defaults.
 * @throws Failure 'Only owners can change user permissions', 'Cannot change owner permissions', 'Membership not found:
 * {userId}'
 */
export const changeMemberPermissions = async (
  context: Changing,
  { userId, permissions }: { userId: string; permissions: z.output<typeof PermissionList> | null },
): Promise<void> => {
  const { target } = await lockedMembers(context, userId, {
    roles: ['owner'],
    others: messages.onlyOwnersChangePermissions,
  })
  const before = active(target)
  if (before.role === 'owner') throw ruleViolation(messages.cannotChangeOwnerPermissions)
  if (isDeepStrictEqual(before.permissions, permissions)) return
  await changeMembership(context, { before, change: { permissions }, action: 'permissions_changed' })
}

/**
 * Suspends a membership (a soft removal: the row, the employee and their answers stay). Idempotent.
 * @throws Failure 'Only admins can remove members', 'Cannot remove owner from organization', 'Membership not found:
 * {userId}'
 */
export const removeMember = async (context: Changing, userId: string): Promise<void> => {
  const { target } = await lockedMembers(context, userId, {
    roles: ['owner', 'admin'],
    others: messages.onlyAdminsRemoveMembers,
  })
  await suspend(context, target, { action: 'removed', hasLeft: false })
}

/** Ends one's own membership. @throws Failure 'Cannot remove owner from organization' */
export const leaveOrganization = async (context: Changing): Promise<void> => {
  const { target } = await lockedMembers(context, context.user.id)
  await suspend(context, target, { action: 'left', hasLeft: true })
}

const suspend = async (
  context: Changing,
  before: MembershipRow,
  { action, hasLeft }: { action: 'removed' | 'left'; hasLeft: boolean },
) => {
  if (before.role === 'owner') throw ruleViolation(messages.cannotRemoveOwner)
  if (before.status === 'suspended') return
  await eraseChats(context.tx, before.userId)
  await recordLeavingDate(context, before.userId)
  await changeMembership(context, { before, change: { status: 'suspended', hasLeft }, action })
}

/** Ends the conversations of somebody whose membership ends, in a transaction of their organization. */
const eraseChats = async (tx: Changing['tx'], userId: string): Promise<void> => {
  await tx.execute(sql`select forget_chats_of(${userId})`)
}

/** What is kept of former people is kept for so long from this day on (docs/privacy.md). */
const recordLeavingDate = async ({ tx, now, org }: Changing, userId: string): Promise<void> => {
  const address = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  await tx
    .update(employees)
    .set({ leftAt: now })
    .where(
      and(
        eq(employees.orgId, org.id),
        or(eq(employees.userId, userId), and(isNull(employees.userId), inArray(employees.email, address))),
      ),
    )
}

/**
 * Readmits a removed member as an employee with that role's permissions; an active one stays as they are. Only an owner
 * may readmit a former admin or a member with explicit permissions, because it changes both. A person who left, or
 * deleted their account, comes back only by accepting an invitation.
 * @throws Failure if they left by themselves; 'Only owners can change user roles', 'Only owners can change user
 * permissions', 'Membership not found: {userId}'; the missing permission, if the caller may no longer invite
 */
export const restoreMember = async (context: Changing, userId: string): Promise<void> => {
  const { actor, target } = await lockedMembers(context, userId)
  if (!can(actor, 'employee:invite')) throw ruleViolation(missingPermissionMessage('employee:invite'))
  if (target.status === 'active') return
  if (target.hasLeft) throw ruleViolation(messages.leftByThemselves)
  if (actor.role !== 'owner' && target.role !== 'employee')
    throw ruleViolation(messages.onlyOwnersChangeRoles)
  if (actor.role !== 'owner' && target.permissions !== null)
    throw ruleViolation(messages.onlyOwnersChangePermissions)
  const { now } = context
  await changeMembership(context, {
    before: target,
    change: {
      status: 'active',
      role: 'employee',
      permissions: null,
      joinedAt: now,
      firstJoinedAt: dayOfJoining(target),
      roleSince: now,
    },
    action: 'reactivated',
  })
}
