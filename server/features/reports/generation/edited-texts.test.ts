import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import { testApp } from '../../../testing/app.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const {
  submit,
  generate,
  release,
  newCompany,
  show,
  save,
  saveCompany,
  generateCompany,
  latestCompany,
  releasedCompany,
} = reportCalls(it)

const withRisk = (report: StoredEmployeeReport, text: string) => ({
  ...report,
  risks: report.risks.map((risk, index) => (index === 0 ? { ...risk, text } : risk)),
})

const newReport = async () => {
  const { owner, person, orgId } = await newOrganization(it.host, it.now)
  await submit(person)
  const reader = await newMember(it.host, it.now, orgId, 'employee', { email: person.email })
  const made = await generate(person, owner)
  const read = async (by = owner) => (await it.ok(contract.getReport, { employeeId: person.id }, by)).report
  return { owner, reader, person, made, read }
}

test('whoever reads an edited report is told which texts a person wrote, its person too, and in their own data', async () => {
  const { owner, reader, person, made, read } = await newReport()
  expect(made.risks.length).toBeGreaterThan(0)
  expect(made.editedTexts).toBeUndefined()
  const saved = await save(person.id, withRisk(made, 'Somebody wrote this.'), owner)
  expect(saved).toMatchObject({ status: 200, body: { report: { editedTexts: ['Somebody wrote this.'] } } })
  await release({ employeeId: person.id, version: 2 }, owner)
  expect((await read(reader)).editedTexts).toEqual(['Somebody wrote this.'])
  const all = await it.ok(contract.getReports, {}, owner)
  expect(all.reports[person.id]?.editedTexts).toEqual(['Somebody wrote this.'])
  const own = async () =>
    (await it.ok(contract.exportMyData, {}, reader)).data.organizations[0]?.reports.flatMap(
      ({ editedTexts }) => editedTexts ?? [],
    )
  expect(await own()).toEqual(['Somebody wrote this.'])
  // Also once they are taken out of the list.
  await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner)
  expect(await own()).toEqual(['Somebody wrote this.'])
})

test('of an edit of an edit every text that is not as it was made is told, and what is put back is not', async () => {
  const { owner, person, made, read } = await newReport()
  await save(person.id, withRisk(made, 'Somebody wrote this.'), owner)
  const second = await read()
  const { responsibilities } = second.roleAndOutput
  await save(
    person.id,
    {
      ...second,
      roleAndOutput: {
        ...second.roleAndOutput,
        responsibilities: { ...responsibilities, text: 'And this.' },
      },
    },
    owner,
  )
  expect((await read()).editedTexts?.toSorted()).toEqual(['And this.', 'Somebody wrote this.'])
  await save(person.id, withRisk(await read(), made.risks[0]?.text ?? ''), owner)
  expect((await read()).editedTexts).toEqual(['And this.'])
})

test('where what was written over is not kept any more, nothing is said to be somebody’s or not', async () => {
  const { owner, person, made, read } = await newReport()
  await save(person.id, withRisk(made, 'Somebody wrote this.'), owner)
  await it.ok(contract.deleteReport, { employeeId: person.id, reportId: made.id }, owner)
  expect((await read()).editedTexts).toEqual(['Somebody wrote this.'])
  await it.host.database.sql`delete from reports where id = ${made.id}`
  const report = await read()
  expect(report.origin).toBe('edited')
  expect(report.editedTexts).toBeUndefined()
})

test('of the company report only what the reader is shown', async () => {
  const here = await newCompany()
  const { owner, orgId } = here
  await show(orgId, 'own')
  const reader = await newMember(it.host, it.now, orgId, 'employee')
  const made = await releasedCompany(owner)
  expect(made.editedTexts).toBeUndefined()
  const { name } = first(here.operations)
  const risk = { ...made.overview.riskReason, text: `${name} is a risk.` }
  const written = {
    ...made,
    overview: { ...made.overview, riskReason: risk },
    executiveSummary: made.executiveSummary.map((one, index) => ({ ...one, text: `Written ${index}.` })),
  }
  const all = written.executiveSummary.map(({ text }) => text)
  expect((await saveCompany(written, owner)).status).toBe(200)
  const latest = await latestCompany(owner)
  expect(latest.editedTexts?.toSorted()).toEqual([risk.text, ...all].toSorted())
  await release({ reportId: latest.id }, owner)
  const shown = await latestCompany(reader)
  expect(JSON.stringify(shown)).not.toContain(risk.text)
  const shownTexts = shown.executiveSummary.map(({ text }) => text).filter((text) => all.includes(text))
  expect(shownTexts.length).toBeGreaterThan(0)
  expect(shownTexts.length).toBeLessThan(all.length)
  expect(shown.editedTexts).toEqual(shownTexts)
  await it.host.database.sql`delete from company_report_inputs where report_id = ${made.id}`
  await it.host.database.sql`delete from told_company_reports where report_id = ${made.id}`
  await it.host.database.sql`delete from company_reports where id = ${made.id}`
  expect((await latestCompany(owner)).editedTexts).toBeUndefined()
  expect((await generateCompany(owner)).editedTexts).toBeUndefined()
})
