import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { buildEmployeeReport } from '../../../insights/employee-report.ts'
import type { EmployeeReport } from '../../../insights/report-types.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import {
  first,
  fullAnswers,
  newMember,
  newOrganization,
  newPeople,
  type Invited,
  type Member,
} from '../questionnaires/testing/organization.ts'

const it = testApp()
let here: Awaited<ReturnType<typeof newOrganization>>
let admin: Member
beforeAll(async () => {
  here = await newOrganization(it.host, it.now)
  admin = await newMember(it.host, it.now, here.orgId, 'admin')
})

const newPerson = async (name = 'Grace Hopper', orgId = here.orgId) =>
  first(await newPeople(it.host, it.now, orgId, [name]))
const submit = (person: Invited, answers = {}) =>
  it.ok(contract.submitEmployeeAnswers, {
    employeeId: person.id,
    answers: { ...fullAnswers, full_name: person.name, ...answers },
    inviteCode: person.code,
  })
const answeredPerson = async (name?: string) => {
  const person = await newPerson(name)
  await submit(person)
  return person
}
const generate = async ({ id }: { id: string }, by: Member = admin) =>
  (await it.ok(contract.generateEmployeeReport, { employee: { id } }, by)).report
const save = (employeeId: string, reportData: unknown, by: Member = admin) =>
  it.call(contract.saveReport, { employeeId, reportData }, by)
const visibility = (reportVisibility: string) =>
  it.host.database
    .sql`update organizations set settings = settings || ${it.host.database.sql.json({ reportVisibility })} where id = ${here.orgId}`
const auditsOf = (id: string) =>
  it.host.database.sql`select action, actor_user_id, details from audit_entries where entity_id = ${id}`

test('a report is made from the stored answers and stored', async () => {
  const person = await answeredPerson()
  const report = await generate(person)
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
    version: 1,
    origin: 'generated',
    generatedAt: it.now.toISOString(),
  })
  expect((await it.ok(contract.getReport, { employeeId: person.id }, admin)).report).toEqual(report)
  expect(await auditsOf(report.id)).toEqual([
    {
      action: 'report.generated',
      actor_user_id: admin.userId,
      details: { employeeId: person.id, version: 1 },
    },
  ])
})

test('what the body carries besides the id counts for nothing', async () => {
  const person = await answeredPerson()
  const employee = { id: person.id, name: 'Mallory', department: 'Nowhere' }
  const submission = { rawAnswers: { role_clarity: '1' } }
  const input = { employee, submission, companyWiki: 'x' }
  const { report } = await it.ok(contract.generateEmployeeReport, input, admin)
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
  expect(await it.call(contract.generateEmployeeReport, input, admin)).toMatchObject(refusal)
  await it.ok(contract.saveDraft, { employeeId: person.id, answers: fullAnswers, inviteCode: person.code })
  expect(await it.call(contract.generateEmployeeReport, input, admin)).toMatchObject(refusal)
  const anybody = await generate(await answeredPerson())
  expect(await save(person.id, anybody)).toMatchObject(refusal)
})

test('an unknown person, and one of another organization, is not found', async () => {
  const elsewhere = await newOrganization(it.host, it.now)
  await submit(elsewhere.person)
  const theirs = await generate(elsewhere.person, elsewhere.owner)
  for (const id of ['nobody', elsewhere.person.id]) {
    const refusal = { status: 404, body: { code: 'NOT_FOUND', error: `Employee not found: ${id}` } }
    expect(await it.call(contract.generateEmployeeReport, { employee: { id } }, admin)).toMatchObject(refusal)
    expect(await it.call(contract.startEmployeeReports, { employeeIds: [id] }, admin)).toMatchObject(refusal)
    expect(await save(id, theirs)).toMatchObject(refusal)
    expect(await it.call(contract.getReport, { employeeId: id }, admin)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: 'Report not found' },
    })
  }
  const { reports } = await it.ok(contract.getReports, {}, admin)
  expect(Object.keys(reports)).not.toContain(elsewhere.person.id)
  const listed = await it.ok(contract.listReports, {}, admin)
  expect(listed.reports.map(({ employeeId }) => employeeId)).not.toContain(elsewhere.person.id)
})

test('every generation is the next version, also 16 at once', async () => {
  const person = await answeredPerson()
  const made = await Promise.all(Array.from({ length: 16 }, () => generate(person)))
  expect(made.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 16 }, (_, index) => index + 1),
  )
  const { report, latestVersion } = await it.ok(
    contract.getReport,
    { employeeId: person.id, version: 3 },
    admin,
  )
  expect(latestVersion).toBe(16)
  expect(report).toEqual(made.find(({ version }) => version === 3))
  expect(await it.call(contract.getReport, { employeeId: person.id, version: 17 }, admin)).toMatchObject({
    status: 404,
    body: { error: 'Report not found' },
  })
})

