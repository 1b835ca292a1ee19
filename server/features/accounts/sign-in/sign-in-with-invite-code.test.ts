import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { codeCalls } from '../../../testing/accounts/one-time-codes.ts'

const app = testApp()
const { ask, codeOf, userOf, refusal } = codeCalls(app)
const minute = 60_000

test('with an invite code the person joins its organization, named as they were invited', async () => {
  const workspace = await people(app).openWorkspace()
  const email = app.freshEmail()
  const { result } = await app.ok(
    contract.createInvitation,
    { name: 'Grace Hopper', email },
    { token: workspace.owner.token, orgId: workspace.orgId },
  )
  const inviteCode = result.code ?? ''
  const answer = await app.ok(contract.verifyOTP, { email, otp: await ask(email), inviteCode })
  expect(answer).toMatchObject({ orgId: workspace.orgId, user: { email, displayName: 'Grace Hopper' } })
  const { organizations } = await app.ok(contract.getUserOrganizations, {}, { token: answer.token })
  expect(organizations.map(({ orgId }) => orgId)).toEqual([workspace.orgId])

  app.pass(minute)
  const again = await app.ok(contract.verifyOTP, { email, otp: await ask(email), inviteCode })
  expect(again.orgId).toBe(workspace.orgId)
})

test('an invite code for somebody else is refused, and the one-time code is not spent', async () => {
  const workspace = await people(app).openWorkspace()
  const email = app.freshEmail()
  const otp = await ask(email)
  const [status, kind, message] = await refusal({ email, otp, inviteCode: workspace.code })
  expect([status, kind]).toEqual([400, 'BUSINESS_LOGIC_ERROR'])
  expect(message).toMatch(/^This invitation was sent to .+@example\.test\./)
  expect(await userOf(email)).toBeUndefined()
  expect(await refusal({ email, otp, inviteCode: '0000-0000-0000-0000' })).toEqual([
    404,
    'NOT_FOUND',
    'Invitation not found: 0000000000000000',
  ])
  const answer = await app.ok(contract.verifyOTP, { email, otp })
  expect(answer.orgId).toBeUndefined()
})

test.each(['', null])('an invite code that is %j is none', async (inviteCode) => {
  const email = app.freshEmail()
  expect((await app.call(contract.sendOTP, { email, inviteCode })).status).toBe(200)
  const answer = await app.call(contract.verifyOTP, { email, otp: await codeOf(email), inviteCode })
  expect(answer.status).toBe(200)
  expect(answer.body).not.toHaveProperty('orgId')
})

test.each([5, 'x'.repeat(501)])('an invite code that is %j is refused in words', async (inviteCode) => {
  const { body } = await app.call(contract.sendOTP, { email: app.freshEmail(), inviteCode })
  expect(body).toMatchObject({
    code: 'VALIDATION_ERROR',
    error: 'This is not an invite code',
    details: [{ path: 'inviteCode' }],
  })
})
