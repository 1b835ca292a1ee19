import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { removalTestCalls } from '../../../testing/privacy/removal-calls.ts'

const it = testApp()
const { organizationWithAdmin } = reportCalls(it)
const { here, answeredPerson } = organizationWithAdmin()
let calls: ReturnType<typeof removalTestCalls>
beforeAll(() => {
  calls = removalTestCalls(it)
})

const membershipOf = async ({ userId }: Member) => {
  const { members } = await it.ok(contract.listMembers, {}, here().owner)
  return members.find((member) => member.userId === userId)
}
const notAMember = {
  status: 403,
  body: { code: 'UNAUTHENTICATED', error: 'You are not an active member of this organization' },
}
const joined = async (
  role: 'admin' | 'employee' = 'employee',
  permissions: string[] | null = null,
  name?: string,
) => {
  const person = await answeredPerson(name)
  const member = await newMember(it.host, it.now, here().orgId, role, { email: person.email, permissions })
  return { person, member }
}

test('removing somebody who has joined ends their membership: they read nothing of the others any more', async () => {
  const { owner } = here()
  const { person, member } = await joined()
  expect((await it.call(contract.getEmployees, {}, member)).status).toBe(200)
  const { removed, staysMember } = await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner)
  expect([removed.wasMember, staysMember]).toEqual([true, false])
  expect(await it.call(contract.getEmployees, {}, member)).toMatchObject(notAMember)
  expect(await it.call(contract.getMySubmission, {}, member)).toMatchObject(notAMember)
  expect((await it.ok(contract.getUserOrganizations, {}, { token: member.token })).organizations).toEqual([])
  expect(await membershipOf(member)).toMatchObject({ status: 'suspended', hasLeft: false, employeeId: null })
  expect(await calls.actionsOn(member.userId)).toContain('membership.removed')
  expect(first(await calls.listed(owner))).toMatchObject({ id: person.id, wasMember: true })
})

test('so it is where they joined with an account that has another address', async () => {
  const { owner, orgId } = here()
  const person = await answeredPerson()
  const member = await newMember(it.host, it.now, orgId, 'employee')
  await it.host.database.sql`update employees set user_id = ${member.userId} where id = ${person.id}`
  await calls.removed(person, owner)
  expect(await it.call(contract.getEmployees, {}, member)).toMatchObject(notAMember)
})

test('bringing them back gives the membership back with its terms, since when it was', async () => {
  const { owner } = here()
  const { person, member } = await joined('employee', ['employee:view', 'report:view', 'submission:view'])
  const before = await membershipOf(member)
  await calls.removed(person, owner)
  it.pass(60_000)
  expect((await calls.restore(person, owner)).status).toBe(200)
  expect(await membershipOf(member)).toEqual(before)
  expect((await it.call(contract.getEmployees, {}, member)).status).toBe(200)
  expect((await it.ok(contract.getMySubmission, {}, member)).draft.status).toBe('completed')
  expect(await calls.actionsOn(member.userId)).toEqual(['membership.removed', 'membership.reactivated'])
})

test('a membership that was begun anew and ended since does not come back with them', async () => {
  const { owner } = here()
  const { person, member } = await joined()
  await calls.removed(person, owner)
  it.pass(60_000)
  await it.ok(contract.restoreMember, { userId: member.userId }, owner)
  await it.ok(contract.removeMember, { userId: member.userId }, owner)
  expect((await calls.restore(person, owner)).status).toBe(200)
  expect(await membershipOf(member)).toMatchObject({ status: 'suspended', employeeId: null })
  expect(await it.call(contract.getEmployees, {}, member)).toMatchObject(notAMember)
})

test('one that had ended before does not either', async () => {
  const { owner } = here()
  const { person, member } = await joined()
  await it.ok(contract.removeMember, { userId: member.userId }, owner)
  expect((await calls.removed(person, owner)).wasMember).toBe(false)
  await calls.restore(person, owner)
  expect(await membershipOf(member)).toMatchObject({ status: 'suspended' })
})

test('admins and the owner stay members, and the answer says so, also the second time', async () => {
  const { owner } = here()
  const { person, member } = await joined('admin')
  const remove = () => it.ok(contract.deleteEmployee, { employeeId: person.id }, owner)
  for (const answer of [await remove(), await remove()]) {
    expect([answer.staysMember, answer.removed.wasMember]).toEqual([true, false])
  }
  expect((await it.call(contract.getEmployees, {}, member)).status).toBe(200)
  const { employee } = await it.ok(
    contract.upsertEmployee,
    { employeeData: { email: owner.email, name: 'The owner' } },
    owner,
  )
  expect((await it.ok(contract.deleteEmployee, { employeeId: employee.id }, owner)).staysMember).toBe(true)
  expect((await it.call(contract.getEmployees, {}, owner)).status).toBe(200)
})

test('an employee who may removes somebody who has joined from the list; their membership is ended by admins alone', async () => {
  const { owner, orgId } = here()
  const { person, member } = await joined()
  const trusted = await newMember(it.host, it.now, orgId, 'employee', {
    permissions: ['org:view', 'employee:delete'],
  })
  const remove = () => it.ok(contract.deleteEmployee, { employeeId: person.id }, trusted)
  for (const answer of [await remove(), await remove()]) {
    expect([answer.staysMember, answer.removed.wasMember]).toEqual([true, false])
  }
  expect((await calls.rowsOf(person))['employees']).toEqual([])
  expect((await it.call(contract.getEmployees, {}, member)).status).toBe(200)
  expect(await it.call(contract.removeMember, { userId: member.userId }, trusted)).toMatchObject({
    body: { error: 'Only admins can remove members' },
  })
  await it.ok(contract.restoreEmployee, { employeeId: person.id }, trusted)
  expect(await membershipOf(member)).toMatchObject({ status: 'active' })
  await it.ok(contract.removeMember, { userId: member.userId }, owner)
})

test('what is kept of them is theirs to read all the same, and nothing where their membership had ended otherwise', async () => {
  const { owner } = here()
  const { person, member } = await joined()
  await calls.removed(person, owner)
  const dataOf = async ({ token }: Member) => (await it.ok(contract.exportMyData, {}, { token })).data
  expect((await dataOf(member)).organizations).toMatchObject([
    {
      organizationName: '',
      employee: { id: person.id },
      submission: { status: 'completed' },
      removedAt: it.now.toISOString(),
      chats: [],
    },
  ])
  const other = await joined()
  await it.ok(contract.removeMember, { userId: other.member.userId }, owner)
  await calls.removed(other.person, owner)
  expect((await dataOf(other.member)).organizations).toEqual([])
})
