import { changes } from '../database/tables.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Log } from '../observability/log.ts'
import { afterCommit } from '../database/transaction.ts'

/**
 * Tells every node that something changed in an organization. What changed is stored with the change
 * itself; the NOTIFY sent after the commit only wakes the readers, so a lost one costs time and nothing else.
 * (A NOTIFY inside the transaction would make all commits wait for each other.)
 */
export type Change = { orgId: string; entity: string; entityId: string }

export type ChangeHub = {
  /** Stores what changed, at least one thing, in the change's own transaction, and wakes the readers after its commit. */
  announce(tx: Tx, ...changed: Change[]): Promise<void>
  /** Wakes the readers of an organization on every node, for changes that were stored by other means. */
  wake(orgId: string): void
  /** Calls `onWake` whenever the organization may have changed, and every few seconds besides. */
  subscribe(orgId: string, onWake: () => void): () => void
  close(): Promise<void>
}

const channel = 'muster_changes'
/** A reader looks for itself this often, should every NOTIFY be lost. */
const lookEveryMs = 5_000

export const openChangeHub = async (database: Database, log: Log): Promise<ChangeHub> => {
  const readers = new Map<string, Set<() => void>>()
  const toWake = new Set<string>()
  let isSending = false

  const wakeReaders = (orgId: string) => {
    for (const onWake of readers.get(orgId) ?? []) onWake()
  }
  const wakeAll = () => {
    for (const orgId of readers.keys()) wakeReaders(orgId)
  }
  const sendWakes = async () => {
    while (toWake.size > 0) {
      const orgIds = [...toWake]
      toWake.clear()
      try {
        await database.sql`select pg_notify(${channel}, org_id) from unnest(${orgIds}::text[]) as org_id`
      } catch (error) {
        log.warn({ err: error }, 'Readers could not be woken; they will look for themselves')
      }
    }
    isSending = false
  }
  const wake = (orgId: string) => {
    toWake.add(orgId)
    if (isSending) return
    isSending = true
    void sendWakes()
  }

  const unlisten = await database.listen(channel, wakeReaders, wakeAll)
  const timer = setInterval(wakeAll, lookEveryMs)
  timer.unref()

  return {
    async announce(tx, ...changed) {
      await tx.insert(changes).values(changed)
      afterCommit(tx, () => {
        for (const { orgId } of changed) wake(orgId)
      })
    },
    wake,
    subscribe(orgId, onWake) {
      const own = readers.get(orgId) ?? new Set()
      readers.set(orgId, own.add(onWake))
      return () => {
        own.delete(onWake)
        if (own.size === 0) readers.delete(orgId)
      }
    },
    async close() {
      clearInterval(timer)
      await unlisten()
    },
  }
}
