import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { queueMail } from '../../../core/mail/mail-queue.ts'
import type { Context } from '../../../core/http/serve.ts'
import { deviceHashOf, deviceOf } from './device.ts'
import { sessions } from '../../../schema/accounts.ts'
import type { User } from '../users.ts'

/**
 * Writes to a user who has just signed in on a device that they had not used before. The first sign-in of all is
 * no news to them. A device is known by its key; software that keeps none, by its name and address.
 */
export const notifyNewDevice = async (
  context: Pick<Context, 'tx' | 'now' | 'host' | 'request'>,
  user: Pick<User, 'id' | 'email' | 'loginCount'>,
  sessionId: string,
): Promise<void> => {
  if (user.loginCount <= 1) return
  const { tx, request } = context
  const hash = deviceHashOf(request.deviceKey, user.id)
  const [known] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, user.id),
        ne(sessions.id, sessionId),
        or(
          hash === null ? undefined : eq(sessions.deviceHash, hash),
          and(
            isNull(sessions.deviceHash),
            eq(sessions.isActive, true),
            sql`${sessions.deviceInfo} is not distinct from ${deviceOf(request.userAgent)}`,
            eq(sessions.ipAddress, request.ip),
          ),
        ),
      ),
    )
    .limit(1)
  if (known) return
  await queueMail(context, { kind: 'new-device', orgId: null, toAddress: user.email, subjectId: sessionId })
}
