import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { nameFromEmail } from '../../../../contract/shapes/name-from-email.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { deviceOf } from './device.ts'
import { sessions } from '../../../schema/accounts.ts'

const app = testApp()
const { signIn, openWorkspace } = people(app)
const hour = 60 * 60_000
const thrownOut = { status: 401, body: { code: 'UNAUTHENTICATED', error: 'Authentication required' } }

const sessionOf = async (userId: string) => {
  const [row] = await app.host.database.db.select().from(sessions).where(eq(sessions.userId, userId))
  return row
}

test('a session says which device and address it was opened from', async () => {
  const person = await signIn(app.freshEmail())
  const row = await sessionOf(person.userId)
  expect(row).toMatchObject({
    ipAddress: '127.0.0.1',
    isActive: true,
    createdAt: app.now,
    lastAccessedAt: app.now,
  })
  expect(Buffer.from(row?.tokenHash ?? []).toString('base64url')).not.toBe(person.token)
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36 Edg/139.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 'Safari on Mac'],
  ['curl/8.5.0', null],
  [null, null],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test.each([
  ['ada.lovelace@example.test', 'Ada Lovelace'],
  ['grace_hopper+list@example.test', 'Grace Hopper'],
  ['o-brien@example.test', 'O Brien'],
  ['x@example.test', 'x@example.test'],
  ['+@example.test', '+@example.test'],
  [`${'a'.repeat(200)}@example.test`, `A${'a'.repeat(99)}`],
])('%s is named %s', (email, name) => {
  expect(nameFromEmail(email)).toBe(name)
})

test('a session ends 720 hours after it was opened, however much it is used', async () => {
  const { token } = await signIn(app.freshEmail())
  app.pass(720 * hour - 1)
  await app.ok(contract.getProfile, {}, { token })
  app.pass(1)
  expect(await app.call(contract.getProfile, {}, { token })).toMatchObject(thrownOut)
})

test('signing out ends this session at once, and no other', async () => {
  const email = app.freshEmail()
  const first = await signIn(email)
  app.pass(hour)
  const second = await signIn(email)
  await app.ok(contract.signOut, {}, { token: first.token })
  expect(await app.call(contract.getProfile, {}, { token: first.token })).toMatchObject(thrownOut)
  expect(await app.call(contract.signOut, {}, { token: first.token })).toMatchObject(thrownOut)
  await app.ok(contract.getProfile, {}, { token: second.token })
})

test('a signed-out session opens no organization', async () => {
  const { orgId, owner } = await openWorkspace()
  await app.ok(contract.getOrgData, {}, { token: owner.token, orgId })
  await app.ok(contract.signOut, {}, { token: owner.token })
  expect(await app.call(contract.getOrgData, {}, { token: owner.token, orgId })).toMatchObject(thrownOut)
})

test.each([undefined, 'nowhere', 'x'.repeat(43), 'x'.repeat(5_000), '../../etc/passwd'])(
  'the token %s opens nothing',
  async (token) => {
    const caller = token === undefined ? {} : { token }
    expect(await app.call(contract.getProfile, {}, caller)).toMatchObject(thrownOut)
  },
)

test('lastAccessedAt moves with use, at most once a minute', async () => {
  const { token, userId } = await signIn(app.freshEmail())
  const opened = app.now
  app.pass(59_000)
  await app.ok(contract.getProfile, {}, { token })
  expect((await sessionOf(userId))?.lastAccessedAt).toEqual(opened)
  app.pass(2_000)
  await app.ok(contract.getProfile, {}, { token })
  expect((await sessionOf(userId))?.lastAccessedAt).toEqual(app.now)
})

test('a profile is read and changed by its own user', async () => {
  const { token, email, userId } = await signIn(app.freshEmail())
  const other = await signIn(app.freshEmail())
  const input = {
    displayName: '  Ada Lovelace ',
    photoURL: 'https://example.test/ada.jpg',
    phoneNumber: '+44 (20) 7946-0958',
    loginCount: 99,
  }
  const changed = await app.ok(contract.updateProfile, input, { token })
  expect(changed.user).toEqual({ uid: userId, email, displayName: 'Ada Lovelace' })
  const { user } = await app.ok(contract.getProfile, {}, { token })
  expect(user).toEqual({
    uid: userId,
    email,
    displayName: 'Ada Lovelace',
    photoURL: 'https://example.test/ada.jpg',
    phoneNumber: '+442079460958',
    createdAt: app.now.toISOString(),
    lastLoginAt: app.now.toISOString(),
    loginCount: 1,
    emailVerified: true,
    notifications: { reminders: true },
    language: null,
  })
  await app.ok(contract.updateProfile, { photoURL: null }, { token })
  const after = await app.ok(contract.getProfile, {}, { token })
  expect(after.user).toEqual({ ...user, photoURL: null })
  const theirs = await app.ok(contract.getProfile, {}, { token: other.token })
  expect(theirs.user.displayName).not.toBe('Ada Lovelace')
})

test.each([
  [{ displayName: '' }, 'Display name is required'],
  [{ displayName: null }, 'Display name is required'],
  [{ displayName: '   ' }, 'Display name cannot be empty'],
  [{ displayName: ' A ' }, 'Display name must be at least 2 characters'],
  [{ displayName: '💡' }, 'Display name must be at least 2 characters'],
  [{ displayName: 'a'.repeat(101) }, 'Display name is too long (max 100 characters)'],
  [{ phoneNumber: '012345678901' }, 'Invalid phone number format'],
  [{ phoneNumber: '123456789' }, 'Invalid phone number format'],
  [{ phoneNumber: '1234567890123456' }, 'Invalid phone number format'],
  [{ phoneNumber: '+1 234 567 89x0' }, 'Invalid phone number format'],
  [{ phoneNumber: 1_234_567_890 }, 'Invalid phone number format'],
  [{ photoURL: 'ada.jpg' }, 'Invalid photo URL format'],
  [{ photoURL: 'javascript:alert(1)' }, 'Invalid photo URL format'],
  [{ photoURL: 7 }, 'Invalid photo URL format'],
])('updateProfile refuses %j', async (input, message) => {
  const { token } = await signIn(app.freshEmail())
  const { status, body } = await app.call(contract.updateProfile, input, { token })
  expect([status, body['code'], body['error']]).toEqual([400, 'VALIDATION_ERROR', message])
})

test.each([
  ['1234567890', '1234567890'],
  ['+123456789012345', '+123456789012345'],
  ['(123) 456.789-0', '1234567890'],
  ['Tel.: +49 30 12345678,', '+493012345678'],
  ['• „Telefon: +49 (30) 12345678“;', '+493012345678'],
  ['["Tel +493012345678"]', '+493012345678'],
  ['tel:+493012345678', '+493012345678'],
  ['<(+49) 3012345678>', '+493012345678'],
])('%s is the phone number %s', async (typed, phoneNumber) => {
  const { token } = await signIn(app.freshEmail())
  await app.ok(contract.updateProfile, { phoneNumber: typed }, { token })
  const { user } = await app.ok(contract.getProfile, {}, { token })
  expect(user.phoneNumber).toBe(phoneNumber)
})
