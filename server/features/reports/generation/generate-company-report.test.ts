import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { buildWholeCompanyReport } from '../../../../insights/company-report/company-report.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newOrganization, newPeople } from '../../../testing/new-organization.ts'
import { onlyTexts, reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { submit, newCompany, generateCompany, saveCompany, latestCompany } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  here = await newCompany()
  await generateCompany(here.owner)
})

test('the report is made from the stored people and answers, stored and noted', async () => {
  const { sql } = it.host.database
  const company = await newCompany()
  it.pass(1_000)
  const report = await generateCompany(company.owner)
  const people =
    await sql`select e.*, s.raw_answers, s.submitted_at from employees e left join submissions s on s.employee_id = e.id where e.org_id = ${company.orgId}`
  const expected = buildWholeCompanyReport({
    organizationName: 'Tide & Company',
    employees: people.map((p) => ({
      id: p['id'],
      name: p['name'],
      email: p['email'],
      role: p['role'],
      department: p['department'],
      status: p['status'],
    })),
    submissions: people.flatMap((p) =>
      p['submitted_at']
        ? [
            {
              employeeId: p['id'],
              rawAnswers: p['raw_answers'],
              submittedAt: p['submitted_at'].toISOString(),
            },
          ]
        : [],
    ),
    lastUpdated: it.now.toISOString(),
  })
  const stored = {
    id: report.id,
    version: 1,
    origin: 'generated',
    createdAt: it.now.toISOString(),
    state: 'draft',
    groupThreshold: null,
    isAnonymous: false,
  }
  expect(report).toEqual({ ...expected, ...stored })
  expect(report.overview).toMatchObject({ totalEmployees: 9, submissionRate: 88.9 })
  expect(await latestCompany(company.owner)).toEqual(report)
  const { org } = await it.ok(contract.getOrgData, {}, company.owner)
  expect(org.usage.lastReportGeneration).toBe(it.now.toISOString())
  const audits =
    await sql`select action, actor_user_id, details from audit_entries where entity_id = ${report.id}`
  expect(audits).toEqual([
    { action: 'companyReport.generated', actor_user_id: company.owner.userId, details: { version: 1 } },
  ])
})

test('what the body carries counts for nothing', async () => {
  const input = { org: { name: 'Mallory Ltd' }, submissions: [{ rawAnswers: { role_clarity: '1' } }] }
  const { report } = await it.ok(contract.generateCompanyReport, input, here.owner)
  expect(report.organizationName).toBe('Tide & Company')
  expect(report.coverage.answered).toBe(8)
})

test('without a completed submission it is refused, drafts or not', async () => {
  const empty = await newOrganization(it.host, it.now)
  const refusal = {
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error: 'No completed submissions yet. Invite employees and wait for their answers.',
    },
  }
  expect(await it.call(contract.generateCompanyReport, {}, empty.owner)).toMatchObject(refusal)
  const { id, code } = empty.person
  await it.ok(contract.saveDraft, { employeeId: id, answers: fullAnswers, inviteCode: code })
  expect(await it.call(contract.generateCompanyReport, {}, empty.owner)).toMatchObject(refusal)
  expect(await it.ok(contract.getCompanyReports, {}, empty.owner)).toEqual({ reports: [], next: null })
})

test('every generation is the next version; lists begin with the newest', async () => {
  const company = await newOrganization(it.host, it.now)
  await submit(company.person)
  const made: Awaited<ReturnType<typeof generateCompany>>[] = []
  for (let count = 0; count < 8; count += 1) made.push(await generateCompany(company.owner))
  expect(made.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const newestFirst = made.toSorted((a, b) => b.version - a.version)
  const { reports, next } = await it.ok(contract.getCompanyReports, {}, company.owner)
  expect(reports).toEqual(newestFirst)
  expect(next).toBeNull()
  const { versions } = await it.ok(contract.listCompanyReports, {}, company.owner)
  expect(versions).toEqual(
    newestFirst.map(({ id, version, origin, createdAt, state }) => ({
      id,
      version,
      origin,
      createdAt,
      state,
      answered: 1,
      employees: 1,
    })),
  )
  for (const list of [contract.getCompanyReports, contract.listCompanyReports]) {
    const page = await it.call(list, { limit: 3 }, company.owner)
    const after = page.body['next']
    expect(after).toBe(String(newestFirst[2]?.version))
    const rest = await it.call(list, { limit: 10, after }, company.owner)
    const key = list === contract.getCompanyReports ? 'reports' : 'versions'
    expect(rest.body[key]).toMatchObject(newestFirst.slice(3).map(({ id }) => ({ id })))
    expect(rest.body['next']).toBeNull()
    expect(await it.call(list, { after: 'nope' }, company.owner)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    })
  }
  const third = newestFirst[5]
  expect((await it.ok(contract.getCompanyReport, { id: third?.id ?? '' }, company.owner)).report).toEqual(
    third,
  )
})

