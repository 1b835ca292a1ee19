import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry } from '../../../../contract/calls/audit-log.ts'
import { contract } from '../../../../contract/index.ts'
import { dataTransfer } from '../../../../contract/calls/data-transfer.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp, type Person } from '../../../testing/sign-up.ts'
import { entities } from '../archive/archive-files.ts'
import { importMappings } from './import-mapping.ts'
import {
  archiveWith,
  exportAs,
  importAs,
  readLines,
  sendFile,
} from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'

/** From one server into another, each with a database of its own. */
const there = testApp()
const here = testApp()
const { organizationsOfUser, invite } = organizationsOf(here)
let filled: Awaited<ReturnType<typeof filledOrganization>>
let exported: Awaited<ReturnType<typeof exportAs>>
let second: typeof exported
let importer: Person
let orgId: string
let owner: Person & { orgId: string }

const mailsHere = () =>
  asSystem(here.host.database.db, async (tx) => [
    ...(await tx.execute(sql`select kind, to_address from mails`)),
  ])

beforeAll(async () => {
  filled = await filledOrganization(there)
  exported = await exportAs(there, filled.owner)
  here.pass(10 * 60_000)
  importer = await signUp(here.host)
  // Somebody here has the address of a member there.
  await signUp(here.host, { email: filled.adaHerself.email })
  orgId = await importAs(here, exported.bytes, importer)
  owner = { ...importer, orgId }
  here.pass(60_000)
  second = await exportAs(here, owner)
})

test('what would come is said before, and nothing is stored by asking', async () => {
  const before = await organizationsOfUser(importer.token)
  const { status, text } = await sendFile(here, 'checkImport', exported.bytes, importer)
  expect(status, text).toBe(200)
  const { plan } = dataTransfer.checkImport.out.parse(JSON.parse(text))
  expect(plan).toMatchObject({
    organizationName: 'Tide & Co',
    companyName: 'Tide & Company',
    exportedBy: { email: filled.owner.email },
    server: 'http://localhost:3000',
  })
  expect(plan.counts).toContainEqual({ what: 'People', count: readLines(exported.entries, 'people').length })
  expect(plan.staysBehind.map(({ what }) => what)).toContain('Conversations in the chat')
  expect(text).not.toContain('account here')
  expect(await organizationsOfUser(importer.token)).toEqual(before)
})

test('who is in an organization of that name is told so before they import it again, and nobody else is', async () => {
  const isThereFor = async (by: Person) => {
    const { text } = await sendFile(here, 'checkImport', exported.bytes, by)
    return dataTransfer.checkImport.out.parse(JSON.parse(text)).plan.isThereAlready
  }
  expect(await isThereFor(importer)).toBe(true)
  expect(await isThereFor(await signUp(here.host))).toBe(false)
})

test('the importer is the owner, and nobody else is a member', async () => {
  expect(await organizationsOfUser(importer.token)).toMatchObject([
    { orgId, role: 'owner', name: 'Tide & Co', companyName: 'Tide & Company', onboardingCompleted: true },
  ])
  const { members } = await here.ok(contract.listMembers, {}, owner)
  expect(members.map(({ email }) => email)).toEqual([importer.email])
  const { employees } = await here.ok(contract.getEmployees, {}, owner)
  expect(employees.map(({ email }) => email).toSorted()).toEqual(
    readLines(exported.entries, 'people')
      .map(({ email }) => String(email))
      .toSorted(),
  )
  // Some had accepted an invitation there, which makes them nothing here.
  const { invitations } = await here.ok(contract.listInvitations, {}, owner)
  expect(invitations.map(({ state }) => state)).toContain('accepted')
  expect([...invitations, ...employees].filter(({ isMember }) => isMember !== false)).toEqual([])
})

