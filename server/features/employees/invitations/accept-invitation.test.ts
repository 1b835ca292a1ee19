import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem, inTransaction } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { consumeInvitation } from './accept-invitation.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { people } from '../../../testing/people.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, invite, join, suspend, audited, mailedCodeOf } = organizationsOf(app)
const { codeOf } = people(app)
const day = 24 * 3_600_000

const sentences = {
  noLongerValid: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  expired: 'This invitation has expired. Ask the person who invited you to send it again.',
  used: 'This invitation has already been used. Ask the person who invited you for a new one.',
}

const consume = (person: { token: string; userId: string }, code: string) =>
  app.call(contract.consumeInvitation, { code, userId: person.userId }, person)

const isRefused = (error: string) => ({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR', error } })
const isUnknown = (code: string) => ({
  status: 404,
  body: { code: 'NOT_FOUND', error: `Invitation not found: ${code}` },
})

const membersOf = (orgId: string) =>
  asSystem(app.host.database.db, async (tx) => {
    const rows = await tx.execute(
      sql`select user_id, role, permissions, status from memberships where org_id = ${orgId} and role <> 'owner' order by joined_at`,
    )
    return [...rows]
  })

const organizationsFor = async (person: { token: string }) =>
  (await app.ok(contract.getUserOrganizations, {}, person)).organizations

test('makes a member and links the employee; doing it again gives the same answer', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { code, employee } = await invite(owner, { email: person.email })
  const first = await consume(person, code)
  expect(first).toMatchObject({ status: 200, body: { employee: { ...employee, inviteCode: null } } })
  app.pass(15 * day)
  expect((await consume(person, code)).body).toEqual(first.body)
  expect(await membersOf(owner.orgId)).toEqual([
    { user_id: person.userId, role: 'employee', permissions: null, status: 'active' },
  ])
  const { status } = await app.ok(contract.getInvitationStatus, { code }, {})
  expect(status.state).toBe('accepted')
  expect((await audited(owner.orgId)).slice(3)).toEqual(['membership.created', 'invitation.accepted'])
})

test('is done for oneself alone', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { code } = await invite(owner, { email: person.email })
  const input = { code, userId: owner.userId }
  expect(await app.call(contract.consumeInvitation, input, person)).toMatchObject(
    isRefused('An invitation can be accepted only for yourself.'),
  )
  expect(await membersOf(owner.orgId)).toEqual([])
})

test('needs the e-mail that it was sent to', async () => {
  const owner = await newOwner()
  const stranger = await signUp(app.host)
  const { code, email } = await invite(owner)
  expect(await consume(stranger, code)).toMatchObject(
    isRefused(`This invitation was sent to ${email}. Sign in with that e-mail address to accept it.`),
  )
  expect(await organizationsFor(stranger)).toEqual([])
})

test('of a code that nobody has is not found', async () => {
  expect(await consume(await signUp(app.host), 'ZZZZ0000ZZZZ0000')).toMatchObject(
    isUnknown('ZZZZ0000ZZZZ0000'),
  )
})

test('is refused once it has expired, was revoked, was replaced or used by another', async () => {
  const owner = await newOwner()
  const [late, revoked, replaced] = [await signUp(app.host), await signUp(app.host), await signUp(app.host)]
  const lateCode = (await invite(owner, { email: late.email })).code
  const replacedCode = (await invite(owner, { email: replaced.email })).code
  app.pass(14 * day)
  expect(await consume(late, lateCode)).toMatchObject(isRefused(sentences.expired))

  await invite(owner, { email: replaced.email })
  expect(await consume(replaced, replacedCode)).toMatchObject(isRefused(sentences.noLongerValid))

  const { code, employee } = await invite(owner, { email: revoked.email })
  await app.ok(contract.revokeInvitation, { employeeId: employee.id }, owner)
  expect(await consume(revoked, code)).toMatchObject(isRefused(sentences.noLongerValid))
  expect(await membersOf(owner.orgId)).toEqual([])

  const member = await signUp(app.host)
  const used = (await invite(owner, { email: member.email })).code
  await consume(member, used)
  expect(await consume(late, used)).toMatchObject(isRefused(sentences.used))
})

test('does not let back in who was removed since', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { code } = await invite(owner, { email: person.email })
  await consume(person, code)
  await suspend(owner.orgId, person.userId)
  expect(await consume(person, code)).toMatchObject(isRefused(sentences.used))
  expect(await organizationsFor(person)).toEqual([])
})

