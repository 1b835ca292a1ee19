import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { silentLog } from '../../../core/observability/log.ts'
import { testApp } from '../../../testing/app.ts'
import {
  findAnswerFault,
  captureLog,
  misbehaviours,
  serviceSecretWords,
} from '../../../testing/service-failures.ts'
import { sessions } from '../../../schema/accounts.ts'
import { tokenVerifier } from './firebase-token.ts'
import { tokenIssuer } from '../testing/token-issuer.ts'

/** However the sign-in provider answers for its keys, whoever signs in is asked to try again, and nobody is refused for it. */

const issuer = await tokenIssuer()
const { logger, lines } = captureLog()
const projectId = 'muster-test'
const app = testApp(
  { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: 'key', FIREBASE_JWKS_URL: issuer.url },
  { logger },
)
afterAll(() => issuer.stop())

const tokenOf = (email: string) => {
  const second = Math.floor(app.now.getTime() / 1000)
  return issuer.token({
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: email,
    iat: second,
    auth_time: second,
    exp: second + 3600,
    email,
    email_verified: true,
  })
}

describe.each(Object.entries(misbehaviours))('a provider that answers with %s', (_name, misbehave) => {
  // The keys of a server are kept from the first answer that held, so each has a verifier that has none.
  test('cannot be asked now, whatever the token says', async () => {
    issuer.answer = misbehave
    const verify = tokenVerifier({ projectId, jwksUrl: issuer.url }, silentLog, 500)
    await expect(verify(tokenOf(app.freshEmail()), app.now)).rejects.toMatchObject({
      kind: 'UNAVAILABLE',
      message: messages.providerAway,
    })
  })

  test('lets nobody in, and the log says why', async () => {
    issuer.answer = misbehave
    lines.length = 0
    const before = await app.host.database.db.$count(sessions)
    const idToken = tokenOf(app.freshEmail())
    const answer = await app.call(contract.exchangeFirebaseToken, { idToken })
    expect(findAnswerFault(answer)).toBeUndefined()
    expect(answer).toMatchObject({ status: 503, body: { error: messages.providerAway } })
    expect(await app.host.database.db.$count(sessions)).toBe(before)
    expect(lines.join('\n')).toContain('UNAVAILABLE')
    expect(lines.join('\n')).not.toContain(idToken)
    expect(lines.join('\n')).not.toContain(serviceSecretWords)
  })
})

const ofRsa = (bits: number): KeyObject => generateKeyPairSync('rsa', { modulusLength: bits }).publicKey
const large = ofRsa(2048)
const good = issuer.newKey()
const jwk = (key: KeyObject, more: object = {}) => ({
  ...key.export({ format: 'jwk' }),
  kid: 'first',
  ...more,
})
const answering = (keys: readonly object[]) => {
  issuer.answer = (_request, response) => void response.end(JSON.stringify({ keys }))
}
const strangers = issuer.newKey()
const issued = (kid: string, key = strangers) => {
  const second = Math.floor(app.now.getTime() / 1000)
  const email = app.freshEmail()
  const iss = `https://securetoken.google.com/${projectId}`
  const times = { iat: second, auth_time: second, exp: second + 3600 }
  const claims = { iss, aud: projectId, sub: email, ...times, email, email_verified: true }
  return issuer.token(claims, { kid, key })
}

test.each([
  ['of 1024 bits', jwk(ofRsa(1024))],
  ['of a shared secret', { kty: 'oct', kid: 'first', alg: 'HS256', k: 'c2VjcmV0LXdvcmRz' }],
  ['of another kind', jwk(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey)],
  ['for another algorithm', jwk(large, { alg: 'RS512' })],
  ['to encrypt with', jwk(large, { use: 'enc' })],
  ['to sign with', jwk(large, { key_ops: ['sign'] })],
  ['with which anybody can sign', jwk(large, { e: 'AQ' })],
  ['with an even exponent', jwk(large, { e: 'BA' })],
  ['of 17 bits', { kty: 'RSA', kid: 'first', n: 'AQAB', e: 'AQAB' }],
  ['of nothing', { kty: 'RSA', kid: 'first', n: '', e: '' }],
])('a key %s is none, alone or beside a good one', async (_what, key) => {
  const verify = tokenVerifier({ projectId, jwksUrl: issuer.url }, silentLog, 500)
  const away = { kind: 'UNAVAILABLE', message: messages.providerAway }
  answering([key])
  await expect(verify(issued('first'), app.now)).rejects.toMatchObject(away)
  answering([key, jwk(good.publicKey, { kid: 'good' })])
  await expect(verify(issued('good', good), app.now)).resolves.toMatchObject({})
  await expect(verify(issued('first'), app.now)).rejects.toMatchObject(away)
  await expect(verify(issued('unknown'), app.now)).rejects.toMatchObject({ kind: 'UNAUTHENTICATED' })
})

test('and once it answers well, the same person signs in', async () => {
  issuer.answer = 'well'
  const email = app.freshEmail()
  const { user } = await app.ok(contract.exchangeFirebaseToken, { idToken: tokenOf(email) })
  expect(user.email).toBe(email)
})
