import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { apiKeys as calls, keyLimits, keyMessages } from '../../../contract/calls/api-keys.ts'
import {
  canGrantScope,
  scopePermissions,
  scopeWords,
  type ApiScope,
} from '../../../contract/rights/api-scopes.ts'
import { permissionLabel } from '../../../contract/rights/permission-descriptions.ts'
import { can, type Holder } from '../../../contract/rights/permissions.ts'
import { newApiKey } from '../../core/auth/api-key-tokens.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { dayMs } from '../../core/time/durations.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import { queueMail } from '../../core/mail/mail-queue.ts'
import { sha256 } from '../../core/auth/secrets.ts'
import { serveMember, type MemberContext, type Endpoint } from '../../core/http/serve.ts'
import { afterCommit } from '../../core/database/transaction.ts'
import { lockedHolder } from '../organizations/members/locked-members.ts'
import { countOpenKeys, requireApiKey, listKeys } from './list-api-keys.ts'
import { apiKeys } from '../../schema/api-keys.ts'

/** API keys: create, list and revoke. */

const endingLength = 4

/** @throws Failure BUSINESS_LOGIC_ERROR which names the first scope that the member cannot grant */
const requireGrantableScopes = (holder: Holder, scopes: readonly ApiScope[]): void => {
  for (const scope of scopes) {
    if (canGrantScope(holder, scope)) continue
    const missing = scopePermissions[scope].find((permission) => !can(holder, permission))
    throw ruleViolation(
      keyMessages.notHeld(scope, missing === undefined ? scopeWords[scope] : permissionLabel(missing)),
    )
  }
}

/** @throws Failure BUSINESS_LOGIC_ERROR if the organization has its maximum of keys */
const requireRoom = async ({ tx, org, now }: MemberContext): Promise<void> => {
  const open = await countOpenKeys(tx, { orgId: org.id, now })
  if (open >= keyLimits.keysMax) throw ruleViolation(keyMessages.full)
}

const createApiKey = serveMember(
  calls.createApiKey,
  async ({ name, scopes, days }, context) => {
    const { tx, now, org, user } = context
    // The lock serializes the count of an organization's keys, and keeps the caller's rights unchanged until the
    // commit.
    requireGrantableScopes(await lockedHolder(context, calls.createApiKey.may), scopes)
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
      // If the clock was ahead when the membership began, `now` would date the key before it.
      createdAt: sql`greatest(${now.toISOString()}::timestamptz, (select m.joined_at from memberships m where m.org_id = ${org.id} and m.user_id = ${user.id}))`,
      expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
    })
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      { action: 'apiKey.created', entity: 'apiKey', entityId: id, details: { scopes, days } },
    )
    // Otherwise an intruder in the session could create a key unnoticed.
    await queueMail(context, { kind: 'api-key-made', orgId: org.id, toAddress: user.email, subjectId: id })
    return { apiKey: await requireApiKey(context, id), key }
  },
  { perAddress: { max: 60, perMinutes: 10 } },
)

const listApiKeys = serveMember(calls.listApiKeys, async (_input, context) => ({
  apiKeys: await listKeys(context),
}))

const revokeApiKey = serveMember(calls.revokeApiKey, async ({ id }, context) => {
  const { tx, now, org, user, host } = context
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
    // Clients that listen with this key are disconnected at once.
    afterCommit(tx, () => host.changes.wake(org.id))
  }
  return { apiKey: await requireApiKey(context, id) }
})

export const apiKeyCalls: readonly Endpoint[] = [createApiKey, listApiKeys, revokeApiKey]