test('a report that is not there, or is another organization’s, is not found', async () => {
  const stranger = await newOrganization(it.host, it.now)
  const theirs = await latestCompany(here.owner)
  const refusal = { status: 404, body: { code: 'NOT_FOUND', error: 'Report not found' } }
  expect(await it.call(contract.getCompanyReport, {}, stranger.owner)).toMatchObject(refusal)
  expect(await it.call(contract.getCompanyReport, { id: theirs.id }, stranger.owner)).toMatchObject(refusal)
  expect(await it.call(contract.getCompanyReport, { id: 'nothing' }, here.owner)).toMatchObject(refusal)
  expect(await saveCompany(theirs, stranger.owner)).toMatchObject(refusal)
  expect(await saveCompany({ ...theirs, id: undefined }, stranger.owner)).toMatchObject(refusal)
  expect((await it.ok(contract.getCompanyReports, {}, stranger.owner)).reports).toEqual([])
  expect(
    await it.call(contract.getCompanyReport, {}, { ...stranger.owner, orgId: here.orgId }),
  ).toMatchObject({ status: 403 })
})

test('an edited report is the next version of the one that it names', async () => {
  const company = await newOrganization(it.host, it.now)
  await submit(company.person)
  await generateCompany(company.owner)
  await submit(first(await newPeople(it.host, it.now, company.orgId, ['Grace Hopper'])))
  const base = await generateCompany(company.owner)
  const edited = {
    ...base,
    executiveSummary: base.executiveSummary.map((s) => ({ ...s, text: 'All is well.' })),
    immediateHiringNeeds: base.immediateHiringNeeds.map((need) => ({ ...need, reasoning: 'We ask first.' })),
    forwardOperatingPlan: base.forwardOperatingPlan.map((item) => ({ ...item, title: 'Do', details: 'It.' })),
  }
  const { reportId } = contract.saveCompanyReport.out.parse((await saveCompany(edited, company.owner)).body)
  const { editedTexts, ...latest } = await latestCompany(company.owner)
  expect(latest).toEqual({ ...edited, id: reportId, version: 3, origin: 'edited' })
  expect(new Set(editedTexts)).toEqual(new Set(['All is well.', 'We ask first.', 'Do', 'It.']))
  expect((await it.ok(contract.getCompanyReport, { id: base.id }, company.owner)).report).toEqual(base)
  const audits = await it.host.database.sql`select action from audit_entries where entity_id = ${reportId}`
  expect(audits).toEqual([{ action: 'companyReport.edited' }])
  // Without a name it is the latest that was edited.
  expect((await saveCompany({ ...edited, id: undefined }, company.owner)).status).toBe(200)
})

test.each<[string, (report: StoredCompanyReport) => unknown, string]>([
  ['the risk', (r) => ({ ...r, overview: { ...r.overview, riskLevel: 'Low' } }), 'overview.riskLevel'],
  [
    'a score',
    (r) => ({ ...r, overview: { ...r.overview, averagePerformanceScore: 10 } }),
    'overview.averagePerformanceScore',
  ],
  ['coverage', (r) => ({ ...r, coverage: { ...r.coverage, note: 'All.' } }), 'coverage.note'],
  ['what it is', (r) => ({ ...r, notice: 'The truth.' }), 'notice'],
  [
    'pay',
    (r) => ({
      ...r,
      organizationalImpactSummary: r.organizationalImpactSummary.map((t) => ({
        ...t,
        employees: t.employees.map((e) => ({ ...e, suggestedPay: 'Consider merit review' })),
      })),
    }),
    'organizationalImpactSummary.',
  ],
  [
    'quotes',
    (r) => ({
      ...r,
      weaknesses: r.weaknesses.map((w) => ({ ...w, quotes: w.quotes.map((q) => ({ ...q, text: 'Bah' })) })),
    }),
    'weaknesses.',
  ],
  [
    'the themes of what people wrote',
    (r) => ({
      ...r,
      writtenThemes: r.writtenThemes?.map((one) => ({
        ...one,
        other: { ...one.other, quotes: [] },
        themes: [],
      })),
    }),
    'writtenThemes.',
  ],
  [
    'a department grade',
    (r) => ({ ...r, gradingBreakdown: r.gradingBreakdown.map((d) => ({ ...d, departmentGrade: 'A+' })) }),
    'gradingBreakdown.0.departmentGrade',
  ],
  [
    'a person’s scores',
    (r) => ({ ...r, gradingBreakdown: r.gradingBreakdown.map((d) => ({ ...d, teamScores: [] })) }),
    'gradingBreakdown.0.teamScores',
  ],
])('in an edited report %s may not change', async (_what, change, path) => {
  const base = await latestCompany(here.owner)
  const answer = await saveCompany(change(base), here.owner)
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', error: onlyTexts } })
  expect(answer.body['details']).toEqual([
    { path: expect.stringContaining(`report.${path}`), message: onlyTexts },
  ])
  expect((await latestCompany(here.owner)).version).toBe(base.version)
})
