import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { isRoot } from '../../testing/embedded-clusters.ts'
import { backUp } from '../backup/backup-commands.ts'
import { queryDatabase, backupTargets, environmentOf, withServer } from '../testing/backup-targets.ts'
import { tools } from '../testing/operator-tools.ts'
import { formatFindings } from './finding.ts'
import { checkDataFolder, unwritableReason, freeSpaceFinding } from './check-data-folder.ts'
import { checkDatabaseState } from './check-database.ts'
import { checkNode, checkPort } from './check-machine.ts'

const it = testApp()
const { hosted, embedded, scratch } = backupTargets()
const start = tools()

describe('a hosted database', () => {
  test('of this Muster is fine, and one without tables is left without', async () => {
    const used = environmentOf({ DATABASE_URL: it.databaseUrl })
    expect(formatFindings(await checkDatabaseState(used)).join('\n')).toMatch(
      /^ok {7}Database: PostgreSQL [\d.]+.* answers; "\w+" may do all that Muster needs in "\w+"\nok {7}Migrations: all \d+ are applied\nok {7}Logins: the server works as muster_tenant_\d+ and muster_system_\d+, which own nothing\nok {7}Webhooks: 0 are switched on\nok {7}Clock: within 30 seconds of that of the database\nNothing is wrong\.$/,
    )
    const empty = await hosted()
    expect(await checkDatabaseState(empty)).toContainEqual({
      state: 'ok',
      about: 'Migrations',
      found: expect.stringMatching(/^none yet: the first start makes \d+$/),
    })
    expect(await queryDatabase(empty, "select to_regnamespace('drizzle') as there")).toEqual([
      { there: null },
    ])
  })

  test('that lacks migrations, or has more than are known, is told', async () => {
    const environment = await hosted(inject('templateName'))
    const table = 'drizzle.__drizzle_migrations'
    await queryDatabase(
      environment,
      `delete from ${table} where created_at = (select max(created_at) from ${table})`,
    )
    expect(await checkDatabaseState(environment)).toContainEqual({
      state: 'warning',
      about: 'Migrations',
      found: expect.stringMatching(
        /^1 of \d+ are to come with the next start, the first \d{4}_\w+: take a backup/,
      ),
    })
    await queryDatabase(environment, `insert into ${table} (hash, created_at) values ('x', 4000000000000)`)
    expect(await checkDatabaseState(environment)).toContainEqual({
      state: 'wrong',
      about: 'Migrations',
      found:
        'A newer Muster has changed this database: start that one, or restore a backup of before into an empty one.',
    })
  })

  test('whose user lacks rights is told with the statements that mend it', async () => {
    const environment = await hosted()
    const role = `poor_${path.basename(scratch).replaceAll(/\W/g, '_').toLowerCase()}`
    await queryDatabase(environment, `create role ${role} login password 'geheim'`)
    const address = new URL(environment.databaseUrl ?? '')
    address.username = role
    address.password = 'geheim'
    const found = await checkDatabaseState({ ...environment, databaseUrl: address.href })
    await queryDatabase(environment, `drop role ${role}`)
    expect(found).toEqual([
      {
        state: 'wrong',
        about: 'Database',
        found: expect.stringContaining(`GRANT CREATE ON DATABASE`),
      },
    ])
  })
})

