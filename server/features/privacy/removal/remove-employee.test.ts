import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { fullAnswers } from '../../../testing/submissions/full-answers.ts'
import { newMember, type InvitedPerson } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
const { organizationWithAdmin, generate, submit } = reportCalls(it)
const { here, newPerson, answeredPerson, admin } = organizationWithAdmin()
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})

const unknown = (id: string) => ({
  status: 404,
  body: { code: 'NOT_FOUND', error: `Employee not found: ${id}` },
})
const noLongerValid = {
  status: 400,
  body: {
    code: 'BUSINESS_LOGIC_ERROR',
    error: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  },
}
const removedPerson = async (): Promise<InvitedPerson> => {
  const { owner } = here()
  const person = await answeredPerson()
  await generate(person, owner)
  await calls.removed(person, owner)
  return person
}

test('removing says what was removed, and until when it can be brought back', async () => {
  const { owner } = here()
  const person = await answeredPerson('Ada Lovelace')
  await generate(person, owner)
  expect(await calls.removed(person, owner)).toEqual({
    id: person.id,
    name: 'Ada Lovelace',
    email: person.email,
    role: 'Analyst',
    department: 'Operations',
    removedAt: it.now.toISOString(),
    removedBy: 'The owner',
    erasedAt: new Date(it.now.getTime() + 30 * 86_400_000).toISOString(),
    hasAnswered: true,
    wasOpenedAgain: false,
    reports: 1,
    wasMember: false,
  })
  expect(first(await calls.listed(owner))).toMatchObject({ id: person.id, hasAnswered: true, reports: 1 })
})

test('of whoever had answered before and could change it again, that is said', async () => {
  const { owner } = here()
  const person = await answeredPerson()
  await it.ok(contract.reopenSubmission, { employeeId: person.id }, owner)
  expect(await calls.removed(person, owner)).toMatchObject({ hasAnswered: false, wasOpenedAgain: true })
  const waiting = await newPerson()
  expect(await calls.removed(waiting, owner)).toMatchObject({ hasAnswered: false, wasOpenedAgain: false })
})

test('no list, count or report has anything of a removed person', async () => {
  const { owner } = here()
  const before = (await it.ok(contract.getOrgData, {}, owner)).org.usage
  const person = await removedPerson()
  const answers = [
    await it.call(contract.getEmployees, {}, owner),
    await it.call(contract.getSubmissions, {}, owner),
    await it.call(contract.listInvitations, {}, owner),
    await it.call(contract.getReports, {}, owner),
    await it.call(contract.listReports, {}, owner),
    await it.call(contract.listMembers, {}, owner),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(person.id)
    expect(JSON.stringify(body)).not.toContain(person.email)
  }
  const after = (await it.ok(contract.getOrgData, {}, owner)).org.usage
  expect([after.employees, after.submissions]).toEqual([before.employees, before.submissions])
  expect(Object.values(await calls.rowsOf(person)).flat()).toEqual([])
})

test('a company report that is made afterwards does not count them, and one from before stays as it was', async () => {
  const { owner } = here()
  const stays = await answeredPerson('Emmy Noether')
  const person = await answeredPerson('Grace Hopper')
  const { report: before } = await it.ok(contract.generateCompanyReport, {}, owner)
  await calls.removed(person, owner)
  const { report: after } = await it.ok(contract.generateCompanyReport, {}, owner)
  expect(JSON.stringify(after)).not.toContain(person.id)
  expect(JSON.stringify(after)).toContain(stays.id)
  expect(after.overview.totalEmployees).toBe(before.overview.totalEmployees - 1)
  expect((await it.ok(contract.getCompanyReport, { id: before.id }, owner)).report).toEqual(before)
})

test('every other call about a removed person says that there is no such employee', async () => {
  const { owner } = here()
  const person = await removedPerson()
  const { id: employeeId, email } = person
  const asked = [
    await it.call(contract.generateEmployeeReport, { employee: { id: employeeId } }, owner),
    await it.call(contract.startEmployeeReports, { employeeIds: [employeeId] }, owner),
    await it.call(contract.resendInvitation, { employeeId }, owner),
    await it.call(contract.revokeInvitation, { employeeId }, owner),
    await it.call(contract.upsertEmployee, { employeeData: { id: employeeId, email } }, owner),
  ]
  for (const answer of asked) expect(answer).toMatchObject(unknown(employeeId))
  expect(await it.call(contract.getReport, { employeeId }, owner)).toMatchObject({
    status: 404,
    body: { error: 'Report not found' },
  })
})

test('their code opens nothing at once, and says why', async () => {
  const person = await removedPerson()
  const { id: employeeId, code: inviteCode } = person
  expect(
    await it.call(contract.submitEmployeeAnswers, { employeeId, answers: fullAnswers, inviteCode }),
  ).toMatchObject(noLongerValid)
  expect(
    await it.call(contract.saveDraft, { employeeId, answers: { company: 'Tide' }, inviteCode }),
  ).toMatchObject(noLongerValid)
  expect(await it.call(contract.getMySubmission, { inviteCode })).toMatchObject(noLongerValid)
  const { status } = await it.ok(contract.getInvitationStatus, { code: inviteCode })
  expect(status).toMatchObject({
    state: 'revoked',
    email: '',
    name: '',
    organizationName: 'Tide & Company',
    questionnaire: null,
  })
  const { token } = await newMember(it.host, it.now, here().orgId, 'employee')
  expect(await it.call(contract.joinOrganization, { inviteCode }, { token })).toMatchObject(noLongerValid)
})

