import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { mailServer } from '../../../testing/fakes/mail-server.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { archiveWith, exportAs, importAs, readLines } from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'

const smtp = await mailServer()
const there = testApp()
const here = testApp({ SMTP_URL: smtp.url })
const later = testApp()
const { release } = reportCalls(here)
afterAll(() => smtp.stop())

const confirmed = async (email: string) => {
  const person = await signUp(here.host, { email })
  await here.host.database.sql`update users set is_email_verified = true where id = ${person.userId}`
  return person
}

test('who was a member or had an open invitation where an organization was imported from asks for an invitation here', async () => {
  const filled = await filledOrganization(there)
  await there.ok(contract.revokeInvitation, { employeeId: filled.mary.id }, filled.owner)
  const { entries } = await exportAs(there, filled.owner)
  here.pass(10 * 60_000)
  // The clock there is ahead of the one here: what was revoked there is later than the import.
  const ahead = new Date(here.now.getTime() + 60_000).toISOString()
  const bytes = await archiveWith(
    entries,
    () => ({
      'invitations.ndjson': readLines(entries, 'invitations')
        .map((line) => (line['revokedAt'] === null ? line : { ...line, revokedAt: ahead }))
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    }),
    (is) => ({ ...is, exportedAt: ahead }),
  )
  const importer = await signUp(here.host)
  const owner = { ...importer, orgId: await importAs(here, bytes, importer) }
  here.pass(60_000)
  const recordsOf = async (email: string) => {
    const person = await confirmed(email)
    const { records } = await here.ok(contract.getMyInvitations, {}, person)
    return { person, records: records.map(({ orgId, hasReport }) => ({ orgId, hasReport })) }
  }
  // Of each invitation is said whether nobody but the import ended it.
  const endedNow = async () =>
    new Map(
      (await here.ok(contract.listInvitations, {}, owner)).invitations.map(
        ({ email, state, isEndedByImport }) => [email, [state, isEndedByImport]],
      ),
    )
  const ended = await endedNow()
  expect(ended.get(filled.ada.email)).toEqual(['accepted', true])
  expect(ended.get(filled.grace.email)).toEqual(['revoked', true])
  expect(ended.get(filled.mary.email)).toEqual(['revoked', false])
  const member = await recordsOf(filled.ada.email)
  expect(member.records).toEqual([{ orgId: owner.orgId, hasReport: true }])
  const invited = await recordsOf(filled.grace.email)
  expect(invited.records).toEqual([{ orgId: owner.orgId, hasReport: false }])
  // What somebody decided there holds: an invitation that was revoked, and that they want no mail.
  for (const { email } of [filled.mary, filled.silent]) {
    const { person, records } = await recordsOf(email)
    expect(records).toEqual([])
    expect((await here.call(contract.askForInvitation, { orgId: owner.orgId }, person)).status).toBe(404)
  }
  for (const [{ person }, name] of [
    [member, filled.ada.name],
    [invited, filled.grace.name],
  ] as const) {
    await here.ok(contract.askForInvitation, { orgId: owner.orgId }, person)
    await eventually(() =>
      smtp.to(importer.email).find(({ subject }) => subject?.startsWith(`${name} asks for an invitation`)),
    )
  }

  // Whose report is released here is told to ask where they sign in.
  const { employees } = await here.ok(contract.getEmployees, {}, owner)
  const employeeId = employees.find(({ email }) => email === filled.grace.email)?.id ?? ''
  const { report } = await here.ok(contract.getReport, { employeeId }, owner)
  await release({ employeeId, version: report.version }, owner)
  const told = await eventually(() =>
    smtp.to(filled.grace.email).find(({ subject }) => subject?.startsWith('Your report')),
  )
  expect(told.text).toContain('Sign in and ask for an invitation')

  // Invited from here, they are offered that, and what is revoked here stays so.
  await here.ok(contract.resendInvitation, { employeeId }, owner)
  const recordsNow = async () => (await here.ok(contract.getMyInvitations, {}, invited.person)).records
  expect(await recordsNow()).toEqual([])
  expect((await endedNow()).get(filled.grace.email)).toEqual(['pending', false])
  await here.ok(contract.revokeInvitation, { employeeId }, owner)
  expect(await recordsNow()).toEqual([])
  expect((await endedNow()).get(filled.grace.email)).toEqual(['revoked', false])
})

test('an invitation that had run out where an organization was imported from counts as ended by the import, too', async () => {
  const filled = await filledOrganization(there)
  const { bytes } = await exportAs(there, filled.owner)
  later.pass(90 * 24 * 60 * 60_000)
  const importer = await signUp(later.host)
  const owner = { ...importer, orgId: await importAs(later, bytes, importer) }
  const { invitations } = await later.ok(contract.listInvitations, {}, owner)
  const grace = invitations.find(({ email }) => email === filled.grace.email)
  expect(grace).toMatchObject({ state: 'expired', isMember: false, isEndedByImport: true })
})
