import { and, eq, sql } from 'drizzle-orm'
import type { ApiScope } from '../../../contract/rights/api-scopes.ts'
import type { Tx } from '../../core/database/database.ts'
import { notFound, orFail } from '../../core/http/failures.ts'
import { apiKeys } from '../../schema/api-keys.ts'

/**
 * The key that work was started with which goes on without its call; what the rest of the transaction writes into the
 * audit log is done with it. That it has ended by its own date stops no work that was begun before.
 */
export const readStartingKey = async (
  tx: Tx,
  orgId: string,
  id: string,
): Promise<{ scopes: readonly ApiScope[]; isRevoked: boolean }> => {
  const [row] = await tx
    .select({
      scopes: apiKeys.scopes,
      revokedAt: apiKeys.revokedAt,
      entered: sql`set_config('app.api_key_id', ${apiKeys.id}, true)`,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.orgId, orgId), eq(apiKeys.id, id)))
  const { scopes, revokedAt } = orFail(row, notFound('API key', id))
  return { scopes, isRevoked: revokedAt !== null }
}
