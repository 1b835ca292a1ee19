import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { missingPermissionMessage } from '../../../core/auth/caller.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, type InvitedPerson } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { variedCompany } from '../../../testing/reports/varied-company.ts'

const it = testApp()
const { newCompany, generateCompany, release, released, releasedCompany, saveCompany, latestCompany } =
  reportCalls(it)
const newVariedCompany = variedCompany(it)

let here: Awaited<ReturnType<typeof newCompany>>
let employee: Member
beforeAll(async () => {
  here = await newCompany()
  employee = await newMember(it.host, it.now, here.orgId, 'employee', { email: first(here.operations).email })
  await releasedCompany(here.owner)
})

/** Everything that names or quotes anybody but `but`. */
const tracesOf = (people: readonly InvitedPerson[], but?: InvitedPerson) =>
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
  for (const person of here.people.slice(0, 8)) await released(person, here.owner)
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

test('a text that an editor wrote a name into is withheld, the others are shown', async () => {
  const company = await newVariedCompany()
  const reader = await newMember(it.host, it.now, company.orgId, 'employee')
  const base = await generateCompany(company.owner)
  const [silent] = company.silent
  const texts = [
    'Lise Meitner is leaving.',
    'Finance is unhappy.',
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
  const { status, body } = await saveCompany(edited, company.owner)
  expect(status).toBe(200)
  await release({ reportId: String(body['reportId']) }, company.owner)
  const seen = await latestCompany(reader)
  const withheld = 'This text names somebody and is not shown to you.'
  const ofFinance =
    'This text speaks of a department of which too few have answered, and is not shown to you.'
  expect(base.executiveSummary.length).toBeGreaterThan(4)
  expect(seen.executiveSummary.map(({ text }) => text)).toEqual(
    base.executiveSummary.map((_, index) =>
      index === 1 ? ofFinance : index < 4 ? withheld : 'A calm year.',
    ),
  )
  expect(seen.overview.riskReason.text).toBe(withheld)
  // Of hiring and of those who may leave it says nothing here.
  const planned = new Set(seen.forwardOperatingPlan.map(({ title, details }) => `${title} ${details}`))
  expect([...planned]).toEqual([`${withheld} Rest.`])
  const json = JSON.stringify(seen)
  expect(tracesOf(company.people).filter((trace) => json.includes(trace))).toEqual([])
  expect((await latestCompany(company.owner)).executiveSummary[0]?.text).toBe('Lise Meitner is leaving.')
})

test('admins see all; an employee who makes or deletes reports all but pay; an employee alone makes none', async () => {
  const admin = await newMember(it.host, it.now, here.orgId, 'admin')
  const whole = await latestCompany(here.owner)
  expect(await latestCompany(admin)).toEqual(whole)
  for (const permission of ['report:generate', 'report:delete', 'all']) {
    const permissions = ['report:view', permission]
    const trusted = await newMember(it.host, it.now, here.orgId, 'employee', { permissions })
    expect(await latestCompany(trusted)).toEqual({
      ...whole,
      organizationalImpactSummary: whole.organizationalImpactSummary.map((group) => ({
        ...group,
        employees: group.employees.map((entry) => {
          const { suggestedPay: _, ...others } = entry
          return others
        }),
      })),
    })
  }
  expect(await it.call(contract.generateCompanyReport, {}, employee)).toMatchObject({
    status: 400,
    body: { error: missingPermissionMessage('report:generate') },
  })
})
