import { randomUUID } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Host } from '../core/host.ts'
import { newToken, sha256 } from '../core/auth/secrets.ts'
import { asSystem } from '../core/database/transaction.ts'
import { sessions, users } from '../schema/accounts.ts'

/** Somebody with a session. */
export type Person = { userId: string; email: string; token: string }

/** Signs somebody up without the mail and its code; whatever follows goes through the product's own calls. */
export const signUp = (
  host: Host,
  { email = `${randomUUID().slice(0, 8)}@example.test`, name = 'Grace Hopper' } = {},
): Promise<Person> =>
  asSystem(host.database.db, async (tx) => {
    const now = host.clock()
    const userId = newId()
    const token = newToken()
    await tx.insert(users).values({ id: userId, email, displayName: name, createdAt: now, updatedAt: now })
    await tx.insert(sessions).values({
      id: newId(),
      userId,
      tokenHash: sha256(token),
      createdAt: now,
      lastAccessedAt: now,
      expiresAt: new Date(now.getTime() + 720 * 3_600_000),
    })
    return { userId, email, token }
  })
