import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner, invite, join, completeQuestionnaire } = organizationsOf(app)
const day = 24 * 3_600_000

test('the list and the invitations say who is a member, and inviting anew brings back who was one', async () => {
  const owner = await newOwner()
  const member = await join(owner)
  const left = await join(owner)
  const answered = await invite(owner)
  await completeQuestionnaire(owner.orgId, answered.employee.id)
  const own = await app.ok(
    contract.upsertEmployee,
    { employeeData: { email: owner.email, name: 'Grace Hopper' } },
    owner,
  )
  await app.ok(contract.removeMember, { userId: left.userId }, owner)
  const told = async () => {
    const { employees } = await app.ok(contract.getEmployees, {}, owner)
    const { invitations } = await app.ok(contract.listInvitations, {}, owner)
    return {
      employees: new Map(employees.map(({ email, isMember, isInvited }) => [email, [isMember, isInvited]])),
      invitations: new Map(invitations.map(({ email, state, isMember }) => [email, [state, isMember]])),
    }
  }
  const { employees, invitations } = await told()
  expect(employees).toEqual(
    new Map([
      [member.email, [true, false]],
      [left.email, [false, false]],
      [answered.email, [false, true]],
      [own.employee.email, [true, false]],
    ]),
  )
  expect(invitations).toEqual(
    new Map([
      [member.email, ['accepted', true]],
      [left.email, ['accepted', false]],
      [answered.email, ['pending', false]],
    ]),
  )

  // In one run for everybody: who is a member is left alone, who has answered is invited to join.
  app.pass(day)
  const invites = [member, left, answered].map(({ email }) => ({ name: 'Ada Lovelace', email }))
  const { results } = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  const invited = results.filter(({ success }) => success)
  expect(invited.map(({ email }) => email).toSorted()).toEqual([left.email, answered.email].toSorted())
  const code = invited.find(({ email }) => email === left.email)?.code ?? ''
  await app.ok(contract.joinOrganization, { inviteCode: code }, left)
  expect((await told()).invitations.get(left.email)).toEqual(['accepted', true])
})