test('no mail leaves, and no invitation opens anything', async () => {
  // But for the one that tells of the export.
  await eventually(async () => {
    const kinds = (await mailsHere()).map(({ kind }) => kind)
    return kinds.join() === 'organization-exported' || undefined
  })
  const invitations = await asSystem(here.host.database.db, async (tx) => [
    ...(await tx.execute<{ open: boolean; id: string }>(sql`
      select id, revoked_at is null and accepted_at is null and expires_at > ${here.now.toISOString()}::timestamptz as open
      from invitations where org_id = ${orgId}`)),
  ])
  expect(invitations.length).toBeGreaterThan(5)
  expect(invitations.filter(({ open }) => open)).toEqual([])
  for (const { id } of invitations)
    expect(
      (await here.call(contract.getInvitationStatus, { code: here.host.secrets.inviteCode(id) })).status,
    ).toBe(404)
  expect((await here.call(contract.getInvitationStatus, { code: filled.silent.code })).status).toBe(404)
})

test('somebody who is invited anew has their record again, and acknowledged nothing here before', async () => {
  const person = await signUp(here.host, { email: filled.grace.email })
  const { code, employee } = await invite(owner, { email: filled.grace.email, name: 'Grace Hopper' })
  await here.ok(contract.joinOrganization, { inviteCode: code }, person)
  const { employees } = await here.ok(contract.getEmployees, {}, owner)
  const record = employees.find(({ email }) => email === filled.grace.email)
  expect(record?.id).toBe(employee.id)
  expect(record?.isMember).toBe(true)
  expect(record?.id).not.toBe(filled.grace.id)
})

test('every report verifies as it did where it comes from', async () => {
  const people = await here.ok(contract.getReports, {}, owner)
  const verified = await Promise.all(
    Object.keys(people.reports).map((employeeId) => here.ok(contract.verifyReport, { employeeId }, owner)),
  )
  expect(verified.length).toBeGreaterThan(1)
  const hashes = readLines(exported.entries, 'reports').map(({ inputs }) => Object(inputs)['hash'])
  for (const { verification } of verified) {
    expect(verification.state, verification.why.join(' ')).toBe('same')
    expect(hashes).toContain(verification.inputs.hashThen)
    expect(verification.inputs.hashNow).toBe(verification.inputs.hashThen)
  }
  const { reports } = await here.ok(contract.getCompanyReports, {}, owner)
  const [company] = reports
  const { verification } = await here.ok(contract.verifyCompanyReport, { reportId: company?.id ?? '' }, owner)
  expect(verification.state, verification.why.join(' ')).toBe('same')
  expect(verification.inputs.hashNow).toBe(verification.inputs.hashThen)
})

test('what people decided and said keeps their names and words, and says that it was imported', async () => {
  const { employees } = await here.ok(contract.getEmployees, {}, owner)
  const ada = employees.find(({ email }) => email === filled.ada.email)
  const { steps } = await here.ok(contract.getReportSteps, { employeeId: ada?.id ?? '' }, owner)
  expect(steps.map(({ kind, by, text }) => ({ kind, by: by?.name, text }))).toEqual(
    expect.arrayContaining([
      { kind: 'contested', by: expect.stringMatching(/ \(imported\)$/), text: 'It was a quiet month' },
      { kind: 'answered', by: 'The admin (imported)', text: 'Let us talk about it' },
    ]),
  )
  const { org } = await here.ok(contract.getOrgData, {}, owner)
  expect(org.imported).toMatchObject({ server: 'http://localhost:3000', exportedBy: 'The owner' })
  const { entries } = await here.ok(contract.getAuditLog, {}, owner)
  const imported = entries.filter(({ isImported }) => isImported === true)
  expect(imported.length).toBe(readLines(exported.entries, 'audit-log').length)
  expect(imported.map(({ actor }) => actor?.name)).toContain('The admin (imported)')
  const importing = entries.filter(({ action }) => action === 'organization.imported')
  expect(importing.map(({ isImported }) => isImported)).toEqual([undefined])
  expect(importing).toMatchObject([{ actor: { userId: importer.userId } }])
})

