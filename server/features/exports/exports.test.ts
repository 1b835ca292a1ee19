import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/failures.ts'
import { testApp, type Caller } from '../../testing/app.ts'
import { newMember, newPeople, type Member } from '../questionnaires/testing/organization.ts'
import { reportCalls } from '../reports/testing/report-calls.ts'
import { readCsv, readPdf, readXlsx } from './testing/read-files.ts'

const app = testApp()
const { submit, newCompany, generate, generateCompany, saveCompany, latestCompany, show } = reportCalls(app)

const fileOf = async (
  name: 'exportReports' | 'exportCompanyReport' | 'exportEmployeeReport',
  input: object,
  by: Caller,
) => {
  const answer = await app.call(contract[name], input, by)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer
}
const everySheet = async (by: Caller) => {
  const { bytes } = await fileOf('exportCompanyReport', { format: 'xlsx' }, by)
  return readXlsx(bytes)
}
const rowsOf = (sheets: Awaited<ReturnType<typeof readXlsx>>, name: string): unknown[][] =>
  (sheets.find((sheet) => sheet.name === name)?.rows ?? []).slice(1)

type Company = Awaited<ReturnType<typeof newCompany>>
let company: Company
let employee: Member
beforeAll(async () => {
  company = await newCompany()
  for (const person of [...company.operations, ...company.finance.slice(0, 2)])
    await generate(person, company.owner)
  await generateCompany(company.owner)
  employee = await newMember(app.host, app.now, company.orgId, 'employee')
})

