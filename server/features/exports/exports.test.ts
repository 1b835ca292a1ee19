import { beforeAll, describe, expect, it } from 'vitest'
import { fileTypes } from '../../../contract/calls/exports.ts'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import { testApp } from '../../testing/app.ts'
import { newMember, newPeople } from '../../testing/new-organization.ts'
import type { Member } from '../../testing/organizations.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'
import { fileFrom } from '../../testing/exports/export-calls.ts'
import { withoutSpaces, readCsv, readPdf, joinPages, readXlsx } from '../../testing/exports/read-files.ts'

const app = testApp()
const { submit, newCompany, generate, released, show } = reportCalls(app)
const fileOf = fileFrom(app)

type Company = Awaited<ReturnType<typeof newCompany>>
let company: Company
let employee: Member
beforeAll(async () => {
  company = await newCompany()
  for (const person of [...company.operations, ...company.finance.slice(0, 2)])
    await released(person, company.owner)
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
    const head = rows[0]?.indexOf('Release') ?? -1
    expect(
      rows
        .find((row) => row[0] === 'Ada Lovelace')
        ?.slice(head, head + 2)
        .map(String),
    ).toEqual(['Released', '1'])
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

  it('tells when reports were made in the time zone that was asked for', async () => {
    const times = async (timeZone?: string) => {
      const input = { format: 'csv', ...(timeZone && { timeZone }) }
      const [, ...rows] = readCsv((await fileOf('exportReports', input, company.owner)).bytes)
      return rows.flatMap((row) => row.filter((cell) => /^\d{4}-\d\d-\d\d \d\d:\d\d /.test(cell)))
    }
    expect(new Set((await times()).map((time) => time.slice(17)))).toEqual(new Set(['UTC']))
    expect(new Set((await times('Asia/Kolkata')).map((time) => time.slice(17)))).toEqual(new Set(['+05:30']))
  })

  it('gives an employee their own row only', async () => {
    const [person, other] = await newPeople(app.host, app.now, company.orgId, ['Own Row', 'Unreleased'])
    if (!person || !other) throw new Error('Nobody was invited')
    await submit(person)
    await submit(other)
    await released(person, company.owner)
    const own = await newMember(app.host, app.now, company.orgId, 'employee')
    await app.host.database
      .sql`update employees set user_id = ${own.userId} where org_id = ${company.orgId} and id = ${person.id}`
    const rows = async () => readCsv((await fileOf('exportReports', { format: 'csv' }, own)).bytes).slice(1)
    expect((await rows()).map(([name]) => name)).toEqual(['Own Row'])
    await show(company.orgId, 'organization')
    const all = await rows()
    expect(all.length).toBeGreaterThan(5)
    // Of whom nothing is open it is not told whether there is a report.
    expect(all.find(([name]) => name === 'Unreleased')).toContain('None that you can read')
    expect(all.filter((row) => row.includes('No report yet'))).toEqual([])
    const [, about] = await readXlsx((await fileOf('exportReports', { format: 'xlsx' }, own)).bytes)
    expect(about?.rows.map(([name]) => name)).toContain('With a report that you can read')
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
    const said = joinPages(pages)
    for (const { text } of [
      ...report.strengths,
      ...report.weaknesses,
      ...report.risks,
      ...report.recommendations,
      ...report.summary,
    ]) {
      expect(said).toContain(withoutSpaces(text))
    }
    for (const limit of [...report.limits, report.notice]) expect(said).toContain(withoutSpaces(limit))
    expect(said).toContain(`Engine${report.engineVersion}`)
    expect(withoutSpaces(pages[0] ?? '')).toMatch(new RegExp(`AdaLovelacePage1of${pages.length}$`))
    expect(info).toMatchObject({ Title: 'Ada Lovelace', Language: 'en' })
    expect(bookmarks).toEqual([
      'In short',
      'Strengths and weaknesses',
      'Recommendations',
      'Opportunities',
      'Risks',
      'Role and output',
      'Insights',
      'Brief for the manager',
      'What this report can’t tell',
      'Decisions and comments on this version',
      'What Ada Lovelace sees about this report',
      'Method',
    ])
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe('attachment; filename="Ada-Lovelace-report-version-1.pdf"')
  })

  it('has what its person is told of it, and what they contested and were answered, for them and for who decides alone', async () => {
    const [person] = await newPeople(app.host, app.now, company.orgId, ['Contra Dictor'])
    if (!person) throw new Error('Nobody was invited')
    await submit(person)
    await released(person, company.owner)
    const own = await newMember(app.host, app.now, company.orgId, 'employee')
    await app.host.database
      .sql`update employees set user_id = ${own.userId} where org_id = ${company.orgId} and id = ${person.id}`
    const which = { employeeId: person.id, version: 1 }
    await app.ok(
      contract.answerReport,
      { ...which, answer: 'contested', comment: 'My output was of May.' },
      own,
    )
    await app.ok(contract.respondToContest, { ...which, comment: 'We look at June as well.' }, company.owner)
    const saidTo = async (by: Member) => {
      const { bytes } = await fileOf('exportEmployeeReport', { employeeId: person.id, format: 'pdf' }, by)
      return joinPages((await readPdf(bytes)).pages)
    }
    const [theirs, decider] = [await saidTo(own), await saidTo(company.owner)]
    for (const said of [theirs, decider]) {
      expect(said).toMatch(/Contestedby[^:]+,2026-03-02\d\d:\d\dUTC:“MyoutputwasofMay\.”/)
      expect(said).toMatch(/Respondedtoby[^:]+,2026-03-02\d\d:\d\dUTC:“WelookatJuneaswell\.”/)
    }
    for (const fact of [
      'Who sees this. You, the owners and admins of',
      'it is erased 30 days later',
      'Choose “I see it differently”',
    ])
      expect(theirs).toContain(withoutSpaces(fact))
    expect(decider).toContain(
      withoutSpaces('Owners, admins and others with that right. Once it is released, Contra Dictor too.'),
    )
    // A colleague who may read the report is told what it says, and not what was said about it.
    await show(company.orgId, 'organization')
    const colleague = await saidTo(employee)
    expect(colleague).not.toContain(withoutSpaces('of May'))
    expect(colleague).not.toContain(withoutSpaces('Contested by'))
    expect(colleague).toContain(withoutSpaces('every member, because'))
    await show(company.orgId, 'own')
  })

  it('has the person’s own name, in letters for every system and for those that read others', async () => {
    const [person] = await newPeople(app.host, app.now, company.orgId, ['Zoë / Ångström: 李'])
    if (!person) throw new Error('Nobody was invited')
    await submit(person)
    await generate(person, company.owner)
    const asked = { employeeId: person.id, format: 'pdf' }
    const { headers } = await fileOf('exportEmployeeReport', asked, company.owner)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Zo\u00EB-\u00C5ngstr\u00F6m-?-report-version-1.pdf"; filename*=UTF-8''${encodeURIComponent('Zoë-Ångström-李-report-version-1.pdf')}`,
    )
  })

  it('stands in the OpenAPI document as a file', async () => {
    const { paths } = (await app.app.inject('/api/openapi.json')).json<{
      paths: Record<string, { get?: { responses: Record<string, { content: object }> } }>
    }>()
    const typesOf = (name: string) => Object.keys(paths[`/api/${name}`]?.get?.responses['200']?.content ?? {})
    expect(typesOf('exportEmployeeReport')).toEqual(['application/pdf'])
    expect(typesOf('exportReports')).toEqual([fileTypes.csv, fileTypes.xlsx])
    expect(typesOf('getReport')).toEqual(['application/json'])
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

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
