import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { callConcurrently } from '../../../testing/concurrent-calls.ts'
import { eventually } from '../../../testing/eventually.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

const it = testApp()
const { newCompany, generate, generateCompany } = reportCalls(it)

const ended = (id: string, by: Member) =>
  eventually(async () => {
    const { run } = await it.ok(contract.getRun, { id }, by)
    return run.state === 'finished' ? run : undefined
  })

test('two people who generate everything at once, and one of them besides, lose nothing and leave one draft of each report', async () => {
  const { owner, orgId, operations, finance } = await newCompany()
  const admin = await newMember(it.host, it.now, orgId, 'admin')
  const person = first(operations)
  // No report of a person is made before both runs are started.
  const [ofOwner, ofAdmin] = await it.host.database.sql.begin(async (tx) => {
    await tx`select from employees where org_id = ${orgId} for update`
    return Promise.all([
      it.ok(contract.startEmployeeReports, {}, owner),
      it.ok(contract.startEmployeeReports, {}, admin),
    ])
  })
  const [single, ...company] = await Promise.all([
    generate(person, admin),
    generateCompany(owner),
    generateCompany(admin),
    generateCompany(owner),
  ])
  const answered = [...operations, ...finance.slice(0, 2)]
  for (const run of [await ended(ofOwner.run.id, owner), await ended(ofAdmin.run.id, admin)]) {
    expect(run).toMatchObject({ total: answered.length, done: answered.length, failed: 0 })
  }
  const versionsOf = async (employeeId: string) =>
    (await it.ok(contract.getReport, { employeeId }, owner)).versions
  for (const { id } of answered.filter((one) => one.id !== person.id))
    expect(await versionsOf(id)).toEqual([1])
  // Whoever asked by itself may have been served after a run had made theirs.
  const ofPerson = await versionsOf(person.id)
  expect([[1], [2, 1]]).toContainEqual(ofPerson)
  expect(ofPerson).toContain(single.version)
  // Whoever waited is given what was made meanwhile.
  expect(new Set(company.map(({ id }) => id)).size).toBe(1)
  const { versions } = await it.ok(contract.listCompanyReports, {}, owner)
  expect(versions.map(({ version, state }) => [version, state])).toEqual([[1, 'draft']])
})

test.each([false, true])(
  'of many who generate at the same moment each is given the one draft, asked first or not: %s',
  async (asksFirst) => {
    const { owner, orgId, operations } = await newCompany()
    const admin = await newMember(it.host, it.now, orgId, 'admin')
    const person = first(operations)
    const company = await callConcurrently(
      it,
      orgId,
      [owner, admin, owner].map((by) => () => it.call(contract.generateCompanyReport, { asksFirst }, by)),
    )
    expect(company.map(({ status }) => status)).toEqual([200, 200, 200])
    const given = company.map(({ body }) => contract.generateCompanyReport.out.parse(body))
    expect(new Set(given.map(({ report }) => report.id)).size).toBe(1)
    // None is told that it would say the same as a version that there was not when they pressed.
    expect(given.map(({ held }) => held)).toEqual([undefined, undefined, undefined])
    const { versions } = await it.ok(contract.listCompanyReports, {}, owner)
    expect(versions.map(({ version, state }) => [version, state])).toEqual([[1, 'draft']])
    const persons = await callConcurrently(
      it,
      orgId,
      [owner, admin, owner].map(
        (by) => () => it.call(contract.generateEmployeeReport, { employee: { id: person.id } }, by),
      ),
    )
    expect(persons.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await it.ok(contract.getReport, { employeeId: person.id }, owner)).versions).toEqual([1])
  },
)

test('whoever generates again later gets the next version, though the answers are the same', async () => {
  const { owner, operations } = await newCompany()
  const person = first(operations)
  expect([(await generate(person, owner)).version, (await generate(person, owner)).version]).toEqual([1, 2])
  const { run } = await it.ok(contract.startEmployeeReports, { employeeIds: [person.id] }, owner)
  await ended(run.id, owner)
  expect((await it.ok(contract.getReport, { employeeId: person.id }, owner)).versions).toEqual([3, 2, 1])
  expect([(await generateCompany(owner)).version, (await generateCompany(owner)).version]).toEqual([1, 2])
})

test('what was made meanwhile from other answers, or was decided about already, is not given to who waited', async () => {
  const { owner, orgId } = await newCompany()
  await generateCompany(owner)
  /** Somebody else's next version appears while this call waits. */
  const whileWaiting = async (state: string, people: string) => {
    const { sql } = it.host.database
    const asked = await sql.begin(async (tx) => {
      await tx`select from organizations where id = ${orgId} for no key update`
      const answer = it.call(contract.generateCompanyReport, {}, owner)
      await eventually(isWaiting)
      await copyOfNewest(orgId, state, people)
      return { answer }
    })
    const { status } = await asked.answer
    const { versions } = await it.ok(contract.listCompanyReports, {}, owner)
    return [status, versions[0]?.version]
  }
  const same = 'i.people'
  expect(await whileWaiting('draft', same)).toEqual([200, 2])
  expect(await whileWaiting('draft', "'[]'")).toEqual([200, 4])
  expect(await whileWaiting('reviewed', same)).toEqual([200, 6])
})

const isWaiting = async () => {
  const [row] = await it.host.database.sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return Number(row?.['count']) > 0 ? true : undefined
}

const copyOfNewest = async (orgId: string, state: string, people: string) => {
  const id = newId()
  const { sql } = it.host.database
  await sql`
    insert into company_reports (org_id, id, version, origin, state, created_at, created_by, content)
    select org_id, ${id}, version + 1, origin, ${state}, created_at, created_by, content from company_reports
    where org_id = ${orgId} order by version desc limit 1`
  await sql.unsafe(
    `insert into company_report_inputs (org_id, report_id, organization_name, people, hash)
     select i.org_id, $1, i.organization_name, ${people}::jsonb, i.hash from company_report_inputs i
     where i.org_id = $2 order by i.report_id limit 1`,
    [id, orgId],
  )
}
