import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  clusterFolders,
  clusterOwners,
  isRoot,
  openCluster,
  findServers,
  withServer,
} from '../../testing/embedded-clusters.ts'

const { freshFolder, usedFolder } = clusterFolders()
const startOwner = clusterOwners()

test('it is made at first, and keeps its rows over a restart', async () => {
  const folder = freshFolder()
  await withServer(folder, async (sql, server) => {
    expect(server.how).toBe('created')
    await sql`create table kept (id int)`
    await sql`insert into kept values (7)`
  })
  await withServer(folder, async (sql, server) => {
    expect(server.how).toBe('clean')
    expect([...(await sql`select id from kept`)]).toEqual([{ id: 7 }])
  })
  expect(findServers(folder)).toEqual([])
})

test('it is durable, on a socket only, and closed to other users', async () => {
  await withServer(usedFolder(), async (sql) => {
    const [settings] =
      await sql`select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
      current_setting('synchronous_commit') as waits, current_setting('listen_addresses') as tcp,
      current_setting('unix_socket_permissions') as socket, current_setting('server_encoding') as encoding`
    expect(settings).toEqual({
      fsync: 'on',
      pages: 'on',
      waits: 'on',
      tcp: '',
      socket: '0700',
      encoding: 'UTF8',
    })
  })
})

test('a second owner is refused, in this process and in another', async () => {
  const folder = usedFolder()
  const sentence = `Another Muster is running on the data folder ${path.dirname(folder)}: stop it first, or set another DATA_DIR.`
  await withServer(folder, async (sql) => {
    await expect(openCluster(folder)).rejects.toThrow(sentence)
    expect(await startOwner(folder).opened).toBe(`failed ${sentence}`)
    expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
  })
})

test('of four that start at once on a dead lock, one owns it', async () => {
  const folder = usedFolder()
  const owner = startOwner(folder)
  await owner.opened
  owner.process.kill('SIGKILL')
  await owner.ended
  const all = Array.from({ length: 4 }, () => startOwner(folder))
  const said = await Promise.all(all.map(({ opened }) => opened))
  expect(said.toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => expect.stringMatching(/^failed Another Muster is running/)),
    expect.stringMatching(/^open /),
  ])
  for (const { process: child } of all) child.stdin?.end()
  await Promise.all(all.map(({ ended }) => ended))
})

test.runIf(isRoot)('another user is told whose folder it is', async () => {
  const folder = usedFolder()
  const owner = startOwner(folder)
  await owner.opened
  const stranger = startOwner(folder, { uid: 65_533, gid: 65_533 })
  expect(await stranger.opened).toContain(
    `The data folder ${path.dirname(folder)} was last used by another user`,
  )
  owner.process.stdin?.end()
  await owner.ended
})

test('it starts again by itself when its server is killed', async () => {
  const folder = usedFolder()
  await withServer(folder, async (sql) => {
    await sql`create table kept (id int)`
    await sql`insert into kept values (1)`
    process.kill(Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    let rows: unknown[] = []
    for (let tries = 0; tries < 100 && rows.length === 0; tries += 1) {
      await sleep(100)
      rows = await sql`select id from kept`.catch(() => [])
    }
    expect(rows).toEqual([{ id: 1 }])
  })
  expect(findServers(folder)).toEqual([])
})
