import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { Permission } from '../../../../contract/rights/permissions.ts'
import { missingPermissionMessage } from '../../../core/auth/caller.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const {
  submit,
  generate,
  newCompany,
  generateCompany,
  saveCompany,
  latestCompany,
  released,
  releasedCompany,
} = reportCalls(it)

const newer = (version: number) => ({
  status: 400,
  body: {
    code: 'BUSINESS_LOGIC_ERROR',
    error: `Somebody has saved a newer version of this report (version ${version}). It was kept, and yours wasn’t saved over it. Open version ${version} and make your changes there.`,
  },
})
const deleted = {
  status: 400,
  body: {
    error:
      'The version you edited was deleted, so your changes weren’t saved. Load the latest version and make them there.',
  },
}

const saying = (report: StoredCompanyReport, text: string) => ({
  ...report,
  executiveSummary: report.executiveSummary.map((s, index) => (index === 0 ? { ...s, text } : s)),
})

const shortly = ({ version, summary }: { version: number; summary: readonly { text: string }[] }) => ({
  version,
  text: summary[0]?.text,
})

const newReport = async () => {
  const { owner, person, orgId } = await newOrganization(it.host, it.now)
  await submit(person)
  const report = await generate(person, owner)
  const save = (text: string, basedOn?: number) =>
    it.call(
      contract.saveReport,
      {
        employeeId: person.id,
        reportData: { ...report, summary: report.summary.map((s) => ({ ...s, text })) },
        ...(basedOn !== undefined && { basedOn }),
      },
      owner,
    )
  const latest = async () =>
    shortly((await it.ok(contract.getReport, { employeeId: person.id }, owner)).report)
  return { owner, person, orgId, report, save, latest }
}

test('an edit of a person’s report that is not the latest is refused, and the newer one stays', async () => {
  const { save, latest } = await newReport()
  expect((await save('First', 1)).status).toBe(200)
  expect(await save('Late', 1)).toMatchObject(newer(2))
  expect(await latest()).toEqual({ version: 2, text: 'First' })
  expect((await save('Second', 2)).status).toBe(200)
  // Who does not say what they edited edits the latest.
  expect((await save('Third')).status).toBe(200)
  expect(await save('Of what is not there', 99)).toMatchObject(deleted)
  expect(await latest()).toEqual({ version: 4, text: 'Third' })
})

test('of four edits of one version at once, one is stored', async () => {
  const { save, latest } = await newReport()
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((text) => save(text, 1)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  expect(answers.filter(({ status }) => status === 400)).toMatchObject([newer(2), newer(2), newer(2)])
  expect((await latest()).version).toBe(2)
})

test('an edit of a deleted version is told so', async () => {
  const { owner, person, report, save } = await newReport()
  expect((await save('Mine', 1)).status).toBe(200)
  await it.ok(contract.deleteReport, { employeeId: person.id }, owner)
  expect(await save('Late', 2)).toMatchObject(deleted)
  await it.ok(contract.deleteReport, { employeeId: person.id, reportId: report.id }, owner)
  expect(await save('Late', 1)).toMatchObject(deleted)
})

test('the company report: the same', async () => {
  const { owner, person } = await newOrganization(it.host, it.now)
  await submit(person)
  const base = await generateCompany(owner)
  const answers = await Promise.all(
    ['A', 'B', 'C', 'D'].map((text) => saveCompany(saying(base, text), owner)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  expect(answers.filter(({ status }) => status === 400)).toMatchObject([newer(2), newer(2), newer(2)])
  const second = await latestCompany(owner)
  expect(second).toMatchObject({ version: 2, origin: 'edited' })
  expect((await saveCompany(saying(second, 'On'), owner)).status).toBe(200)
  expect((await saveCompany({ ...saying(base, 'Latest'), id: undefined }, owner)).status).toBe(200)
  const fourth = await latestCompany(owner)
  expect(fourth.version).toBe(4)
  await it.ok(contract.deleteReport, { reportId: fourth.id }, owner)
  expect(await saveCompany(saying(fourth, 'Late'), owner)).toMatchObject(deleted)
  expect((await latestCompany(owner)).executiveSummary[0]?.text).toBe('On')
})

test('who may not make reports is told so before anything else; an employee who may edits any, pay left as it was', async () => {
  const here = await newCompany()
  const base = await releasedCompany(here.owner)
  const person = first(here.operations)
  const report = await released(person, here.owner)
  const newEmployee = (permissions: Permission[]) =>
    newMember(it.host, it.now, here.orgId, 'employee', { permissions })
  const reader = await newEmployee(['report:delete', 'report:view'])
  const lacking = {
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: missingPermissionMessage('report:generate') },
  }
  expect(await saveCompany(base, reader)).toMatchObject(lacking)
  expect(await saveCompany({}, reader)).toMatchObject(lacking)
  const save = (by: Member) =>
    it.call(contract.saveReport, { employeeId: person.id, reportData: report, basedOn: 1 }, by)
  expect(await save(reader)).toMatchObject(lacking)
  const maker = await newEmployee(['report:generate', 'report:view'])
  expect((await save(maker)).status).toBe(200)
  const shown = await latestCompany(maker)
  expect(JSON.stringify(shown)).not.toContain('suggestedPay')
  expect((await saveCompany(shown, maker)).status).toBe(200)
  // What they send of pay is not taken: they are not shown it.
  expect((await saveCompany({ ...base, id: undefined }, maker)).status).toBe(200)
  expect((await latestCompany(here.owner)).organizationalImpactSummary).toEqual(
    base.organizationalImpactSummary,
  )
})
