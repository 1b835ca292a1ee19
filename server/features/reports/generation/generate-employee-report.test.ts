import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { buildEmployeeReport } from '../../../../insights/employee-report/employee-report.ts'
import type { EmployeeReport } from '../../../../insights/report-types.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newOrganization } from '../../../testing/new-organization.ts'
import { onlyTexts, reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { submit, generate, save, organizationWithAdmin } = reportCalls(it)
const { newPerson, admin, answeredPerson } = organizationWithAdmin()

const auditsOf = (id: string) =>
  it.host.database.sql`select action, actor_user_id, details from audit_entries where entity_id = ${id}`

test('a report is made from the stored answers and stored', async () => {
  const person = await answeredPerson()
  const report = await generate(person, admin())
  const rows = await it.host.database
    .sql`select raw_answers from submissions where employee_id = ${person.id}`
  const expected = buildEmployeeReport({
    employee: { id: person.id, name: 'Grace Hopper', role: 'Analyst', department: 'Operations' },
    rawAnswers: first(rows)['raw_answers'],
    submittedAt: it.now.toISOString(),
  })
  expect(report).toEqual({
    ...expected,
    id: report.id,
    state: 'draft',
    generatedVersion: null,
    version: 1,
    origin: 'generated',
    generatedAt: it.now.toISOString(),
  })
  expect((await it.ok(contract.getReport, { employeeId: person.id }, admin())).report).toEqual(report)
  expect(await auditsOf(report.id)).toEqual([
    {
      action: 'report.generated',
      actor_user_id: admin().userId,
      details: { employeeId: person.id, version: 1 },
    },
  ])
})

test('what the body carries besides the id counts for nothing', async () => {
  const person = await answeredPerson()
  const employee = { id: person.id, name: 'Mallory', department: 'Nowhere' }
  const submission = { rawAnswers: { role_clarity: '1' } }
  const input = { employee, submission, companyWiki: 'x' }
  const { report } = await it.ok(contract.generateEmployeeReport, input, admin())
  expect(report.gradingOverview.employeeName).toBe('Grace Hopper')
  expect(report.workings.roleFit.inputs[0]?.value).toBe(8)
})

test('without a submission, or with a draft only, it is refused by name', async () => {
  const person = await newPerson('Hedy Lamarr')
  const refusal = {
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error:
        'No questionnaire submission found for Hedy Lamarr. Please ensure they have completed the employee questionnaire first.',
    },
  }
  const input = { employee: { id: person.id } }
  expect(await it.call(contract.generateEmployeeReport, input, admin())).toMatchObject(refusal)
  await it.ok(contract.saveDraft, { employeeId: person.id, answers: fullAnswers, inviteCode: person.code })
  expect(await it.call(contract.generateEmployeeReport, input, admin())).toMatchObject(refusal)
  const anybody = await generate(await answeredPerson(), admin())
  expect(await save(person.id, anybody, admin())).toMatchObject(refusal)
})

test('an unknown person, and one of another organization, is not found', async () => {
  const elsewhere = await newOrganization(it.host, it.now)
  await submit(elsewhere.person)
  const theirs = await generate(elsewhere.person, elsewhere.owner)
  for (const id of ['nobody', elsewhere.person.id]) {
    const refusal = { status: 404, body: { code: 'NOT_FOUND', error: `Employee not found: ${id}` } }
    expect(await it.call(contract.generateEmployeeReport, { employee: { id } }, admin())).toMatchObject(
      refusal,
    )
    expect(await it.call(contract.startEmployeeReports, { employeeIds: [id] }, admin())).toMatchObject(
      refusal,
    )
    expect(await save(id, theirs, admin())).toMatchObject(refusal)
    expect(await it.call(contract.getReport, { employeeId: id }, admin())).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: 'Report not found' },
    })
  }
  const { reports } = await it.ok(contract.getReports, {}, admin())
  expect(Object.keys(reports)).not.toContain(elsewhere.person.id)
  const listed = await it.ok(contract.listReports, {}, admin())
  expect(listed.reports.map(({ employeeId }) => employeeId)).not.toContain(elsewhere.person.id)
})

test('every generation is the next version', async () => {
  const person = await answeredPerson()
  const made: Awaited<ReturnType<typeof generate>>[] = []
  for (let count = 0; count < 4; count += 1) made.push(await generate(person, admin()))
  expect(made.map(({ version }) => version)).toEqual([1, 2, 3, 4])
  const { report, latestVersion } = await it.ok(
    contract.getReport,
    { employeeId: person.id, version: 3 },
    admin(),
  )
  expect(latestVersion).toBe(4)
  expect(report).toEqual(made.find(({ version }) => version === 3))
  expect(await it.call(contract.getReport, { employeeId: person.id, version: 5 }, admin())).toMatchObject({
    status: 404,
    body: { error: 'Report not found' },
  })
})

