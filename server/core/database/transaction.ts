import type { Connections } from './connection-pool.ts'
import { type Db, runTransaction, type Tx } from './drizzle-session.ts'
import { organizationLock } from './organization-lock.ts'
import { transactionAttempts, withRetries } from './retry-transaction.ts'

export { isDatabaseUnavailable, sqlState } from './database-errors.ts'
export { isRetryable } from './retry-transaction.ts'

/** Whose rows a transaction may see: row-level security reads these. */
export interface Scope {
  orgId?: string
  userId?: string
  /** Waits until nobody else works in the organization, and keeps them out until the end: for its deletion. */
  isAlone?: boolean
  /** The API key that it is done with, if any: what it writes into the audit log says so. */
  apiKeyId?: string | null
  /** For the calls that are answered before anybody is known, such as an invitation's own page. */
  door?: boolean
}

const setScope =
  "select set_config('role', 'muster_handler', true), set_config('app.org_id', $1, true), set_config('app.user_id', $2, true), set_config('app.door', $3, true), set_config('app.api_key_id', $4, true)"
// Keeps the organization from being deleted; locked before any row, so that the order of locks is the same everywhere.
const setScopeInOrganization = `${setScope}, ${organizationLock.shared('$1')}`
// Asked for at once and not raised later: two that both hold it shared would wait for each other.
const setScopeAlone = `${setScope}, ${organizationLock.alone('$1')}`

const afterCommits = new WeakMap<Tx, (() => void)[]>()

/**
 * Runs `work` in one transaction as the role `muster_handler`, which row-level security binds, with
 * `app.org_id`, `app.user_id`, `app.door` and `app.api_key_id` set for it. BEGIN and the scope travel in one round trip.
 *
 * Serialization failures and deadlocks (40001, 40P01) run `work` again from its start, at most `attempts`
 * times in all (default 5, specification point 9), with growing, random pauses; so `work` must do nothing
 * outside of the transaction. Every other failure passes as it is. `attempts` below 1 is a RangeError.
 */
export function inTransaction<Result>(
  db: Db,
  scope: Scope,
  work: (tx: Tx) => Promise<Result>,
  { attempts = transactionAttempts }: { attempts?: number } = {},
): Promise<Result> {
  const args = [scope.orgId ?? '', scope.userId ?? '', scope.door ? 'on' : '', scope.apiKeyId ?? '']
  const inOrganization = scope.isAlone ? setScopeAlone : setScopeInOrganization
  return withRetries(attempts, () =>
    runOnce(db.connections, { text: scope.orgId ? inOrganization : setScope, args }, work),
  )
}

/**
 * The same as the system's own user, on connections of its own: `work` sees every organization's rows. Only for
 * authentication's own look-ups and for jobs.
 */
export function asSystem<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  { attempts = transactionAttempts }: { attempts?: number } = {},
): Promise<Result> {
  return withRetries(attempts, () => runOnce(db.systemConnections, undefined, work))
}

/**
 * Once, and as the handlers' user before it has become `muster_handler`: `work` sees nothing until it has set role and scope
 * itself, after what has to come before, such as the isolation level.
 */
export function inUnscopedTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return runOnce(db.connections, undefined, work)
}

/** Calls `callback` once `tx` has been committed; never if it is rolled back. For waking others, not for work that must not be lost. */
export function afterCommit(tx: Tx, callback: () => void): void {
  const callbacks = afterCommits.get(tx)
  if (callbacks) callbacks.push(callback)
  else afterCommits.set(tx, [callback])
}

/**
 * Runs `work` so that it can be undone by itself: what it throws undoes what it did in `tx`, and nothing else of it. What it
 * gives to `afterCommit` is called once the whole of `tx` is committed.
 */
export function inSavepoint<Result>(tx: Tx, work: (nested: Tx) => Promise<Result>): Promise<Result> {
  return tx.transaction(async (nested) => {
    const result = await work(nested)
    for (const callback of afterCommits.get(nested) ?? []) afterCommit(tx, callback)
    return result
  })
}

async function runOnce<Result>(
  connections: Connections,
  opening: { text: string; args: string[] } | undefined,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let transaction: Tx | undefined
  const result = await connections.lend((connection) =>
    runTransaction(connections, connection, opening, (tx) => {
      transaction = tx
      return work(tx)
    }),
  )
  for (const callback of (transaction && afterCommits.get(transaction)) ?? []) {
    try {
      callback()
    } catch (error) {
      // What is committed must not look like a failure, which would be tried again.
      process.emitWarning(error instanceof Error ? error : String(error))
    }
  }
  return result
}
