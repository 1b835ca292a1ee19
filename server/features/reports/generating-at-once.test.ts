import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { first, newMember } from '../questionnaires/testing/organization.ts'
import { reportCalls } from './testing/report-calls.ts'

const it = testApp()
const { newCompany, generate, generateCompany } = reportCalls(it)

test('two people who generate everything at once, and one of them besides, lose nothing and count each report once', async () => {
  const { owner, orgId, operations, finance } = await newCompany()
  const admin = await newMember(it.host, it.now, orgId, 'admin')
  const person = first(operations)
  const [ofOwner, ofAdmin, single, ...company] = await Promise.all([
    it.ok(contract.startEmployeeReports, {}, owner),
    it.ok(contract.startEmployeeReports, {}, admin),
    generate(person, admin),
    generateCompany(owner),
    generateCompany(admin),
  ])
  const ended = (id: string, by: typeof owner) =>
    eventually(async () => {
      const { run } = await it.ok(contract.getRun, { id }, by)
      return run.state === 'finished' ? run : undefined
    })
  const answered = [...operations, ...finance.slice(0, 2)]
  for (const run of [await ended(ofOwner.run.id, owner), await ended(ofAdmin.run.id, admin)]) {
    expect(run).toMatchObject({ total: answered.length, done: answered.length, failed: 0 })
  }
  for (const { id } of answered) {
    const { versions, report } = await it.ok(contract.getReport, { employeeId: id }, owner)
    expect(versions).toEqual(id === person.id ? [3, 2, 1] : [2, 1])
    // The same answers: whoever was faster, it says the same.
    const { report: earliest } = await it.ok(contract.getReport, { employeeId: id, version: 1 }, owner)
    expect(report.gradingOverview).toEqual(earliest.gradingOverview)
  }
  expect([1, 2, 3]).toContain(single.version)
  expect(company.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2])
})
