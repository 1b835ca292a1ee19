import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { codesPerHour, wrongTriesPerHour } from '../../../contract/accounts.ts'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { people } from '../../testing/people.ts'
import { oneTimeCodes, sessions, users } from './tables.ts'

const app = testApp()
const minute = 60_000

const ask = async (email: string): Promise<string> => {
  await app.ok(contract.sendOTP, { email })
  return codeOf(email)
}

const codeOf = async (email: string): Promise<string> => {
  const [row] = await app.host.database.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.email, email))
  return app.host.secrets.oneTimeCode(row?.id ?? '')
}

const userOf = async (email: string) => {
  const [row] = await app.host.database.db.select().from(users).where(eq(users.email, email))
  return row
}

const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

const refusal = async (input: { email: string; otp: string; inviteCode?: string }) => {
  const { status, body } = await app.call(contract.verifyOTP, input)
  return [status, body['code'], body['error']]
}

const left = (tries: string) => [
  400,
  'BUSINESS_LOGIC_ERROR',
  `This is not the right code. Please look at the newest mail and try again; ${tries} left.`,
]
const tooManyTries = [
  400,
  'BUSINESS_LOGIC_ERROR',
  'There were too many wrong tries with this code. Ask for a new one.',
]

test('a code of an unknown e-mail signs that person up', async () => {
  const email = `ada.lovelace+news@${app.freshEmail().split('@')[1]}`
  const otp = await ask(email)
  const answer = await app.ok(contract.verifyOTP, { email: ` ${email.toUpperCase()} `, otp: '  ' + otp })
  expect(answer.user).toEqual({ uid: answer.user.uid, email, displayName: 'Ada Lovelace' })
  expect(answer.token).toMatch(/^[\w-]{43}$/)
  expect(answer.orgId).toBeUndefined()
  expect(answer.session.expiresAt).toBe(new Date(app.now.getTime() + 720 * 60 * minute).toISOString())
  expect(await userOf(email)).toMatchObject({ loginCount: 1, lastLoginAt: app.now, isEmailVerified: true })
})

test('signing in again is the same user, counted', async () => {
  const email = app.freshEmail()
  const first = await people(app).signIn(email)
  app.pass(minute)
  const second = await people(app).signIn(email)
  expect(second.userId).toBe(first.userId)
  expect(second.token).not.toBe(first.token)
  expect(await userOf(email)).toMatchObject({ loginCount: 2, lastLoginAt: app.now })
})

test('sendOTP answers the same whether or not the e-mail is known', async () => {
  const known = app.freshEmail()
  await people(app).signIn(known)
  app.pass(minute)
  const answers = await Promise.all(
    [known, app.freshEmail()].map((email) => app.call(contract.sendOTP, { email })),
  )
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 200, body: { success: true } },
    { status: 200, body: { success: true } },
  ])
})

test('wrong codes are counted, and the sixth guess is refused even where it is right', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  for (const tries of ['4 tries are', '3 tries are', '2 tries are', '1 try is']) {
    expect(await refusal({ email, otp: wrong(otp) })).toEqual(left(tries))
  }
  expect(await refusal({ email, otp: wrong(otp) })).toEqual(tooManyTries)
  expect(await refusal({ email, otp })).toEqual(tooManyTries)
  expect(await userOf(email)).toBeUndefined()
})

test('wrong tries at the same moment are all counted', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  await Promise.all(Array.from({ length: 12 }, () => refusal({ email, otp: wrong(otp) })))
  expect(await refusal({ email, otp })).toEqual(tooManyTries)
})

test('a code is good for 10 minutes', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  app.pass(10 * minute)
  expect(await refusal({ email, otp })).toEqual([
    400,
    'BUSINESS_LOGIC_ERROR',
    'This code has expired. Ask for a new one.',
  ])
  const other = app.freshEmail()
  const fresh = await ask(other)
  app.pass(10 * minute - 1)
  await app.ok(contract.verifyOTP, { email: other, otp: fresh })
})

test('a code is used once', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  await app.ok(contract.verifyOTP, { email, otp })
  expect(await refusal({ email, otp })).toEqual([
    400,
    'BUSINESS_LOGIC_ERROR',
    'This code has already been used. Ask for a new one.',
  ])
})

test('of two browsers with one code, one signs in', async () => {
  const email = app.freshEmail()
  const otp = await ask(email)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.call(contract.verifyOTP, { email, otp })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  const user = await userOf(email)
  expect(user?.loginCount).toBe(1)
  const opened = await app.host.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ''))
  expect(opened).toHaveLength(1)
})