test('a file from before it was kept who is told why a report was withdrawn is taken, and says that nobody was', async () => {
  const before = await archiveWith(exported.entries, (text) => ({
    'report-steps.ndjson': text('report-steps.ndjson').replaceAll(
      /, ?"(isTold|nobodyElse)" ?: ?(true|false)/g,
      '',
    ),
  }))
  const again = await importAs(here, before, importer)
  const rows = await here.host.database.sql`select is_told from report_steps where org_id = ${again}`
  expect(rows.map((row) => row['is_told'])).toContain(false)
  expect(rows.map((row) => row['is_told'])).not.toContain(true)
  const kept = await here.host.database.sql`select is_told from report_steps where org_id = ${orgId}`
  expect(kept.map((row) => row['is_told'])).not.toContain(false)
})

test('what one run did there is folded here as well', async () => {
  const told = ({ entries }: { entries: readonly AuditEntry[] }) =>
    entries.map(({ action, run }) => ({ action, count: run?.count ?? 1 }))
  const before = told(await there.ok(contract.getAuditLog, { fold: 'runs' }, filled.owner))
  expect(before.some(({ count }) => count > 1)).toBe(true)
  const after = told(await here.ok(contract.getAuditLog, { fold: 'runs' }, owner))
  expect(after.slice(-before.length)).toEqual(before)
})

describe('exported again', () => {
  const without = new Set([
    'members',
    'names',
    'original-ids',
    'imported-from',
    'retention-rules',
    'organization',
  ])
  const isId = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

  test('it is the same but for ids, in the same order, and for what an import is said to change', async () => {
    const plain = (entries: ReadonlyMap<string, Buffer>, name: string) =>
      readLines(entries, name).map((line) => {
        const { userId: _user, revokedAt: _revoked, ...kept } = line
        return JSON.parse(JSON.stringify(kept).replaceAll(isId, 'id').replaceAll('"nobody"', '"id"'))
      })
    for (const { name } of entities) {
      if (without.has(name)) continue
      const before = plain(exported.entries, name)
      const after = plain(second.entries, name)
      // The import and the export are in the audit log, after what was imported.
      expect(after.slice(0, before.length), name).toEqual(before)
    }
    for (const { name, line } of entities) {
      for (const one of readLines(second.entries, name))
        expect(line.safeParse(one).error, name).toBeUndefined()
    }
    for (const name of ['imported-from', 'original-ids'])
      expect(readLines(second.entries, name), name).not.toEqual([])
    expect(readLines(second.entries, 'names').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['The admin', 'Payroll']),
    )
  })
})

test('every reference between tables that are imported is followed', () => {
  for (const { name, table, line } of entities) {
    const taking = importMappings[name]
    expect(taking, name).toBeDefined()
    if (!table || taking?.stays !== undefined) continue
    const named = [...Object.keys(taking?.references ?? {}), taking?.id?.field]
    const ids = Object.keys(line.shape).filter((field) => /(?:^id|Id|By)$/.test(field))
    const loose = [
      'company-report-inputs.reportId',
      'members.userId',
      'original-ids.id',
      'original-ids.originalId',
      'audit-log.entityId',
    ]
    const forgotten = ids.filter((field) => !named.includes(field) && !loose.includes(`${name}.${field}`))
    expect(forgotten, name).toEqual([])
  }
})

test('of somebody who is erased, what their account was called goes too', async () => {
  const { employees } = await here.ok(contract.getEmployees, {}, owner)
  const ada = employees.find(({ email }) => email === filled.ada.email)
  const namesOf = () =>
    asSystem(here.host.database.db, async (tx) => [
      ...(await tx.execute(
        sql`select 1 from imported_names where org_id = ${orgId} and email = ${filled.ada.email}`,
      )),
    ])
  expect(await namesOf()).toHaveLength(1)
  await here.ok(contract.deleteEmployee, { employeeId: ada?.id ?? '' }, owner)
  await here.ok(contract.eraseEmployee, { employeeId: ada?.id ?? '', name: ada?.name ?? '' }, owner)
  expect(await namesOf()).toEqual([])
})
