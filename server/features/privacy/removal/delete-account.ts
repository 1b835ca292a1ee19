import { and, asc, eq, or } from 'drizzle-orm'
import { Email } from '../../../../contract/shapes/fields.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { enterOrganization } from '../../../core/database/enter-organization.ts'
import { Failure, invalid } from '../../../core/http/failures.ts'
import type { SignedInContext } from '../../../core/http/serve.ts'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import { removeImage } from '../../images/remove-image.ts'
import { leaveOrganization } from '../../organizations/members/change-membership.ts'
import { tryLockMembers } from '../../organizations/members/locked-members.ts'
import { recordLeaving } from '../../organizations/members/record-leaving.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { endSessions } from '../../accounts/sessions/sessions.ts'
import { sessions, users } from '../../../schema/accounts.ts'

/**
 * Deletes the caller's account (specification point 4): memberships are suspended, every session ends, the e-mail is no
 * longer verified, and photo and phone number are erased. The name stays for the audit logs, and answers stay with the
 * organizations to which they were given. Signing in with the e-mail again starts without memberships. The user is
 * notified by mail, because it may have been somebody else in their session.
 *
 * Memberships that others had ended count as left: only the user can bring them back.
 *
 * Members of the organizations are locked first: a concurrent transfer of ownership is either seen here, or finds no
 * active member there.
 * @throws Failure VALIDATION_ERROR if another e-mail was typed; BUSINESS_LOGIC_ERROR while they own an organization,
 * with the id and name of each in the details.
 */
export const deleteAccount = async (
  context: SignedInContext,
  { email }: { email: string },
): Promise<void> => {
  const { tx, now, user, sessionId } = context
  if (Email.safeParse(email).data !== user.email) {
    throw invalid([{ path: 'email', message: messages.ownEmailDiffers }])
  }
  const belonging = () =>
    tx
      .select({ orgId: memberships.orgId, status: memberships.status })
      .from(memberships)
      .where(
        and(
          eq(memberships.userId, user.id),
          or(eq(memberships.status, 'active'), eq(memberships.hasLeft, false)),
        ),
      )
      .orderBy(asc(memberships.orgId))
  for (const { orgId } of await belonging()) {
    await enterOrganization(tx, orgId)
    // An organization that was deleted since it was listed has no members left.
    await tryLockMembers(tx, orgId)
  }
  // A concurrent join locks this row too: it is either seen below, or finds that the session has ended.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
  await refuseOwners(context)
  for (const { orgId, status } of await belonging()) {
    await enterOrganization(tx, orgId)
    const there = { ...context, org: { id: orgId } }
    await (status === 'active' ? leaveOrganization(there) : recordLeaving(there))
  }
  await removeImage(context, { collectionName: 'users', documentId: user.id })
  await endSessions(context)
  await tx.update(sessions).set({ deviceHash: null }).where(eq(sessions.userId, user.id))
  await tx
    .update(users)
    .set({ isEmailVerified: false, photoUrl: null, phoneNumber: null, updatedAt: now })
    .where(eq(users.id, user.id))
  await queueMail(context, {
    kind: 'account-deleted',
    orgId: null,
    toAddress: user.email,
    subjectId: sessionId,
  })
}

const refuseOwners = async ({ tx, user }: SignedInContext): Promise<void> => {
  const owned = await tx
    .select({ id: organizations.id, companyName: organizations.companyName })
    .from(organizations)
    .where(eq(organizations.ownerId, user.id))
    .orderBy(asc(organizations.createdAt))
  if (owned.length === 0) return
  throw new Failure('BUSINESS_LOGIC_ERROR', messages.ownsOrganizations, {
    details: owned.map(({ id, companyName }) => ({ path: id, message: companyName })),
  })
}
