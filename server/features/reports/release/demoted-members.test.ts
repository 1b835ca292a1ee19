import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { newMember, newOrganization } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

/** What is done with reports while the members of the organization change, or somebody is erased. */

const it = testApp()
const { submit, generate, generateCompany, released } = reportCalls(it)

const company = async () => {
  const { orgId, owner, person } = await newOrganization(it.host, it.now)
  const admin = await newMember(it.host, it.now, orgId, 'admin', { permissions: ['all'] })
  const member = await newMember(it.host, it.now, orgId, 'employee', { email: person.email })
  await submit(person)
  return { orgId, owner, admin, member, person }
}

/** Starts a call while members are held, and lets them go, the admin demoted, when the call waits for them. */
const whileHeld = async <T>(
  { orgId, admin }: { orgId: string; admin: { userId: string } },
  call: () => Promise<T>,
): Promise<T> => {
  const { sql } = it.host.database
  const { started } = await sql.begin(async (tx) => {
    await tx`select id from organizations where id = ${orgId} for no key update`
    const waiting = call()
    await eventually(async () => {
      const [row] = await sql`
        select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return Number(row?.['waiting']) > 0 ? true : undefined
    })
    await tx`update memberships set role = 'employee', permissions = null where user_id = ${admin.userId}`
    return { started: waiting }
  })
  return started
}

test('whoever was demoted a moment ago deletes no report', async () => {
  const there = await company()
  const { owner, admin, person } = there
  await generate(person, owner)
  const { id: reportId } = await generateCompany(owner)
  const ofPerson = await whileHeld(there, () =>
    it.call(contract.deleteReport, { employeeId: person.id }, admin),
  )
  expect(ofPerson).toMatchObject({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR' } })
  await it.host.database
    .sql`update memberships set role = 'admin', permissions = '{all}' where user_id = ${admin.userId}`
  const ofCompany = await whileHeld(there, () => it.call(contract.deleteReport, { reportId }, admin))
  expect(ofCompany).toMatchObject({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR' } })
  expect((await it.call(contract.getReport, { employeeId: person.id }, owner)).status).toBe(200)
  expect((await it.call(contract.getCompanyReport, { id: reportId }, owner)).status).toBe(200)
})

test('whoever was demoted a moment ago brings no report back', async () => {
  const there = await company()
  const { owner, admin, person } = there
  const ofPerson = await generate(person, owner)
  const ofCompany = await generateCompany(owner)
  const employeeId = person.id
  await it.ok(contract.deleteReport, { employeeId, reportId: ofPerson.id }, owner)
  await it.ok(contract.deleteReport, { reportId: ofCompany.id }, owner)
  for (const { id: reportId } of [ofPerson, ofCompany]) {
    await it.host.database
      .sql`update memberships set role = 'admin', permissions = '{all}' where user_id = ${admin.userId}`
    const answer = await whileHeld(there, () => it.call(contract.restoreReport, { reportId }, admin))
    expect(answer).toMatchObject({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR' } })
    expect(answer.body['error']).toMatch(/“Delete reports, and see all of them”/)
  }
  const left = [
    await it.ok(contract.listDeletedReports, { employeeId }, owner),
    await it.ok(contract.listDeletedReports, {}, owner),
  ]
  expect(left.flatMap(({ deleted }) => deleted.map(({ id }) => id))).toEqual([ofPerson.id, ofCompany.id])
})

test('an answer to a report is stored once nobody is being erased', async () => {
  const there = await company()
  const { owner, member, person } = there
  const { version } = await released(person, owner)
  const answer = { employeeId: person.id, version, answer: 'contested', comment: 'A quiet month' }
  expect((await whileHeld(there, () => it.call(contract.answerReport, answer, member))).status).toBe(200)
})

test('an edited report is stored once nobody is being erased', async () => {
  const there = await company()
  const { owner, person } = there
  const reportData = await generate(person, owner)
  const saving = () => it.call(contract.saveReport, { employeeId: person.id, reportData }, owner)
  expect((await whileHeld(there, saving)).status).toBe(200)
})
