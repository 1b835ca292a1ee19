import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newPeople } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { newCompany, generate, generateCompany, saveCompany, submit } = reportCalls(it)

const company = async () => {
  const made = await newCompany()
  return { ...made, report: await generateCompany(made.owner), person: first(made.operations) }
}

const asking = async (by: Member) => {
  const { report, held } = await it.ok(contract.generateCompanyReport, { asksFirst: true }, by)
  return [report.version, held]
}

describe('who would ask first before a company report is made', () => {
  test('is given the first one, and then the same one until something has changed', async () => {
    const { owner, orgId, operations } = await newCompany()
    const admin = await newMember(it.host, it.now, orgId, 'admin')
    expect(await asking(owner)).toEqual([1, undefined])
    expect(await asking(owner)).toEqual([1, 'same'])
    // A report of a person is not what it is made from.
    await generate(first(operations), owner)
    expect(await asking(admin)).toEqual([1, 'same'])
    const { versions } = await it.ok(contract.listCompanyReports, {}, owner)
    expect(versions.map(({ version }) => version)).toEqual([1])
    // Who does not ask is given the next one, which says the same.
    expect((await generateCompany(owner)).version).toBe(2)
    expect(await asking(owner)).toEqual([2, 'same'])
  })

  test('is given a new one where an answer, somebody’s record or the list has changed', async () => {
    const { owner, orgId, person } = await company()
    const { id, email, name } = person
    await it.ok(contract.reopenSubmission, { employeeId: id }, owner)
    expect(await asking(owner)).toEqual([2, undefined])
    await it.ok(
      contract.upsertEmployee,
      { employeeData: { id, name, email, department: 'Board', role: 'Chair' } },
      owner,
    )
    expect(await asking(owner)).toEqual([3, undefined])
    const [comer] = await newPeople(it.host, it.now, orgId, ['Annie Easley'], 'Finance')
    expect(await asking(owner)).toEqual([4, undefined])
    if (comer) await submit(comer)
    expect(await asking(owner)).toEqual([5, undefined])
    await it.ok(contract.deleteEmployee, { employeeId: id }, owner)
    expect(await asking(owner)).toEqual([6, undefined])
    expect(await asking(owner)).toEqual([6, 'same'])
  })

  test('is told of texts that were edited, whether or not something has changed', async () => {
    const { owner, report, person } = await company()
    expect((await saveCompany(report, owner)).status).toBe(200)
    expect(await asking(owner)).toEqual([2, 'edited'])
    await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner)
    expect(await asking(owner)).toEqual([2, 'edited'])
    expect((await generateCompany(owner)).version).toBe(3)
  })

  test('is given a new one where another engine made the latest, or it is not known from what', async () => {
    const { owner, orgId } = await company()
    const { sql } = it.host.database
    await sql`update company_reports set content = jsonb_set(content, '{engineVersion}', '"0.0.1"') where org_id = ${orgId}`
    expect(await asking(owner)).toEqual([2, undefined])
    await sql`delete from company_report_inputs where org_id = ${orgId}`
    expect(await asking(owner)).toEqual([3, undefined])
  })
})
