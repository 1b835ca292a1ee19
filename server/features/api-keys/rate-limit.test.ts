import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyLimits } from '../../../contract/calls/api-keys.ts'
import { messages } from '../../../contract/http/failures.ts'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { apiKeyCalls } from '../../testing/api-keys/api-key-calls.ts'

const app = testApp({ RATE_LIMIT: 'on' })
const { newOwner } = organizationsOf(app)
const { newKey } = apiKeyCalls(app)

test('a key makes 600 calls a minute, and leaves other keys and people alone', async () => {
  const owner = await newOwner()
  const busy = await newKey(owner)
  const quiet = await newKey(owner)
  const ask = (token: string) => app.call(contract.getEmployees, { limit: 1 }, { token })
  for (let made = 0; made < keyLimits.callsPerMinute; made += 1) {
    const { status } = await ask(busy.key)
    expect(status).toBe(200)
  }
  const stopped = await ask(busy.key)
  expect(stopped).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED', error: messages.rateLimited },
  })
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(quiet.key)).status).toBe(200)
  expect((await app.call(contract.getEmployees, {}, owner)).status).toBe(200)
  // What nobody has is unknown, not too much.
  expect((await ask(`mus_${randomBytes(32).toString('base64url')}`)).status).toBe(401)
  // Revoked at once, also where it is stopped.
  await app.ok(contract.revokeApiKey, { id: busy.apiKey.id }, owner)
  expect((await ask(busy.key)).status).toBe(401)
})
