import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import type { Environment } from '../../core/config/environment.ts'
import { eventually } from '../../testing/eventually.ts'
import { queryDatabase, backupTargets } from '../testing/backup-targets.ts'
import { tools } from '../testing/operator-tools.ts'

const { hosted, embedded, freshFile, scratch } = backupTargets()
const start = tools()

const rows = 80_000
let full: Environment
beforeAll(async () => {
  full = await hosted(inject('templateName'))
  await queryDatabase(
    full,
    `insert into changes (org_id, entity, entity_id) select 'o', 'e', md5(i::text) from generate_series(1, ${rows}) i`,
  )
})

/** What a backup that is being written, or was left half-written, is called. */
const begun = (file: string) =>
  readdirSync(scratch).find((name) => name.startsWith(`${path.basename(file)}.unfinished-`))

const tablesOf = async (environment: Environment) => {
  const [found] = await queryDatabase(
    environment,
    "select count(*)::int as tables from pg_class where relnamespace::regnamespace::text in ('public', 'drizzle', 'pgboss')",
  )
  return found?.['tables']
}

/** Whether rows are being loaded into a database. */
const isLoading = async ({ databaseUrl }: Environment): Promise<boolean> => {
  const found = await queryDatabase(
    full,
    `select from pg_stat_activity where datname = '${databaseUrl?.split('/').at(-1)}' and query like 'copy "public"."changes"%'`,
  )
  return found.length > 0
}

/** Begins a backup, and waits until some of it is written. */
const halfWritten = async (file: string) => {
  const tool = start('backup', full, [file], scratch)
  await eventually(() => begun(file))
  return tool
}

test('a backup that is killed leaves no file of its name, and the next one clears away what is left', async () => {
  const file = freshFile()
  const killed = await halfWritten(file)
  killed.kill('SIGKILL')
  expect((await killed.ran).ended).toBe('SIGKILL')
  expect(existsSync(file)).toBe(false)
  const next = await start('backup', full, [path.basename(file)], scratch).ran
  expect(next).toMatchObject({ complained: '', ended: 0 })
  expect(next.said).toContain(`into ${file} (`)
  expect(existsSync(file)).toBe(true)
  expect(begun(file)).toBeUndefined()
})

test('a backup that is asked to stop leaves nothing', async () => {
  const file = freshFile()
  const stopped = await halfWritten(file)
  stopped.kill('SIGTERM')
  expect(await stopped.ran).toEqual({
    said: '',
    complained: 'Stopped before the end: nothing was kept of it.\n',
    ended: 1,
  })
  expect(existsSync(file)).toBe(false)
  expect(begun(file)).toBeUndefined()
})

test(
  'a restoration that is killed or asked to stop leaves an empty database, into which the next one goes',
  { timeout: 90_000 },
  async () => {
    const file = freshFile()
    expect(await start('backup', full, [file], scratch).ran).toMatchObject({ ended: 0 })
    const environment = await hosted()
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const tool = start('restore', environment, [file], scratch)
      await eventually(async () => ((await isLoading(environment)) ? true : undefined))
      tool.kill(signal)
      const { ended, complained } = await tool.ran
      expect(ended).toBe(signal === 'SIGKILL' ? 'SIGKILL' : 1)
      expect(complained).toBe(signal === 'SIGKILL' ? '' : 'Stopped before the end: nothing was kept of it.\n')
      // PostgreSQL notices in its own time that a process which was killed is gone.
      await eventually(async () => ((await isLoading(environment)) ? undefined : true))
      await eventually(async () => ((await tablesOf(environment)) === 0 ? true : undefined))
    }
    expect(await start('restore', environment, [file], scratch).ran).toMatchObject({ ended: 0 })
    expect(await queryDatabase(environment, 'select count(*)::int as rows from changes')).toEqual([{ rows }])
  },
)

test('what cannot be done is said in a sentence, with exit code 1', async () => {
  const nothing = embedded()
  expect(await start('backup', nothing, [freshFile()], scratch).ran).toEqual({
    said: '',
    complained: `There is nothing to back up: no Muster has been started with the data folder ${nothing.dataDir} yet. Set DATA_DIR or DATABASE_URL as the server has it.\n`,
    ended: 1,
  })
  expect(existsSync(nothing.dataDir)).toBe(false)
  const away = { ...nothing, databaseUrl: 'postgres://a:geheim@127.0.0.1:1/x' }
  for (const name of ['backup', 'restore'] as const) {
    for (const args of [[], ['--help'], ['my', 'backup.zip']])
      expect((await start(name, nothing, args, scratch).ran).complained).toMatch(
        new RegExp(`^Name the file to \\w+: npm run ${name} -- muster.zip\n$`),
      )
  }
  expect(await start('backup', away, [freshFile()], scratch).ran).toMatchObject({
    complained: expect.stringMatching(
      /^The PostgreSQL of DATABASE_URL cannot be reached at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    ),
    ended: 1,
  })
  expect((await start('backup', full, ['/nowhere/at/all.zip'], scratch).ran).complained).toBe(
    'There is no folder /nowhere/at: make it, or name another file.\n',
  )
  expect((await start('backup', full, ['/proc/muster.zip'], scratch).ran).complained).toMatch(
    /^\/proc\/muster\.zip\.unfinished-\d+ could not be written \(E\w+\): make room for it, or name a file elsewhere\.\n$/,
  )
  expect((await start('restore', nothing, ['missing.zip'], scratch).ran).complained).toBe(
    `There is no file ${path.join(scratch, 'missing.zip')}.\n`,
  )
  expect(existsSync(nothing.dataDir)).toBe(false)
})
