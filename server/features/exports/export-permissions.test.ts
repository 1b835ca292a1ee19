import * as fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { questionHeatMapOf } from '../../../insights/company-report/questions/question-heat-map.ts'
import { testApp } from '../../testing/app.ts'
import { newMember, newPeople } from '../../testing/new-organization.ts'
import type { Member } from '../../testing/organizations.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'
import { fileFrom } from '../../testing/exports/export-calls.ts'
import { withoutSpaces, readCsv, readPdf, readXlsx } from '../../testing/exports/read-files.ts'

/**
 * No file says more than the calls answer its reader: every word that a person wrote, every name and every score that
 * is found in one is in the answer, too, and everything that the answer names is in the files.
 */

const app = testApp()
const { submit, released, releasedCompany, show } = reportCalls(app)
const fileOf = fileFrom(app)

/** Words that nobody else writes: whatever the files hold of people can be told from the product's own words. */
const secret = /Zq\d+[a-z]+Q/g
const secretsIn = (text: string): Set<string> => new Set(text.match(secret))

const person = fc.record({
  department: fc.constantFrom('Zq1deptQ', 'Zq2deptQ'),
  answers: fc.option(
    fc.record({
      role_clarity: fc.integer({ min: 1, max: 10 }).map(String),
      weekly_output: fc.integer({ min: 1, max: 10 }).map(String),
      job_satisfaction: fc.integer({ min: 1, max: 10 }).map(String),
    }),
    { freq: 4 },
  ),
})

type Drawn = { department: string; answers: Record<string, string> | null }

const companyOf = async (drawn: readonly Drawn[]) => {
  const orgId = newId()
  const owner = await newMember(app.host, app.now, orgId, 'owner')
  for (const [index, { department, answers }] of drawn.entries()) {
    const [invited] = await newPeople(app.host, app.now, orgId, [`Name Zq${index}nameQ`], department)
    if (!invited || answers === null) continue
    await submit(invited, {
      title_department: `Zq${index}titleQ, ${department}`,
      missing_tools: `An onboarding tool Zq${index}toolQ`,
      additional_feedback: `Words Zq${index}wordQ`,
      ...answers,
    })
    await released(invited, owner)
  }
  await releasedCompany(owner)
  await app.ok(contract.createPlanItem, { title: 'Do Zq0planQ', details: 'Because of Zq0whyQ' }, owner)
  // Of two reports the files tell how the numbers went from one to the other.
  await releasedCompany(owner)
  return { orgId, owner, employee: await newMember(app.host, app.now, orgId, 'employee') }
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** What the files of a company report say, and what the call answers. */
const compareCompany = async (reader: Member, seesPlan: boolean) => {
  const { report } = await app.ok(contract.getCompanyReport, {}, reader)
  const beside = [
    await app.ok(contract.getCompanyTrend, {}, reader),
    // An employee's files hold no action, though the call tells them of those that are theirs.
    seesPlan ? await app.ok(contract.listPlanItems, {}, reader) : null,
  ]
  const answer = JSON.stringify([report, beside])
  const workbook = await readXlsx((await fileOf('exportCompanyReport', { format: 'xlsx' }, reader)).bytes)
  const { pages } = await readPdf((await fileOf('exportCompanyReport', { format: 'pdf' }, reader)).bytes)
  const pdf = withoutSpaces(pages.join(' '))
  const told = secretsIn(answer)
  for (const said of [JSON.stringify(workbook), pdf]) {
    expect([...secretsIn(said)].filter((word) => !told.has(word))).toEqual([])
    expect(said).not.toMatch(/\w,\s?Department ?not ?shown/)
    expect(said.includes('Consider merit review') || said.includes('Considermeritreview')).toBe(
      answer.includes('Consider merit review'),
    )
  }
  const names = [...told].filter((word) => word.endsWith('nameQ'))
  expect(names.filter((name) => !pdf.includes(name) || !JSON.stringify(workbook).includes(name))).toEqual([])
  const known = new Set(
    [...numbersIn([report, beside]), ...numbersIn(questionHeatMapOf(report.questionResults))].flatMap(
      (number) => [number, Math.round(number * 10) / 10, Math.round(number * 100) / 100],
    ),
  )
  const scores = numbersIn(workbook).filter((number) => !Number.isInteger(number))
  expect(scores.filter((score) => !known.has(score))).toEqual([])
}

/** The same of the list of reports: whoever is in it, and no one else. */
const compareList = async (reader: Member, seesAll: boolean) => {
  const { reports } = await app.ok(contract.listReports, {}, reader)
  const { employees } = await app.ok(contract.getEmployees, {}, reader)
  const expected = seesAll ? employees.map(({ name }) => name) : []
  const csv = readCsv((await fileOf('exportReports', { format: 'csv' }, reader)).bytes).slice(1)
  const xlsx =
    (await readXlsx((await fileOf('exportReports', { format: 'xlsx' }, reader)).bytes))[0]?.rows.slice(1) ??
    []
  expect(csv.map(([name]) => name)).toEqual(expected)
  expect(xlsx.map(([name]) => name)).toEqual(expected)
  expect(csv.filter((row) => row[9] !== '')).toHaveLength(reports.length)
  expect(xlsx.filter((row) => typeof row[9] === 'string')).toHaveLength(reports.length)
}

it('holds for whoever reads, in small and in larger companies', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 9 }), async (drawn) => {
      fc.pre(drawn.some(({ answers }) => answers !== null))
      const { orgId, owner, employee } = await companyOf(drawn)
      await compareCompany(owner, true)
      await compareList(owner, true)
      await compareCompany(employee, false)
      await compareList(employee, false)
      await show(orgId, 'organization')
      await compareCompany(employee, false)
      await compareList(employee, true)
    }),
    { numRuns: 6, endOnFailure: true },
  )
}, 180_000)
