import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { people } from '../../../testing/people.ts'
import { wrongCodeFor } from '../../../testing/accounts/one-time-codes.ts'
import { tokenIssuer } from '../testing/token-issuer.ts'

/** One person in an office who uses up what its address may ask does not keep those out who can be told from them. */

const issuer = await tokenIssuer()
afterAll(() => issuer.stop())
const projectId = 'muster-test'
const app = testApp({
  RATE_LIMIT: 'on',
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_API_KEY: 'key',
  FIREBASE_JWKS_URL: issuer.url,
})
const { codeOf } = people(app)
const newDevice = () => ({ deviceKey: randomBytes(24).toString('base64url') })

const ask = (email: string, device = newDevice()) => app.call(contract.sendOTP, { email }, device)
const enter = (email: string, otp: string, device = newDevice()) =>
  app.call(contract.verifyOTP, { email, otp }, device)
const signIn = async (email: string, device: { deviceKey: string }) => {
  expect((await ask(email, device)).status).toBe(200)
  return enter(email, await codeOf(email), device)
}
const flood = async (times: number, one: () => Promise<{ status: number }>) => {
  for (let done = 0; done < times; done += 1) await one()
  expect((await one()).status).toBe(429)
}
const tokenOf = (email: string) => {
  const second = Math.floor(app.now.getTime() / 1000)
  const claims = { iat: second, auth_time: second, exp: second + 3600, email, email_verified: true }
  return issuer.token({
    ...claims,
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: email,
  })
}

test('a known device signs in from an address that has used up its codes and tries; nobody else does', async () => {
  const [email, victim] = [app.freshEmail(), app.freshEmail()]
  const device = newDevice()
  expect((await signIn(email, device)).status).toBe(200)
  app.pass(60_000)

  await flood(200, () => ask(app.freshEmail()))
  expect((await ask(victim)).status).toBe(429)
  expect((await ask(email)).status).toBe(429)
  await flood(400, () => enter(app.freshEmail(), '123456'))
  const { status } = await signIn(email, device)
  expect(status).toBe(200)

  // The right code of somebody who cannot be told from the flood waits; a wrong one is no better on a device of another.
  app.pass(60_000)
  expect((await ask(email, device)).status).toBe(200)
  const otp = await codeOf(email)
  expect((await enter(email, otp)).status).toBe(429)
  expect((await enter(victim, wrongCodeFor(otp), device)).status).toBe(429)
  expect((await enter(email, wrongCodeFor(otp), device)).status).toBe(400)
  expect((await enter(email, otp, device)).status).toBe(200)
})

test('a token that holds is taken from such an address, and what does not hold is too much', async () => {
  const exchange = (idToken: string) => app.call(contract.exchangeFirebaseToken, { idToken })
  await flood(400, () => exchange('a.b.c'))
  expect((await exchange(tokenOf(app.freshEmail()))).status).toBe(200)
  expect((await exchange('a.b.c')).status).toBe(429)
})
