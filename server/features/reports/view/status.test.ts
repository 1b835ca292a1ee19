import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { releaseCalls } from '../../../testing/reports/release-calls.ts'

const it = testApp()
const {
  generate,
  released,
  release,
  somebody,
  answer,
  contest,
  withdraw,
  show,
  here,
  admin,
  owner,
  submit,
  newCompany,
  generateCompany,
  saveCompany,
} = releaseCalls(it)

const companyStanding = async (by: Member, input: { after?: number } = {}) =>
  (await it.ok(contract.listCompanyReports, input, by)).standing

const standingOf = async (employeeId: string, version?: number) => {
  const { standing } = await it.ok(contract.getReport, { employeeId, ...(version && { version }) }, owner())
  const { reports } = await it.ok(contract.listReports, {}, owner())
  expect(reports.find((row) => row.employeeId === employeeId)).toMatchObject({ ...standing })
  return standing
}
const respond = (which: { employeeId: string; version: number }) =>
  it.ok(contract.respondToContest, { ...which, comment: 'We look at it together' }, owner())

test('an objection is told of whatever versions come after it, until somebody responds to it', async () => {
  const { person, member } = await somebody()
  const { version } = await released(person, admin())
  const which = { employeeId: person.id, version }
  expect(await standingOf(person.id)).toEqual({
    releasedVersion: 2,
    unansweredVersion: null,
    isStale: false,
    isReopened: false,
  })
  expect(await contest(which, member)).toMatchObject({ status: 200 })
  expect(await standingOf(person.id)).toMatchObject({ unansweredVersion: 2 })
  await generate(person, admin())
  expect(await standingOf(person.id)).toMatchObject({ releasedVersion: 2, unansweredVersion: 2 })
  await release({ employeeId: person.id, version: 3 }, admin())
  for (const read of [undefined, 1, 2, 3]) {
    expect(await standingOf(person.id, read)).toMatchObject({ releasedVersion: 3, unansweredVersion: 2 })
  }
  await respond(which)
  expect(await standingOf(person.id)).toMatchObject({ unansweredVersion: null })
  // Written once more, it waits once more.
  expect(await contest(which, member, 'That is not what I meant')).toMatchObject({ status: 200 })
  expect(await standingOf(person.id)).toMatchObject({ unansweredVersion: 2 })
  // Its person may settle it as well.
  expect(await answer(which, member)).toMatchObject({ status: 200 })
  expect(await standingOf(person.id)).toMatchObject({ unansweredVersion: null })
})

test('an older objection waits as well; what is withdrawn or deleted waits no more', async () => {
  const contested = async () => {
    const { person, member } = await somebody()
    const [{ version: older }, { id, version: newer }] = [
      await released(person, admin()),
      await released(person, admin()),
    ]
    for (const version of [older, newer]) {
      expect(await contest({ employeeId: person.id, version }, member)).toMatchObject({ status: 200 })
    }
    expect(await standingOf(person.id)).toMatchObject({ unansweredVersion: newer })
    await generate(person, admin())
    return { person, older, newer: { employeeId: person.id, version: newer }, newerId: id }
  }
  const first = await contested()
  await respond(first.newer)
  expect(await standingOf(first.person.id)).toMatchObject({ unansweredVersion: first.older })

  const second = await contested()
  await withdraw(second.newer)
  expect(await standingOf(second.person.id)).toMatchObject({ releasedVersion: null, unansweredVersion: null })

  const third = await contested()
  await it.ok(contract.deleteReport, { employeeId: third.person.id, reportId: third.newerId }, owner())
  expect(await standingOf(third.person.id)).toMatchObject({ unansweredVersion: null })
})

test('the page of a report knows as well that the answers are open again, and that they changed', async () => {
  const { person } = await somebody()
  await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner())
  expect(await standingOf(person.id)).toMatchObject({ isReopened: true, isStale: false })
  it.pass(1000)
  await submit(person, { key_skills: 'Geometry' })
  expect(await standingOf(person.id)).toMatchObject({ isReopened: false, isStale: true })
})

test('who does not decide is told of no objection, their own or another’s', async () => {
  const { person, member } = await somebody()
  const { version } = await released(person, admin())
  await contest({ employeeId: person.id, version }, member)
  await show(here().orgId, 'organization')
  const colleague = await newMember(it.host, it.now, here().orgId, 'employee')
  for (const reader of [member, colleague]) {
    const { reports } = await it.ok(contract.listReports, {}, reader)
    const row = reports.find(({ employeeId }) => employeeId === person.id)
    expect(row).toMatchObject({ releasedVersion: version, unansweredVersion: null })
    expect((await it.ok(contract.getReport, { employeeId: person.id }, reader)).standing).toBeUndefined()
  }
  await show(here().orgId, 'own')
})

test('beside the versions of the company report stands what is otherwise than when its numbers were made', async () => {
  const { owner, orgId, operations } = await newCompany()
  const person = first(operations)
  it.pass(1000)
  const report = await generateCompany(owner)
  const { employees } = report.coverage
  expect(await companyStanding(owner)).toEqual({ employees, submitted: 0, reopened: 0, open: 0 })
  it.pass(1000)
  await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
  await it.ok(contract.upsertEmployee, { employeeData: { name: 'Sven', email: 'sven@company.test' } }, owner)
  const opened = { employees: employees + 1, submitted: 0, reopened: 1, open: 0 }
  expect(await companyStanding(owner)).toEqual(opened)
  // An edited text has the numbers of the version before it.
  await saveCompany(report, owner)
  expect(await companyStanding(owner)).toEqual(opened)
  it.pass(1000)
  await submit(person, { key_skills: 'Geometry' })
  expect(await companyStanding(owner)).toEqual({ ...opened, submitted: 1, reopened: 0 })
  expect(await companyStanding(owner, { after: report.version })).toBeUndefined()
  it.pass(1000)
  await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
  it.pass(1000)
  // It was made without the answers of whoever was asked again before.
  await generateCompany(owner)
  expect(await companyStanding(owner)).toEqual({
    employees: employees + 1,
    submitted: 0,
    reopened: 0,
    open: 1,
  })
  expect(await companyStanding(await newMember(it.host, it.now, orgId, 'admin'))).toBeDefined()
  expect(await companyStanding(await newMember(it.host, it.now, orgId, 'employee'))).toBeUndefined()
})
