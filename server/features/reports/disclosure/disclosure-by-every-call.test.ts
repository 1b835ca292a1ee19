import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { testApp } from '../../../testing/app.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { withoutSpaces, readPdf, readXlsx } from '../../../testing/exports/read-files.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { variedCompany } from '../../../testing/reports/varied-company.ts'

/** By whatever way the company report leaves, it says to an employee what the one filter lets through, and no more. */

const app = testApp()
const { releasedCompany, latestCompany } = reportCalls(app)
const newCompany = variedCompany(app)
const fileOf = fileFrom(app)

let owner: Member
let reader: Member
let full: StoredCompanyReport
let seen: StoredCompanyReport
beforeAll(async () => {
  const company = await newCompany()
  owner = company.owner
  reader = await newMember(app.host, app.now, company.orgId, 'employee', {
    email: first(company.support).email,
    permissions: ['employee:view', 'report:view', 'org:view', 'chat:use'],
  })
  full = await releasedCompany(owner)
  seen = await latestCompany(reader)
})

const numbersIn = (text: string): string[] => text.match(/\d+\.\d+/g) ?? []
/** Means and shares as they are written anywhere: with one decimal and with two. */
const shown = (report: StoredCompanyReport): Set<string> => {
  const found = new Set<string>()
  for (const number of numbersIn(JSON.stringify(report))) {
    for (const digits of [1, 2]) {
      found.add(Number(number).toFixed(digits))
      found.add(String(Number(Number(number).toFixed(digits))))
    }
  }
  return found
}

/** What a way says that the filter's own answer does not. */
const besides = (said: string): string[] => {
  const allowed = shown(seen)
  return [...new Set(numbersIn(said))].filter(
    (number) => !allowed.has(String(Number(Number(number).toFixed(2)))),
  )
}
const unseen = () => [...shown(full)].filter((number) => !shown(seen).has(number))

const departments = (text: string) =>
  ['Finance', 'Support'].flatMap(
    (name) => text.match(new RegExp(`${name}[: ]+(?:[A-D][+−-]?)(?![a-z])`, 'g')) ?? [],
  )

describe('what an employee is told of the company', () => {
  test('is less than an owner is told', () => {
    expect(unseen().length).toBeGreaterThan(5)
    expect(besides(JSON.stringify(full)).length).toBeGreaterThan(5)
  })

  test('is the same by every call', async () => {
    const { reports } = await app.ok(contract.getCompanyReports, {}, reader)
    const one = await app.ok(contract.getCompanyReport, { id: seen.id }, reader)
    expect([reports, one.report]).toEqual([[seen], seen])
    const { points } = await app.ok(contract.getCompanyTrend, {}, reader)
    expect(points).toMatchObject([
      { mean: seen.overview.averagePerformanceScore, riskLevel: seen.overview.riskLevel },
    ])
    const { versions } = await app.ok(contract.listCompanyReports, {}, reader)
    expect(besides(JSON.stringify([points, versions]))).toEqual([])
  })

  test('is the same in files', async () => {
    const sheets = await readXlsx((await fileOf('exportCompanyReport', { format: 'xlsx' }, reader)).bytes)
    const rows = (name: string) => (sheets.find((sheet) => sheet.name === name)?.rows ?? []).slice(1)
    expect(rows('Departments').map((row) => [row[0], row[4] ?? null, row[5] ?? null])).toEqual(
      seen.gradingBreakdown.map(({ departmentName, departmentGrade, gradePoints }) => [
        departmentName,
        departmentGrade,
        gradePoints === null ? null : Math.round(gradePoints * 100) / 100,
      ]),
    )
    expect(rows('Measures').map((row) => [row[0], row[4] ?? null, row[5] ?? null])).toEqual(
      seen.measures.map(({ label, strong, low }) => [label, strong, low]),
    )
    expect(rows('Team scores')).toEqual([])
    const workbook = JSON.stringify(sheets.filter(({ name }) => name !== 'About'))
    expect(besides(workbook)).toEqual([])
    const { pages } = await readPdf((await fileOf('exportCompanyReport', { format: 'pdf' }, reader)).bytes)
    const pdf = withoutSpaces(pages.join(' '))
    expect(
      // A mean of 7.0 is looked for as such: a 7 may be a count that is shown.
      unseen().filter(
        (number) =>
          number.includes('.') && new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d])`).test(pdf),
      ),
    ).toEqual([])
    expect(departments(pdf)).toEqual([])
  })

  test('is the same in the chat', async () => {
    const questions = [
      'Show the grades of all departments',
      'What is the grade of Support?',
      'How is Finance doing?',
      'What is our average score?',
      'What are our strengths?',
      'What are our weaknesses?',
      'Whom should we hire?',
      'What is the plan?',
      'Which tools are missing?',
    ]
    for (const message of questions) {
      const { reply } = await app.ok(contract.chat, { message }, reader)
      expect([message, besides(reply.text), departments(reply.text)]).toEqual([message, [], []])
    }
    const { reply } = await app.ok(contract.chat, { message: 'What is the grade of Support?' }, owner)
    expect(departments(reply.text)).toHaveLength(1)
  })
})
