import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { sessions } from '../../../schema/accounts.ts'
import { codeCalls } from '../../../testing/accounts/one-time-codes.ts'
import { tokenIssuer } from '../testing/token-issuer.ts'

const issuer = await tokenIssuer()
const app = testApp({
  FIREBASE_PROJECT_ID: 'demo-muster',
  FIREBASE_API_KEY: 'key-1',
  FIREBASE_JWKS_URL: issuer.url,
  GOOGLE_CLIENT_ID: 'client-1',
  AUTH_SYNC_PATH: '/session-sync',
})
const unconfigured = testApp()
const { ask, userOf } = codeCalls(app)
afterAll(() => issuer.stop())

/** An ID token as the provider gives it at this moment of a server. */
const tokenOf = (email: string, more: object = {}, at = app.now) => {
  const second = Math.floor(at.getTime() / 1000)
  return issuer.token({
    iss: 'https://securetoken.google.com/demo-muster',
    aud: 'demo-muster',
    sub: `uid of ${email}`,
    iat: second,
    auth_time: second,
    exp: second + 3600,
    email,
    email_verified: true,
    ...more,
  })
}
const exchange = (email: string, more: object = {}) =>
  app.ok(contract.exchangeFirebaseToken, { idToken: tokenOf(email, more) })

test('somebody new is signed up with what the provider knows, and has a session of 720 hours', async () => {
  const email = app.freshEmail()
  const picture = 'https://pictures.example.test/ada.png'
  const answer = await exchange(email, { name: 'Ada Lovelace', picture })
  expect(answer.user).toMatchObject({ email, displayName: 'Ada Lovelace' })
  expect(answer.orgId).toBeUndefined()
  expect(Date.parse(answer.session.expiresAt) - app.now.getTime()).toBe(720 * 60 * 60 * 1000)
  expect(await userOf(email)).toMatchObject({
    photoUrl: picture,
    loginCount: 1,
    lastLoginAt: app.now,
    isEmailVerified: true,
  })
  const { user } = await app.ok(contract.getProfile, {}, { token: answer.token })
  expect(user).toMatchObject({ uid: answer.user.uid, photoURL: picture })
})

test('somebody new who signs in three times at the same moment is one user, and nobody is told that they exist', async () => {
  const email = app.freshEmail()
  const answers = await Promise.all([exchange(email), exchange(email), exchange(email)])
  expect(new Set(answers.map(({ user }) => user.uid)).size).toBe(1)
  expect(await userOf(email)).toMatchObject({ loginCount: 3 })
})

test('what a person has made of their name and photo stays at the next sign-in, which is counted', async () => {
  const email = app.freshEmail()
  const { token } = await exchange(email, { name: 'Ada L', picture: 'https://pictures.example.test/1' })
  const photoURL = 'https://pictures.example.test/mine'
  await app.ok(contract.updateProfile, { displayName: 'Ada Lovelace', photoURL }, { token })
  app.pass(60_000)
  const again = await exchange(email, { name: 'Ada L', picture: 'https://pictures.example.test/2' })
  expect(again.user.displayName).toBe('Ada Lovelace')
  expect(await userOf(email)).toMatchObject({ photoUrl: photoURL, loginCount: 2, lastLoginAt: app.now })
})

test('who has signed in by code before is the same user, whatever the case of the e-mail', async () => {
  const email = app.freshEmail()
  const byCode = await app.ok(contract.verifyOTP, { email, otp: await ask(email) })
  const byGoogle = await exchange(email.toUpperCase(), { name: 'Another Name' })
  expect(byGoogle.user).toEqual(byCode.user)
  expect(byGoogle.token).not.toBe(byCode.token)
  expect(byGoogle.session.id).not.toBe(byCode.session.id)
})

test('without a name from the provider it is made from the e-mail', async () => {
  const { user } = await exchange(`grace.hopper@${app.freshEmail()}`.replace(/@.*@/, '@'))
  expect(user.displayName).toBe('Grace Hopper')
})

