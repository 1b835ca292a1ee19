import { and, eq, inArray } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import {
  can,
  effectivePermissions,
  type Holder,
  type Permission,
  type Role,
} from '../../../../contract/rights/permissions.ts'
import { singlePermissions } from '../../../../contract/rights/permission-descriptions.ts'
import { missingPermissionMessage } from '../../../core/auth/caller.ts'
import { Failure, notFound, orFail, ruleViolation } from '../../../core/http/failures.ts'
import type { Tx } from '../../../core/database/database.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'

export type MembershipRow = typeof memberships.$inferSelect

/**
 * Serializes changes to the members of an organization; other organizations are not affected.
 * @throws Failure NOT_FOUND if the organization was deleted
 */
export const lockMembers = async (tx: Tx, orgId: string): Promise<void> => {
  if (!(await tryLockMembers(tx, orgId))) throw notFound('Organization', orgId)
}

/** The same; false if the organization was deleted. */
export const tryLockMembers = async (tx: Tx, orgId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, orgId))
    .for('no key update')
  return rows.length > 0
}

/**
 * Keeps the members of an organization unchanged until the transaction ends; share locks do not wait for each other.
 */
export const shareLockMembers = async (tx: Tx, orgId: string): Promise<void> => {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, orgId))
    .for('share')
}

type Calling = { tx: Tx; org: { id: string }; user: { id: string } }
type Acting = Calling & { member: Holder; apiKeyId: string | null }

/**
 * The caller's current membership. It and all others stay unchanged until the transaction ends (`shareLockMembers`).
 * @throws Failure 403 if the caller is no longer a member.
 */
export const lockedMember = async ({ tx, org, user }: Calling): Promise<MembershipRow> => {
  await shareLockMembers(tx, org.id)
  const [row] = await tx
    .select()
    .from(memberships)
    .where(
      and(eq(memberships.orgId, org.id), eq(memberships.userId, user.id), eq(memberships.status, 'active')),
    )
  return orFail(row, new Failure('UNAUTHENTICATED', messages.notAMember, { status: 403 }))
}

/**
 * The same, if the caller still holds a permission.
 * @throws Failure 403 if they are no longer a member, BUSINESS_LOGIC_ERROR if they no longer hold it
 */
export const lockedMemberWithPermission = async (
  context: Calling,
  needs: Permission,
): Promise<MembershipRow> => holding(await lockedMember(context), needs)

/**
 * The context with the caller's current rights, which must include a permission, instead of those at authentication.
 * `isLocked`: locks members for update, for callers that may change them.
 * @throws Failure as `lockedMemberWithPermission`
 */
export const withLockedMember = async <C extends Acting>(
  context: C,
  needs: Permission,
  isLocked = false,
): Promise<C> => {
  const row = await (isLocked ? lockedHolder(context, needs) : lockedMemberWithPermission(context, needs))
  return { ...context, member: context.apiKeyId === null ? row : withinKey(context.member, row) }
}

/** A key has at most the rights it had at authentication, and at most its creator's current ones. */
const withinKey = (key: Holder, maker: Holder): Holder => ({
  role: maker.role === 'employee' ? 'employee' : key.role,
  permissions: singlePermissions(effectivePermissions(key)).filter((permission) => can(maker, permission)),
})

/** The caller's membership with a permission, with members locked for update, for callers that change them. */
export const lockedHolder = async (context: Calling, needs: Permission): Promise<MembershipRow> =>
  holding((await lockedMembers(context, context.user.id)).actor, needs)

const holding = (member: MembershipRow, needs: Permission): MembershipRow => {
  if (!can(member, needs)) throw ruleViolation(missingPermissionMessage(needs))
  return member
}

/**
 * The current memberships of the caller and another user (which may be the same), with members locked for update: a
 * caller who was removed or demoted a moment ago no longer decides. `by`: the allowed roles, and the message for the
 * others.
 * @throws Failure 403 if the caller is no longer a member; the message of `by`; 'Membership not found: {userId}'.
 */
export const lockedMembers = async (
  { tx, org, user }: Calling,
  userId: string,
  by?: { roles: readonly Role[]; others: string },
): Promise<{ actor: MembershipRow; target: MembershipRow }> => {
  await lockMembers(tx, org.id)
  const rows = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.orgId, org.id), inArray(memberships.userId, [user.id, userId])))
  const actor = orFail(
    rows.find((row) => row.userId === user.id && row.status === 'active'),
    new Failure('UNAUTHENTICATED', messages.notAMember, { status: 403 }),
  )
  if (by && !by.roles.includes(actor.role)) throw ruleViolation(by.others)
  const target = rows.find((row) => row.userId === userId)
  return { actor, target: orFail(target, notFound('Membership', userId)) }
}
