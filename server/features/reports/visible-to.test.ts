import { v7 as newId } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import {
  first,
  newMember,
  newPeople,
  type Invited,
  type Member,
} from '../questionnaires/testing/organization.ts'
import { reportCalls } from './testing/report-calls.ts'

const it = testApp()
const { newCompany, submit, generateCompany, saveCompany, latestCompany, show } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
let employee: Member
beforeAll(async () => {
  here = await newCompany()
  employee = await newMember(it.host, it.now, here.orgId, 'employee', { email: first(here.operations).email })
  await generateCompany(here.owner)
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
  const full = await latestCompany(here.owner)
  const seen = await latestCompany(employee)
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
  // What is explained is what is shown.
  const ofPersons = full.limits.filter((limit) => /impact groups|[Pp]romotion|[Dd]eparture/.test(limit))
  expect(ofPersons).toHaveLength(2)
  expect(seen.limits).toEqual(full.limits.filter((limit) => !ofPersons.includes(limit)))
})

test('of fewer than 5 answers an employee sees nothing that was made from them', async () => {
  const orgId = newId()
  const owner = await newMember(it.host, it.now, orgId, 'owner')
  const two = await newPeople(it.host, it.now, orgId, ['Ada Lovelace', 'Grace Hopper'])
  for (const person of two) await submit(person, { missing_tools: 'An onboarding tool, and more hands' })
  const reader = await newMember(it.host, it.now, orgId, 'employee', { email: first(two).email })
  const full = await generateCompany(owner)
  const seen = await latestCompany(reader)
  expect(full.overview.riskLevel).not.toBeNull()
  expect(full.measures.length).toBeGreaterThan(0)
  const why = {
    text: 'Fewer than 5 people have answered, so what they said together is shown to owners and admins only.',
    people: 2,
    outOf: 2,
    evidence: [],
    evidenceTotal: 0,
    quotes: [],
  }
  expect(seen).toMatchObject({
    isAnonymous: true,
    executiveSummary: [why],
    overview: {
      totalEmployees: 2,
      submissionRate: 100,
      averagePerformanceScore: null,
      riskLevel: null,
      riskReason: why,
    },
    measures: [],
    weaknesses: [],
    strengths: [],
    personnelChanges: {
      newHires: [],
      promotions: [],
      departures: [],
      totals: { newHires: 0, promotions: 0, departures: 0 },
    },
    immediateHiringNeeds: [],
    forwardOperatingPlan: [],
    limits: [],
    gradingBreakdown: [{ departmentGrade: null, gradePoints: null, executiveSummary: [], teamScores: [] }],
  })
  // Where the organization shows its reports, it shows them.
  await show(orgId, 'organization')
  expect((await latestCompany(reader)).measures).toEqual(full.measures)
})

test('a text that an editor wrote a name into is withheld, the others are shown', async () => {
  const company = await newCompany()
  const reader = await newMember(it.host, it.now, company.orgId, 'employee')
  const base = await generateCompany(company.owner)
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
  expect((await saveCompany(edited, company.owner)).status).toBe(200)
  const seen = await latestCompany(reader)
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
  expect((await latestCompany(company.owner)).executiveSummary[0]?.text).toBe('Lise Meitner is leaving.')
})

test('where the organization shows its reports, an employee sees all but pay', async () => {
  await show(here.orgId, 'organization')
  const full = await latestCompany(here.owner)
  const seen = await latestCompany(employee)
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
  expect(await latestCompany(admin)).toEqual(await latestCompany(here.owner))
  const maker = await newMember(it.host, it.now, here.orgId, 'employee', {
    permissions: ['report:generate', 'report:view'],
  })
  const made = await generateCompany(maker)
  expect(made.isAnonymous).toBe(true)
  const json = JSON.stringify(made)
  expect(tracesOf(here.people).filter((trace) => json.includes(trace))).toEqual([])
  expect(await it.call(contract.generateCompanyReport, {}, employee)).toMatchObject({
    status: 400,
    body: { error: 'Only owners and admins may do this; it needs the permission report:generate.' },
  })
})
