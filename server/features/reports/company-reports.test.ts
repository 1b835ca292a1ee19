import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import { buildCompanyReport } from '../../../insights/company-report.ts'
import { testApp } from '../../testing/app.ts'
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

const submit = (person: Invited, answers: Record<string, string> = {}) =>
  it.ok(contract.submitEmployeeAnswers, {
    employeeId: person.id,
    answers: { ...fullAnswers, full_name: person.name, ...answers },
    inviteCode: person.code,
  })
const generate = async (by: Member) => (await it.ok(contract.generateCompanyReport, {}, by)).report
const save = (report: unknown, by: Member) => it.call(contract.saveCompanyReport, { report }, by)
const latest = async (by: Member) => (await it.ok(contract.getCompanyReport, {}, by)).report
const show = (orgId: string, reportVisibility: string) =>
  it.host.database
    .sql`update organizations set settings = settings || ${it.host.database.sql.json({ reportVisibility })} where id = ${orgId}`

/** A company of two departments: six people in Operations, of whom all answered, and three in Finance, of whom two did. */
const newCompany = async () => {
  const orgId = newId()
  const owner = await newMember(it.host, it.now, orgId, 'owner')
  const operations = await newPeople(
    it.host,
    it.now,
    orgId,
    ['Ada Lovelace', 'Grace Hopper', 'Mary Somerville', 'Hedy Lamarr', 'Joan Clarke', 'Emmy Noether'],
    'Operations',
  )
  const finance = await newPeople(
    it.host,
    it.now,
    orgId,
    ['Sofia Kovalevskaya', 'Lise Meitner', 'Rosa Silent'],
    'Finance',
  )
  for (const [index, person] of operations.entries()) {
    await submit(person, {
      title_department: 'Analyst, Operations',
      job_satisfaction: index === 0 ? '2' : '8',
      team_support: `More people would help, says number ${index}`,
      additional_feedback: `Words of my own, number ${index}`,
    })
  }
  for (const person of finance.slice(0, 2)) {
    await submit(person, {
      title_department: 'Bookkeeper, Finance',
      job_satisfaction: '3',
      missing_tools: 'An onboarding tool, and more hands',
    })
  }
  return { orgId, owner, operations, finance, people: [...operations, ...finance] }
}

let here: Awaited<ReturnType<typeof newCompany>>
let employee: Member
beforeAll(async () => {
  here = await newCompany()
  employee = await newMember(it.host, it.now, here.orgId, 'employee', { email: first(here.operations).email })
  await generate(here.owner)
})

