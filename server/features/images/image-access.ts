import { and, eq, sql } from 'drizzle-orm'
import type { ImageOwner } from '../../../contract/calls/images.ts'
import { can } from '../../../contract/rights/permissions.ts'
import { enterOrganization } from '../../core/database/enter-organization.ts'
import type { Tx } from '../../core/database/database.ts'
import { notFound, ruleViolation } from '../../core/http/failures.ts'
import type { SignedInIdentity } from '../../core/auth/identity.ts'
import { missingPermissionMessage } from '../../core/auth/caller.ts'
import { sessions, users } from '../../schema/accounts.ts'
import { memberships, organizations } from '../../schema/organizations.ts'
import { images } from '../../schema/images.ts'

/** Access checks for pictures. The client names the owner, so anybody without access gets NOT_FOUND. */

type Asking = Pick<SignedInIdentity, 'user' | 'sessionId'> & { tx: Tx }

/** The images of one owner. */
export const imageOfOwner = ({ collectionName, documentId }: ImageOwner) =>
  eq(collectionName === 'users' ? images.userId : images.orgId, documentId)

/**
 * Lets the caller change their own picture, or the logo of an organization whose settings they may change; enters it.
 * @throws Failure NOT_FOUND for anybody else's; BUSINESS_LOGIC_ERROR for a member who may not change settings
 */
export const requireMayChange = async ({ tx, user }: Asking, owner: ImageOwner): Promise<void> => {
  const { collectionName, documentId } = owner
  if (collectionName === 'users') {
    if (documentId !== user.id) throw notFound('User', documentId)
    return
  }
  const member = await membershipOf(tx, user.id, documentId)
  if (!member) throw notFound('Organization', documentId)
  if (!can(member, 'org:settings')) throw ruleViolation(missingPermissionMessage('org:settings'))
  await enterOrganization(tx, documentId)
}

/**
 * The same, and locks the owner until the transaction ends: concurrent uploads run one after the other, and an account
 * or organization that was just deleted gets no picture.
 */
export const lockForChange = async (asking: Asking, owner: ImageOwner): Promise<void> => {
  const { tx, user, sessionId } = asking
  const { documentId } = owner
  await requireMayChange(asking, owner)
  const table = owner.collectionName === 'users' ? users : organizations
  const held = await tx.select({ id: table.id }).from(table).where(eq(table.id, documentId)).for('update')
  if (held.length === 0) throw notFound('Organization', documentId)
  if (owner.collectionName === 'organizations') return
  const [live] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.isActive, true)))
  if (!live) throw notFound('User', user.id)
}

/**
 * Whether the caller may see a picture: their own, those of people in the same organizations, and these organizations'
 * logos.
 */
export const canSee = async ({ tx, user }: Asking, owner: ImageOwner): Promise<boolean> => {
  const { collectionName, documentId } = owner
  if (collectionName === 'organizations') return (await membershipOf(tx, user.id, documentId)) !== undefined
  if (documentId === user.id) return true
  const [found] = await tx.execute(sql`select shares_organization(${documentId}) as yes`)
  return found?.['yes'] === true
}

const membershipOf = async (tx: Tx, userId: string, orgId: string) => {
  const [member] = await tx
    .select({ role: memberships.role, permissions: memberships.permissions })
    .from(memberships)
    .where(
      and(eq(memberships.userId, userId), eq(memberships.orgId, orgId), eq(memberships.status, 'active')),
    )
  return member
}