test('what a removed member has coming is not hidden from them: their data still hold it', async () => {
  const { owner, orgId } = here()
  const person = await answeredPerson()
  const member = await newMember(it.host, it.now, orgId, 'employee', { email: person.email })
  await calls.removed(person, owner)
  const { data } = await it.ok(contract.exportMyData, {}, { token: member.token })
  expect(first(data.organizations)).toMatchObject({
    employee: { id: person.id, email: person.email },
    submission: {
      status: 'completed',
      rawAnswers: { ...fullAnswers, full_name: person.name, email: person.email },
    },
    removedAt: it.now.toISOString(),
  })
})

test('it takes the permission employee:delete, which an admin has not by themselves', async () => {
  const person = await newPerson()
  const refusal = {
    status: 400,
    body: {
      error:
        'Your permissions in this organization do not include “Remove people with their answers, bring them back, and erase them”. An owner can give it to you.',
    },
  }
  expect(await calls.remove(person, admin())).toMatchObject(refusal)
  expect(await calls.restore(person, admin())).toMatchObject(refusal)
  expect(await calls.erase(person, person.name, admin())).toMatchObject(refusal)
  expect(await it.call(contract.listRemovedEmployees, {}, admin())).toMatchObject(refusal)
  const trusted = await newMember(it.host, it.now, here().orgId, 'admin', {
    permissions: ['employee:view', 'employee:delete'],
  })
  expect((await calls.remove(person, trusted)).status).toBe(200)
})

test('nobody but the owner removes the owner’s own record', async () => {
  const { owner, orgId } = here()
  const trusted = await newMember(it.host, it.now, orgId, 'admin', { permissions: ['employee:delete'] })
  const { employee } = await it.ok(
    contract.upsertEmployee,
    { employeeData: { email: owner.email, name: 'The owner' } },
    owner,
  )
  expect(await calls.remove(employee, trusted)).toMatchObject({
    status: 400,
    body: { error: 'Cannot remove owner from organization' },
  })
  expect((await calls.remove(employee, owner)).status).toBe(200)
})

test('an unknown person is not found, and one of another organization neither', async () => {
  const { owner } = here()
  expect(await calls.remove({ id: 'nobody' }, owner)).toMatchObject(unknown('nobody'))
  expect(await calls.restore({ id: 'nobody' }, owner)).toMatchObject(unknown('nobody'))
  expect(await calls.erase({ id: 'nobody' }, 'Nobody', owner)).toMatchObject(unknown('nobody'))
  const person = await removedPerson()
  const stranger = await newMember(it.host, it.now, 'another-organization', 'owner')
  expect(await calls.remove(person, stranger)).toMatchObject(unknown(person.id))
  expect(await calls.restore(person, stranger)).toMatchObject(unknown(person.id))
  expect(await calls.erase(person, person.name, stranger)).toMatchObject(unknown(person.id))
  expect(await calls.listed(stranger)).toEqual([])
})

test('a mail that still waits is not sent, and nobody is reminded', async () => {
  const { owner } = here()
  const person = await newPerson()
  await it.ok(contract.resendInvitation, { employeeId: person.id }, owner)
  await calls.removed(person, owner)
  it.pass(80 * 3_600_000)
  const answer = await it.call(contract.remindEmployees, { employeeIds: [person.id] }, owner)
  expect(answer.body).toMatchObject({ run: { total: 1 } })
})

test('the log says who removed whom while that can be undone', async () => {
  const { owner } = here()
  const person = await answeredPerson('Mary Somerville')
  await calls.removed(person, owner)
  const { entries } = await it.ok(contract.getAuditLog, { entity: 'employee' }, owner)
  expect(first(entries)).toMatchObject({
    action: 'employee.removed',
    entityId: person.id,
    subject: 'Mary Somerville',
    actor: { userId: owner.userId },
    details: { hasAnswered: true, reports: 0 },
  })
})

test('an edited company report names no removed person to employees', async () => {
  const { owner, orgId } = here()
  const person = await newPerson('Hedy Lamarr')
  for (const name of ['One Person', 'Two Person', 'Three Person', 'Four Person', 'Five Person']) {
    await submit(await newPerson(name))
  }
  const { report } = await it.ok(contract.generateCompanyReport, {}, owner)
  const { id: _id, version: _v, origin: _o, createdAt: _c, isAnonymous: _a, ...content } = report
  const [topic, ...others] = content.executiveSummary
  const edited = { ...content, executiveSummary: [{ ...topic, text: 'Hedy carries it all.' }, ...others] }
  expect((await it.call(contract.saveCompanyReport, { report: edited }, owner)).status).toBe(200)
  await calls.removed(person, owner)
  const member = await newMember(it.host, it.now, orgId, 'employee')
  const shown = JSON.stringify((await it.call(contract.getCompanyReport, {}, member)).body)
  expect(shown).not.toContain('Hedy')
  await calls.erase(person, 'Hedy Lamarr', owner)
  expect(JSON.stringify((await it.call(contract.getCompanyReport, {}, member)).body)).not.toContain('Hedy')
})