test('the report is made from the stored people and answers, stored and noted', async () => {
  const { sql } = it.host.database
  const company = await newCompany()
  it.pass(1_000)
  const report = await generate(company.owner)
  const people =
    await sql`select e.*, s.raw_answers, s.submitted_at from employees e left join submissions s on s.employee_id = e.id where e.org_id = ${company.orgId}`
  const expected = buildCompanyReport({
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
    isAnonymous: false,
  }
  expect(report).toEqual({ ...expected, ...stored })
  expect(report.overview).toMatchObject({ totalEmployees: 9, submissionRate: 88.9 })
  expect(await latest(company.owner)).toEqual(report)
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

test('every generation is the next version, also 8 at once; lists begin with the newest', async () => {
  const company = await newOrganization(it.host, it.now)
  await submit(company.person)
  const made = await Promise.all(Array.from({ length: 8 }, () => generate(company.owner)))
  expect(made.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const newestFirst = made.toSorted((a, b) => b.version - a.version)
  const { reports, next } = await it.ok(contract.getCompanyReports, {}, company.owner)
  expect(reports).toEqual(newestFirst)
  expect(next).toBeNull()
  const { versions } = await it.ok(contract.listCompanyReports, {}, company.owner)
  expect(versions).toEqual(
    newestFirst.map(({ id, version, origin, createdAt }) => ({
      id,
      version,
      origin,
      createdAt,
      answered: 1,
      employees: 1,
    })),
  )
  for (const list of [contract.getCompanyReports, contract.listCompanyReports]) {
    const page = await it.call(list, { limit: 3 }, company.owner)
    const after = page.body['next']
    expect(after).toBe(newestFirst[2]?.id)
    const rest = await it.call(list, { limit: 10, after }, company.owner)
    const key = list === contract.getCompanyReports ? 'reports' : 'versions'
    expect(rest.body[key]).toMatchObject(newestFirst.slice(3).map(({ id }) => ({ id })))
    expect(rest.body['next']).toBeNull()
  }
  const third = newestFirst[5]
  expect((await it.ok(contract.getCompanyReport, { id: third?.id ?? '' }, company.owner)).report).toEqual(
    third,
  )
})

test('a report that is not there, or is another organization’s, is not found', async () => {
  const stranger = await newOrganization(it.host, it.now)
  const theirs = await latest(here.owner)
  const refusal = { status: 404, body: { code: 'NOT_FOUND', error: 'Report not found' } }
  expect(await it.call(contract.getCompanyReport, {}, stranger.owner)).toMatchObject(refusal)
  expect(await it.call(contract.getCompanyReport, { id: theirs.id }, stranger.owner)).toMatchObject(refusal)
  expect(await it.call(contract.getCompanyReport, { id: 'nothing' }, here.owner)).toMatchObject(refusal)
  expect(await save(theirs, stranger.owner)).toMatchObject(refusal)
  expect(await save({ ...theirs, id: undefined }, stranger.owner)).toMatchObject(refusal)
  expect((await it.ok(contract.getCompanyReports, {}, stranger.owner)).reports).toEqual([])
  expect(
    await it.call(contract.getCompanyReport, {}, { ...stranger.owner, orgId: here.orgId }),
  ).toMatchObject({ status: 403 })
})

test('an edited report is the next version of the one that it names', async () => {
  const company = await newOrganization(it.host, it.now)
  await submit(company.person)
  const base = await generate(company.owner)
  await submit(first(await newPeople(it.host, it.now, company.orgId, ['Grace Hopper'])))
  await generate(company.owner)
  const edited = {
    ...base,
    executiveSummary: base.executiveSummary.map((s) => ({ ...s, text: 'All is well.' })),
    immediateHiringNeeds: base.immediateHiringNeeds.map((need) => ({ ...need, reasoning: 'We ask first.' })),
    forwardOperatingPlan: base.forwardOperatingPlan.map((item) => ({ ...item, title: 'Do', details: 'It.' })),
  }
  const { reportId } = contract.saveCompanyReport.out.parse((await save(edited, company.owner)).body)
  expect(await latest(company.owner)).toEqual({ ...edited, id: reportId, version: 3, origin: 'edited' })
  expect((await it.ok(contract.getCompanyReport, { id: base.id }, company.owner)).report).toEqual(base)
  const audits = await it.host.database.sql`select action from audit_entries where entity_id = ${reportId}`
  expect(audits).toEqual([{ action: 'companyReport.edited' }])
  // Without a name it is the latest that was edited.
  expect((await save({ ...edited, id: undefined }, company.owner)).status).toBe(200)
})

const onlyTexts =
  'Only the texts of a report can be edited. Its numbers, grades, names and evidence stay as they were computed; load the latest version and edit that.'

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
  const base = await latest(here.owner)
  const answer = await save(change(base), here.owner)
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR', error: onlyTexts } })
  expect(answer.body['details']).toEqual([
    { path: expect.stringContaining(`report.${path}`), message: onlyTexts },
  ])
  expect((await latest(here.owner)).version).toBe(base.version)
})

/** Everything that names or quotes anybody but `but`. */
const tracesOf = (people: readonly Invited[], but?: Invited) =>
  people
    .filter((person) => person !== but)
    .flatMap(({ id, name, email, code }) => [id, email, code, name, ...name.split(' ')])
    .concat('Words of my own', 'says number', 'and more hands', 'Sums for the engine', 'Fewer meetings')

const everythingFor = async (member: Member) => {
  const answers = [
    await it.call(contract.getCompanyReport, {}, member),
    await it.call(contract.getCompanyReports, {}, member),
    await it.call(contract.listCompanyReports, {}, member),
    await it.call(contract.getReports, {}, member),
    await it.call(contract.listReports, {}, member),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  return JSON.stringify(answers.map(({ body }) => body))
}

test('an employee who sees their own sees nobody else in anything', async () => {
  for (const { id } of here.people.slice(0, 8)) {
    await it.ok(contract.generateEmployeeReport, { employee: { id } }, here.owner)
  }
  const ada = first(here.operations)
  const seen = await everythingFor(employee)
  // The search can find what it looks for.
  const all = await everythingFor(here.owner)
  for (const trace of [
    ...here.people.map(({ name }) => name),
    'Words of my own',
    'says number',
    'suggestedPay',
  ]) {
    expect(all).toContain(trace)
  }
  const traces = tracesOf(here.people, ada).filter(
    (trace) => !['Sums for the engine', 'Fewer meetings', 'Words of my own', 'says number'].includes(trace),
  )
  expect(traces.filter((trace) => seen.includes(trace))).toEqual([])
  expect(seen).not.toContain('suggestedPay')
  // Of the company's report, nothing of their own either.
  const company = JSON.stringify((await it.call(contract.getCompanyReport, {}, employee)).body)
  expect(tracesOf(here.people).filter((trace) => company.includes(trace))).toEqual([])
})

test('what names nobody is left: numbers, texts about groups and departments with 5 answers or more', async () => {
  const full = await latest(here.owner)
  const seen = await latest(employee)
  expect(seen.isAnonymous).toBe(true)
  expect(seen.overview.averagePerformanceScore).toBe(full.overview.averagePerformanceScore)
  expect(seen.measures).toEqual(full.measures)
  expect(seen.executiveSummary.map(({ text }) => text)).toEqual(full.executiveSummary.map(({ text }) => text))
  expect(seen.weaknesses.map(({ text, people }) => [text, people])).toEqual(
    full.weaknesses.map(({ text, people }) => [text, people]),
  )
  expect(seen.gradingBreakdown).toMatchObject([
    {
      departmentName: 'Finance',
      answered: 2,
      departmentGrade: null,
      gradePoints: null,
      executiveSummary: [],
      teamScores: [],
      lead: null,
      support: null,
    },
    {
      departmentName: 'Operations',
      answered: 6,
      departmentGrade: full.gradingBreakdown[1]?.departmentGrade,
      teamScores: [],
      lead: null,
      support: null,
    },
  ])
  expect(seen.gradingBreakdown[1]?.departmentGrade).not.toBeNull()
  expect(seen.gradingBreakdown[1]?.executiveSummary.length).toBeGreaterThan(0)
  expect(full.personnelChanges.departures).toHaveLength(3)
  expect(seen.personnelChanges.departures).toEqual([])
  expect(full.personnelChanges.newHires.map(({ department }) => department).toSorted()).toEqual([
    'Finance',
    'Operations',
  ])
  expect(seen.personnelChanges.newHires.map(({ department }) => department)).toEqual(['Operations'])
  expect(seen.organizationalImpactSummary).toEqual(
    full.organizationalImpactSummary.map(({ category }) => ({ category, employees: [] })),
  )
  expect(seen.coverage).toEqual({ ...full.coverage, notAnsweredEmployees: [] })
})

test('a text that an editor wrote a name into is withheld, the others are shown', async () => {
  const company = await newCompany()
  const reader = await newMember(it.host, it.now, company.orgId, 'employee')
  const base = await generate(company.owner)
  const [silent] = company.finance.slice(2)
  const texts = [
    'Lise Meitner is leaving.',
    'Talk to Rosa.',
    `Ask ${silent?.email}.`,
    'ADA LOVELACE leads.',
    'A calm year.',
  ]
  const edited = {
    ...base,
    executiveSummary: base.executiveSummary.map((s, index) => ({
      ...s,
      text: texts[index] ?? 'A calm year.',
    })),
    overview: { ...base.overview, riskReason: { ...base.overview.riskReason, text: 'Because of Hopper.' } },
    forwardOperatingPlan: base.forwardOperatingPlan.map((item) => ({
      ...item,
      title: 'For Emmy',
      details: 'Rest.',
    })),
  }
  expect((await save(edited, company.owner)).status).toBe(200)
  const seen = await latest(reader)
  const withheld = 'This text names somebody and is not shown to you.'
  expect(base.executiveSummary.length).toBeGreaterThan(4)
  expect(seen.executiveSummary.map(({ text }) => text)).toEqual(
    base.executiveSummary.map((_, index) => (index < 4 ? withheld : 'A calm year.')),
  )
  expect(seen.overview.riskReason.text).toBe(withheld)
  expect(seen.forwardOperatingPlan.map(({ title, details }) => [title, details])).toEqual(
    base.forwardOperatingPlan.map(() => [withheld, 'Rest.']),
  )
  const json = JSON.stringify(seen)
  expect(tracesOf(company.people).filter((trace) => json.includes(trace))).toEqual([])
  expect((await latest(company.owner)).executiveSummary[0]?.text).toBe('Lise Meitner is leaving.')
})

test('where the organization shows its reports, an employee sees all but pay', async () => {
  await show(here.orgId, 'organization')
  const full = await latest(here.owner)
  const seen = await latest(employee)
  expect(seen.isAnonymous).toBe(false)
  expect(JSON.stringify(full)).toContain('suggestedPay')
  expect(await everythingFor(employee)).not.toContain('suggestedPay')
  const withoutPay = full.organizationalImpactSummary.map((tier) => ({
    ...tier,
    employees: tier.employees.map((entry) => {
      const { suggestedPay: _, ...others } = entry
      return others
    }),
  }))
  expect(seen).toEqual({ ...full, organizationalImpactSummary: withoutPay })
  await show(here.orgId, 'own')
})

test('admins see all; an employee who may make reports gets back what they may see', async () => {
  const admin = await newMember(it.host, it.now, here.orgId, 'admin')
  expect(await latest(admin)).toEqual(await latest(here.owner))
  const maker = await newMember(it.host, it.now, here.orgId, 'employee', {
    permissions: ['report:generate', 'report:view'],
  })
  const made = await generate(maker)
  expect(made.isAnonymous).toBe(true)
  const json = JSON.stringify(made)
  expect(tracesOf(here.people).filter((trace) => json.includes(trace))).toEqual([])
  expect(await it.call(contract.generateCompanyReport, {}, employee)).toMatchObject({
    status: 400,
    body: { error: 'Only owners and admins may do this; it needs the permission report:generate.' },
  })
})
