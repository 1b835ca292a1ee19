import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'

const app = testApp()
const { newOwner, join, invite, organizationsOfUser } = organizationsOf(app)
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
  expect(results[0]).toMatchObject({ success: false, error: 'This is not a permission of Muster.' })
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
