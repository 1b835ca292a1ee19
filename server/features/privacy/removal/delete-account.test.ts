import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { callConcurrently } from '../../../testing/concurrent-calls.ts'
import { people, type Workspace } from '../../../testing/people.ts'
import { listen } from '../../../testing/submissions/event-reader.ts'

const app = testApp()
const { signIn, openWorkspace } = people(app)
const minute = 60_000
const owning = 'Cannot delete user who is owner of organizations. Transfer ownership first.'

const remove = (person: { token: string; email: string }, email = person.email) =>
  app.call(contract.deleteAccount, { email }, { token: person.token })
const rows = async (query: ReturnType<typeof sql>) => [
  ...(await asSystem(app.host.database.db, (tx) => tx.execute(query))),
]
const membershipOf = async ({ orgId }: Pick<Workspace, 'orgId'>, userId: string) => {
  const found = await rows(
    sql`select role, status from memberships where org_id = ${orgId} and user_id = ${userId}`,
  )
  return found[0]
}
const ownerOf = async (orgId: string) =>
  (await rows(sql`select owner_id from organizations where id = ${orgId}`))[0]?.['owner_id']

test('a deleted account has no memberships and no sessions, and its e-mail is not verified any more', async () => {
  const workspace = await openWorkspace()
  const { employee, employeeId, orgId, owner } = workspace
  await app.ok(
    contract.updateProfile,
    { phoneNumber: '+44 20 7946 0958', photoURL: 'https://example.test/me.jpg' },
    { token: employee.token },
  )
  app.pass(minute)
  const elsewhere = await signIn(employee.email)
  expect(await remove(employee)).toMatchObject({ status: 200, body: { success: true } })

  for (const token of [employee.token, elsewhere.token]) {
    expect((await app.call(contract.getProfile, {}, { token })).status).toBe(401)
  }
  expect(await membershipOf(workspace, employee.userId)).toEqual({ role: 'employee', status: 'suspended' })
  const [stored] = await rows(
    sql`select is_email_verified, phone_number, photo_url, email from users where id = ${employee.userId}`,
  )
  expect(stored).toEqual({
    is_email_verified: false,
    phone_number: null,
    photo_url: null,
    email: employee.email,
  })
  const { employees } = await app.ok(contract.getEmployees, {}, { token: owner.token, orgId })
  expect(employees.map(({ id }) => id)).toContain(employeeId)
  const left = await rows(
    sql`select actor_user_id from audit_entries where org_id = ${orgId} and action = 'membership.left'`,
  )
  expect(left).toEqual([{ actor_user_id: employee.userId }])
})

test('whoever signs in again with the e-mail starts without memberships', async () => {
  const { employee } = await openWorkspace()
  await remove(employee)
  app.pass(minute)
  const again = await signIn(employee.email)
  expect(again.userId).toBe(employee.userId)
  expect(await app.ok(contract.getUserOrganizations, {}, { token: again.token })).toEqual({
    organizations: [],
  })
  const { user } = await app.ok(contract.getProfile, {}, { token: again.token })
  expect(user).toMatchObject({ emailVerified: true, loginCount: 2 })
})

test('an owner is told what they own, and nothing of theirs is changed', async () => {
  const workspace = await openWorkspace()
  const { owner } = workspace
  const second = await app.ok(contract.createOrganization, { name: 'Bergamot' }, { token: owner.token })
  expect(await remove(owner)).toMatchObject({
    status: 400,
    body: {
      code: 'BUSINESS_LOGIC_ERROR',
      error: owning,
      details: [
        { path: workspace.orgId, message: 'Acme' },
        { path: second.orgId, message: 'Bergamot' },
      ],
    },
  })
  await app.ok(contract.getProfile, {}, { token: owner.token })
  expect(await membershipOf(workspace, owner.userId)).toEqual({ role: 'owner', status: 'active' })
})

test('after a transfer the old owner can be deleted', async () => {
  const workspace = await openWorkspace()
  const { owner, admin, orgId } = workspace
  await app.ok(contract.transferOwnership, { userId: admin.userId }, { token: owner.token, orgId })
  expect((await remove(owner)).status).toBe(200)
  expect(await membershipOf(workspace, owner.userId)).toEqual({ role: 'admin', status: 'suspended' })
  expect((await remove(admin)).body).toMatchObject({ error: owning })
})

test.each(['', 'somebody@example.test', undefined])('typing %j deletes nothing', async (email) => {
  const person = await signIn(app.freshEmail())
  const answer = await app.call(contract.deleteAccount, { email }, { token: person.token })
  const error = 'Nothing was deleted. To delete your account, type its e-mail address.'
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', error, details: [{ path: 'email', message: error }] },
  })
  await app.ok(contract.getProfile, {}, { token: person.token })
})

test('the e-mail may be typed in any case, with spaces around', async () => {
  const person = await signIn(app.freshEmail())
  expect((await remove(person, ` ${person.email.toUpperCase()} `)).status).toBe(200)
})

test('an open stream ends with the account', async () => {
  const { admin, orgId } = await openWorkspace()
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await listen(address, {
    authorization: `Bearer ${admin.token}`,
    'organization-id': orgId,
  })
  expect((await stream.next()).event).toBe('ready')
  expect((await remove(admin)).status).toBe(200)
  expect(await stream.ends()).toBe(true)
  app.app.server.closeAllConnections()
})

test.each(['deletion first', 'transfer first'])(
  'of a deletion and a transfer to that person at the same time one is refused (%s)',
  async (order) => {
    const workspace = await openWorkspace()
    const { owner, admin, orgId } = workspace
    const deletion = () => remove(admin)
    const transfer = () =>
      app.call(contract.transferOwnership, { userId: admin.userId }, { token: owner.token, orgId })
    const isDeletionFirst = order === 'deletion first'
    const answers = await callConcurrently(
      app,
      orgId,
      isDeletionFirst ? [deletion, transfer] : [transfer, deletion],
    )
    const [first, second] = answers.map(({ status }) => status)
    expect(first).toBe(200)
    expect(second).toBe(isDeletionFirst ? 404 : 400)
    expect(await ownerOf(orgId)).toBe(isDeletionFirst ? owner.userId : admin.userId)
    expect(await membershipOf(workspace, admin.userId)).toEqual(
      isDeletionFirst ? { role: 'admin', status: 'suspended' } : { role: 'owner', status: 'active' },
    )
    const { status } = await app.call(contract.getProfile, {}, { token: admin.token })
    expect(status).toBe(isDeletionFirst ? 401 : 200)
  },
)
