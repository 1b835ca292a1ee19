import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { Environment } from '../../core/config/environment.ts'
import { imagesOf, ofOrg } from '../../testing/images/image-calls.ts'
import { first } from '../../testing/first.ts'
import type { Member } from '../../testing/organizations.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { signUp } from '../../testing/sign-up.ts'
import { backUp, sizeInWords } from './backup-commands.ts'
import { makeBackup } from './write-backup.ts'
import { openBackup } from './open-backup.ts'
import { connectToDatabase } from '../connect-to-database.ts'
import { restoreBackup } from './restore-backup.ts'
import {
  queryDatabase,
  backupTargets,
  operatorDatabaseAt,
  type Server,
  readSchemaShape,
  withServer,
} from '../testing/backup-targets.ts'

const it = testApp()
const calls = reportCalls(it)
const { hosted, embedded, freshFile } = backupTargets()

/** A company with answers, reports, a picture and a chat; and what its owner sees of it. */
let owner: Member
let person: { id: string }
let reportId: string
let seen: Awaited<ReturnType<typeof whatIsSeen>>
let file: string

const whatIsSeen = async ({ ok }: Server) => ({
  people: await ok(contract.getEmployees, {}, owner),
  answers: await ok(contract.getSubmissions, {}, owner),
  report: await ok(contract.getReport, { employeeId: person.id }, owner),
  company: await ok(contract.getCompanyReport, {}, owner),
  audit: await ok(contract.getAuditLog, {}, owner),
  chats: await ok(contract.listChats, {}, owner),
  verified: await ok(contract.verifyReport, { employeeId: person.id }, owner),
  verifiedCompany: await ok(contract.verifyCompanyReport, { reportId }, owner),
})

beforeAll(async () => {
  const company = await calls.newCompany()
  owner = company.owner
  person = first(company.operations)
  await calls.released(person, owner)
  reportId = (await calls.releasedCompany(owner)).id
  await imagesOf(it).upload(ofOrg(owner), owner)
  await it.ok(contract.chat, { message: 'Who works in Operations?' }, owner)
  seen = await whatIsSeen(it)
  file = freshFile()
  await makeBackup(operatorDatabaseAt(it.databaseUrl), file)
})

const contentsOf = async (of: string) => {
  const backup = await openBackup(of)
  backup.close()
  return backup
}

const restoreInto = (environment: Environment, from = file) =>
  restoreBackup(() => connectToDatabase(environment), from)

describe('a backup of a database that is in use', () => {
  test('is one file that only its owner may read, and lists what it holds', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const { manifest } = await contentsOf(file)
    const [count] = await it.host.database.sql`select count(*)::int as reports from reports`
    expect(manifest.tables.find(({ name }) => name === 'reports')?.rows).toBe(count?.['reports'])
    expect(manifest).toMatchObject({ product: 'muster', engine: 'hosted', picturesElsewhere: 0 })
    expect(manifest.tables.map(({ schema, name }) => `${schema}.${name}`)).toContain('pgboss.job')
  })

  test('never takes the place of another file', async () => {
    const taken = freshFile()
    writeFileSync(taken, 'mine')
    await expect(makeBackup(operatorDatabaseAt(it.databaseUrl), taken)).rejects.toThrow(
      `${taken} is there already, and was left as it is: name another file, or move that one away.`,
    )
    expect(readFileSync(taken, 'utf8')).toBe('mine')
  })

  test('holds one moment, however much is written meanwhile', async () => {
    const environment = { ...(await hosted()), databaseUrl: it.databaseUrl }
    const during = freshFile()
    const state = { isMade: false }
    const [before] = await queryDatabase(environment, 'select count(*)::int as users from users')
    const writing = async () => {
      while (!state.isMade) await signUp(it.host)
    }
    const writers = Promise.all([writing(), writing()])
    await eventually(async () => {
      const [now] = await queryDatabase(environment, 'select count(*)::int as users from users')
      return Number(now?.['users']) > Number(before?.['users']) + 3 ? true : undefined
    })
    await makeBackup(operatorDatabaseAt(it.databaseUrl), during)
    state.isMade = true
    await writers
    const restored = await hosted()
    await restoreInto(restored, during)
    // Somebody who signs up has a session from the same moment on.
    expect(
      await queryDatabase(
        restored,
        "select count(*)::int as rows from users u where email like '%@example.test' and not exists (select from sessions s where s.user_id = u.id)",
      ),
    ).toEqual([{ rows: 0 }])
    const [kept] = await queryDatabase(restored, 'select count(*)::int as users from users')
    expect(kept?.['users']).toBeGreaterThan(Number(before?.['users']))
  })

  test('says what is not in it', async () => {
    const environment = await hosted()
    await restoreInto(environment)
    await queryDatabase(environment, 'update images set bytes = null')
    const { signal } = new AbortController()
    const said = await backUp({ environment, file: freshFile(), signal })
    expect(said).toContain('Pictures in the store of S3_ENDPOINT (1) are not in it: keep that store.')
    expect(said).toContain('Mails kept as files in DATA_DIR/mail are not in it.')
  })

  test('is refused where no Muster has been', async () => {
    const environment = await hosted()
    await expect(makeBackup(await connectToDatabase(environment), freshFile())).rejects.toThrow(
      'There is nothing to back up: no Muster has been started on this database yet.',
    )
  })
})