describe('the embedded database', () => {
  test('is not made by looking; where it rests it is not started, and where it runs it is looked into', async () => {
    const environment = embedded()
    const before = formatFindings([
      ...(await checkDataFolder(environment)),
      ...(await checkDatabaseState(environment)),
    ])
    expect(before[0]).toBe(`ok       Data folder: ${environment.dataDir} will be made at the first start`)
    expect(before).toContainEqual(
      expect.stringMatching(/^ok {7}Database: the programs of PostgreSQL 18 run; the first start makes/),
    )
    expect(existsSync(environment.dataDir)).toBe(false)

    const running = await withServer(environment, it.now, async () => [
      ...(await checkDataFolder(environment)),
      ...(await checkDatabaseState(environment)),
    ])
    expect(running).toContainEqual({ state: 'ok', about: 'Data folder', found: 'a Muster runs on it now' })
    expect(running).toContainEqual({
      state: 'ok',
      about: 'Database',
      found: expect.stringMatching(/^the embedded PostgreSQL 18\.\d+ runs and answers$/),
    })

    expect(await checkDatabaseState(environment)).toEqual([
      {
        state: 'ok',
        about: 'Database',
        found: expect.stringMatching(/is not running, and was not looked into$/),
      },
    ])
    expect(existsSync(path.join(environment.dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('is told of programs that are not there, another version, and something in its way', async () => {
    const environment = embedded()
    mkdirSync(path.join(environment.dataDir, 'postgres'), { recursive: true })
    const wrong = async (given = environment) =>
      (await checkDatabaseState(given)).map(({ state, found }) => `${state} ${found}`)
    expect(await wrong()).toEqual([expect.stringMatching(/^wrong .* is not a database and is in its way/)])
    writeFileSync(path.join(environment.dataDir, 'postgres', 'PG_VERSION'), '14\n')
    expect(await wrong()).toEqual([
      expect.stringMatching(/^wrong .* was made by PostgreSQL 14, and the programs of PostgreSQL 18 run/),
    ])
    expect(await wrong({ ...environment, postgresBinDir: scratch })).toEqual([
      expect.stringMatching(/^wrong the programs of PostgreSQL in .* do not run \(.*\): set DATABASE_URL/),
    ])
  })
})

test.runIf(isRoot)(
  'whoever is not the user of the server is told so, and never that nothing runs',
  async () => {
    const environment = embedded()
    const { signal } = new AbortController()
    chmodSync(scratch, 0o755)
    // Something that answers as the Muster on this folder would.
    const answering = createServer((request, response) => {
      response.end(
        JSON.stringify({ success: true, ...(request.url === '/api/ready' && { engine: 'embedded' }) }),
      )
    }).listen(0, '127.0.0.1')
    await once(answering, 'listening')
    const address = answering.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const found = await withServer(environment, it.now, async () =>
      asUser(65_533, async () => [
        await checkPort({ ...environment, port }),
        ...(await checkDataFolder(environment)),
        ...(await checkDatabaseState(environment)),
        await backUp({ environment, file: path.join(scratch, 'other.zip'), signal }).catch(
          (error: unknown) => error,
        ),
      ]),
    )
    answering.close()
    expect(found).toContainEqual({
      state: 'warning',
      about: 'Port',
      found: `a Muster runs on ${port}; this user cannot tell whether it is the one of these settings: run the doctor as the user that runs Muster.`,
    })
    const cluster = path.join(environment.dataDir, 'postgres')
    expect(found).toContainEqual({
      state: 'wrong',
      about: 'Database',
      found: `${cluster} is for another user to read, so it was not looked at: run the doctor as the user that runs Muster.`,
    })
    expect(found).toContainEqual(
      new Error(
        `The database in ${cluster} is for another user to read: run the backup as the user that runs Muster.`,
      ),
    )
    expect(JSON.stringify(found)).not.toContain('no Muster runs')
  },
)

test('a folder that cannot be written to is told with what mends it', () => {
  expect(unwritableReason(scratch, 'EROFS')).toMatch(/is mounted to be read only: mount it to be written/)
  expect(unwritableReason(scratch, 'EACCES')).toMatch(
    /may not be written to by user \d+; it belongs to \d+: give it/,
  )
})

/** Files are opened with the rights of that user meanwhile. */
const asUser = async <T>(uid: number, act: () => Promise<T>): Promise<T> => {
  process.seteuid?.(uid)
  try {
    return await act()
  } finally {
    process.seteuid?.(0)
  }
}

test('the data folder that is a file is refused, and one that is not needed is not looked for', async () => {
  const file = path.join(scratch, 'file')
  writeFileSync(file, '')
  expect(await checkDataFolder(environmentOf({ DATA_DIR: path.join(file, 'x') }))).toEqual([
    {
      state: 'wrong',
      about: 'Data folder',
      found: `${file} is in the way and no folder: set DATA_DIR to another place.`,
    },
  ])
  // Nothing more is said of the database that should be in it.
  expect(await checkDatabaseState(environmentOf({ DATA_DIR: file }))).toEqual([])
  expect(await checkDatabaseState(environmentOf({ DATA_DIR: path.join(file, 'x') }))).toEqual([])
  const hostedOnly = { DATABASE_URL: it.databaseUrl, SMTP_URL: 'smtp://127.0.0.1', DATA_DIR: '/nowhere' }
  expect(await checkDataFolder(environmentOf(hostedOnly))).toMatchObject([{ state: 'ok' }])
})

test.each([
  [99_000_000, 'wrong', '99 MB free'],
  [999_000_000, 'warning', '999 MB free'],
  [1_000_000_000, 'ok', '1000 MB free'],
  [81_500_000_000, 'ok', '81 GB free'],
])('%s free bytes', (bytes, state, said) => {
  expect(freeSpaceFinding(bytes)).toMatchObject({ state, found: expect.stringContaining(said) })
})

test.each([
  ['20.20.1', 'wrong'],
  ['18.99.9', 'wrong'],
  ['20.20.2', 'ok'],
  ['22.1.0', 'ok'],
])('Node %s is %s', (version, state) => {
  expect(checkNode(version).state).toBe(state)
})

test('the command ends with 1 where something is wrong, names each setting, and says no secret', async () => {
  const fine = embedded()
  const free = { PORT: '0' }
  const good = await start('doctor', fine, [], scratch, free).ran
  expect(good).toMatchObject({ complained: '', ended: 0 })
  expect(good.said).toMatch(/\nNothing is wrong\.\n$/)
  expect(existsSync(fine.dataDir)).toBe(false)

  const elsewhen = await start('doctor', fine, [], scratch, { ...free, TZ: 'Nowhere/Atall' }).ran
  expect(elsewhen.said).toContain(
    'warning  Clock: The time zone TZ=Nowhere/Atall is not known, so UTC is used. Set TZ to a name',
  )
  expect(good.said).not.toContain('time zone')
  // One line for the clock, with the worst that is known of it.
  for (const { said } of [good, elsewhen]) expect(said.match(/ Clock: /g)).toHaveLength(1)

  const wrong = await start('doctor', fine, [], scratch, { PORT: 'geheim', STRIPE_SECRET_KEY: 'geheim' }).ran
  expect(wrong.ended).toBe(1)
  expect(wrong.said).toContain('wrong    Settings: PORT must be a whole number from 0 to 65535.\n')
  expect(wrong.said).toContain('wrong    Settings: STRIPE_SECRET_KEY must be the whole secret')
  // What was not looked at is not wrong by that.
  expect(wrong.said).toMatch(/\nwarning  The rest: was not looked at.*\n2 wrong\. 1 worth a look\.\n$/)
  expect(wrong.said).not.toContain('geheim')

  const away = await start(
    'doctor',
    { ...fine, databaseUrl: 'postgres://muster:geheim@127.0.0.1:1/x' },
    [],
    scratch,
    { ...free, SMTP_URL: 'smtp://muster:geheim@127.0.0.1:1', METRICS_TOKEN: 'geheim-geheim-geheim' },
  ).ran
  expect(away.ended).toBe(1)
  expect(away.said).toContain('2 wrong.')
  expect(away.said + away.complained).not.toContain('geheim')
})
