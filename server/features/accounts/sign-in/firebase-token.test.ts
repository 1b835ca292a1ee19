import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { Failure } from '../../../core/http/failures.ts'
import { silentLog } from '../../../core/observability/log.ts'
import { tokenVerifier } from './firebase-token.ts'
import { tokenIssuer } from '../testing/token-issuer.ts'

const projectId = 'demo-muster'
const now = new Date('2026-03-02T09:00:00.000Z')
const second = now.getTime() / 1000
const good = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'uid-1',
  iat: second - 60,
  auth_time: second - 60,
  exp: second + 3540,
  email: 'Ada.Lovelace@Example.test',
  email_verified: true,
  name: 'Ada Lovelace',
  picture: 'https://pictures.example.test/ada.png',
}
/** The good claims without one. */
const without = (claim: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([name]) => name !== claim))

let issuer: Awaited<ReturnType<typeof tokenIssuer>>
beforeAll(async () => {
  issuer = await tokenIssuer()
})
afterAll(() => issuer.stop())

const newVerifier = () => tokenVerifier({ projectId, jwksUrl: issuer.url }, silentLog)
let verify: ReturnType<typeof newVerifier>
beforeEach(() => {
  issuer.answer = 'well'
  verify = newVerifier()
})

const refusalOf = async (token: string): Promise<Failure> => {
  try {
    await verify(token, now)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('The token was accepted.')
}

describe('an ID token is accepted', () => {
  const ada = {
    email: 'ada.lovelace@example.test',
    profile: { displayName: 'Ada Lovelace', photoUrl: 'https://pictures.example.test/ada.png' },
  }
  it.each([
    ['as the provider makes it', good],
    ['with a subject of 128 characters', { ...good, sub: 'x'.repeat(128) }],
    ['that ran out within the leeway', { ...good, exp: second - 4 }],
    ['from a clock that is a little ahead', { ...good, iat: second + 5, auth_time: second + 5 }],
    ['of a sign-in of days ago', { ...good, auth_time: second - 300_000 }],
  ])('%s', async (_, claims) => {
    expect(await verify(issuer.token(claims), now)).toEqual(ada)
  })

  it.each([
    ['no name and no picture', { ...without('name'), picture: undefined }],
    ['a name that is too short', { ...good, name: 'A', picture: undefined }],
    ['a picture that is no address', { ...good, name: '', picture: 'javascript:alert(1)' }],
  ])('with %s, and what does not fit is left out', async (_, claims) => {
    expect(await verify(issuer.token(claims), now)).toEqual({ email: ada.email, profile: {} })
  })
})

describe('an ID token is refused', () => {
  it.each([
    ['expired', { ...good, exp: second - 6 }],
    ['for another project', { ...good, aud: 'another' }],
    ['for several, this one among them', { ...good, aud: [projectId] }],
    ['without an audience', without('aud')],
    ['of another issuer', { ...good, iss: 'https://securetoken.google.com/another' }],
    ['of an issuer that looks alike', { ...good, iss: `https://securetoken.google.com/${projectId}/` }],
    ['without an issuer', without('iss')],
    ['without a subject', without('sub')],
    ['with an empty subject', { ...good, sub: '' }],
    ['with a subject of 129 characters', { ...good, sub: 'x'.repeat(129) }],
    ['with a subject that is no text', { ...good, sub: 7 }],
    ['without an end', without('exp')],
    ['with an end that is no number', { ...good, exp: 'never' }],
    ['without its time of issue', without('iat')],
    ['issued in the future', { ...good, iat: second + 6 }],
    ['without the time of the sign-in', without('auth_time')],
    ['of a sign-in in the future', { ...good, auth_time: second + 6 }],
    ['of a sign-in at no time', { ...good, auth_time: 'yesterday' }],
    ['not valid before later', { ...good, nbf: second + 60 }],
    ['without an e-mail', without('email')],
    ['with an e-mail that is none', { ...good, email: 'nobody' }],
  ])('%s', async (_, claims) => {
    expect(await refusalOf(issuer.token(claims))).toMatchObject({
      kind: 'UNAUTHENTICATED',
      status: 401,
      message: messages.idTokenRefused,
    })
  })

  it.each([
    ['signed by another key under a known name', () => issuer.token(good, { key: issuer.newKey() })],
    ['signed by a key that is not known', () => issuer.token(good, { kid: 'unknown' })],
    ['that names no key', () => issuer.token(good, { header: {} })],
    ['that names an empty key', () => issuer.token(good, { header: { kid: '' } })],
    ['that brings its own key', () => issuer.token(good, { header: { kid: 'x', jwk: {} } })],
    ['with algorithm none', () => issuer.token(good, { alg: 'none' })],
    ['with HS256 and the public key as its secret', () => issuer.token(good, { alg: 'HS256' })],
    ['with PS256', () => issuer.token(good, { alg: 'PS256' })],
    [
      'with claims that were changed after signing',
      () => {
        const [header, , signature] = issuer.token(good).split('.')
        const [, claims] = issuer.token({ ...good, email: 'owner@example.test' }).split('.')
        return `${header}.${claims}.${signature}`
      },
    ],
    ['without its signature', () => issuer.token(good).replace(/[^.]+$/, '')],
    ['that is no token', () => 'nonsense'],
    ['that is three words', () => 'a.b.c'],
  ])('%s', async (_, token) => {
    expect(await refusalOf(token())).toMatchObject({
      kind: 'UNAUTHENTICATED',
      status: 401,
      message: messages.idTokenRefused,
    })
  })

  it.each([
    ['says so', { ...good, email_verified: false }],
    ['does not say', without('email_verified')],
    ['says so in words', { ...good, email_verified: 'true' }],
  ])('where the e-mail is not confirmed: the token %s', async (_, claims) => {
    expect(await refusalOf(issuer.token(claims))).toMatchObject({
      kind: 'BUSINESS_LOGIC_ERROR',
      status: 400,
      message: messages.emailNotConfirmed,
    })
  })
})

describe('the provider’s keys', () => {
  it('are fetched once for many tokens at once', async () => {
    const before = issuer.asked
    await Promise.all(Array.from({ length: 20 }, () => verify(issuer.token(good), now)))
    await verify(issuer.token(good), now)
    expect(issuer.asked - before).toBe(1)
  })

  it('are fetched again for a name that is new, and the old ones are good no more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const old = issuer.token(good)
      await verify(old, now)
      issuer.rotate('second')
      vi.setSystemTime(Date.now() + 31_000)
      const fresh = issuer.token(good, { kid: 'second' })
      expect(await verify(fresh, now)).toMatchObject({ email: 'ada.lovelace@example.test' })
      expect(await refusalOf(old)).toMatchObject({ kind: 'UNAUTHENTICATED' })
    } finally {
      vi.useRealTimers()
      issuer.rotate('first')
    }
  })

  it('are not fetched for each token of a stranger', async () => {
    await verify(issuer.token(good), now)
    const before = issuer.asked
    const key = issuer.newKey()
    for (let tries = 0; tries < 10; tries += 1) {
      const token = issuer.token(good, { kid: `made-up-${tries}`, key })
      expect(await refusalOf(token)).toMatchObject({ status: 401 })
    }
    expect(issuer.asked).toBe(before)
  })

  it.each(['with a failure', 'with something else', 'without a word', 'never'] as const)(
    'that are answered %s: the server says when to try again, and takes them when they are back',
    async (answer) => {
      issuer.answer = answer
      expect(await refusalOf(issuer.token(good))).toMatchObject({
        kind: 'UNAVAILABLE',
        status: 503,
        message: messages.providerAway,
        retryAfterSeconds: 5,
      })
      issuer.answer = 'well'
      expect(await verify(issuer.token(good), now)).toMatchObject({ email: 'ada.lovelace@example.test' })
    },
  )

  it('that were had stand while the provider is away', async () => {
    await verify(issuer.token(good), now)
    issuer.answer = 'without a word'
    expect(await verify(issuer.token(good), now)).toMatchObject({ email: 'ada.lovelace@example.test' })
  })
})
