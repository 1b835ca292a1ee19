import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, join, invite, organizationsOfUser, auditOf } = organizationsOf(app)
const day = 24 * 3_600_000

const held = async ({ token }: { token: string }) => (await organizationsOfUser(token))[0]?.permissions

test('an explicit list overrides the role’s permissions when a member is added', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { code } = await invite(owner, {
    email: person.email,
    permissions: ['report:view', 'org:view', 'report:view'],
  })
  await app.ok(contract.joinOrganization, { inviteCode: code }, person)
  expect(await held(person)).toEqual(['report:view', 'org:view'])
  expect((await app.call(contract.getEmployees, {}, { ...person, orgId: owner.orgId })).status).toBe(400)
})

test('only owners give one, and what is none is refused', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const person = { name: 'Ada Lovelace', email: app.freshEmail() }
  expect(
    await app.call(contract.createInvitation, { ...person, permissions: ['org:view'] }, admin),
  ).toMatchObject({
    status: 400,
    body: { code: 'BUSINESS_LOGIC_ERROR', error: 'Only owners can change user permissions' },
  })
  const { results } = await app.ok(
    contract.sendEmployeeInvites,
    { invites: [{ ...person, permissions: ['org:fly'] }] },
    owner,
  )
  expect(results[0]).toMatchObject({ success: false, error: 'Muster has no such permission.' })
})

test('a pending invitation is sent again with the new list; an admin neither changes nor renews one', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const person = await signUp(app.host)
  const { employee } = await invite(owner, { email: person.email, permissions: ['org:view'] })
  await invite(owner, { email: person.email, permissions: ['chat:use'] })
  await invite(admin, { email: person.email })
  app.pass(14 * day)
  const again = await app.call(contract.resendInvitation, { employeeId: employee.id }, admin)
  expect([again.status, again.body['error']]).toEqual([400, 'Only owners can change user permissions'])
  const { result } = await app.ok(contract.resendInvitation, { employeeId: employee.id }, owner)
  await app.ok(contract.joinOrganization, { inviteCode: result.code ?? '' }, person)
  expect(await held(person)).toEqual(['chat:use'])
})

test('an owner who invites again as an employee takes back admin and an own list; an admin takes back neither', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const [lowered, kept] = [await signUp(app.host), await signUp(app.host)]
  const codes: string[] = []
  for (const { email } of [lowered, kept]) {
    const { code } = await invite(owner, { email, membershipRole: 'admin', permissions: ['org:view'] })
    codes.push(code)
  }
  const listed = async () => {
    const { invitations } = await app.ok(contract.listInvitations, {}, admin)
    const one = invitations.find(({ email }) => email === lowered.email)
    return [one?.membershipRole, one?.permissions]
  }
  expect(await listed()).toEqual(['admin', ['org:view']])
  await invite(owner, { email: lowered.email, membershipRole: 'employee' })
  expect(await listed()).toEqual(['employee', null])
  await invite(admin, { email: kept.email, membershipRole: 'employee' })
  // Without a role it is only sent again.
  await invite(owner, { email: kept.email })
  const told = (await auditOf(owner.orgId)).filter(({ action }) => action === 'invitation.resent')
  expect(told.map(({ details }) => details)).toEqual([
    { employeeId: expect.any(String), membershipRole: 'employee' },
    { employeeId: expect.any(String) },
    { employeeId: expect.any(String) },
  ])
  for (const [index, person] of [lowered, kept].entries())
    await app.ok(contract.joinOrganization, { inviteCode: codes[index] ?? '' }, person)
  expect((await organizationsOfUser(lowered.token))[0]).toMatchObject({ role: 'employee' })
  expect(await held(lowered)).toContain('chat:use')
  expect((await organizationsOfUser(kept.token))[0]).toMatchObject({ role: 'admin' })
  expect(await held(kept)).toEqual(['org:view'])
})
