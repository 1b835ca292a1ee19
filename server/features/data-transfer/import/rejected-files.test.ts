import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataTransferLimits, dataTransferMessages as says } from '../../../../contract/calls/data-transfer.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { signUp, type Person } from '../../../testing/sign-up.ts'
import { fileAs } from '../../../testing/images/sample-images.ts'
import { logoName, manifestName } from '../archive/manifest.ts'
import {
  archiveWith,
  exportAs,
  readLines,
  readManifest,
  sendFile,
  createZip,
} from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'

const app = testApp()
let importer: Person
let entries: Map<string, Buffer>

beforeAll(async () => {
  const { owner } = await filledOrganization(app)
  entries = (await exportAs(app, owner)).entries
  importer = await signUp(app.host)
})

/** The archive with some files changed. */
const changed = (...how: Tail<Parameters<typeof archiveWith>>) => archiveWith(entries, ...how)
type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never

const howMany = () =>
  asSystem(app.host.database.db, async (tx) => [
    ...(await tx.execute(sql`select (select count(*) from organizations)::int as organizations,
      (select count(*) from employees)::int as people, (select count(*) from images)::int as images`)),
  ])

const refusesBoth = async (file: Uint8Array, error: string) => {
  const before = await howMany()
  for (const call of ['checkImport', 'importOrganization'] as const) {
    const { status, text } = await sendFile(app, call, file, importer)
    expect({ status, error: JSON.parse(text).error }).toEqual({ status: 400, error })
  }
  expect(await howMany()).toEqual(before)
  // Another test may be sending one of its own just now.
  await eventually(() => !readdirSync(tmpdir()).some((name) => name.startsWith('muster-import-')))
}

const same = () => ({})
const replaced = (file: string, from: string | RegExp, to: string) =>
  changed((text) => ({ [file]: text(file).replace(from, to) }))