describe('with an invite code', () => {
  const invited = async (name: string) => {
    const workspace = await people(app).openWorkspace()
    const email = app.freshEmail()
    const { result } = await app.ok(
      contract.createInvitation,
      { name, email },
      { token: workspace.owner.token, orgId: workspace.orgId },
    )
    return { email, inviteCode: result.code ?? '', orgId: workspace.orgId }
  }

  it.each([
    [{}, 'Grace Hopper'],
    [{ name: 'Admiral Hopper' }, 'Admiral Hopper'],
  ])('the person joins; where the provider says %j they are called %s', async (profile, displayName) => {
    const { email, inviteCode, orgId } = await invited('Grace Hopper')
    const idToken = tokenOf(email, profile)
    const answer = await app.ok(contract.exchangeFirebaseToken, { idToken, inviteCode })
    expect(answer).toMatchObject({ orgId, user: { email, displayName } })
    const { organizations } = await app.ok(contract.getUserOrganizations, {}, { token: answer.token })
    expect(organizations.map((organization) => organization.orgId)).toEqual([orgId])
  })

  it('for somebody else nobody is signed up, and the same token is good without it', async () => {
    const { inviteCode } = await invited('Grace Hopper')
    const email = app.freshEmail()
    const idToken = tokenOf(email)
    const { status, body } = await app.call(contract.exchangeFirebaseToken, { idToken, inviteCode })
    expect([status, body['code']]).toEqual([400, 'BUSINESS_LOGIC_ERROR'])
    expect(body['error']).toMatch(/^This invitation was sent to /)
    expect(await userOf(email)).toBeUndefined()
    expect((await app.call(contract.exchangeFirebaseToken, { idToken })).status).toBe(200)
  })
})

describe('is refused', () => {
  it.each([
    ['a token that is not signed by the provider', () => 'a.b.c', 401, messages.idTokenRefused],
    [
      'an e-mail that is not confirmed',
      () => tokenOf('unconfirmed@example.test', { email_verified: false }),
      400,
      messages.emailNotConfirmed,
    ],
    ['no token', () => undefined, 400, 'ID token is required'],
    ['an empty token', () => '', 400, 'ID token is required'],
    ['a token of megabytes', () => 'x'.repeat(20_000), 400, 'This is not an ID token'],
  ])('%s', async (_, idToken, status, error) => {
    const before = await app.host.database.db.$count(sessions)
    const answer = await app.call(contract.exchangeFirebaseToken, { idToken: idToken() })
    expect([answer.status, answer.body['error']]).toEqual([status, error])
    expect(await app.host.database.db.$count(sessions)).toBe(before)
    expect(await userOf('unconfirmed@example.test')).toBeUndefined()
  })

  it('whoever asks a server that has no provider, in the words of the specification', async () => {
    const answer = await unconfigured.call(contract.exchangeFirebaseToken, { idToken: 'a.b.c' })
    expect(answer).toMatchObject({
      status: 500,
      body: {
        code: 'CONFIGURATION_ERROR',
        error: 'Google sign-in is not configured for this environment. Please use email sign-in.',
      },
    })
  })
})

test('the browser is told what it needs of the provider, and nothing where there is none', async () => {
  expect(await app.ok(contract.getServerInfo, {})).toMatchObject({
    socialSignIn: {
      projectId: 'demo-muster',
      apiKey: 'key-1',
      authDomain: 'demo-muster.firebaseapp.com',
      clientId: 'client-1',
      emulatorUrl: null,
    },
    authSyncPath: '/session-sync',
  })
  expect(await unconfigured.ok(contract.getServerInfo, {})).toMatchObject({
    socialSignIn: null,
    authSyncPath: null,
  })
})

describe('while the provider is away', () => {
  // Another server over the same provider has not had its keys yet.
  const cold = testApp({
    FIREBASE_PROJECT_ID: 'demo-muster',
    FIREBASE_API_KEY: 'key-1',
    FIREBASE_JWKS_URL: issuer.url,
    DATABASE_POOL: '2',
  })
  it('says when to try again, and keeps nobody else from the database', async () => {
    issuer.answer = 'never'
    const idToken = tokenOf('waiting@example.test', {}, cold.now)
    const waiting = Promise.all(
      Array.from({ length: 4 }, () => cold.call(contract.exchangeFirebaseToken, { idToken })),
    )
    const first = await Promise.race([waiting, cold.call(contract.sendOTP, { email: app.freshEmail() })])
    expect(first).toMatchObject({ status: 200 })
    for (const answer of await waiting) {
      expect(answer).toMatchObject({
        status: 503,
        headers: { 'retry-after': '5' },
        body: { code: 'UNAVAILABLE', error: messages.providerAway },
      })
    }
    issuer.answer = 'well'
    expect((await cold.call(contract.exchangeFirebaseToken, { idToken })).status).toBe(200)
  })
})

test('a session that was exchanged ends as any other', async () => {
  const { token, session } = await exchange(app.freshEmail())
  await app.ok(contract.signOut, {}, { token })
  expect((await app.call(contract.getProfile, {}, { token })).status).toBe(401)
  const [row] = await app.host.database.db.select().from(sessions).where(eq(sessions.id, session.id))
  expect(row?.isActive).toBe(false)
})
