import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { eventually } from '../../../testing/eventually.ts'
import { testApp } from '../../../testing/app.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { withoutSpaces, readCsv, readPdf, joinPages, readXlsx } from '../../../testing/exports/read-files.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { verifyTestCalls } from '../../../testing/reports/verify-calls.ts'

/** Each report says which cycle it belongs to, on the screen and in files, so that two cycles are not mixed up. */

const it = testApp()
const calls = reportCalls(it)
const { newCompany, generate, generateCompany, release, saveCompany } = calls
const { submitMailed } = verifyTestCalls(it, calls)
const fileOf = fileFrom(it)

const openCycle = async (by: Member, name: string) => {
  it.pass(60_000)
  const { run } = await it.ok(contract.openCycle, { name }, by)
  await eventually(async () =>
    (await it.ok(contract.getRun, { id: run.id }, by)).run.state === 'finished' ? true : undefined,
  )
  it.pass(60_000)
}

let here: Awaited<ReturnType<typeof newCompany>>
let self: Member
/** What was said of cycles before anybody was asked again. */
let unasked: unknown[] = []
beforeAll(async () => {
  here = await newCompany()
  const { owner, operations, orgId } = here
  const [ada = first(operations), grace = first(operations)] = operations
  self = await newMember(it.host, it.now, orgId, 'employee', { email: ada.email })
  for (const person of [ada, grace]) await generate(person, owner)
  const company = await generateCompany(owner)
  const { report, cycles } = await it.ok(contract.getReport, { employeeId: ada.id }, owner)
  unasked = [company.cycle, report.cycle, cycles]
  await openCycle(owner, 'Spring')
  // Texts edited in the second cycle leave the numbers in the first.
  const { id: _, ...edited } = report
  await it.ok(contract.saveReport, { employeeId: ada.id, reportData: edited }, owner)
  await release({ employeeId: ada.id, version: 2 }, owner)
  const saved = await saveCompany(company, owner)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  await submitMailed(ada, { role_clarity: '3' })
  await generate(ada, owner)
  await release({ employeeId: ada.id, version: 3 }, owner)
  await generateCompany(owner)
}, 120_000)

const spring = { number: 2, name: 'Spring' }
const before = { number: 1, name: null }

test('where people were asked once so far no report speaks of cycles', () => {
  expect(unasked).toEqual([undefined, undefined, undefined])
})

test('a person’s report belongs to the cycle of its answers, an edited one to that of its numbers', async () => {
  const { owner, operations } = here
  const [ada, grace] = operations
  const { report, cycles } = await it.ok(contract.getReport, { employeeId: ada?.id ?? '' }, owner)
  expect(report.cycle).toEqual(spring)
  expect(cycles).toEqual({ 3: spring, 2: before, 1: before })
  const { reports } = await it.ok(contract.listReports, {}, owner)
  const listed = new Map(reports.map(({ employeeId, cycle }) => [employeeId, cycle]))
  expect([listed.get(ada?.id ?? ''), listed.get(grace?.id ?? '')]).toEqual([spring, before])
  const full = await it.ok(contract.getReports, {}, owner)
  expect(full.reports[grace?.id ?? '']?.cycle).toEqual(before)
  // From before what a report is made from was kept with it, the report itself says when the answers were given.
  await it.host.database.sql`update reports set inputs = null where employee_id = ${ada?.id ?? ''}`
  expect((await it.ok(contract.getReport, { employeeId: ada?.id ?? '' }, owner)).cycles).toEqual(cycles)
})

test('the company’s belongs to the cycle in which its numbers were made', async () => {
  const { owner } = here
  const { versions } = await it.ok(contract.listCompanyReports, {}, owner)
  expect(versions.map(({ version, origin, cycle }) => [version, origin, cycle])).toEqual([
    [3, 'generated', spring],
    [2, 'edited', before],
    [1, 'generated', before],
  ])
  const { reports } = await it.ok(contract.getCompanyReports, {}, owner)
  expect(reports.map(({ cycle }) => cycle)).toEqual([spring, before, before])
})

test('an employee is told the number, and not what owners and admins call it', async () => {
  const [ada] = here.operations
  const { report, cycles } = await it.ok(contract.getReport, { employeeId: ada?.id ?? '' }, self)
  expect(report.cycle).toEqual({ number: 2, name: null })
  expect(cycles).toEqual({ 3: { number: 2, name: null }, 2: before })
  const { reports } = await it.ok(contract.listReports, {}, self)
  expect(reports.map(({ cycle }) => cycle)).toEqual([{ number: 2, name: null }])
  const file = await fileOf('exportEmployeeReport', { employeeId: ada?.id, format: 'pdf' }, self)
  expect(joinPages((await readPdf(file.bytes)).pages)).toContain(withoutSpaces('Cycle 2'))
}, 120_000)

test('files say it in the words of the screen, and count as it does', async () => {
  const { owner, operations } = here
  const [ada, grace] = operations
  const { reports } = await it.ok(contract.listReports, {}, owner)
  const rows = readCsv((await fileOf('exportReports', { format: 'csv' }, owner)).bytes)
  const at = rows[0]?.indexOf('Cycle') ?? -1
  const cellOf = (name: string | undefined) => rows.find(([first]) => first === name)?.[at]
  expect([ada, grace, here.finance[0]].map((person) => cellOf(person?.name))).toEqual([
    'Cycle 2: Spring',
    'Cycle 1',
    '',
  ])
  const sheets = await readXlsx((await fileOf('exportReports', { format: 'xlsx' }, owner)).bytes)
  const about = new Map(sheets.find(({ name }) => name === 'About')?.rows.map(([what, is]) => [what, is]))
  const countOf = (number: number) => reports.filter(({ cycle }) => cycle?.number === number).length
  expect([about.get('Of Cycle 2: Spring'), about.get('Of Cycle 1')].map(Number)).toEqual([
    countOf(2),
    countOf(1),
  ])
  expect(countOf(1) + countOf(2)).toBe(Number(about.get('With a report')))

  const pdf = await fileOf('exportEmployeeReport', { employeeId: ada?.id, version: 2, format: 'pdf' }, owner)
  expect(joinPages((await readPdf(pdf.bytes)).pages)).toContain(withoutSpaces('Cycle Cycle 1'))
  const company = await fileOf('exportCompanyReport', { format: 'pdf' }, owner)
  expect(joinPages((await readPdf(company.bytes)).pages)).toContain(withoutSpaces('Cycle Cycle 2: Spring'))
  const workbook = await readXlsx((await fileOf('exportCompanyReport', { format: 'xlsx' }, owner)).bytes)
  const facts = workbook.find(({ name }) => name === 'About')?.rows ?? []
  expect(facts.find(([what]) => what === 'Cycle')?.[1]).toBe('Cycle 2: Spring')
}, 120_000)
