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
 * Makes changes to the members of an organization wait for each other, and for nobody else's.
 * @throws Failure NOT_FOUND where it was deleted
 */
export const lockMembers = async (tx: Tx, orgId: string): Promise<void> => {
  if (!(await tryLockMembers(tx, orgId))) throw notFound('Organization', orgId)
}

/** The same; false where it was deleted. */
export const tryLockMembers = async (tx: Tx, orgId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, orgId))
    .for('no key update')
  return rows.length > 0
}

/** Keeps the members of an organization as they are until the transaction ends; whoever else only holds them is not waited for. */
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
 * The caller's membership as it is now. Until the transaction ends it stays so, and so do all others (`shareLockMembers`).
 * @throws Failure 403 where the caller is no longer a member.
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
 * The same of a caller who still holds a permission.
 * @throws Failure 403 where they are no longer a member, BUSINESS_LOGIC_ERROR where they hold it no longer
 */
export const lockedMemberWithPermission = async (
  context: Calling,
  needs: Permission,
): Promise<MembershipRow> => holding(await lockedMember(context), needs)

/**
 * The caller as they are now, who still holds a permission, so that what is done next goes by their rights of this moment
 * and not by those of the door. `isLocked`: no other change to members runs, for whoever may change them.
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

/** A key is never more than it was at the door, nor more than its maker is by now. */
const withinKey = (key: Holder, maker: Holder): Holder => ({
  role: maker.role === 'employee' ? 'employee' : key.role,
  permissions: singlePermissions(effectivePermissions(key)).filter((permission) => can(maker, permission)),
})

/** The same once no other change to members runs, for whoever changes them. */
export const lockedHolder = async (context: Calling, needs: Permission): Promise<MembershipRow> =>
  holding((await lockedMembers(context, context.user.id)).actor, needs)

const holding = (member: MembershipRow, needs: Permission): MembershipRow => {
  if (!can(member, needs)) throw ruleViolation(missingPermissionMessage(needs))
  return member
}

/**
 * The caller's membership and another's (which may be the same), as they are once no other change to members runs:
 * whoever was removed or demoted a moment ago no longer decides. `by`: the roles that may, and what others are told.
 * @throws Failure 403 where the caller is no longer a member; the sentence of `by`; 'Membership not found: {userId}'.
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