test('an edited report is the next version, and the one before stays', async () => {
  const person = await answeredPerson()
  const made = await generate(person)
  it.pass(1_000)
  const [risk, ...risks] = made.risks
  const edited = {
    ...made,
    summary: made.summary.map((statement) => ({ ...statement, text: 'In my own words.' })),
    risks: [{ ...risk, text: 'Talk first.' }, ...risks],
    opportunities: made.opportunities.map((o) => ({ ...o, title: 'Grow', description: 'Slowly.' })),
  }
  const answer = await save(person.id, edited)
  const { report } = contract.saveReport.out.parse(answer.body)
  expect(report).toEqual({
    ...edited,
    id: report.id,
    version: 2,
    origin: 'edited',
    generatedAt: it.now.toISOString(),
  })
  const before = await it.ok(contract.getReport, { employeeId: person.id, version: 1 }, admin)
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
  expect((await save(person.id, texts('First'))).body).toMatchObject({
    report: { version: 1, origin: 'edited' },
  })
  expect((await save(person.id, texts('Second'))).body).toMatchObject({
    report: { version: 2, summary: computed.summary.map(() => ({ text: 'Second' })) },
  })
})

const onlyTexts =
  'Only the texts of a report can be edited. Its numbers, grades, names and evidence stay as they were computed; load the latest version and edit that.'

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
  const made = await generate(person)
  const answer = await save(person.id, change(made))
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', error: onlyTexts } })
  expect(answer.body['details']).toEqual([
    expect.objectContaining({ path: expect.stringContaining(`reportData.${path}`), message: onlyTexts }),
  ])
  expect((await it.ok(contract.getReport, { employeeId: person.id }, admin)).latestVersion).toBe(1)
})

test('an edited text may be neither empty nor longer than 5,000 characters', async () => {
  const person = await answeredPerson()
  const made = await generate(person)
  const saying = (text: string) => ({
    ...made,
    insights: { ...made.insights, selfAwareness: { ...made.insights.selfAwareness, text } },
  })
  expect((await save(person.id, saying(' '))).body).toMatchObject({
    code: 'VALIDATION_ERROR',
    error: 'A text of a report cannot be empty.',
    details: [{ path: 'reportData.insights.selfAwareness.text' }],
  })
  expect((await save(person.id, saying('x'.repeat(5_001)))).body).toMatchObject({
    error: 'A text of a report is too long (max 5,000 characters).',
  })
  expect((await save(person.id, saying('x'.repeat(5_000)))).status).toBe(200)
  expect((await save(person.id, { risks: [] })).body).toMatchObject({ code: 'VALIDATION_ERROR' })
})

test('lists give the latest version of each, and say when the answers have changed since', async () => {
  const own = await newOrganization(it.host, it.now, ['Ada', 'Grace', 'Mary'])
  for (const person of own.people) await submit(person)
  for (const person of own.people) await generate(person, own.owner)
  const ada = first(own.people)
  await generate(ada, own.owner)
  await it.host.database.sql`update submissions set revision = 2 where employee_id = ${ada.id}`

  const { reports, next } = await it.ok(contract.listReports, {}, own.owner)
  expect(next).toBeNull()
  expect(reports.map(({ employeeId }) => employeeId)).toEqual(own.people.map(({ id }) => id).toSorted())
  const { report } = await it.ok(contract.getReport, { employeeId: ada.id }, own.owner)
  const { employeeName: _, ...scores } = report.gradingOverview
  expect(reports.find(({ employeeId }) => employeeId === ada.id)).toEqual({
    ...scores,
    employeeId: ada.id,
    reportId: report.id,
    version: 2,
    origin: 'generated',
    generatedAt: report.generatedAt,
    isStale: true,
  })
  expect(reports.filter(({ isStale }) => isStale)).toHaveLength(1)

  const full = await it.ok(contract.getReports, {}, own.owner)
  expect(Object.keys(full.reports)).toHaveLength(3)
  expect(full.reports[ada.id]).toEqual(report)

  for (const list of [contract.listReports, contract.getReports]) {
    const page = await it.call(list, { limit: 2 }, own.owner)
    const last = own.people.map(({ id }) => id).toSorted()[1]
    expect(page.body['next']).toBe(last)
    const rest = await it.call(list, { limit: 2, after: last }, own.owner)
    expect(rest.body['next']).toBeNull()
    expect(Object.keys(Object(rest.body['reports']))).toHaveLength(1)
  }
})

const ownOnly = 'You can see your own report only. Owners and admins of the organization see all of them.'

test('an employee reads their own report and no other, by account or by address', async () => {
  await visibility('own')
  const [mine, other] = [await answeredPerson('Ada Byron'), await answeredPerson('Mary Somerville')]
  await generate(mine)
  await generate(other)
  const byAddress = await newMember(it.host, it.now, here.orgId, 'employee', { email: mine.email })
  const byAccount = await newMember(it.host, it.now, here.orgId, 'employee')
  const linked = await answeredPerson('Hedy Lamarr')
  await it.host.database.sql`update employees set user_id = ${byAccount.userId} where id = ${linked.id}`
  await generate(linked)
  for (const [member, person] of [
    [byAddress, mine],
    [byAccount, linked],
  ] as const) {
    const { report } = await it.ok(contract.getReport, { employeeId: person.id }, member)
    expect(report.employeeId).toBe(person.id)
    expect(Object.keys((await it.ok(contract.getReports, {}, member)).reports)).toEqual([person.id])
    const { reports } = await it.ok(contract.listReports, {}, member)
    expect(reports.map(({ employeeId }) => employeeId)).toEqual([person.id])
    for (const employeeId of [other.id, 'nobody']) {
      expect(await it.call(contract.getReport, { employeeId }, member)).toMatchObject({
        status: 400,
        body: { code: 'BUSINESS_LOGIC_ERROR', error: ownOnly },
      })
    }
  }
  const nobody = await newMember(it.host, it.now, here.orgId, 'employee')
  expect((await it.ok(contract.getReports, {}, nobody)).reports).toEqual({})
  expect((await it.ok(contract.listReports, {}, nobody)).reports).toEqual([])
})

