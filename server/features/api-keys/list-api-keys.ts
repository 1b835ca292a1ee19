import { and, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { keyLimits, type ApiKey } from '../../../contract/calls/api-keys.ts'
import { canMakeKeys } from '../../../contract/rights/api-scopes.ts'
import type { Tx } from '../../core/database/database.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import type { MemberContext } from '../../core/http/serve.ts'
import { users } from '../../schema/accounts.ts'
import { memberships } from '../../schema/organizations.ts'
import { endOfKey } from './key-expiry.ts'
import { apiKeys } from '../../schema/api-keys.ts'

type Reading = Pick<MemberContext, 'tx' | 'now'> & { org: { id: string } }
type Row = Awaited<ReturnType<typeof read>>[number]

/** Neither revoked nor at its end. */
const isOpen = (now: Date): SQL | undefined =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))

/** How many keys of an organization have not ended. */
export const countOpenKeys = (tx: Tx, { orgId, now }: { orgId: string; now: Date }): Promise<number> =>
  tx.$count(apiKeys, and(eq(apiKeys.orgId, orgId), isOpen(now)))

const newestFirst = [desc(apiKeys.createdAt), desc(apiKeys.id)]
const endedLastFirst = [desc(sql`least(${apiKeys.revokedAt}, ${apiKeys.expiresAt})`), desc(apiKeys.id)]

/** Those that have not ended, newest first, and then those that ended last. */
export const listKeys = async (context: Reading): Promise<ApiKey[]> => {
  const open = isOpen(context.now)
  const rows = [
    ...(await read(context, open, newestFirst, keyLimits.keysMax)),
    ...(await read(context, sql`not (${open})`, endedLastFirst, keyLimits.endedShown)),
  ]
  return rows.map((row) => answerOf(row, context.now))
}

/** Bounds what of somebody's own keys is in their data: the newest. */
export const ownKeysMax = 100

/** The keys that one person has made here. */
export const listKeysOfMember = async (
  context: Reading,
  userId: string,
): Promise<Omit<ApiKey, 'madeBy'>[]> => {
  const rows = await read(context, eq(apiKeys.userId, userId), newestFirst, ownKeysMax)
  return rows.map((row) => {
    const { madeBy: _, ...key } = answerOf(row, context.now)
    return key
  })
}

/** @throws Failure NOT_FOUND 'API key not found: {id}' */
export const requireApiKey = async (context: Reading, id: string): Promise<ApiKey> => {
  const [row] = await read(context, eq(apiKeys.id, id), newestFirst, 1)
  return answerOf(orFail(row, notFound('API key', id)), context.now)
}

/** With their makers, as those are now. */
const read = ({ tx, org }: Reading, which: SQL | undefined, order: readonly SQL[], most: number) =>
  tx
    .select({
      key: apiKeys,
      maker: { role: memberships.role, permissions: memberships.permissions },
      isIn: sql<boolean>`${and(eq(memberships.status, 'active'), lte(memberships.joinedAt, apiKeys.createdAt))}`,
      name: users.displayName,
    })
    .from(apiKeys)
    .innerJoin(memberships, and(eq(memberships.orgId, apiKeys.orgId), eq(memberships.userId, apiKeys.userId)))
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.orgId, org.id), which))
    .orderBy(...order)
    .limit(most)

const stateOf = ({ key, maker, isIn }: Row, now: Date): ApiKey['state'] => {
  if (key.revokedAt !== null) return 'revoked'
  if (key.expiresAt !== null && key.expiresAt <= now) return 'expired'
  return isIn && canMakeKeys(maker) ? 'live' : 'stopped'
}

const answerOf = (row: Row, now: Date): ApiKey => {
  const { id, name, ending, scopes, createdAt, expiresAt, lastUsedAt, revokedAt, userId } = row.key
  return {
    id,
    name,
    ending,
    scopes,
    state: stateOf(row, now),
    madeBy: { userId, name: row.name },
    createdAt: createdAt.toISOString(),
    expiresAt: endOfKey({ createdAt, expiresAt }, now)?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