describe('the list of reports as a file', () => {
  it.each(['csv', 'xlsx'] as const)('has a row for each person of the screen, as %s', async (format) => {
    const { owner, people } = company
    const { bytes, headers } = await fileOf('exportReports', { format }, owner)
    const rows = format === 'csv' ? readCsv(bytes) : ((await readXlsx(bytes))[0]?.rows ?? [])
    const { reports } = await app.ok(contract.listReports, {}, owner)
    const { employees } = await app.ok(contract.getEmployees, {}, owner)
    expect(employees.length).toBeGreaterThanOrEqual(people.length)
    expect(rows.slice(1).map((row) => row[0])).toEqual(employees.map(({ name }) => name))
    const graded = rows.slice(1).filter((row) => row[9] !== null && row[9] !== '')
    const inReports = (row: readonly unknown[]) => [row[0], row[8], row[9], row[10]].map(String).join(', ')
    expect(graded.map(inReports).toSorted(byCodeUnit)).toEqual(
      reports
        .map(({ employeeId, overall, grade, scoreInputsAnswered }) =>
          [
            employees.find(({ id }) => id === employeeId)?.name ?? '',
            overall,
            grade,
            scoreInputsAnswered,
          ].join(', '),
        )
        .toSorted(byCodeUnit),
    )
    const silent = rows.find((row) => row[0] === 'Rosa Silent')
    expect(silent?.[11]).toBe('Waiting for answers')
    expect(headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="[^"]+-reports-2026-03-02\\.${format}"$`),
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  it('begins a CSV with the mark of UTF-8, and defuses what a spreadsheet would run', async () => {
    const orgId = company.orgId
    const [person] = await newPeople(
      app.host,
      app.now,
      orgId,
      ['=HYPERLINK("http://x.test","Zoë")'],
      '@SUM(1)',
    )
    expect(person).toBeDefined()
    const { bytes } = await fileOf('exportReports', { format: 'csv' }, company.owner)
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const row = readCsv(bytes).find(([name]) => name?.includes('HYPERLINK'))
    expect(row?.[0]).toBe(`'=HYPERLINK("http://x.test","Zoë")`)
    expect(row?.[2]).toBe(`'@SUM(1)`)
    const sheet = (
      await readXlsx((await fileOf('exportReports', { format: 'xlsx' }, company.owner)).bytes)
    )[0]
    expect(sheet?.rows.find(([name]) => String(name).includes('HYPERLINK'))?.[0]).toBe(
      '=HYPERLINK("http://x.test","Zoë")',
    )
  })

  it('gives an employee their own row only', async () => {
    const [person] = await newPeople(app.host, app.now, company.orgId, ['Own Row'])
    if (!person) throw new Error('Nobody was invited')
    await submit(person)
    await generate(person, company.owner)
    const own = await newMember(app.host, app.now, company.orgId, 'employee')
    await app.host.database
      .sql`update employees set user_id = ${own.userId} where org_id = ${company.orgId} and id = ${person.id}`
    const rows = async () => readCsv((await fileOf('exportReports', { format: 'csv' }, own)).bytes).slice(1)
    expect((await rows()).map(([name]) => name)).toEqual(['Own Row'])
    await show(company.orgId, 'organization')
    expect((await rows()).length).toBeGreaterThan(5)
    await show(company.orgId, 'own')
  })
})

describe('a person’s report as PDF', () => {
  it('says what the report says, in pages with a title, a language and bookmarks', async () => {
    const [person] = company.operations
    if (!person) throw new Error('Nobody is there')
    const { bytes, headers } = await fileOf(
      'exportEmployeeReport',
      { employeeId: person.id, format: 'pdf' },
      company.owner,
    )
    const { report } = await app.ok(contract.getReport, { employeeId: person.id }, company.owner)
    const { pages, info, bookmarks } = await readPdf(bytes)
    const said = readThrough(pages)
    for (const { text } of [
      ...report.strengths,
      ...report.weaknesses,
      ...report.risks,
      ...report.recommendations,
      ...report.summary,
    ]) {
      expect(said).toContain(inOneLine(text))
    }
    for (const limit of [...report.limits, report.notice]) expect(said).toContain(inOneLine(limit))
    expect(said).toContain(`Engine${report.engineVersion}`)
    expect(inOneLine(pages[0] ?? '')).toMatch(new RegExp(`AdaLovelacePage1of${pages.length}$`))
    expect(info).toMatchObject({ Title: 'Ada Lovelace', Language: 'en' })
    expect(bookmarks).toEqual([
      'Grade',
      'Role and output',
      'Insights',
      'Strengths and weaknesses',
      'Opportunities',
      'Risks',
      'Recommendations',
      'Method',
      'What this cannot tell',
    ])
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe('attachment; filename="Ada-Lovelace-report-version-1.pdf"')
  })

  it('is refused with the words of the report itself', async () => {
    const [person] = company.operations
    const asked = { employeeId: person?.id, format: 'pdf' }
    expect(await app.call(contract.exportEmployeeReport, asked, employee)).toMatchObject({
      status: 400,
      body: { code: 'BUSINESS_LOGIC_ERROR', error: messages.ownReportOnly },
    })
    expect(
      await app.call(contract.exportEmployeeReport, { ...asked, version: 99 }, company.owner),
    ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', error: messages.reportNotFound } })
    expect(
      await app.call(contract.exportEmployeeReport, { ...asked, format: 'doc' }, company.owner),
    ).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    })
    expect(
      await app.call(contract.exportCompanyReport, { id: 'unknown', format: 'pdf' }, company.owner),
    ).toMatchObject({
      status: 404,
      body: { error: messages.reportNotFound },
    })
  })
})

describe('a company report as a file', () => {
  it('counts in a workbook what the call counts', async () => {
    const report = await latestCompany(company.owner)
    const sheets = await everySheet(company.owner)
    expect(sheets.map(({ name }) => name)).toEqual([
      'About',
      'Overview',
      'Measures',
      'Departments',
      'Team scores',
      'Findings',
      'Hiring',
      'Plan',
      'Conversations',
      'Impact',
      'Not answered',
    ])
    const scored = report.gradingBreakdown.flatMap(({ teamScores }) => teamScores)
    expect(rowsOf(sheets, 'Team scores').map((row) => [row[1], row[8], row[9], row[10]])).toEqual(
      scored.map(({ employeeName, overall, grade, scoreInputsAnswered }) => [
        employeeName,
        overall,
        grade,
        scoreInputsAnswered,
      ]),
    )
    expect(rowsOf(sheets, 'Departments').map((row) => row.slice(0, 3))).toEqual(
      report.gradingBreakdown.map(({ departmentName, people, answered }) => [
        departmentName,
        people,
        answered,
      ]),
    )
    expect(rowsOf(sheets, 'Findings').map((row) => [row[1], row[2], row[3], row[4]])).toEqual(
      [...report.strengths, ...report.weaknesses].map(({ text, people, outOf, evidenceTotal }) => [
        text,
        people,
        outOf,
        evidenceTotal,
      ]),
    )
    expect(rowsOf(sheets, 'Measures')).toHaveLength(report.measures.length)
    expect(rowsOf(sheets, 'Hiring')).toHaveLength(report.immediateHiringNeeds.length)
    expect(rowsOf(sheets, 'Plan')).toHaveLength(report.forwardOperatingPlan.length)
    expect(rowsOf(sheets, 'Impact')).toHaveLength(
      report.organizationalImpactSummary.flatMap(({ employees }) => employees).length,
    )
    expect(rowsOf(sheets, 'Not answered').flat()).toEqual(
      report.coverage.notAnsweredEmployees.map(({ employeeName }) => employeeName),
    )
    expect(sheets.find(({ name }) => name === 'Impact')?.rows[0]).toContain('Pay: a prompt to talk')
  })

  it('says in a PDF what the call says', async () => {
    const report = await latestCompany(company.owner)
    const { bytes } = await fileOf('exportCompanyReport', { format: 'pdf' }, company.owner)
    const { pages, bookmarks } = await readPdf(bytes)
    const said = readThrough(pages)
    for (const { text } of [...report.executiveSummary, ...report.strengths, ...report.weaknesses]) {
      expect(said).toContain(inOneLine(text))
    }
    for (const { employeeName } of report.gradingBreakdown.flatMap(({ teamScores }) => teamScores)) {
      expect(said).toContain(inOneLine(employeeName))
    }
    for (const text of [report.notice, report.coverage.note, ...report.limits])
      expect(said).toContain(inOneLine(text))
    expect(bookmarks).toContain('Grading by department')
  })

  it('never tells an employee what somebody suggests about pay, or names', async () => {
    await show(company.orgId, 'organization')
    expect((await everySheet(employee)).find(({ name }) => name === 'Impact')?.rows[0]).not.toContain(
      'Pay: a prompt to talk',
    )
    await show(company.orgId, 'own')
    const said = JSON.stringify(await everySheet(employee))
    for (const { name } of company.people) expect(said).not.toContain(name)
    expect(said).not.toContain('Words of my own')
  })

  it('is of texts that somebody edited, with what names somebody withheld from employees', async () => {
    const latest = await latestCompany(company.owner)
    const { id: _, version: __, origin: ___, createdAt: ____, isAnonymous: _____, ...report } = latest
    const [first, ...others] = report.executiveSummary
    if (!first) throw new Error('The report says nothing')
    await saveCompany(
      { ...report, executiveSummary: [{ ...first, text: 'Ada Lovelace said so.' }, ...others] },
      company.owner,
    )
    expect(JSON.stringify(await everySheet(company.owner))).toContain('Ada Lovelace said so.')
    const said = JSON.stringify(await everySheet(employee))
    expect(said).not.toContain('Ada Lovelace')
    expect(said).toContain(messages.namesSomebody)
  })
})

/** A text goes on over the end of a page, where its footer stands. */
function readThrough(pages: readonly string[]): string {
  return inOneLine(pages.map((page) => page.replace(/[^\n]*\n?\s*Page \d+ of \d+\s*$/, '')).join(' '))
}

/** Lines break where a page ends, and spaces are lost there. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
