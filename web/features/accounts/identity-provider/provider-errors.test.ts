import { FirebaseError } from '@firebase/app'
import { describe, expect, it, test } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { loginCatalogue } from '../language/login-texts.ts'
import { isMethodDisabled, isUnknownAddress, passwordError } from '../password/password-errors.ts'
import { exchangeToken, googleSignInError } from './provider-errors.ts'
import { HttpResponse } from 'msw'

const english = loginCatalogue.shown()
const failure = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  new FirebaseError(`auth/${code}`, message)
const notConfigured = 'Google sign-in is not configured for this environment. Please use email sign-in.'
const failed = 'Google authentication failed. Please try again.'

describe('Google', () => {
  test.each([
    ['operation-not-allowed', notConfigured],
    ['unauthorized-domain', notConfigured],
    ['invalid-api-key', notConfigured],
    ['api-key-not-valid.-please-pass-a-valid-api-key.', notConfigured],
    ['configuration-not-found', notConfigured],
    ['network-request-failed', failed],
    ['internal-error', failed],
    ['timeout', failed],
    ['something-new', failed],
    ['popup-closed-by-user', 'The Google window was closed before you were signed in.'],
  ])('%s', (code, text) => {
    expect(googleSignInError(failure(code), english).text).toBe(text)
  })
  it('fails in the same words where its script did not come', () => {
    expect(googleSignInError(new TypeError('Failed to fetch dynamically imported module'), english)).toEqual({
      text: failed,
    })
  })
  it('is no failure where it was the person’s own choice', () => {
    expect(googleSignInError(failure('popup-closed-by-user'), english).isOwnChoice).toBe(true)
    expect(googleSignInError(failure('user-cancelled'), english).isOwnChoice).toBe(true)
    expect(googleSignInError(failure('popup-blocked'), english).isOwnChoice).toBeUndefined()
  })
})

describe('a password', () => {
  const notRight = /^The e-mail or the password isn’t right\./
  const away = /^The sign-in provider cannot be reached at the moment\./
  test.each([
    ['invalid-credential', notRight],
    ['wrong-password', notRight],
    ['user-not-found', notRight],
    ['email-already-in-use', /^This address already has an account\./],
    ['too-many-requests', /^There were too many tries\./],
    ['user-disabled', /^This account is disabled at the sign-in provider\./],
    ['multi-factor-auth-required', /second factor/],
    ['network-request-failed', away],
    ['invalid-api-key', /^Password sign-in is not configured/],
    ['something-new', /^The sign-in provider refused this \(auth\/something-new\)\./],
  ])('%s', (code, text) => {
    expect(passwordError(failure(code), english).text).toMatch(text)
  })
  it('for somebody who exists already says so in the words of the specification', () => {
    expect(passwordError(failure('email-already-in-use'), english).title).toBe('User already exists')
  })
  it('cannot be checked where the script did not come', () => {
    expect(passwordError(new TypeError('Failed to fetch'), english).text).toMatch(away)
  })
  test.each([
    [
      'weak-password',
      'Firebase: Password should be at least 6 characters (auth/weak-password).',
      'The sign-in provider doesn’t accept this password. Password should be at least 6 characters.',
    ],
    [
      'password-does-not-meet-requirements',
      'Firebase: Missing password requirements: [Password must contain a digit] (auth/password-does-not-meet-requirements).',
      'The sign-in provider doesn’t accept this password. Missing password requirements: [Password must contain a digit].',
    ],
    [
      'weak-password',
      'Firebase: Error (auth/weak-password).',
      'The sign-in provider doesn’t accept this password.',
    ],
  ])('%s: what is wrong with it is said in the words of the provider', (code, message, text) => {
    expect(passwordError(failure(code, message), english).text).toBe(text)
  })
})

describe('a session that the server does not open', () => {
  const troubleOf = async (response: Response) => {
    serveFailure(accounts.exchangeFirebaseToken, () => response)
    const error: unknown = await exchangeToken('token', undefined).catch((reason: unknown) => reason)
    expect(googleSignInError(error, english)).toEqual(passwordError(error, english))
    return googleSignInError(error, english)
  }
  const title = 'Failed to create secure session.'
  it('is told with the server’s reason', async () => {
    expect(await troubleOf(failureResponse('BUSINESS_LOGIC_ERROR', 'Not confirmed.'))).toEqual({
      title,
      text: 'Not confirmed.',
    })
  })
  it('is told without one', async () => {
    const text = 'You were not signed in. Please try again.'
    expect(await troubleOf(HttpResponse.json({ success: false }, { status: 500 }))).toEqual({ title, text })
  })
  it('is told where something between answered in the place of the server', async () => {
    expect((await troubleOf(HttpResponse.html('<h1>Welcome aboard</h1>'))).text).toMatch(
      /^The reply came from something between this device and Muster, such as a network’s login page or a proxy\./,
    )
  })
  it('is told where there is no connection', async () => {
    expect((await troubleOf(HttpResponse.error())).text).toMatch(/^Muster can’t be reached right now\./)
  })
})

it('what the provider says of an address or of its methods is known by its code alone', () => {
  expect(isMethodDisabled(failure('operation-not-allowed'))).toBe(true)
  expect(isMethodDisabled(failure('user-disabled'))).toBe(false)
  expect(isMethodDisabled(new Error('operation-not-allowed'))).toBe(false)
  expect(isUnknownAddress(failure('user-not-found'))).toBe(true)
  expect(isUnknownAddress('auth/user-not-found')).toBe(false)
})
