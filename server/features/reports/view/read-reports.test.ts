import { expect, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { submit, generate, release, released, save, show, organizationWithAdmin } = reportCalls(it)
const { here, admin, answeredPerson } = organizationWithAdmin()

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
    state: 'draft',
    releasedVersion: null,
    unansweredVersion: null,
    isOwn: false,
    isStale: true,
    isReopened: false,
    scoreInputsAnswered: report.coverage.scoreInputsAnswered,
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

test('a place in the list shows nobody else’s report', async () => {
  await show(here().orgId, 'own')
  const mine = await answeredPerson('Ada Byron')
  const me = await newMember(it.host, it.now, here().orgId, 'employee', { email: mine.email })
  for (const list of [contract.listReports, contract.getReports]) {
    for (const after of ['00000000-0000-4000-8000-000000000000', mine.id]) {
      const { status, body } = await it.call(list, { after }, me)
      expect([status, body['next']]).toEqual([200, null])
      const listed = Object.values(Object(body['reports']))
      expect(listed.every((report) => Object(report).employeeId === mine.id)).toBe(true)
    }
  }
})

test('a page goes on behind somebody who was removed since', async () => {
  const own = await newOrganization(it.host, it.now, ['Ada', 'Grace', 'Mary'])
  for (const person of own.people) await submit(person)
  for (const person of own.people) await generate(person, own.owner)
  const [one, two, three] = own.people.map(({ id }) => id).toSorted()
  await it.ok(contract.deleteEmployee, { employeeId: two ?? '' }, own.owner)
  for (const list of [contract.listReports, contract.getReports]) {
    const { status, body } = await it.call(list, { after: two }, own.owner)
    expect([status, body['next']]).toEqual([200, null])
    expect(JSON.stringify(body)).toContain(three)
    expect(JSON.stringify(body)).not.toContain(one)
  }
  const rest = await it.ok(contract.getSubmissions, { after: two }, own.owner)
  expect(Object.keys(rest.submissions)).toEqual([three])
})

const ownOnly = messages.ownReportOnly

test('an employee reads their own report and no other, by account or by address', async () => {
  await show(here().orgId, 'own')
  const [mine, other] = [await answeredPerson('Ada Byron'), await answeredPerson('Mary Somerville')]
  await released(mine, admin())
  await released(other, admin())
  const byAddress = await newMember(it.host, it.now, here().orgId, 'employee', { email: mine.email })
  const byAccount = await newMember(it.host, it.now, here().orgId, 'employee')
  const linked = await answeredPerson('Hedy Lamarr')
  await it.host.database.sql`update employees set user_id = ${byAccount.userId} where id = ${linked.id}`
  await released(linked, admin())
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
  const nobody = await newMember(it.host, it.now, here().orgId, 'employee')
  expect((await it.ok(contract.getReports, {}, nobody)).reports).toEqual({})
  expect((await it.ok(contract.listReports, {}, nobody)).reports).toEqual([])
})

test('an address that belongs to another account is nobody’s way in', async () => {
  await show(here().orgId, 'own')
  const person = await answeredPerson()
  await released(person, admin())
  await it.host.database.sql`update employees set user_id = ${admin().userId} where id = ${person.id}`
  const sameAddress = await newMember(it.host, it.now, here().orgId, 'employee', { email: person.email })
  expect((await it.call(contract.getReport, { employeeId: person.id }, sameAddress)).body['error']).toBe(
    ownOnly,
  )
})

test('where the organization shows its reports, an employee reads them all', async () => {
  await show(here().orgId, 'organization')
  for (const { employeeId, version, state } of (await it.ok(contract.listReports, {}, admin())).reports)
    if (state === 'draft') await release({ employeeId, version }, admin())
  const person = await answeredPerson()
  await released(person, admin())
  const member = await newMember(it.host, it.now, here().orgId, 'employee')
  expect((await it.ok(contract.getReport, { employeeId: person.id }, member)).report.employeeId).toBe(
    person.id,
  )
  const all = Object.keys((await it.ok(contract.getReports, {}, admin())).reports)
  expect(Object.keys((await it.ok(contract.getReports, {}, member)).reports)).toEqual(all)
  await show(here().orgId, 'own')
})

test('who may not make reports is told so; an employee who holds the permission makes and edits them', async () => {
  const person = await answeredPerson()
  const employee = await newMember(it.host, it.now, here().orgId, 'employee')
  const input = { employee: { id: person.id } }
  const refusal = {
    status: 400,
    body: {
      error:
        'Your permissions in this organization do not include “Generate, edit and release reports, and see all of them”. An owner can give it to you.',
    },
  }
  expect(await it.call(contract.generateEmployeeReport, input, employee)).toMatchObject(refusal)
  expect(await it.call(contract.startEmployeeReports, {}, employee)).toMatchObject(refusal)
  expect(await save(person.id, {}, employee)).toMatchObject(refusal)
  const permissions = ['report:view', 'report:generate']
  const maker = await newMember(it.host, it.now, here().orgId, 'employee', { permissions })
  for (const answer of [
    await it.call(contract.generateEmployeeReport, input, maker),
    await it.call(contract.startEmployeeReports, { employeeIds: [person.id] }, maker),
  ]) {
    expect(answer.status).toBe(200)
  }
  const { report } = await it.ok(contract.getReport, { employeeId: person.id }, maker)
  expect((await save(person.id, report, maker)).status).toBe(200)
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
