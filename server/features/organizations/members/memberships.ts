import { and, desc, eq, sql } from 'drizzle-orm'
import { rolePermissions, roles, type Role } from '../../../../contract/rights/permissions.ts'
import type { Tx } from '../../../core/database/database.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Host } from '../../../core/host.ts'
import { publishEvent } from '../../outbox/publish-event.ts'
import { memberships } from '../../../schema/organizations.ts'

/** `roles` is sorted from the highest to the lowest. */
const isHigher = (one: Role, other: Role): boolean => roles.indexOf(one) < roles.indexOf(other)

/**
 * An invitation does not restore permissions that an owner withheld by an explicit list, nor grant more than the role.
 */
const restorablePermissions = (list: string[] | null, role: 'admin' | 'employee'): string[] | null => {
  if (list === null || list.includes('all')) return null
  const ofRole: readonly string[] = rolePermissions[role]
  return list.filter((permission) => ofRole.includes(permission))
}

/**
 * Makes a user an active member, in a transaction that has entered the organization. A suspended member comes back with
 * the role and permissions of the new invitation; if it has no explicit permissions, an earlier list still withholds
 * what it did. An active member keeps what they have, unless the new role is higher, which replaces role and explicit
 * permissions. The actor is the user, who accepts the invitation.
 */
export const admitMember = async (
  { tx, now, orgId, host }: { tx: Tx; now: Date; orgId: string; host: Pick<Host, 'jobs'> },
  { userId, role, permissions }: { userId: string; role: 'admin' | 'employee'; permissions: string[] | null },
): Promise<void> => {
  const who = and(eq(memberships.orgId, orgId), eq(memberships.userId, userId))
  const fresh = {
    role,
    permissions,
    joinedAt: now,
    firstJoinedAt: null,
    roleSince: now,
    status: 'active',
    hasLeft: false,
  } as const
  const added = await tx
    .insert(memberships)
    .values({ orgId, userId, ...fresh })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId })
  const entry = { entity: 'membership', entityId: userId, details: { role } }
  const by = { tx, now, orgId, actorUserId: userId }
  const tell = (change: 'joined' | 'role_changed') =>
    publishEvent({ tx, now, orgId, host }, { type: 'member.changed', data: { userId, change, role } })
  if (added.length > 0) {
    await audit(by, { action: 'membership.created', ...entry })
    return tell('joined')
  }

  const [before] = await tx.select().from(memberships).where(who).for('update')
  if (before?.status === 'suspended') {
    await tx
      .update(memberships)
      .set({
        ...fresh,
        permissions: permissions ?? restorablePermissions(before.permissions, role),
        // A person who left by themselves joins as if for the first time.
        firstJoinedAt: before.hasLeft ? null : dayOfJoining(before),
      })
      .where(who)
    await audit(by, { action: 'membership.reactivated', ...entry })
    await tell('joined')
  } else if (before && isHigher(role, before.role)) {
    await tx.update(memberships).set({ role, permissions, roleSince: now }).where(who)
    await audit(by, { action: 'membership.role_changed', ...entry })
    await tell('role_changed')
  }
}

/** The day of joining that is shown: removal and readmission do not change it. */
export const dayOfJoining = ({
  joinedAt,
  firstJoinedAt,
}: Pick<typeof memberships.$inferSelect, 'joinedAt' | 'firstJoinedAt'>): Date => firstJoinedAt ?? joinedAt

/** Sorts memberships by the shown day of joining, the latest first. */
export const lastJoinedFirst = [
  sql`coalesce(${memberships.firstJoinedAt}, ${memberships.joinedAt}) desc`,
  desc(memberships.orgId),
] as const

/** Whether a user has an active membership in an organization. */
export const isActiveMember = async (tx: Tx, orgId: string, userId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.orgId, orgId), eq(memberships.userId, userId), eq(memberships.status, 'active')),
    )
  return row !== undefined
}
