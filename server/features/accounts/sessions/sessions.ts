import { and, desc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { limits } from '../../../../contract/shapes/limits.ts'
import type { Session } from '../../../../contract/calls/accounts.ts'
import { hourMs } from '../../../core/time/durations.ts'
import { notFound, orFail } from '../../../core/http/failures.ts'
import { newToken, sha256 } from '../../../core/auth/secrets.ts'
import type { Context, SignedInContext } from '../../../core/http/serve.ts'
import { endWithin } from '../../../core/time/cooldown.ts'
import { afterCommit } from '../../../core/database/transaction.ts'
import { memberships } from '../../../schema/organizations.ts'
import { deviceHashOf, deviceOf } from './device.ts'
import { sessions } from '../../../schema/accounts.ts'
import { paginate } from '../../../core/http/paginate.ts'

/** How long a session lives (specification point 9). */
export const sessionMs = limits.sessionHours * hourMs

/**
 * Opens a session of 720 hours. The token is given this once; what is stored is its hash.
 */
export const openSession = async (
  { tx, now, request }: Pick<Context, 'tx' | 'now' | 'request'>,
  userId: string,
): Promise<{ token: string; session: { id: string; expiresAt: string } }> => {
  const token = newToken()
  const id = newId()
  const expiresAt = new Date(now.getTime() + sessionMs)
  await tx.insert(sessions).values({
    id,
    userId,
    tokenHash: sha256(token),
    createdAt: now,
    lastAccessedAt: now,
    expiresAt,
    deviceInfo: deviceOf(request.userAgent),
    ipAddress: request.ip,
    deviceHash: deviceHashOf(request.deviceKey, userId),
  })
  return { token, session: { id, expiresAt: expiresAt.toISOString() } }
}

type Caller = Pick<SignedInContext, 'tx' | 'now' | 'host' | 'user' | 'sessionId'>

const perPage = 100

/** The live sessions of the caller: this one first, then the others, the newest first; each page the one used last first. */
export const listSessions = async (
  { tx, now, user, sessionId }: Caller,
  { limit = perPage, after }: { limit?: number | undefined; after?: string | undefined },
): Promise<{ sessions: Session[]; next: string | null }> => {
  const live = and(eq(sessions.userId, user.id), eq(sessions.isActive, true), gt(sessions.expiresAt, now))
  const isThis = sql<boolean>`(${sessions.id} = ${sessionId})`
  const size = Math.min(limit, perPage)
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(live, after === undefined ? undefined : following(after, sessionId)))
    .orderBy(desc(isThis), desc(inOrder))
    .limit(size + 1)
  const { page, next } = paginate(rows, size, ({ id }) => id)
  const lastUsedFirst = page.toSorted(
    (a, b) =>
      Number(b.id === sessionId) - Number(a.id === sessionId) ||
      b.lastAccessedAt.getTime() - a.lastAccessedAt.getTime(),
  )
  return {
    sessions: lastUsedFirst.map((row) => ({
      id: row.id,
      userId: row.userId,
      createdAt: row.createdAt.toISOString(),
      lastAccessedAt: row.lastAccessedAt.toISOString(),
      expiresAt: endWithin(row.expiresAt, sessionMs, now).toISOString(),
      active: row.isActive,
      deviceInfo: row.deviceInfo,
      ipAddress: row.ipAddress,
      isCurrent: row.id === sessionId,
    })),
    next,
  }
}

const inOrder = sql`${sessions.id} collate "C"`

/** What comes after a row of the list. */
const following = (after: string, sessionId: string): SQL | undefined =>
  and(ne(sessions.id, sessionId), after === sessionId ? undefined : sql`${inOrder} < ${after}`)

/** Ends the session of the call itself; its device stays known. */
export const signOut = async (caller: Caller): Promise<void> => {
  await endSessions(caller, eq(sessions.id, caller.sessionId))
}

/**
 * Ends one's own session; done twice, it is done once. Its device is a new one from here on, for it may have been lost.
 * @throws Failure 'Session not found: {id}'
 */
export const revokeSession = async (caller: Caller, sessionId: string): Promise<void> => {
  const [row] = await caller.tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, caller.user.id)))
  orFail(row, notFound('Session', sessionId))
  await forgetDevices(caller, await endSessions(caller, eq(sessions.id, sessionId)))
}

/** Ends every session of the caller but the one of this call, and forgets their devices. @returns how many were live. */
export const revokeOtherSessions = async (caller: Caller): Promise<number> => {
  const ended = await endSessions(caller, ne(sessions.id, caller.sessionId))
  await forgetDevices(caller, ended)
  return ended.filter(({ expiresAt }) => expiresAt > caller.now).length
}

type Ended = Pick<typeof sessions.$inferSelect, 'expiresAt' | 'deviceHash'>

/**
 * Ends those of the caller's sessions (specification point 4: active becomes inactive on invalidate). Their tokens
 * open nothing at the next call; streams that are open on any node look again who may listen, and end.
 */
export const endSessions = async ({ tx, host, user }: Caller, which?: SQL): Promise<Ended[]> => {
  const ended = await tx
    .update(sessions)
    .set({ isActive: false })
    .where(and(eq(sessions.userId, user.id), eq(sessions.isActive, true), which))
    .returning({ expiresAt: sessions.expiresAt, deviceHash: sessions.deviceHash })
  const listening = await tx
    .select({ orgId: memberships.orgId })
    .from(memberships)
    .where(and(eq(memberships.userId, user.id), eq(memberships.status, 'active')))
  afterCommit(tx, () => {
    for (const { orgId } of listening) host.changes.wake(orgId)
  })
  return ended
}

/** Makes the devices of ended sessions new ones; the device of the call itself stays known. */
const forgetDevices = async ({ tx, user, sessionId }: Caller, ended: readonly Ended[]): Promise<void> => {
  const hashes = ended.flatMap(({ deviceHash }) => (deviceHash === null ? [] : [deviceHash]))
  if (hashes.length === 0) return
  const ofThisCall = tx
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  await tx
    .update(sessions)
    .set({ deviceHash: null })
    .where(
      and(
        eq(sessions.userId, user.id),
        inArray(sessions.deviceHash, hashes),
        ne(sessions.id, sessionId),
        sql`${sessions.deviceHash} is distinct from (${ofThisCall})`,
      ),
    )
}
