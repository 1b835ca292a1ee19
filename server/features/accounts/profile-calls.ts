import { and, eq } from 'drizzle-orm'
import { accounts } from '../../../contract/calls/accounts.ts'
import { effectivePermissions } from '../../../contract/rights/permissions.ts'
import { users as calls } from '../../../contract/calls/users.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import { serveSignedIn, type Endpoint, type SignedInContext } from '../../core/http/serve.ts'
import { serveSignedInSteps } from '../../core/http/serve-steps.ts'
import { dayOfJoining, lastJoinedFirst } from '../organizations/members/memberships.ts'
import { memberships } from '../../schema/organizations.ts'
import { deleteAccount } from '../privacy/removal/delete-account.ts'
import { exportMyData } from '../privacy/my-data/export-my-data.ts'
import { users } from '../../schema/accounts.ts'
import { publicUser, type User, serializeUser } from './users.ts'

/** A user's own affairs (specification point 5). */
export const profileCalls: readonly Endpoint[] = [
  serveSignedIn(accounts.getProfile, async (_input, context) => {
    const user = await readSelf(context)
    return {
      user: {
        ...publicUser(user),
        createdAt: user.createdAt.toISOString(),
        photoURL: user.photoUrl,
        phoneNumber: user.phoneNumber,
        lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
        loginCount: user.loginCount,
        emailVerified: user.isEmailVerified,
        notifications: { reminders: user.wantsReminders },
        language: user.language,
      },
    }
  }),

  serveSignedIn(accounts.updateProfile, async ({ displayName, photoURL, phoneNumber, language }, context) => {
    const user = await changeSelf(context, {
      ...(displayName !== undefined && { displayName }),
      ...(photoURL !== undefined && { photoUrl: photoURL }),
      ...(phoneNumber !== undefined && { phoneNumber }),
      ...(language !== undefined && { language }),
    })
    return { user: publicUser(user) }
  }),

  // Others are not told apart from those who do not exist.
  serveSignedIn(calls.getUserWithMemberships, async ({ userId }, context) => {
    const { tx, user } = context
    if (userId !== undefined && userId !== user.id) throw notFound('User', userId)
    const rows = await tx
      .select()
      .from(memberships)
      .where(and(eq(memberships.userId, user.id), eq(memberships.status, 'active')))
      .orderBy(...lastJoinedFirst)
    return {
      user: serializeUser(await readSelf(context)),
      memberships: rows.map((row) => ({
        orgId: row.orgId,
        userId: row.userId,
        role: row.role,
        permissions: [...effectivePermissions(row)],
        joinedAt: dayOfJoining(row).toISOString(),
        status: row.status,
      })),
    }
  }),

  serveSignedIn(calls.updateNotifications, async ({ reminders }, context) => {
    const { wantsReminders } = await changeSelf(context, { wantsReminders: reminders })
    return { notifications: { reminders: wantsReminders } }
  }),

  serveSignedInSteps(calls.exportMyData, async (_input, context) => ({ data: await exportMyData(context) }), {
    perAddress: { max: 60, perMinutes: 10 },
  }),

  serveSignedIn(calls.deleteAccount, async (input, context) => {
    await deleteAccount(context, input)
    return {}
  }),
]

/** @throws Failure 'User not found: {id}' */
const readSelf = async ({ tx, user }: SignedInContext): Promise<User> => {
  const [row] = await tx.select().from(users).where(eq(users.id, user.id))
  return orFail(row, notFound('User', user.id))
}

const changeSelf = async (
  { tx, now, user }: SignedInContext,
  change: Partial<Pick<User, 'displayName' | 'photoUrl' | 'phoneNumber' | 'wantsReminders' | 'language'>>,
): Promise<User> => {
  const [row] = await tx
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, user.id))
    .returning()
  return orFail(row, notFound('User', user.id))
}
