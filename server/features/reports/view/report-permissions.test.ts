import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { permissions } from '../../../../contract/rights/permissions.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { releaseCalls } from '../../../testing/reports/release-calls.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'

/** An employee who holds `report:generate` or `report:delete` reads all reports, and nobody else gets to (docs/decisions/0068). */

const app = testApp()
const on = releaseCalls(app)

const somebodyWith = (list: string[]): Promise<Member> =>
  newMember(app.host, app.now, on.here().orgId, 'employee', { permissions: list })
/** Somebody with a draft of their report. */
const drafted = async () => (await on.somebody()).which
const company = async () => {
  await on.answeredPerson()
  return on.generateCompany(on.owner())
}

test('who may generate reads what they generate, drafts of others too, and never suggested pay', async () => {
  const by = await somebodyWith(['report:generate'])
  const { id } = await on.answeredPerson('Ada Lovelace')
  const { report } = await app.ok(contract.generateEmployeeReport, { employee: { id } }, by)
  expect((await app.ok(contract.getReport, { employeeId: id }, by)).report).toEqual(report)
  const { report: made } = await app.ok(contract.generateCompanyReport, {}, by)
  expect(made).toMatchObject({ state: 'draft', groupThreshold: null })
  const read = await app.ok(contract.getCompanyReport, {}, by)
  expect(read.report).toEqual(made)
  expect(read.report.gradingBreakdown.flatMap(({ teamScores }) => teamScores)).not.toEqual([])
  expect(JSON.stringify([made, read])).not.toContain('suggestedPay')
  // Edited by them it keeps the pay that they are not shown.
  const edited = {
    ...made,
    executiveSummary: made.executiveSummary.map((one) => ({ ...one, text: 'Mine.' })),
  }
  expect((await on.saveCompany(edited, by)).status).toBe(200)
  const whole = await app.ok(contract.getCompanyReport, {}, on.owner())
  const before = await app.ok(contract.getCompanyReport, { id: made.id }, on.owner())
  expect(JSON.stringify(before.report)).toContain('suggestedPay')
  expect(whole.report.organizationalImpactSummary).toEqual(before.report.organizationalImpactSummary)
  expect(whole.report.executiveSummary.every(({ text }) => text === 'Mine.')).toBe(true)
})

test('whose list holds report:generate alone makes reports and reads them by every call and file', async () => {
  const by = await somebodyWith(['report:generate'])
  const { id: employeeId } = await on.answeredPerson('Grace Hopper')
  const { run } = await app.ok(contract.startEmployeeReports, { employeeIds: [employeeId] }, by)
  await eventually(async () => {
    const { run: now } = await app.ok(contract.getRun, { id: run.id }, by)
    return now.state === 'finished' || undefined
  })
  expect(await app.ok(contract.getRunResults, { id: run.id }, by)).toMatchObject({
    results: [{ label: 'Grace Hopper', success: true }],
  })
  expect((await app.ok(contract.getRuns, {}, by)).runs).toMatchObject([{ id: run.id }])
  const { report: company } = await app.ok(contract.generateCompanyReport, {}, by)
  await expectReadsEverything(by, { employeeId, reportId: company.id })
})

test('whose list holds report:delete alone reads what they could delete', async () => {
  const { employeeId } = await drafted()
  const by = await somebodyWith(['report:delete'])
  await expectReadsEverything(by, { employeeId, reportId: (await company()).id })
  expect((await app.call(contract.generateCompanyReport, {}, by)).status).toBe(400)
})

/** Each call and file that shows a report of a person or of the company, which nobody released. */
const expectReadsEverything = async (
  by: Member,
  which: { employeeId: string; reportId: string },
): Promise<void> => {
  const { employeeId, reportId } = which
  expect(Object.keys((await app.ok(contract.getReports, {}, by)).reports)).toContain(employeeId)
  const { reports } = await app.ok(contract.listReports, {}, by)
  expect(reports.map((report) => report.employeeId)).toContain(employeeId)
  await app.ok(contract.getReport, { employeeId }, by)
  await app.ok(contract.getReportSteps, { employeeId }, by)
  const { reports: ofCompany } = await app.ok(contract.getCompanyReports, {}, by)
  expect(ofCompany.map(({ id }) => id)).toContain(reportId)
  const { versions } = await app.ok(contract.listCompanyReports, {}, by)
  expect(versions.map(({ id }) => id)).toContain(reportId)
  await app.ok(contract.getCompanyReport, { id: reportId }, by)
  const files = [
    await app.call(contract.exportEmployeeReport, { employeeId, format: 'pdf' }, by),
    await app.call(contract.exportReports, { format: 'csv' }, by),
    await app.call(contract.exportCompanyReport, { id: reportId, format: 'xlsx' }, by),
  ]
  expect(files.map(({ status, body }) => [status, body['error']])).toEqual(files.map(() => [200, undefined]))
  // What they did not need for it stays closed: the people, what they answered, and the organization.
  for (const call of [
    contract.getEmployees,
    contract.getSubmissions,
    contract.getOrgData,
    contract.listMembers,
  ])
    expect((await app.call(call, {}, by)).status).toBe(400)
}

test('an employee with report:view alone gets their own report as a file, and the list with nobody else', async () => {
  const { which, person } = await on.somebody()
  await on.release(which, on.owner())
  const by = await somebodyWith(['report:view'])
  await app.host.database
    .sql`update employees set user_id = ${by.userId} where org_id = ${by.orgId} and id = ${person.id}`
  await app.ok(
    contract.updateOrgData,
    { data: { settings: { reportVisibility: 'organization' } } },
    on.owner(),
  )
  const report = await app.call(contract.exportEmployeeReport, { ...which, format: 'pdf' }, by)
  const list = await app.call(contract.exportReports, { format: 'csv' }, by)
  await app.ok(contract.updateOrgData, { data: { settings: { reportVisibility: 'own' } } }, on.owner())
  expect([report, list].map(({ status, body }) => [status, body['error']])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
})

test('an employee without report:generate and report:delete finds no draft and no report of others, whatever else they hold', async () => {
  const by = await somebodyWith(
    permissions.filter((permission) => permission !== 'report:generate' && permission !== 'report:delete'),
  )
  const { which } = await on.somebody()
  expect(await app.call(contract.getReport, which, by)).toMatchObject({
    status: 400,
    body: { error: messages.ownReportOnly },
  })
  expect((await app.ok(contract.listReports, {}, by)).reports).toEqual([])
  expect(await app.call(contract.getCompanyReport, {}, by)).toMatchObject(on.missing)
})

test('nobody decides about their own report while an employee could who holds the permission', async () => {
  const { orgId, owner, people } = await newOrganization(app.host, app.now)
  const person = first(people)
  await on.submit(person)
  await app.host.database
    .sql`update employees set user_id = ${owner.userId} where org_id = ${orgId} and id = ${person.id}`
  const { version } = await on.generate(person, owner)
  const which = { employeeId: person.id, version }
  const other = await newMember(app.host, app.now, orgId, 'employee', { permissions: ['report:generate'] })
  expect(await app.call(contract.reviewReport, { ...which, reason: 'Looked at it' }, owner)).toMatchObject(
    on.refusal(messages.ownReportByAnother),
  )
  await app.ok(contract.reviewReport, { ...which, reason: 'Looked at it' }, other)
  await app.ok(contract.releaseReport, which, other)
})