test('an edited report is the next version, and the one before stays', async () => {
  const person = await answeredPerson()
  const made = await generate(person, admin())
  it.pass(1_000)
  const [risk, ...risks] = made.risks
  const edited = {
    ...made,
    summary: made.summary.map((statement) => ({ ...statement, text: 'In my own words.' })),
    risks: [{ ...risk, text: 'Talk first.' }, ...risks],
    opportunities: made.opportunities.map((o) => ({ ...o, title: 'Grow', description: 'Slowly.' })),
  }
  const answer = await save(person.id, edited, admin())
  const { editedTexts, ...report } = contract.saveReport.out.parse(answer.body).report
  expect(new Set(editedTexts)).toEqual(
    new Set([...(made.summary.length > 0 ? ['In my own words.'] : []), 'Talk first.', 'Grow', 'Slowly.']),
  )
  expect(report).toEqual({
    ...edited,
    id: report.id,
    generatedVersion: 1,
    version: 2,
    origin: 'edited',
    generatedAt: it.now.toISOString(),
  })
  const before = await it.ok(contract.getReport, { employeeId: person.id, version: 1 }, admin())
  expect(before.report).toEqual(made)
  expect(await auditsOf(report.id)).toMatchObject([{ action: 'report.edited' }])
})

test('an edited report goes on from an edited one, and may be the first', async () => {
  const person = await answeredPerson()
  const computed = buildEmployeeReport({
    employee: { id: person.id, name: 'Grace Hopper', role: 'Analyst', department: 'Operations' },
    rawAnswers: { ...fullAnswers, full_name: 'Grace Hopper', email: person.email },
    submittedAt: it.now.toISOString(),
  })
  const texts = (text: string) => ({
    ...computed,
    summary: computed.summary.map((statement) => ({ ...statement, text })),
  })
  expect((await save(person.id, texts('First'), admin())).body).toMatchObject({
    report: { version: 1, origin: 'edited' },
  })
  expect((await save(person.id, texts('Second'), admin())).body).toMatchObject({
    report: { version: 2, summary: computed.summary.map(() => ({ text: 'Second' })) },
  })
})

test.each<[string, (report: EmployeeReport) => unknown, string]>([
  [
    'a grade',
    (r) => ({ ...r, gradingOverview: { ...r.gradingOverview, grade: 'A+' } }),
    'gradingOverview.grade',
  ],
  [
    'a score',
    (r) => ({ ...r, gradingOverview: { ...r.gradingOverview, overall: 9.8 } }),
    'gradingOverview.overall',
  ],
  [
    'the name',
    (r) => ({ ...r, gradingOverview: { ...r.gradingOverview, employeeName: 'X' } }),
    'gradingOverview.employeeName',
  ],
  ['the person', (r) => ({ ...r, employeeId: 'x' }), 'employeeId'],
  ['what the report is', (r) => ({ ...r, notice: 'The truth.' }), 'notice'],
  ['its limits', (r) => ({ ...r, limits: [] }), 'limits.0'],
  ['coverage', (r) => ({ ...r, coverage: { ...r.coverage, note: 'All of it.' } }), 'coverage.note'],
  [
    'evidence',
    (r) => ({ ...r, summary: r.summary.map((s) => ({ ...s, evidence: [] })) }),
    'summary.0.evidence.0',
  ],
  ['the number of statements', (r) => ({ ...r, strengths: r.strengths.slice(1) }), 'strengths.0'],
  [
    'workings',
    (r) => ({ ...r, workings: { ...r.workings, output: { ...r.workings.output, formula: 'magic' } } }),
    'workings.output.formula',
  ],
])('in an edited report %s may not change', async (_what, change, path) => {
  const person = await answeredPerson()
  const made = await generate(person, admin())
  const answer = await save(person.id, change(made), admin())
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', error: onlyTexts } })
  expect(answer.body['details']).toEqual([
    expect.objectContaining({ path: expect.stringContaining(`reportData.${path}`), message: onlyTexts }),
  ])
  expect((await it.ok(contract.getReport, { employeeId: person.id }, admin())).latestVersion).toBe(1)
})

test('an edited text may be neither empty nor longer than 5,000 characters', async () => {
  const person = await answeredPerson()
  const made = await generate(person, admin())
  const saying = (text: string) => ({
    ...made,
    insights: { ...made.insights, selfAwareness: { ...made.insights.selfAwareness, text } },
  })
  expect((await save(person.id, saying(' '), admin())).body).toMatchObject({
    code: 'VALIDATION_ERROR',
    error: 'A text of a report can’t be empty.',
    details: [{ path: 'reportData.insights.selfAwareness.text' }],
  })
  expect((await save(person.id, saying('x'.repeat(5_001)), admin())).body).toMatchObject({
    error: 'A text of a report is too long (max 5,000 characters).',
  })
  expect((await save(person.id, saying('x'.repeat(5_000)), admin())).status).toBe(200)
  expect((await save(person.id, { risks: [] }, admin())).body).toMatchObject({ code: 'VALIDATION_ERROR' })
})