describe('a restored database', () => {
  test('of another name shows and verifies the same, to the same sessions', async () => {
    const environment = await hosted()
    await restoreInto(environment)
    expect(seen.verified.verification.state).toBe('same')
    expect(seen.verifiedCompany.verification.inputs).toMatchObject({ people: 9, missing: 0, changed: 0 })
    expect(await withServer(environment, it.now, whatIsSeen)).toEqual(seen)
  })

  test('goes from a hosted server into the embedded one, and from there, while it runs, to a hosted one', async () => {
    const inside = embedded()
    await restoreInto(inside)
    const next = freshFile()
    await withServer(inside, it.now, async (server) => {
      expect(await whatIsSeen(server)).toEqual(seen)
      const running = await connectToDatabase(inside)
      expect(running).toMatchObject({ engine: 'embedded', isRunning: true })
      await makeBackup(running, next)
      await running.close()
    })
    const outside = await hosted()
    await restoreInto(outside, next)
    expect(await withServer(outside, it.now, whatIsSeen)).toEqual(seen)
  })

  test('of an embedded server that is stopped is made as well', async () => {
    const inside = embedded()
    await restoreInto(inside)
    const next = freshFile()
    const reached = await connectToDatabase(inside)
    expect(reached.isRunning).toBe(false)
    await makeBackup(reached, next)
    await reached.close()
    const [then, now] = await Promise.all([contentsOf(file), contentsOf(next)])
    const hashes = (backup: typeof then) =>
      backup.manifest.tables
        .filter(({ name }) => name !== 'changes')
        .map(({ name, rows, sha256 }) => ({ name, rows, sha256 }))
    expect(hashes(now)).toEqual(hashes(then))
  })

  test('keeps the jobs that waited, each in its queue', async () => {
    const environment = await hosted()
    await restoreInto(environment)
    const jobs = 'select name, state, count(*)::int as jobs from pgboss.job group by 1, 2 order by 1, 2'
    const restored = await queryDatabase(environment, jobs)
    const { manifest } = await contentsOf(file)
    const total = restored.reduce((sum, row) => sum + Number(row['jobs']), 0)
    expect(total).toBe(manifest.tables.find(({ name }) => name === 'job')?.rows)
    expect(total).toBeGreaterThan(0)
  })
})

test.each([
  [1, '1 kB'],
  [47_200, '48 kB'],
  [99_999, '100 kB'],
  [100_000, '0.1 MB'],
  [12_340_000, '12.3 MB'],
])('%s bytes are told as %s', (bytes, said) => {
  expect(sizeInWords(bytes)).toBe(said)
})

describe('restoring is refused', () => {
  test('of what an organization has exported, with where that is imported', async () => {
    const exported = freshFile()
    writeFileSync(exported, (await it.call(contract.exportOrganization, {}, owner)).bytes)
    await expect(restoreInto(await hosted(), exported)).rejects.toThrow(
      `${exported} is what an organization has exported, and no backup of a server: import it in the browser, at "New organization". Nothing was changed.`,
    )
  })

  test('into a database that is not empty, which stays as it is', async () => {
    const environment = await hosted(inject('templateName'))
    const before = await readSchemaShape(environment)
    await expect(restoreInto(environment)).rejects.toThrow(
      /^The database of DATABASE_URL is not empty \(it holds the table \w+\), and was left as it is: make an empty one/,
    )
    expect(await readSchemaShape(environment)).toEqual(before)
  })

  test('into an embedded database with anything in it, or that a server runs', async () => {
    const environment = embedded()
    await withServer(environment, it.now, async () => {
      await expect(restoreInto(environment)).rejects.toThrow(/^The database in DATA_DIR is not empty/)
    })
    await expect(restoreInto(environment)).rejects.toThrow(
      /set DATA_DIR to a new folder, or move that one away/,
    )
  })
})
