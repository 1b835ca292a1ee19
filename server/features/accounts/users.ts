import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { SignedInUser } from '../../../contract/calls/accounts.ts'
import { messages } from '../../../contract/http/failures.ts'
import { nameFromEmail } from '../../../contract/shapes/name-from-email.ts'
import type { User as StoredUser } from '../../../contract/calls/users.ts'
import type { Tx } from '../../core/database/database.ts'
import { Failure, notFound, orFail } from '../../core/http/failures.ts'
import type { SignedInContext } from '../../core/http/serve.ts'
import { users } from '../../schema/accounts.ts'

export type User = typeof users.$inferSelect

/** What is known of somebody before they have been here. */
export type Profile = { displayName?: string; photoUrl?: string }

/** A user as others and they themselves see them. */
export const publicUser = ({ id, email, displayName }: User): SignedInUser => ({
  uid: id,
  email,
  displayName,
})

/** A user with all fields of the specification (point 3). */
export const serializeUser = (user: User): StoredUser => ({
  id: user.id,
  email: user.email,
  displayName: user.displayName,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
  photoURL: user.photoUrl,
  phoneNumber: user.phoneNumber,
  metadata: {
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    loginCount: user.loginCount,
    emailVerified: user.isEmailVerified,
  },
})

/**
 * The user of an e-mail who has just proved to hold it: signed up where it is unknown, and counted as
 * signed in (specification point 3: lastLoginAt, loginCount, emailVerified). A profile is taken at sign-up only: what
 * people have made of theirs since is not overwritten.
 */
export const signInUser = async (
  { tx, now }: { tx: Tx; now: Date },
  email: string,
  { displayName, photoUrl }: Profile = {},
): Promise<{ user: User; isNew: boolean }> => {
  const id = newId()
  const [user] = await tx
    .insert(users)
    .values({
      id,
      email,
      displayName: displayName ?? nameFromEmail(email),
      photoUrl: photoUrl ?? null,
      createdAt: now,
      updatedAt: now,
      lastLoginAt: now,
      loginCount: 1,
      isEmailVerified: true,
    })
    .onConflictDoUpdate({
      target: users.email,
      set: { lastLoginAt: now, loginCount: sql`${users.loginCount} + 1`, isEmailVerified: true },
    })
    .returning()
  const signedIn = orFail(user, new Failure('INTERNAL', messages.internal))
  return { user: signedIn, isNew: signedIn.id === id }
}

/** Gives a user the name that others see. */
export const renameUser = async (
  { tx, now }: { tx: Tx; now: Date },
  userId: string,
  displayName: string,
): Promise<User> => {
  const [user] = await tx
    .update(users)
    .set({ displayName, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  return orFail(user, new Failure('INTERNAL', messages.internal))
}

/** As with a code at sign-up: what was made of an address is no name that anybody goes by, and the invitation has one. */
export const adoptInvitedName = async (
  context: { tx: Tx; now: Date },
  user: Pick<User, 'id' | 'email' | 'displayName'>,
  invitedAs: string,
): Promise<void> => {
  if (user.displayName === nameFromEmail(user.email)) await renameUser(context, user.id, invitedAs)
}

/** @throws Failure 'User not found: {id}' */
export const readSelf = async ({ tx, user }: SignedInContext): Promise<User> => {
  const [row] = await tx.select().from(users).where(eq(users.id, user.id))
  return orFail(row, notFound('User', user.id))
}
