import { beforeAll, describe, expect, it } from 'vitest'
import { companyEnglish } from '../../../../insights/catalog/company-texts.ts'
import { contract } from '../../../../contract/index.ts'
import { testApp, type Caller } from '../../../testing/app.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { notAnsweredNames } from './company-facts.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { withoutSpaces, readPdf, joinPages, readXlsx } from '../../../testing/exports/read-files.ts'

const app = testApp()
const { newCompany, release, releasedCompany, saveCompany, latestCompany, show } = reportCalls(app)
const fileOf = fileFrom(app)

const everySheet = async (by: Caller) => {
  const { bytes } = await fileOf('exportCompanyReport', { format: 'xlsx' }, by)
  return readXlsx(bytes)
}
const rowsOf = (sheets: Awaited<ReturnType<typeof readXlsx>>, name: string): unknown[][] =>
  (sheets.find((sheet) => sheet.name === name)?.rows ?? []).slice(1)

let company: Awaited<ReturnType<typeof newCompany>>
let employee: Member
beforeAll(async () => {
  company = await newCompany()
  await releasedCompany(company.owner)
  employee = await newMember(app.host, app.now, company.orgId, 'employee')
})

describe('a company report as a file', () => {
  it('begins on paper with what matters and the first steps, and lists the impact groups', async () => {
    const report = await latestCompany(company.owner)
    const { bytes } = await fileOf('exportCompanyReport', { format: 'pdf' }, company.owner)
    const { pages } = await readPdf(bytes)
    const first = withoutSpaces(pages[0] ?? '')
    const places = ['What matters', 'Do first', 'In short'].map((title) =>
      first.indexOf(withoutSpaces(title)),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    const whole = joinPages(pages)
    for (const person of report.organizationalImpactSummary.flatMap(({ employees }) => employees)) {
      expect(whole).toContain(withoutSpaces(`${person.employeeName} ${person.department}`))
    }
    const { output } = report.organizationalImpactSummary.flatMap(({ employees }) => employees).at(-1) ?? {}
    expect(whole).toMatch(new RegExp(`\\dof\\d+ratedtheirweeklyoutput${output}orhigher`))
  })

  it('counts in a workbook what the call counts', async () => {
    const report = await latestCompany(company.owner)
    const sheets = await everySheet(company.owner)
    expect(sheets.map(({ name }) => name)).toEqual([
      'About',
      'Overview',
      'Measures',
      'By department',
      'Departments',
      'Team scores',
      'Findings',
      'What people wrote',
      'Hiring',
      'Plan',
      'Conversations',
      'Impact',
      'Not answered',
      'Action plan',
    ])
    const scored = report.gradingBreakdown.flatMap(({ teamScores }) =>
      teamScores.toSorted((one, other) => (one.employeeName < other.employeeName ? -1 : 1)),
    )
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
    expect(rowsOf(sheets, 'By department').map(([, department, answered]) => [department, answered])).toEqual(
      (report.questionResults ?? []).flatMap(({ byDepartment }) =>
        byDepartment.map(({ department, answered }) => [department, answered]),
      ),
    )
    expect(rowsOf(sheets, 'Hiring')).toHaveLength(report.immediateHiringNeeds.length)
    expect(rowsOf(sheets, 'Plan')).toHaveLength(report.forwardOperatingPlan.length)
    expect(rowsOf(sheets, 'Impact')).toHaveLength(
      report.organizationalImpactSummary.flatMap(({ employees }) => employees).length,
    )
    expect(rowsOf(sheets, 'Not answered').flat()).toEqual(notAnsweredNames(report))
    expect(sheets.find(({ name }) => name === 'Impact')?.rows[0]).toContain('Pay: a prompt to talk')
  })

  it('has how it went over the reports and the action plan, as the calls tell them, and of both nothing that is not its reader’s', async () => {
    const { owner } = company
    const item = await app.ok(
      contract.createPlanItem,
      {
        title: 'Buy the onboarding tool',
        details: 'With a trial first',
        dueOn: '2026-02-01',
        ownerEmployeeId: company.operations[0]?.id ?? null,
        finding: { reportId: (await latestCompany(owner)).id, section: 'weaknesses', index: 0 },
      },
      owner,
    )
    const files = async (by: Caller) => {
      const { pages, bookmarks } = await readPdf(
        (await fileOf('exportCompanyReport', { format: 'pdf' }, by)).bytes,
      )
      return { said: joinPages(pages), bookmarks, sheets: await everySheet(by) }
    }
    const first = await files(owner)
    // Over one report nothing went anywhere.
    expect(first.bookmarks).not.toContain('Over time')
    expect(first.said).toContain(withoutSpaces('Open, 1'))
    expect(first.said).toContain(withoutSpaces('Buy the onboarding tool. With a trial first'))
    expect(first.said).toContain(
      withoutSpaces('Ada Lovelace. Overdue: it was due on 2026-02-01. From version 1:'),
    )
    expect(rowsOf(first.sheets, 'Action plan')).toHaveLength(1)

    await releasedCompany(owner)
    await app.ok(
      contract.updatePlanItem,
      { id: item.item.id, basedOn: item.item.revision, state: 'done', outcome: 'Bought and used' },
      owner,
    )
    const { points } = await app.ok(contract.getCompanyTrend, {}, owner)
    const second = await files(owner)
    expect(second.bookmarks).toEqual(expect.arrayContaining(['Over time', 'Action plan']))
    expect(second.said).toContain(withoutSpaces('Done, 1'))
    expect(second.said).toContain(withoutSpaces('Result: Bought and used'))
    expect(second.said).toContain(withoutSpaces('the same to a tenth, within the noise of'))
    expect(rowsOf(second.sheets, 'Over time').map((row) => [row[1], row[2], row[3], row[4]])).toEqual(
      points.map(({ version, answered, employees, mean }) => [version, answered, employees, mean]),
    )

    const other = await files(employee)
    expect(other.bookmarks).not.toContain('Action plan')
    expect(other.sheets.map(({ name }) => name)).not.toContain('Action plan')
    expect(other.said).not.toContain(withoutSpaces('onboarding tool. With'))
    const told = await app.ok(contract.getCompanyTrend, {}, employee)
    expect(rowsOf(other.sheets, 'Over time').map((row) => row[4])).toEqual(
      told.points.map(({ mean }) => mean ?? 'not shown'),
    )
  })

  it('says in a PDF what the call says', async () => {
    const report = await latestCompany(company.owner)
    const { bytes } = await fileOf('exportCompanyReport', { format: 'pdf' }, company.owner)
    const { pages, bookmarks } = await readPdf(bytes)
    const said = joinPages(pages)
    for (const { text } of [...report.strengths, ...report.weaknesses]) {
      expect(said).toContain(withoutSpaces(text))
    }
    for (const { employeeName } of report.gradingBreakdown.flatMap(({ teamScores }) => teamScores)) {
      expect(said).toContain(withoutSpaces(employeeName))
    }
    for (const text of [report.notice, report.coverage.note, ...report.limits])
      expect(said).toContain(withoutSpaces(text))
    expect(bookmarks).toEqual(expect.arrayContaining(['How people answered', 'Grading by department']))
    expect(said).toContain(withoutSpaces('Low is a rating below 6, strong is 8 or more.'))
  })

  it('never tells an employee what somebody suggests about pay, or names', async () => {
    await show(company.orgId, 'organization')
    expect((await everySheet(employee)).find(({ name }) => name === 'Impact')?.rows[0]).not.toContain(
      'Pay: a prompt to talk',
    )
    await show(company.orgId, 'own')
    const { bytes } = await fileOf('exportCompanyReport', { format: 'pdf' }, employee)
    const everything = await everySheet(employee)
    expect(everything.map(({ name }) => name)).not.toContain('By department')
    const sheets = JSON.stringify(everything)
    for (const said of [withoutSpaces(sheets), joinPages((await readPdf(bytes)).pages)]) {
      expect(said.length).toBeGreaterThan(500)
      for (const { name } of company.people) expect(said).not.toContain(withoutSpaces(name))
      expect(said).not.toContain(withoutSpaces('Words of my own'))
      expect(said).not.toMatch(/meritreview|Standardcycle/)
    }
  })

  it('is of texts that somebody edited, with what names somebody withheld from employees', async () => {
    const latest = await latestCompany(company.owner)
    const { id: _, version: __, origin: ___, createdAt: ____, isAnonymous: _____, ...report } = latest
    const [first, ...others] = report.executiveSummary
    if (!first) throw new Error('The report says nothing')
    const { body } = await saveCompany(
      { ...report, executiveSummary: [{ ...first, text: 'Ada Lovelace said so.' }, ...others] },
      company.owner,
    )
    await release({ reportId: String(body['reportId']) }, company.owner)
    expect(JSON.stringify(await everySheet(company.owner))).toContain('Ada Lovelace said so.')
    const written = 'Written by a person, not made from answers: '
    expect(JSON.stringify(await everySheet(company.owner))).toContain(`${written}“Ada Lovelace said so.”`)
    const said = JSON.stringify(await everySheet(employee))
    expect(said).not.toContain('Ada Lovelace')
    expect(said).not.toContain(written)
    expect(said).toContain(companyEnglish.say('told.namesSomebody'))
  })
})
