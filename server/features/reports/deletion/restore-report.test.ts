import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { purgeRemovedReports } from './purge-deleted-reports.ts'
import { releaseCalls } from '../../../testing/reports/release-calls.ts'

const it = testApp()
const {
  generate,
  generateCompany,
  save,
  release,
  review,
  releasedCompany,
  admin,
  owner,
  here,
  answeredPerson,
  somebody,
  kinds,
  missing,
  refusal,
} = releaseCalls(it)
const day = 86_400_000

const remove = (input: { employeeId?: string; reportId?: string }) =>
  it.ok(contract.deleteReport, input, owner())
const restore = (reportId: string, by: Member = owner()) => it.call(contract.restoreReport, { reportId }, by)
const restored = (reportId: string) => it.ok(contract.restoreReport, { reportId }, owner())
const deleted = async (employeeId?: string, by: Member = owner()) =>
  (await it.ok(contract.listDeletedReports, employeeId === undefined ? {} : { employeeId }, by)).deleted
const versionsOf = async (employeeId: string) =>
  (await it.ok(contract.getReport, { employeeId }, owner())).versions
const purge = () => asSystem(it.host.database.db, (tx) => purgeRemovedReports.work(tx, it.host))
const orgRows = (table: 'mails' | 'webhook_deliveries') =>
  it.host.database.sql`select id from ${it.host.database.sql(table)} where org_id = ${here().orgId}`

test('a deleted version comes back as a draft with its number, its edited texts and what was decided before', async () => {
  const person = await answeredPerson()
  const first = await generate(person, admin())
  const { id: _id, version: _version, origin: _origin, generatedAt: _at, ...content } = first
  const [strength, ...others] = content.strengths
  const texts = { ...content, strengths: [{ ...strength, text: 'In words of our own' }, ...others] }
  expect((await save(person.id, texts, admin())).status).toBe(200)
  await generate(person, admin())
  const which = { employeeId: person.id, version: 2 }
  await review(which, admin())
  const { report: edited } = await it.ok(contract.getReport, which, owner())
  await remove({ employeeId: person.id, reportId: edited.id })
  expect(await deleted(person.id)).toEqual([
    {
      id: edited.id,
      version: 2,
      origin: 'edited',
      deletedAt: it.now.toISOString(),
      deletedBy: 'The owner',
      erasedAt: new Date(it.now.getTime() + 30 * day).toISOString(),
    },
  ])
  expect(await versionsOf(person.id)).toEqual([3, 1])
  expect(await restored(edited.id)).toEqual({ employeeId: person.id, version: 2 })
  expect(await deleted(person.id)).toEqual([])
  expect(await versionsOf(person.id)).toEqual([3, 2, 1])
  const { report } = await it.ok(contract.getReport, which, owner())
  expect(report).toEqual({ ...edited, state: 'draft' })
  expect(await kinds(which, owner())).toEqual(['2 restored', '2 deleted', '2 reviewed', '2 edited'])
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'report', limit: 1 }, owner())
  expect(entries[0]).toMatchObject({
    action: 'report.restored',
    entityId: edited.id,
    subject: person.name,
    details: { employeeId: person.id, version: 2 },
  })
  // It is released as any draft is, which somebody has to look at anew.
  expect(await it.call(contract.releaseReport, which, owner())).toMatchObject(refusal(messages.reviewFirst))
  await release(which, owner())
})

test('its person is told that it was brought back, finds it once it is released again, and is mailed of that alone', async () => {
  const { person, member, which } = await somebody()
  const own = { employeeId: person.id }
  await release(which, admin())
  const { report } = await it.ok(contract.getReport, own, member)
  await remove(own)
  const told = ['1 deleted', '1 released']
  expect(await kinds(own, member)).toEqual(told)
  const before = [await orgRows('mails'), await orgRows('webhook_deliveries')]
  await restored(report.id)
  expect(await kinds(own, member)).toEqual(['1 restored', ...told])
  expect(await it.call(contract.getReport, own, member)).toMatchObject(missing)
  expect((await it.ok(contract.getReport, own, owner())).report.state).toBe('draft')
  expect([await orgRows('mails'), await orgRows('webhook_deliveries')]).toEqual(before)
  const dataOf = async () => {
    const { data } = await it.ok(contract.exportMyData, {}, { token: member.token })
    return data.organizations[0]?.reportSteps.map(({ kind }) => kind)
  }
  expect(await dataOf()).toEqual(['restored', 'deleted', 'released'])
  // It is a draft by now, of which they know.
  await remove(own)
  expect((await kinds(own, member))[0]).toBe('1 deleted')
  await restored(report.id)
  await release(which, admin())
  expect((await it.ok(contract.getReport, own, member)).report.version).toBe(1)
  const again = ['1 restored', '1 deleted', '1 restored', '1 deleted']
  const whole = ['1 released', '1 reviewed', ...again, '1 released', '1 reviewed']
  expect(await kinds(own, member)).toEqual(whole)
  expect(await dataOf()).toEqual(whole.map((one) => one.slice(2)))
})

test('that a draft of theirs was deleted and brought back is never told to its person', async () => {
  const { person, member, which } = await somebody()
  const { report } = await it.ok(contract.getReport, which, owner())
  await remove({ employeeId: person.id })
  await restored(report.id)
  await release(which, owner())
  expect(await kinds({ employeeId: person.id }, member)).toEqual(['1 released', '1 reviewed'])
})