describe('is refused with its sentence, and nothing is stored or left:', () => {
  test('what is no archive, is empty or was cut off', async () => {
    expect.hasAssertions()
    const whole = await changed(same)
    for (const bytes of [Buffer.from('not a zip'), Buffer.alloc(0), whole.subarray(0, whole.length - 100)])
      await refusesBoth(bytes, says.noArchive)
  })

  test('a zip of something else, and a backup of a whole server', async () => {
    expect.hasAssertions()
    await refusesBoth(await createZip([['photo.jpg', Buffer.from('x')]]), says.noArchive)
    await refusesBoth(
      await createZip([[manifestName, Buffer.from(JSON.stringify({ product: 'other', format: 1 }))]]),
      says.noArchive,
    )
    await refusesBoth(
      await createZip([
        [manifestName, Buffer.from(JSON.stringify({ product: 'muster', format: 1, tables: [] }))],
      ]),
      says.backup,
    )
  })

  test('one that a newer Muster made', async () => {
    expect.hasAssertions()
    await refusesBoth(await changed(same, (is) => ({ ...is, format: 2 })), says.newer)
  })

  test('one from later than now', async () => {
    expect.hasAssertions()
    const later = new Date(app.now.getTime() + 3_600_000).toISOString()
    await refusesBoth(await changed(same, (is) => ({ ...is, exportedAt: later })), says.future)
  })

  test('a changed byte, a line more or less, and other counts, with the file in which it is', async () => {
    expect.hasAssertions()
    const asIs = { isFitted: false }
    for (const file of ['people.ndjson', 'reports.ndjson', 'README.md'])
      await refusesBoth(
        await changed(
          (text) => ({ [file]: text(file).replace('Ada', 'Eve').replace('Tide', 'Tidy') }),
          undefined,
          asIs,
        ),
        says.differs(file),
      )
    await refusesBoth(
      await changed(
        (text) => ({ 'people.ndjson': text('people.ndjson').replace(/^.*\n/, '') }),
        undefined,
        asIs,
      ),
      says.differs('people.ndjson'),
    )
    await refusesBoth(
      await changed(same, (is) => ({
        ...is,
        files: is.files.map((file) => (file.name === 'cycles.ndjson' ? { ...file, lines: 7 } : file)),
      })),
      says.differs('cycles.ndjson'),
    )
  })

  test('a missing file, one too many, one twice, and names that lead elsewhere', async () => {
    expect.hasAssertions()
    await refusesBoth(await changed(() => ({ 'people.ndjson': undefined })), says.missing('people.ndjson'))
    const files = [...entries]
    await refusesBoth(
      await createZip([...files, ['notes.txt', Buffer.from('x')]]),
      says.unknownEntry('notes.txt'),
    )
    const [readMe] = files
    await refusesBoth(await createZip([...files, ...(readMe ? [readMe] : [])]), says.twice('README.md'))
    const whole = await createZip([...files, ['xx/yyyyyyy', Buffer.from('x')]])
    const elsewhere = Buffer.from(whole.toString('latin1').replaceAll('xx/yyyyyyy', '../etc/pas'), 'latin1')
    await refusesBoth(elsewhere, says.noArchive)
  })

  test('what unpacks to far more than it is', async () => {
    expect.hasAssertions()
    const zeros = Buffer.alloc(400 * 1024 * 1024, 0x20)
    const files = [...entries].map(([name, bytes]): [string, Buffer] => [
      name,
      name === 'audit-log.ndjson' ? zeros : bytes,
    ])
    await refusesBoth(await createZip(files), says.tooLargeInside)
    // An entry that says it is 5 GB.
    const lying = Buffer.from(await changed(same))
    const at = lying.lastIndexOf(Buffer.from('audit-log.ndjson')) - 46
    lying.writeUInt32LE(0xfffffff0, at + 24)
    await refusesBoth(lying, says.tooLargeInside)
  })

  test('a line that no export has: too long, of too many values, of too many names', async () => {
    expect.hasAssertions()
    const { bytes, values } = dataTransferLimits.line
    const many = Array.from({ length: 300_000 }, (_, index) => `"${index.toString(36)}":0`).join(',')
    for (const [file, line] of [
      ['people.ndjson', JSON.stringify({ name: randomBytes(bytes).toString('base64') })],
      ['people.ndjson', JSON.stringify({ name: Array.from({ length: values + 1 }, () => 0) })],
      ['audit-log.ndjson', `{"details":{${many}}}`],
      ['company-reports.ndjson', `{"content":{${many}}}`],
    ] as const)
      await refusesBoth(await changed(() => ({ [file]: `${line}\n` })), says.tooLargeInside)
  })

  test('a line that is not as it is written, whatever its hash', async () => {
    expect.hasAssertions()
    for (const [from, to] of [
      [/"status" : "[a-z]+"/, '"status" : "owner"'],
      [/"email" : "[^"]+"/, '"email" : "Ada <ada@example.test>"'],
      ['"id" :', '"isOwner" : true, "id" :'],
      ['{', '['],
    ] as const) {
      const { status, text } = await sendFile(
        app,
        'checkImport',
        await replaced('people.ndjson', from, to),
        importer,
      )
      expect(status).toBe(400)
      expect([says.unreadable('people.ndjson', 1), says.differs('people.ndjson')]).toContain(
        JSON.parse(text).error,
      )
    }
    const twice = await changed((text) => {
      const [first = ''] = text('people.ndjson').split('\n')
      return { 'people.ndjson': `${first}\n${text('people.ndjson')}` }
    })
    await refusesBoth(twice, says.unreadable('people.ndjson', 2))
  })

  test('a reference that leads nowhere', async () => {
    expect.hasAssertions()
    const file = await replaced('submissions.ndjson', /"employeeId" ?: ?"[^"]+"/, '"employeeId":"0"')
    await refusesBoth(file, says.leadsNowhere('submissions.ndjson', 1, 'employeeId'))
  })

  test('two people with one e-mail address', async () => {
    expect.hasAssertions()
    const addresses = /"email" ?: ?"[^"]+"/g
    const file = await changed((text) => {
      const people = text('people.ndjson')
      const [first = ''] = people.match(addresses) ?? []
      return { 'people.ndjson': people.replaceAll(addresses, first) }
    })
    await refusesBoth(file, says.addressTwice('people.ndjson', 2))
  })

  test('a logo that is no picture, or another one than Muster writes', async () => {
    expect.hasAssertions()
    const png = await fileAs('png')
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const cutOff = (await fileAs('webp')).subarray(0, 100)
    for (const picture of ['not a picture', drawing, '', png, cutOff])
      await refusesBoth(await changed(() => ({ [logoName]: picture })), says.differs(logoName))
  })

  test('rows that stand against each other, of which only the database knows', async () => {
    expect.hasAssertions()
    const [member] = readLines(entries, 'members')
    const file = await replaced('names.ndjson', /"id" ?: ?"[^"]+"/, `"id":"${String(member?.['userId'])}"`)
    const before = await howMany()
    const { status, text } = await sendFile(app, 'importOrganization', file, importer)
    expect({ status, error: JSON.parse(text).error }).toEqual({ status: 400, error: says.doesNotFit })
    expect(await howMany()).toEqual(before)
  })
})

test('what a list of contents calls the organization is not said of what comes', async () => {
  const called = { name: 'Larkspur Studio', companyName: 'Larkspur Studio' }
  const file = await changed(same, (is) => ({ ...is, organization: called }))
  const { text } = await sendFile(app, 'checkImport', file, importer)
  const { name, companyName } = readManifest(entries).organization
  expect(JSON.parse(text).plan).toMatchObject({ organizationName: name, companyName })
})

test('what is no file is told how to send one, and a stranger’s is not read', async () => {
  const { status, text } = await sendFile(app, 'checkImport', Buffer.from('{}'), importer, {
    'content-type': 'application/json',
  })
  expect({ status, error: JSON.parse(text).error }).toEqual({ status: 400, error: says.sendFile })
  expect((await sendFile(app, 'importOrganization', Buffer.from('x'), { token: 'nobody' })).status).toBe(401)
})

test('as a stream it tells how far it is, and at the end what came of it', async () => {
  const sse = { accept: 'text/event-stream' }
  const { text } = await sendFile(app, 'importOrganization', await changed(same), importer, sse)
  expect(text).toMatch(/event: done\nid: .+\ndata: \{"orgId":"[^"]+","requiresSubscription":false\}/)
  const bad = await replaced('submissions.ndjson', /"employeeId" ?: ?"[^"]+"/, '"employeeId":"0"')
  const refused = await sendFile(app, 'importOrganization', bad, importer, sse)
  expect(refused.text).toContain('event: failed')
  expect(refused.text).toContain(says.leadsNowhere('submissions.ndjson', 1, 'employeeId'))
})
