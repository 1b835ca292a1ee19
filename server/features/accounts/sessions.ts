import { v7 as newId } from 'uuid'
import { limits } from '../../../contract/fields.ts'
import type { Tx } from '../../core/database.ts'
import { newToken, sha256 } from '../../core/secrets.ts'
import { deviceOf } from './device.ts'
import { sessions } from './tables.ts'

/**
 * Opens a session of 720 hours (specification point 9). The token is given this once; what is stored is its hash.
 */
export const openSession = async (
  { tx, now, request }: { tx: Tx; now: Date; request: { ip: string; userAgent: string | null } },
  userId: string,
): Promise<{ token: string; session: { id: string; expiresAt: string } }> => {
  const token = newToken()
  const id = newId()
  const expiresAt = new Date(now.getTime() + limits.sessionHours * 60 * 60 * 1000)
  await tx.insert(sessions).values({
    id,
    userId,
    tokenHash: sha256(token),
    createdAt: now,
    lastAccessedAt: now,
    expiresAt,
    deviceInfo: deviceOf(request.userAgent),
    ipAddress: request.ip,
  })
  return { token, session: { id, expiresAt: expiresAt.toISOString() } }
}