test('a version of the company report comes back the same way, and its readers find it once it is released again', async () => {
  const { orgId } = here()
  await answeredPerson()
  const employee = await newMember(it.host, it.now, orgId, 'employee')
  const { id, version } = await releasedCompany(owner())
  await remove({ reportId: id })
  expect(await it.call(contract.getCompanyReport, {}, employee)).toMatchObject({ status: 404 })
  expect(await deleted()).toMatchObject([{ id, version, origin: 'generated', deletedBy: 'The owner' }])
  expect(await restored(id)).toEqual({ employeeId: null, version })
  expect(await deleted()).toEqual([])
  expect((await it.ok(contract.getCompanyReport, {}, owner())).report).toMatchObject({ id, state: 'draft' })
  expect(await it.call(contract.getCompanyReport, {}, employee)).toMatchObject({ status: 404 })
  expect((await kinds({ reportId: id }, owner()))[0]).toBe(`${version} restored`)
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'companyReport', limit: 1 }, owner())
  expect(entries[0]).toMatchObject({ action: 'companyReport.restored', entityId: id, details: { version } })
  await release({ reportId: id }, owner())
  expect((await it.ok(contract.getCompanyReport, {}, employee)).report.id).toBe(id)
  await it.ok(contract.verifyCompanyReport, { reportId: id }, owner())
})

test('what is not deleted, not there, of another organization or erased by now is refused as such', async () => {
  const person = await answeredPerson()
  const { id } = await generate(person, admin())
  const company = await generateCompany(admin())
  const notDeleted = refusal(messages.reportNotDeleted)
  for (const one of [id, company.id]) expect(await restore(one)).toMatchObject(notDeleted)
  expect(await restore('unknown')).toMatchObject(missing)
  await remove({ employeeId: person.id })
  await remove({ reportId: company.id })
  const other = await newOrganization(it.host, it.now)
  for (const one of [id, company.id]) expect(await restore(one, other.owner)).toMatchObject(missing)
  expect(await deleted(person.id, other.owner)).toEqual([])
  await it.passSignedIn(30 * day)
  expect((await deleted(person.id)).map((one) => one.id)).toEqual([id])
  it.pass(1)
  expect([...(await deleted(person.id)), ...(await deleted())]).toEqual([])
  for (const one of [id, company.id]) expect(await restore(one)).toMatchObject(missing)
  await purge()
  for (const one of [id, company.id]) expect(await restore(one)).toMatchObject(missing)
})

test('of somebody who was removed it comes back once they are back, and of whoever was erased nothing does', async () => {
  const person = await answeredPerson('Mary Somerville')
  const { id } = await generate(person, admin())
  await remove({ employeeId: person.id })
  await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner())
  expect(await restore(id)).toMatchObject(refusal(messages.reportPersonRemoved('Mary Somerville')))
  await it.ok(contract.restoreEmployee, { employeeId: person.id }, owner())
  expect(await restored(id)).toEqual({ employeeId: person.id, version: 1 })
  await remove({ employeeId: person.id })
  await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner())
  await it.ok(contract.eraseEmployee, { employeeId: person.id, name: 'Mary Somerville' }, owner())
  expect(await restore(id)).toMatchObject(missing)
})

test('only who holds report:delete may, an employee too', async () => {
  const { person, which } = await somebody()
  await release(which, admin())
  const { report } = await it.ok(contract.getReport, which, owner())
  const newEmployee = (permissions: ('report:view' | 'report:generate' | 'report:delete')[]) =>
    newMember(it.host, it.now, here().orgId, 'employee', { permissions })
  const trusted = await newEmployee(['report:view', 'report:delete'])
  const without = await newEmployee(['report:view', 'report:generate'])
  for (const _time of ['of a released one', 'of a draft']) {
    await remove({ employeeId: person.id })
    for (const by of [admin(), without]) {
      expect((await restore(report.id, by)).body['error']).toMatch(/“Delete reports, and see all of them”/)
    }
    expect((await deleted(person.id, trusted)).map(({ id }) => id)).toEqual([report.id])
    expect((await restore(report.id, trusted)).status).toBe(200)
  }
})

test('what was still to be worded is not any more, and what was deleted is listed page by page', async () => {
  const person = await answeredPerson()
  const made = [await generate(person, admin()), await generate(person, admin())]
  const { sql } = it.host.database
  const prose = {
    state: 'waiting',
    why: null,
    version: null,
    provider: 'Example',
    model: 'm',
    answeredBy: null,
    promptVersion: '1',
    promptHash: null,
    texts: 0,
    textsWritten: 0,
    sentencesDropped: 0,
    askedAt: it.now.toISOString(),
    finishedAt: null,
  }
  await sql`update reports set prose = ${sql.json(prose)} where employee_id = ${person.id}`
  for (const { id } of made) await remove({ employeeId: person.id, reportId: id })
  const page = (after?: string) =>
    it.ok(
      contract.listDeletedReports,
      { employeeId: person.id, limit: 1, ...(after !== undefined && { after }) },
      owner(),
    )
  const begin = await page()
  expect([begin.deleted.map(({ version }) => version), begin.next]).toEqual([[2], '2'])
  await restored(made[1]?.id ?? '')
  const next = await page(begin.next ?? '')
  expect([next.deleted.map(({ version }) => version), next.next]).toEqual([[1], null])
  expect((await it.call(contract.listDeletedReports, { after: 'unknown' }, owner())).status).toBe(400)
  const { report } = await it.ok(contract.getReport, { employeeId: person.id }, owner())
  expect(report.prose).toMatchObject({ state: 'kept', why: 'overtaken' })
})
