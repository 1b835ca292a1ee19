import { sql } from 'drizzle-orm'
import type { Tx } from '../../../core/database/database.ts'
import type { Host } from '../../../core/host.ts'
import { inUnscopedTransaction } from '../../../core/database/transaction.ts'

/**
 * Runs `work` in a transaction with a snapshot of one moment, limited to what a handler of the organization may see.
 * `idleMs`: how long it may wait for the reader of what it reads.
 */
export const runInSnapshot = <Result>(
  host: Pick<Host, 'database'>,
  { orgId, userId, idleMs }: { orgId: string; userId: string; idleMs: number },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  inUnscopedTransaction(host.database.db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    await tx.execute(sql`
      select set_config('role', 'muster_handler', true), set_config('app.org_id', ${orgId}, true),
        set_config('app.user_id', ${userId}, true),
        set_config('idle_in_transaction_session_timeout', ${String(idleMs)}, true)`)
    return work(tx)
  })
