import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { minuteMs } from '../../../core/time/durations.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

/** Who answered while colleagues read nothing of it stays unread by them (docs/decisions/0065). */

const it = testApp()
const { submit, released, releasedCompany } = reportCalls(it)

/** Three people, of whom the first two have answered and have a report that is out, and a colleague who is in no list. */
const asked = async () => {
  const own = await newOrganization(it.host, it.now, ['Ada', 'Grace', 'Mary'])
  const [ada, grace, mary] = own.people
  if (!ada || !grace || !mary) throw new Error('Three people were asked.')
  for (const person of [ada, grace]) {
    await submit(person)
    await released(person, own.owner)
  }
  const colleague = await newMember(it.host, it.now, own.orgId, 'employee')
  it.pass(minuteMs)
  return { ...own, ada, grace, mary, colleague }
}

const settle = async (reportVisibility: 'own' | 'organization', owner: Member) =>
  (await it.ok(contract.updateOrgData, { data: { settings: { reportVisibility } } }, owner)).org.settings

const statusOf = async (employeeId: string, by: Member, version?: number) =>
  (await it.call(contract.getReport, { employeeId, ...(version && { version }) }, by)).status

/** Whose reports both lists hold. */
const listed = async (by: Member) => {
  const list = (await it.ok(contract.listReports, {}, by)).reports.map(({ employeeId }) => employeeId)
  expect(Object.keys((await it.ok(contract.getReports, {}, by)).reports)).toEqual(list)
  return list
}

test('what was answered before reports were opened to everybody stays with its person, owners and admins', async () => {
  const { owner, ada, grace, mary, colleague } = await asked()
  const { reportsOpenSince } = await settle('organization', owner)
  expect(reportsOpenSince).toBe(it.now.toISOString())
  expect(await statusOf(ada.id, colleague)).toBe(404)
  expect(await listed(colleague)).toEqual([])
  expect(
    (await it.call(contract.exportEmployeeReport, { employeeId: ada.id, format: 'pdf' }, colleague)).status,
  ).toBe(404)
  expect(await statusOf(ada.id, owner)).toBe(200)
  const stepsFor = async (by: Member) =>
    (await it.ok(contract.getReportSteps, { employeeId: ada.id }, by)).steps.length
  expect(await stepsFor(colleague)).toBe(0)
  expect(await stepsFor(owner)).toBeGreaterThan(0)

  it.pass(minuteMs)
  await submit(mary)
  await released(mary, owner)
  expect(await statusOf(mary.id, colleague)).toBe(200)
  expect(await listed(colleague)).toEqual([mary.id])

  // Whoever is asked again is told who reads it now.
  await it.ok(contract.reopenSubmission, { employeeId: grace.id }, owner)
  expect(await statusOf(grace.id, colleague)).toBe(404)
  await submit(grace, { job_satisfaction: '3' })
  await released(grace, owner)
  expect(await statusOf(grace.id, colleague)).toBe(200)
  expect(await statusOf(grace.id, colleague, 1)).toBe(404)
  expect(await listed(colleague)).toEqual([grace.id, mary.id].toSorted())
})

test('the company report is shown whole once the reports of all in it are open', async () => {
  const { owner, ada, grace, colleague } = await asked()
  await settle('organization', owner)
  await releasedCompany(owner)
  const shown = async () => (await it.ok(contract.getCompanyReport, {}, colleague)).report
  expect(JSON.stringify(await shown())).not.toContain('Ada')
  it.pass(minuteMs)
  for (const person of [ada, grace]) {
    await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
    await submit(person)
    await released(person, owner)
  }
  await releasedCompany(owner)
  expect(JSON.stringify(await shown())).toContain('Ada')
  // An open report quotes less than a person wrote.
  expect(await shown()).not.toHaveProperty('writtenThemes')
  const { report } = await it.ok(contract.getCompanyReport, {}, owner)
  expect(report.writtenThemes?.map(({ answered }) => answered)).toContain(2)
})

test('closing them closes all, and opening them anew counts from then; another setting moves nothing', async () => {
  const { owner, mary, colleague } = await asked()
  await settle('organization', owner)
  it.pass(minuteMs)
  await submit(mary)
  await released(mary, owner)
  expect(await listed(colleague)).toEqual([mary.id])
  const before = await settle('organization', owner)
  await it.ok(contract.updateOrgData, { data: { settings: { invitationLanguage: 'de' } } }, owner)
  const { org } = await it.ok(contract.getOrgData, {}, owner)
  expect(org.settings.reportsOpenSince).toBe(before.reportsOpenSince)
  expect((await settle('own', owner)).reportsOpenSince).toBeNull()
  expect(await statusOf(mary.id, colleague)).toBe(400)
  it.pass(minuteMs)
  await settle('organization', owner)
  expect(await statusOf(mary.id, colleague)).toBe(404)
  expect(await listed(colleague)).toEqual([])
})

test('a person reads their own report whenever they answered', async () => {
  const own = await newOrganization(it.host, it.now, ['Ada'])
  const ada = first(own.people)
  await submit(ada)
  await released(ada, own.owner)
  const herself = await newMember(it.host, it.now, own.orgId, 'employee', { email: ada.email })
  await it.host.database.sql`update employees set user_id = ${herself.userId} where id = ${ada.id}`
  it.pass(minuteMs)
  await settle('organization', own.owner)
  expect(await statusOf(ada.id, herself)).toBe(200)
  expect(await listed(herself)).toEqual([ada.id])
})

test('settings from before it was kept say that nothing is held back, and a change of nothing writes nothing', async () => {
  const { orgId, owner, ada, colleague } = await asked()
  const { sql } = it.host.database
  await sql`update organizations set settings = settings || '{"reportVisibility": "organization"}' where id = ${orgId}`
  expect(await statusOf(ada.id, colleague)).toBe(200)
  const { updatedAt } = (await it.ok(contract.getOrgData, {}, owner)).org
  it.pass(minuteMs)
  await settle('organization', owner)
  const { org } = await it.ok(contract.getOrgData, {}, owner)
  expect([org.updatedAt, org.settings.reportsOpenSince]).toEqual([updatedAt, null])
})
