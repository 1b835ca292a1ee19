import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../core/database/database.ts'
import type { Identify, MemberIdentity, SignedInIdentity } from '../../core/auth/identity.ts'
import { endWithin, latestPast } from '../../core/time/cooldown.ts'
import { sha256 } from '../../core/auth/secrets.ts'
import { sessionMs } from '../accounts/sessions/sessions.ts'
import { sessions, users } from '../../schema/accounts.ts'
import { memberships, organizations } from '../../schema/organizations.ts'

/** How often a session's lastAccessedAt moves (docs/sign-in.md). */
const accessedEveryMs = 60_000

const live = and(
  eq(sessions.tokenHash, sql.placeholder('tokenHash')),
  eq(sessions.isActive, true),
  gt(sessions.expiresAt, sql.param(sql.placeholder('now'), sessions.expiresAt)),
)

/** Who holds a token, and what they are in an organization: one look-up a call (specification points 3, 4 and 6). */
export const identifyBySession = (db: Db): Pick<Identify, 'signedIn' | 'member'> => {
  type Found = { sessionId: string; lastAccessedAt: Date; expiresAt: Date }

  const touch = async ({ sessionId, lastAccessedAt, expiresAt }: Found, now: Date) => {
    const end = endWithin(expiresAt, sessionMs, now)
    if (end < expiresAt) {
      // Two at once cut it twice, and the earlier end is kept.
      await db
        .update(sessions)
        .set({ expiresAt: end })
        .where(and(eq(sessions.id, sessionId), gt(sessions.expiresAt, end)))
    }
    const before = new Date(now.getTime() - accessedEveryMs)
    if (lastAccessedAt > before && lastAccessedAt <= latestPast(now)) return
    await db
      .update(sessions)
      .set({ lastAccessedAt: now })
      .where(
        and(
          eq(sessions.id, sessionId),
          or(lt(sessions.lastAccessedAt, before), gt(sessions.lastAccessedAt, latestPast(now))),
        ),
      )
  }

  const session = {
    sessionId: sessions.id,
    lastAccessedAt: sessions.lastAccessedAt,
    expiresAt: sessions.expiresAt,
    user: { id: users.id, email: users.email, displayName: users.displayName },
  }

  // Built once: these are the first look-ups of almost every call.
  const userByToken = db
    .select(session)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(live)
    .prepare('user_by_token')

  const memberByToken = db
    .select({
      ...session,
      org: { id: organizations.id, name: organizations.name },
      member: { role: memberships.role, permissions: memberships.permissions },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, sessions.userId),
        eq(memberships.orgId, sql.placeholder('orgId')),
        eq(memberships.status, 'active'),
      ),
    )
    .leftJoin(organizations, eq(organizations.id, memberships.orgId))
    .where(live)
    .prepare('member_by_token')

  return {
    async signedIn(token, now) {
      const [found] = await userByToken.execute({ tokenHash: sha256(token), now })
      if (!found) return undefined
      await touch(found, now)
      return { user: found.user, sessionId: found.sessionId }
    },

    async member(token, orgId, now) {
      const [found] = await memberByToken.execute({ tokenHash: sha256(token), orgId, now })
      if (!found) return undefined
      await touch(found, now)
      const signedIn: SignedInIdentity = { user: found.user, sessionId: found.sessionId }
      const { org, member } = found
      const identity: MemberIdentity | null =
        org && member ? { user: found.user, org, member, apiKeyId: null } : null
      return { signedIn, member: identity }
    },
  }
}