test('an address that belongs to another account is nobody’s way in', async () => {
  await visibility('own')
  const person = await answeredPerson()
  await generate(person)
  await it.host.database.sql`update employees set user_id = ${admin.userId} where id = ${person.id}`
  const sameAddress = await newMember(it.host, it.now, here.orgId, 'employee', { email: person.email })
  expect((await it.call(contract.getReport, { employeeId: person.id }, sameAddress)).body['error']).toBe(
    ownOnly,
  )
})

test('where the organization shows its reports, an employee reads them all', async () => {
  await visibility('organization')
  const person = await answeredPerson()
  await generate(person)
  const member = await newMember(it.host, it.now, here.orgId, 'employee')
  expect((await it.ok(contract.getReport, { employeeId: person.id }, member)).report.employeeId).toBe(
    person.id,
  )
  const all = Object.keys((await it.ok(contract.getReports, {}, admin)).reports)
  expect(Object.keys((await it.ok(contract.getReports, {}, member)).reports)).toEqual(all)
  await visibility('own')
})

test('who may not make reports is told so; who may, but sees their own only, makes no other', async () => {
  const person = await answeredPerson()
  const employee = await newMember(it.host, it.now, here.orgId, 'employee')
  const input = { employee: { id: person.id } }
  const refusal = {
    status: 400,
    body: { error: 'Only owners and admins may do this; it needs the permission report:generate.' },
  }
  expect(await it.call(contract.generateEmployeeReport, input, employee)).toMatchObject(refusal)
  expect(await it.call(contract.startEmployeeReports, {}, employee)).toMatchObject(refusal)
  expect(await save(person.id, {}, employee)).toMatchObject(refusal)
  const permissions = ['report:view', 'report:generate']
  const maker = await newMember(it.host, it.now, here.orgId, 'employee', { permissions })
  const made = await generate(person)
  for (const answer of [
    await it.call(contract.generateEmployeeReport, input, maker),
    await save(person.id, made, maker),
    await it.call(contract.startEmployeeReports, {}, maker),
    await it.call(contract.startEmployeeReports, { employeeIds: [person.id] }, maker),
  ]) {
    expect(answer).toMatchObject({ status: 400, body: { error: ownOnly } })
  }
})

const finished = (runId: string, by: Member) =>
  eventually(async () => {
    const answer = await it.ok(contract.getRun, { id: runId }, by)
    return answer.run.state === 'finished' ? answer : undefined
  })

test('a run makes the reports of everyone who has answered', async () => {
  const own = await newOrganization(
    it.host,
    it.now,
    Array.from({ length: 30 }, (_, n) => `Person ${n}`),
  )
  const answered = own.people.slice(0, 28)
  for (const person of answered) await submit(person)
  const { run } = await it.ok(contract.startEmployeeReports, {}, own.owner)
  expect(run).toMatchObject({ kind: 'employee-reports', total: 28 })
  expect((await finished(run.id, own.owner)).run).toMatchObject({ done: 28, failed: 0 })
  const { reports } = await it.ok(contract.getReports, {}, own.owner)
  expect(Object.keys(reports).toSorted()).toEqual(answered.map(({ id }) => id).toSorted())
})

test('a run of named people names those who have not answered, each once', async () => {
  const own = await newOrganization(it.host, it.now, ['Ada', 'Hedy'])
  const [ada, hedy] = own.people
  if (!ada || !hedy) throw new Error('nobody')
  await submit(ada)
  const employeeIds = [hedy.id, ada.id, ada.id]
  const { run } = await it.ok(contract.startEmployeeReports, { employeeIds }, own.owner)
  expect(run.total).toBe(2)
  expect(await finished(run.id, own.owner)).toMatchObject({
    run: { done: 1, failed: 1 },
    failures: [
      {
        label: 'Hedy',
        success: false,
        error:
          'No questionnaire submission found for Hedy. Please ensure they have completed the employee questionnaire first.',
      },
    ],
  })
  expect((await it.ok(contract.getReport, { employeeId: ada.id }, own.owner)).latestVersion).toBe(1)
})

test('a run without anybody who has answered is refused', async () => {
  const own = await newOrganization(it.host, it.now)
  expect(await it.call(contract.startEmployeeReports, {}, own.owner)).toMatchObject({
    status: 400,
    body: { error: 'No completed submissions yet. Invite employees and wait for their answers.' },
  })
})
