import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import { releaseCalls } from '../../../testing/reports/release-calls.ts'

/** Who brings a deleted version back: its own person, and an employee who may delete. */

const it = testApp()
const { generate, submit, release, show, here, answeredPerson, admin, owner } = releaseCalls(it)

test('that somebody brings back their own report is said, as that they delete it', async () => {
  const company = await newOrganization(it.host, it.now, ['Ada Lovelace'])
  const { id: employeeId, ...person } = first(company.people)
  await submit({ id: employeeId, ...person })
  const { id: reportId } = await generate({ id: employeeId }, company.owner)
  const back = async () => {
    await it.ok(contract.deleteReport, { employeeId, reportId }, company.owner)
    await it.ok(contract.restoreReport, { reportId }, company.owner)
    const { steps } = await it.ok(contract.getReportSteps, { employeeId }, company.owner)
    const { entries } = await it.ok(contract.getAuditLog, { entity: 'report', limit: 1 }, company.owner)
    return [...steps.slice(0, 2).map(({ kind, isOwn }) => [kind, isOwn]), first(entries).details['isOwn']]
  }
  expect(await back()).toEqual([['restored', false], ['deleted', false], undefined])
  await it.host.database
    .sql`update employees set user_id = ${company.owner.userId} where org_id = ${company.orgId} and id = ${employeeId}`
  expect(await back()).toEqual([['restored', true], ['deleted', true], true])
})

test('the list of deleted versions goes on behind one that was brought back, also for an employee who reads no drafts', async () => {
  const { id: employeeId } = await answeredPerson()
  await show(here().orgId, 'organization')
  const trusted = await newMember(it.host, it.now, here().orgId, 'employee', {
    permissions: ['report:view', 'report:delete'],
  })
  for (const _ of [1, 2]) {
    const { id: reportId, version } = await generate({ id: employeeId }, admin())
    await release({ employeeId, version }, admin())
    await it.ok(contract.deleteReport, { employeeId, reportId }, owner())
  }
  const page = (after: object = {}) =>
    it.ok(contract.listDeletedReports, { employeeId, limit: 1, ...after }, trusted)
  const begin = await page()
  expect(begin.deleted.map(({ version }) => version)).toEqual([2])
  const after = begin.next ?? ''
  await it.ok(contract.restoreReport, { reportId: begin.deleted[0]?.id ?? '' }, trusted)
  expect((await page({ after })).deleted.map(({ version }) => version)).toEqual([1])
  await show(here().orgId, 'own')
})
