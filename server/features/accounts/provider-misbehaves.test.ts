import { afterAll, describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/failures.ts'
import { silentLog } from '../../core/log.ts'
import { testApp } from '../../testing/app.ts'
import { faultOfAnswer, keptLog, misbehaviours, outsideWords } from '../../testing/misbehaviours.ts'
import { sessions } from './tables.ts'
import { tokenVerifier } from './firebase-token.ts'
import { tokenIssuer } from './testing/token-issuer.ts'

/** However the sign-in provider answers for its keys, whoever signs in is asked to try again, and nobody is refused for it. */

const issuer = await tokenIssuer()
const { logger, lines } = keptLog()
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
    expect(faultOfAnswer(answer)).toBeUndefined()
    expect(answer).toMatchObject({ status: 503, body: { error: messages.providerAway } })
    expect(await app.host.database.db.$count(sessions)).toBe(before)
    expect(lines.join('\n')).toContain('UNAVAILABLE')
    expect(lines.join('\n')).not.toContain(idToken)
    expect(lines.join('\n')).not.toContain(outsideWords)
  })
})

test('and once it answers well, the same person signs in', async () => {
  issuer.answer = 'well'
  const email = app.freshEmail()
  const { user } = await app.ok(contract.exchangeFirebaseToken, { idToken: tokenOf(email) })
  expect(user.email).toBe(email)
})
