import { eq } from 'drizzle-orm'
import { accounts } from '../../../contract/calls/accounts.ts'
import { users as calls } from '../../../contract/calls/users.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import { serveSignedIn, type Endpoint, type SignedInContext } from '../../core/http/serve.ts'
import { users } from '../../schema/accounts.ts'
import { publicUser, readSelf, type User } from './users.ts'

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

  serveSignedIn(calls.updateNotifications, async ({ reminders }, context) => {
    const { wantsReminders } = await changeSelf(context, { wantsReminders: reminders })
    return { notifications: { reminders: wantsReminders } }
  }),
]

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
