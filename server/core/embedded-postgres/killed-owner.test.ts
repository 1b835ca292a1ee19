import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { clusterFolders, clusterOwners, findServers, withServer } from '../../testing/embedded-clusters.ts'

const { freshFolder, usedFolder } = clusterFolders()
const startOwner = clusterOwners()

test('the server ends with it', async () => {
  const folder = usedFolder()
  const owner = startOwner(folder)
  expect(await owner.opened).toBe('open clean')
  expect(findServers(folder).length).toBeGreaterThan(1)
  owner.process.kill('SIGKILL')
  await owner.ended
  for (let tries = 0; tries < 100 && findServers(folder).length > 0; tries += 1) await sleep(50)
  expect(findServers(folder)).toEqual([])
  await withServer(folder, async (sql) => {
    expect((await sql`select count(*)::int as count from rows`)[0]?.['count']).toBeGreaterThanOrEqual(
      owner.rows.length,
    )
  })
})

test('20 times in the midst of inserts, every acknowledged row is there', { timeout: 90_000 }, async () => {
  const folder = usedFolder()
  const acknowledged: number[] = []
  for (let round = 0; round < 20; round += 1) {
    const owner = startOwner(folder)
    expect(await owner.opened).toMatch(/^open /)
    await sleep(20 + round * 5)
    owner.process.kill('SIGKILL')
    await owner.ended
    acknowledged.push(...owner.rows)
  }
  expect(acknowledged.length).toBeGreaterThan(100)
  await withServer(folder, async (sql) => {
    const stored = new Set((await sql<{ id: number }[]>`select id from rows`).map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  })
})

test.each([100, 300, 500, 900])('%s ms into its first start, the next one works', async (afterMs) => {
  const folder = freshFolder()
  const owner = startOwner(folder)
  await sleep(afterMs)
  owner.process.kill('SIGKILL')
  await owner.ended
  await withServer(folder, async (sql) => {
    expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
  })
})

test.each([
  ['of a number that is free', () => 4_000_000],
  ['of a number that another program has by now', () => process.pid],
])('a lock file %s is cleared away', async (_name, pid) => {
  const folder = usedFolder()
  writeFileSync(path.join(folder, 'postmaster.pid'), `${pid()}\n${folder}\n1700000000\n5432\n\n\n\nready\n`)
  await withServer(folder, async (_sql, server) => {
    expect(server.how).toBe('stale')
  })
})