test('by invitation anew lets back in, with the role of the new invitation and no old permissions', async () => {
  const owner = await newOwner()
  const admin = await join(owner, 'admin')
  const joinedFirst = app.now.toISOString()
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(
      sql`update memberships set status = 'suspended', permissions = '{all}' where org_id = ${owner.orgId} and user_id = ${admin.userId}`,
    ),
  )
  app.pass(1000)
  await consume(admin, (await invite(owner, { email: admin.email })).code)
  expect(await membersOf(owner.orgId)).toEqual([
    { user_id: admin.userId, role: 'employee', permissions: null, status: 'active' },
  ])
  const [organization] = await organizationsFor(admin)
  expect(organization?.joinedAt).toBe(joinedFirst)
  // What they had made before, such as API keys, ended: they are in without a break since now.
  const since = await app.host.database.sql`
    select user_id from memberships where org_id = ${owner.orgId} and joined_at = ${app.now.toISOString()}`
  expect(since).toEqual([{ user_id: admin.userId }])
  expect(await audited(owner.orgId)).toContain('membership.reactivated')
})

test('does not give the record of a member to whoever has the address that it got since', async () => {
  const owner = await newOwner()
  const member = await join(owner)
  const stranger = await signUp(app.host)
  const [invitation] = (await app.ok(contract.listInvitations, {}, owner)).invitations
  const employeeId = invitation?.employeeId ?? ''
  const isMember = isRefused('User is already a member of this organization')
  const changed = { employeeData: { id: employeeId, email: stranger.email } }
  await app.ok(contract.upsertEmployee, changed, owner)
  expect(await app.call(contract.resendInvitation, { employeeId }, owner)).toMatchObject(isMember)
  const anew = { name: 'Ada', email: stranger.email }
  expect(await app.call(contract.createInvitation, anew, owner)).toMatchObject(isMember)

  // An invitation that is open all the same, as from before that was so.
  const open = await invite(owner)
  const code = await mailedCodeOf(open.employee.id)
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(sql`update invitations set employee_id = ${employeeId}, is_latest = true
      where org_id = ${owner.orgId} and employee_id = ${open.employee.id}`),
  )
  expect(await consume(stranger, code)).toMatchObject(isMember)
  expect(await app.call(contract.joinOrganization, { inviteCode: code }, stranger)).toMatchObject(isMember)
  await app.ok(contract.sendOTP, { email: stranger.email })
  const otp = await codeOf(stranger.email)
  const signingIn = { email: stranger.email, otp, inviteCode: code }
  expect(await app.call(contract.verifyOTP, signingIn)).toMatchObject(isMember)
  expect(await organizationsFor(stranger)).toEqual([])
  const mine = await app.ok(contract.getMySubmission, {}, member)
  expect(mine.draft.employeeId).toBe(employeeId)

  // Once the member is removed, the record is free for whoever is invited to it.
  await suspend(owner.orgId, member.userId)
  expect(await consume(stranger, code)).toMatchObject({ status: 200 })
})

test('never lowers the role of an active member, and raises it', async () => {
  const owner = await newOwner()
  await consume(owner, (await invite(owner, { name: 'Grace Hopper', email: owner.email })).code)
  expect((await organizationsFor(owner))[0]?.role).toBe('owner')

  const member = await join(owner)
  app.pass(15 * day)
  const { employees } = await app.ok(contract.getEmployees, {}, owner)
  const employeeId = employees.find(({ email }) => email === member.email)?.id ?? ''
  const { result } = await app.ok(contract.resendInvitation, { employeeId }, owner)
  await asSystem(app.host.database.db, (tx) =>
    tx.execute(
      sql`update invitations set membership_role = 'admin' where org_id = ${owner.orgId} and employee_id = ${employeeId} and is_latest`,
    ),
  )
  await consume(member, result.code ?? '')
  expect((await organizationsFor(member))[0]?.role).toBe('admin')
  expect(await audited(owner.orgId)).toContain('membership.role_changed')
})

test('at the same moment from many browsers makes one membership', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { code } = await invite(owner, { email: person.email })
  const answers = await Promise.all(Array.from({ length: 16 }, () => consume(person, code)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await membersOf(owner.orgId)).toHaveLength(1)
  const actions = await audited(owner.orgId)
  expect(actions.filter((action) => action === 'invitation.accepted')).toHaveLength(1)
})

test('works before anybody is signed in, as the calls of signing in need it', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { code } = await invite(owner, { email: person.email })
  const user = { id: person.userId, email: person.email }
  const { orgId } = await inTransaction(app.host.database.db, { door: true }, (tx) =>
    consumeInvitation({ tx, now: app.now, host: app.host }, { plainCode: code, user }),
  )
  expect(orgId).toBe(owner.orgId)
  expect(await organizationsFor(person)).toMatchObject([{ orgId, role: 'employee' }])
})
