import { and, eq } from 'drizzle-orm'
import { unauthenticated } from '../../../core/auth/caller.ts'
import type { SignedInContext } from '../../../core/http/serve.ts'
import { sessions, users } from '../../../schema/accounts.ts'

/**
 * Holds the caller's account until the transaction ends, where they become a member: a deletion of the account that runs
 * at the same time sees it, or has ended their session.
 * @throws Failure UNAUTHENTICATED where it has
 */
export const requireActiveSession = async ({
  tx,
  user,
  sessionId,
}: Pick<SignedInContext, 'tx' | 'user' | 'sessionId'>): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('key share')
  const live = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.isActive, true)))
  if (live.length === 0) throw unauthenticated()
}
