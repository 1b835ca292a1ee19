import { and, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { apiKeys as calls, keyLimits, keyMessages, type ApiKey } from '../../../contract/api-keys.ts'
import { canGiveScope, canMakeKeys, scopePermissions, type ApiScope } from '../../../contract/api-scopes.ts'
import { can, type Holder } from '../../../contract/rights.ts'
import { newApiKey } from '../../core/api-keys.ts'
import { audit } from '../../core/audit.ts'
import { notFound, orFail, refused } from '../../core/failures.ts'
import { sha256 } from '../../core/secrets.ts'
import { serveMember, type MemberContext, type Served } from '../../core/serve.ts'
import { users } from '../accounts/tables.ts'
import { lockedHolder } from '../organizations/locked-members.ts'
import { memberships } from '../organizations/tables.ts'
import { apiKeys } from './tables.ts'

/** API keys: made, listed and revoked by owners and admins. */

const dayMs = 24 * 60 * 60 * 1000
const endingLength = 4

const requireKeyMaker = ({ member }: { member: Holder }): void => {
  if (member.role === 'employee') throw refused(keyMessages.whoMakes)
}
const options = { requires: requireKeyMaker }

/** Neither revoked nor at its end. */
const isOpen = (now: Date): SQL | undefined =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))

/** @throws Failure BUSINESS_LOGIC_ERROR which names the first scope that the member cannot give */
const requireHeld = (holder: Holder, scopes: readonly ApiScope[]): void => {
  for (const scope of scopes) {
    if (canGiveScope(holder, scope)) continue
    const missing = scopePermissions[scope].find((permission) => !can(holder, permission))
    throw refused(keyMessages.notHeld(scope, String(missing)))
  }
}

/** @throws Failure BUSINESS_LOGIC_ERROR where the organization has as many keys as it may */
const requireRoom = async ({ tx, org, now }: MemberContext): Promise<void> => {
  const open = await tx.$count(apiKeys, and(eq(apiKeys.orgId, org.id), isOpen(now)))
  if (open >= keyLimits.keysMax) throw refused(keyMessages.full)
}

const createApiKey = serveMember(
  calls.createApiKey,
  async ({ name, scopes, days }, context) => {
    const { tx, now, org, user } = context
    // Keys of an organization are counted one after the other, and nobody loses a right meanwhile.
    requireHeld(await lockedHolder(context, calls.createApiKey.may), scopes)
    await requireRoom(context)
    const key = newApiKey()
    const id = newId()
    await tx.insert(apiKeys).values({
      orgId: org.id,
      id,
      userId: user.id,
      name,
      keyHash: sha256(key),
      ending: key.slice(-endingLength),
      scopes,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
    })
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      { action: 'apiKey.created', entity: 'apiKey', entityId: id, details: { scopes, days } },
    )
    return { apiKey: await keyOf(context, id), key }
  },
  { ...options, perAddress: { max: 60, perMinutes: 10 } },
)

const listApiKeys = serveMember(
  calls.listApiKeys,
  async (_input, context) => {
    const open = await keysWhere(context, isOpen(context.now), 'createdAt')
    const ended = await keysWhere(context, sql`not (${isOpen(context.now)})`, 'ended')
    return { apiKeys: [...open, ...ended] }
  },
  options,
)

const revokeApiKey = serveMember(
  calls.revokeApiKey,
  async ({ id }, context) => {
    const { tx, now, org, user } = context
    const revoked = await tx
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(eq(apiKeys.orgId, org.id), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id })
    if (revoked.length > 0) {
      await audit(
        { tx, now, orgId: org.id, actorUserId: user.id },
        { action: 'apiKey.revoked', entity: 'apiKey', entityId: id },
      )
    }
    return { apiKey: await keyOf(context, id) }
  },
  options,
)

type Row = Awaited<ReturnType<typeof read>>[number]

/** With their makers, as those are now. */
const read = ({ tx, org }: MemberContext, which: SQL | undefined, order: readonly SQL[], most: number) =>
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
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}

const orders = {
  createdAt: { by: [desc(apiKeys.createdAt), desc(apiKeys.id)], most: keyLimits.keysMax },
  ended: {
    by: [desc(sql`least(${apiKeys.revokedAt}, ${apiKeys.expiresAt})`), desc(apiKeys.id)],
    most: keyLimits.endedShown,
  },
} as const

const keysWhere = async (context: MemberContext, which: SQL | undefined, order: keyof typeof orders) => {
  const rows = await read(context, which, orders[order].by, orders[order].most)
  return rows.map((row) => answerOf(row, context.now))
}

/** @throws Failure NOT_FOUND 'API key not found: {id}' */
const keyOf = async (context: MemberContext, id: string): Promise<ApiKey> => {
  const [row] = await read(context, eq(apiKeys.id, id), [], 1)
  return answerOf(orFail(row, notFound('API key', id)), context.now)
}

export const apiKeyCalls: readonly Served[] = [createApiKey, listApiKeys, revokeApiKey]