test('the code of another e-mail does not fit', async () => {
  const email = app.freshEmail()
  const other = app.freshEmail()
  const otp = await ask(email)
  const theirs = await ask(other)
  expect(await refusal({ email, otp: theirs })).toEqual(left('4 tries are'))
  expect(await refusal({ email: app.freshEmail(), otp })).toEqual([
    400,
    'BUSINESS_LOGIC_ERROR',
    'No code was sent to this e-mail address. Ask for one first.',
  ])
  await app.ok(contract.verifyOTP, { email, otp })
})

test('a new code comes after 30 seconds and takes the place of the old one', async () => {
  const email = app.freshEmail()
  const old = await ask(email)
  app.pass(10_500)
  const early = await app.call(contract.sendOTP, { email })
  expect(early).toMatchObject({
    status: 429,
    headers: { 'retry-after': '20' },
    body: {
      code: 'RATE_LIMITED',
      error: 'A code was sent a moment ago. You can ask for a new one in 20 seconds.',
    },
  })
  app.pass(19_500)
  const otp = await ask(email)
  expect(otp).not.toBe(old)
  expect(await refusal({ email, otp: old })).toEqual(left('4 tries are'))
  await app.ok(contract.verifyOTP, { email, otp })
})

test('two requests at the same moment make one code', async () => {
  const email = app.freshEmail()
  const answers = await Promise.all(Array.from({ length: 4 }, () => app.call(contract.sendOTP, { email })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429])
})

test('new codes do not start guessing afresh: the wrong tries of an hour are bounded', async () => {
  const email = app.freshEmail()
  const begun = app.now
  for (let tries = 0; tries < wrongTriesPerHour; tries += 5) {
    const otp = await ask(email)
    for (let guess = 0; guess < 5; guess += 1) await refusal({ email, otp: wrong(otp) })
    app.pass(minute)
  }
  const blocked = await app.call(contract.sendOTP, { email })
  expect(blocked).toMatchObject({
    status: 429,
    headers: { 'retry-after': String(3_600 - (app.now.getTime() - begun.getTime()) / 1000) },
    body: {
      error:
        'There were too many codes or wrong tries for this e-mail address. Please try again in 57 minutes.',
    },
  })
  expect((await refusal({ email, otp: await codeOf(email) }))[0]).toBe(429)
  app.pass(57 * minute)
  await app.ok(contract.verifyOTP, { email, otp: await ask(email) })
})

test('the codes of an hour are bounded', async () => {
  const email = app.freshEmail()
  for (let codes = 0; codes < codesPerHour; codes += 1) {
    await ask(email)
    app.pass(minute)
  }
  const blocked = await app.call(contract.sendOTP, { email })
  expect(blocked).toMatchObject({ status: 429, headers: { 'retry-after': '3000' } })
  app.pass(50 * minute)
  await ask(email)
})

test.each([
  [{}, 'Email is required'],
  [{ email: ' ' }, 'Email is required'],
  [{ email: 7 }, 'Email must be a string'],
  [{ email: 'a b@example.test' }, 'Invalid email format'],
  [{ email: 'nobody' }, 'Invalid email format'],
  [{ email: `${'a'.repeat(250)}@b.test` }, 'Email is too long'],
])('sendOTP refuses %j', async (input, message) => {
  const { status, body } = await app.call(contract.sendOTP, input)
  expect([status, body['code'], body['error']]).toEqual([400, 'VALIDATION_ERROR', message])
})

test.each(['', null])('an invite code that is %j is none', async (inviteCode) => {
  const email = app.freshEmail()
  expect((await app.call(contract.sendOTP, { email, inviteCode })).status).toBe(200)
  const answer = await app.call(contract.verifyOTP, { email, otp: await codeOf(email), inviteCode })
  expect(answer.status).toBe(200)
  expect(answer.body).not.toHaveProperty('orgId')
})

test.each([5, 'x'.repeat(65)])('an invite code that is %j is refused in words', async (inviteCode) => {
  const { body } = await app.call(contract.sendOTP, { email: app.freshEmail(), inviteCode })
  expect(body).toMatchObject({
    code: 'VALIDATION_ERROR',
    error: 'This is not an invite code',
    details: [{ path: 'inviteCode' }],
  })
})

test.each(['12345', '1234567', 'abcdef', '', undefined])('verifyOTP refuses %j as a code', async (otp) => {
  const email = app.freshEmail()
  await ask(email)
  const { status, body } = await app.call(contract.verifyOTP, { email, otp })
  expect([status, body['error']]).toEqual([400, 'Enter the 6 digits of the code'])
})

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
