import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openChangeHub } from './change-feed.ts'
import { openDatabase } from '../database/database.ts'
import { silentLog } from '../observability/log.ts'
import { inTransaction } from '../database/transaction.ts'

const database = testDatabase()
const orgId = 'org-of-the-test'

/** Two nodes that look for themselves only when the test says that five seconds have gone by. */
const twoNodes = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const there = await openDatabase({ server: database.url, poolSize: 2, log: silentLog })
  const hub = await openChangeHub(database.current, silentLog)
  const other = await openChangeHub(there, silentLog)
  const heard = vi.fn<() => void>()
  const overheard = vi.fn<() => void>()
  other.subscribe(orgId, heard)
  other.subscribe('another-org', overheard)
  closing.push(other, hub, there)
  return { hub, heard, overheard }
}
const closing: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const opened of closing.splice(0)) await opened.close()
  vi.useRealTimers()
})

test('what is announced at one node wakes the readers of that organization at another, once it is stored', async () => {
  const { hub, heard, overheard } = await twoNodes()
  await inTransaction(database.current.db, { orgId }, async (tx) => {
    await hub.announce(tx, { orgId, entity: 'submission', entityId: 'one' })
    expect(heard).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), { timeout: 30_000 })
  expect(overheard).not.toHaveBeenCalled()
})

test('a reader looks every five seconds, should nobody wake it', async () => {
  const { heard, overheard } = await twoNodes()
  vi.advanceTimersByTime(4_999)
  expect(heard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(overheard).toHaveBeenCalledTimes(1)
})
