import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { canMakeKeys, restrictHolderToScopes } from '../../../contract/rights/api-scopes.ts'
import type { Db } from '../../core/database/database.ts'
import type { Identify } from '../../core/auth/identity.ts'
import { latestPast } from '../../core/time/cooldown.ts'
import { sha256 } from '../../core/auth/secrets.ts'
import { users } from '../../schema/accounts.ts'
import { memberships, organizations } from '../../schema/organizations.ts'
import { endOfKey, type Lasting } from './key-expiry.ts'
import { apiKeys } from '../../schema/api-keys.ts'

/** How often a key's lastUsedAt is updated, at most. */
const usedEveryMs = 60_000

/** The user that an API key acts for, looked up on every call: a key loses its rights as soon as its creator does. */
export const identifyByKey = (db: Db): Pick<Identify, 'byApiKey'> => {
  const makerOfKey = db
    .select({
      apiKeyId: apiKeys.id,
      scopes: apiKeys.scopes,
      lastUsedAt: apiKeys.lastUsedAt,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      user: { id: users.id, email: users.email, displayName: users.displayName },
      org: { id: organizations.id, name: organizations.name },
      maker: { role: memberships.role, permissions: memberships.permissions },
    })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.orgId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.orgId, apiKeys.orgId),
        eq(memberships.userId, apiKeys.userId),
        eq(memberships.status, 'active'),
        // Keys from before the creator last joined stay invalid: leaving ends them.
        lte(memberships.joinedAt, apiKeys.createdAt),
      ),
    )
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.keyHash, sql.placeholder('keyHash')),
        isNull(apiKeys.revokedAt),
        or(
          isNull(apiKeys.expiresAt),
          gt(apiKeys.expiresAt, sql.param(sql.placeholder('now'), apiKeys.expiresAt)),
        ),
      ),
    )
    .prepare('maker_of_key')

  const touch = async (orgId: string, id: string, lastUsedAt: Date | null, now: Date) => {
    const before = new Date(now.getTime() - usedEveryMs)
    if (lastUsedAt !== null && lastUsedAt > before && lastUsedAt <= latestPast(now)) return
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(apiKeys.orgId, orgId),
          eq(apiKeys.id, id),
          or(
            isNull(apiKeys.lastUsedAt),
            lt(apiKeys.lastUsedAt, now),
            gt(apiKeys.lastUsedAt, latestPast(now)),
          ),
        ),
      )
  }

  const cutEnd = async (orgId: string, { apiKeyId, ...key }: Lasting & { apiKeyId: string }, now: Date) => {
    const end = endOfKey(key, now)
    if (key.expiresAt === null || end === null || end >= key.expiresAt) return
    await db
      .update(apiKeys)
      .set({ expiresAt: end })
      .where(and(eq(apiKeys.orgId, orgId), eq(apiKeys.id, apiKeyId), gt(apiKeys.expiresAt, end)))
  }

  return {
    async byApiKey(key, now) {
      const [found] = await makerOfKey.execute({ keyHash: sha256(key), now })
      if (!found || !canMakeKeys(found.maker)) return undefined
      const { apiKeyId, scopes, lastUsedAt, user, org, maker } = found
      await cutEnd(org.id, found, now)
      await touch(org.id, apiKeyId, lastUsedAt, now)
      return { user, org, member: restrictHolderToScopes(maker, scopes), apiKeyId, scopes }
    },
  }
}
