import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { MemberIdentity } from '../../../core/auth/identity.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { signUp } from '../../../testing/sign-up.ts'

const app = testApp()
const { newOwner, invite, join } = organizationsOf(app)
const day = 24 * 3_600_000

const sentences = {
  noLongerValid: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  expired: 'This invitation has expired. Ask the person who invited you to send it again.',
}

const consume = (person: { token: string; userId: string }, code: string) =>
  app.ok(contract.consumeInvitation, { code, userId: person.userId }, person)

const memberLike = (who: {
  user: { id: string; email: string }
  org: MemberIdentity['org']
}): MemberIdentity => ({
  ...who,
  user: { ...who.user, displayName: '' },
  apiKeyId: null,
  member: { role: 'employee', permissions: null },
})

const by = (code: string) => app.host.identify.byInviteCode(code, app.now)

test('by code: the one who was invited, joined or not', async () => {
  const owner = await newOwner('Tide & Co')
  const person = await signUp(app.host)
  const { code, employee } = await invite(owner, { email: person.email })
  const expected = { org: { id: owner.orgId, name: 'Tide & Co' }, employeeId: employee.id, userId: null }
  expect(await by(code)).toMatchObject(expected)
  await consume(person, code)
  expect(await by(code)).toMatchObject(expected)
})

test('a code of nobody, or one that has ended, lets nobody in', async () => {
  const owner = await newOwner()
  await expect(by('ZZZZ0000ZZZZ0000')).rejects.toMatchObject({
    kind: 'NOT_FOUND',
    message: 'Invitation not found: ZZZZ0000ZZZZ0000',
  })
  const { code, email } = await invite(owner)
  app.pass(14 * day)
  await expect(by(code)).rejects.toMatchObject({ kind: 'BUSINESS_LOGIC_ERROR', message: sentences.expired })
  const second = await invite(owner, { email })
  await expect(by(code)).rejects.toMatchObject({ message: sentences.noLongerValid })
  await app.ok(contract.revokeInvitation, { employeeId: second.employee.id }, owner)
  await expect(by(second.code)).rejects.toMatchObject({ message: sentences.noLongerValid })
})

test('a removed member’s code opens nothing, until a new invitation takes its place', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { code } = await invite(owner, { email: person.email })
  await consume(person, code)
  await app.ok(contract.removeMember, { userId: person.userId }, owner)
  await expect(by(code)).rejects.toMatchObject({ message: sentences.noLongerValid })
  const { status } = await app.ok(contract.getInvitationStatus, { code })
  expect(status.state).toBe('revoked')
  const again = await invite(owner, { email: person.email })
  expect(await by(again.code)).toMatchObject({ userId: null })
})

test('who has joined is told to sign in once the code has run out', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const { code } = await invite(owner, { email: person.email })
  await consume(person, code)
  app.pass(14 * day)
  await expect(by(code)).rejects.toMatchObject({
    message: 'This invitation has expired, but you have already joined with it. Sign in to continue.',
  })
})

test('a signed-in member: the employee that they joined as, else the one with their e-mail, else nobody', async () => {
  const owner = await newOwner()
  const org = { id: owner.orgId, name: 'Tide & Co' }
  const member = memberLike({ user: { id: owner.userId, email: owner.email }, org })
  await expect(app.host.identify.employeeOf(member)).rejects.toMatchObject({
    kind: 'NOT_FOUND',
    message: `Employee not found: ${owner.email}`,
  })
  const employeeData = { email: owner.email, name: 'The Owner', replaceName: true }
  const { employee } = await app.ok(contract.upsertEmployee, { employeeData }, owner)
  expect(await app.host.identify.employeeOf(member)).toEqual({
    org,
    employeeId: employee.id,
    address: owner.email,
    invitationId: null,
    isHanded: false,
    userId: owner.userId,
  })
  // Not somebody else who joined as that employee.
  const joined = await join(owner)
  const stranger = memberLike({ user: { id: 'somebody', email: joined.email }, org })
  await expect(app.host.identify.employeeOf(stranger)).rejects.toMatchObject({ kind: 'NOT_FOUND' })
})

test('links a user with one employee: the one of the newest invitation', async () => {
  const owner = await newOwner()
  const person = await signUp(app.host)
  const old = await invite(owner, { email: person.email })
  await consume(person, old.code)
  // The employee gets another address, and the person is invited as somebody new.
  await app.ok(
    contract.upsertEmployee,
    { employeeData: { id: old.employee.id, email: app.freshEmail() } },
    owner,
  )
  const anew = await invite(owner, { name: 'Grace Hopper', email: person.email })
  await consume(person, anew.code)
  const identity = { user: { id: person.userId, email: person.email }, org: { id: owner.orgId, name: '' } }
  const found = await app.host.identify.employeeOf(memberLike(identity))
  expect(found.employeeId).toBe(anew.employee.id)
})

test('a new e-mail ends a code that was used, too: whoever reads the old mailbox answers for nobody', async () => {
  const owner = await newOwner()
  const member = await signUp(app.host)
  const { employee, code } = await invite(owner, { email: member.email })
  await app.ok(contract.joinOrganization, { inviteCode: code }, member)
  const email = app.freshEmail()
  await app.ok(contract.upsertEmployee, { employeeData: { id: employee.id, email } }, owner)
  const ended = {
    status: 400,
    body: { error: 'This invitation is no longer valid. Ask the person who invited you for a new one.' },
  }
  expect(await app.call(contract.getMySubmission, { inviteCode: code })).toMatchObject(ended)
  expect(await app.call(contract.joinOrganization, { inviteCode: code }, member)).toMatchObject(ended)
  // Who has joined stays a member and answers as themselves; whoever has the new address gets no code for it.
  const mine = await app.ok(contract.getMySubmission, {}, { ...member, orgId: owner.orgId })
  expect(mine.draft.employeeId).toBe(employee.id)
  expect(await app.call(contract.createInvitation, { name: 'Ada', email }, owner)).toMatchObject({
    status: 400,
    body: { error: 'User is already a member of this organization' },
  })
  expect(await app.call(contract.resendInvitation, { employeeId: employee.id }, owner)).toMatchObject({
    status: 400,
    body: { error: 'User is already a member of this organization' },
  })
})
