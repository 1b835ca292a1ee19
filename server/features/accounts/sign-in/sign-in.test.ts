import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { sessions, users } from '../../../schema/accounts.ts'
import { codeCalls, wrongCodeRefusal } from '../../../testing/accounts/one-time-codes.ts'

const app = testApp()
const { ask, userOf, refusal } = codeCalls(app)
const minute = 60_000

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

test('a user who has never signed in is counted at 0, with an e-mail that nobody has confirmed', async () => {
  const email = app.freshEmail()
  const at = { createdAt: app.now, updatedAt: app.now }
  await app.host.database.db.insert(users).values({ id: email, email, displayName: 'Ada Lovelace', ...at })
  expect(await userOf(email)).toMatchObject({ loginCount: 0, lastLoginAt: null, isEmailVerified: false })
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
    'This code was already used. Ask for a new one.',
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
  expect(await refusal({ email, otp: theirs })).toEqual(wrongCodeRefusal('4 tries are'))
  expect(await refusal({ email: app.freshEmail(), otp })).toEqual([
    400,
    'BUSINESS_LOGIC_ERROR',
    'No code was sent to this e-mail address. Ask for one first.',
  ])
  await app.ok(contract.verifyOTP, { email, otp })
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

const digitsFrom = (zero: string) => (code: string) =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

test.each([
  ['Arabic-Indic digits', digitsFrom('٠')],
  ['Persian digits', digitsFrom('۰')],
  ['full width digits', digitsFrom('０')],
  ['Bengali digits in isolates', (code: string) => `\u2066${digitsFrom('০')(code)}\u2069`],
  ['zero width spaces between its digits', (code: string) => code.split('').join('\u200B')],
  ['a dash between its digits', (code: string) => `${code.slice(0, 3)}\u2013${code.slice(3)}`],
])('a code is taken with %s', async (_, spelt) => {
  const email = app.freshEmail()
  const { user } = await app.ok(contract.verifyOTP, { email, otp: spelt(await ask(email)) })
  expect(user.email).toBe(email)
})

test.each(['12345', '1234567', '12345678901', 'abcdef', '١٢٣٤٥', '\u200B\u200B', '', undefined])(
  'verifyOTP refuses %j as a code',
  async (otp) => {
    const email = app.freshEmail()
    await ask(email)
    const { status, body } = await app.call(contract.verifyOTP, { email, otp })
    expect([status, body['error']]).toEqual([400, 'Enter all digits of the code'])
  },
)
