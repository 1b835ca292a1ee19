import { expect, test } from 'vitest'
import { openMuster } from './index.ts'
import { captureFailure } from './testing/expect-failure.ts'
import { json, misbehavingServer } from './testing/misbehaving-server.ts'

const url = 'https://muster.example.test'

test('options that cannot be are refused, and none is repeated where it may be a secret', () => {
  const wrong = [
    [{ url: 'muster' }, 'url is no address: it reads like https://muster.example.org.'],
    [{ url: 'ftp://muster.example.test' }, 'url begins with https:// (or http://).'],
    [
      { url: 'https://a:mus_b@muster.example.test' },
      'url holds no user and no password: give the token as token.',
    ],
    [{ url, token: 'mus_a\n' }, 'token holds something that no token has, such as a space or a line break.'],
    [{ url, token: '' }, 'token is empty: give an API key or a session’s token, or leave it out.'],
    [{ url, timeoutMs: 0 }, 'timeoutMs is a number from 1 to 2147483647.'],
    [{ url, timeoutMs: Number.NaN }, 'timeoutMs is a number from 1 to 2147483647.'],
    [{ url, retries: -1 }, 'retries is a whole number from 0.'],
    [{ url, retries: 0.5 }, 'retries is a whole number from 0.'],
    [{ url, deviceKey: 'short' }, 'deviceKey is 22 to 128 letters, digits, _ and -.'],
  ] as const
  for (const [options, sentence] of wrong) {
    expect(() => openMuster(options)).toThrow(sentence)
    const kind = 'timeoutMs' in options || 'retries' in options ? RangeError : TypeError
    expect(() => openMuster(options)).toThrow(kind)
  }
})

test('a call says who makes it, as far as it has to', async () => {
  const server = await misbehavingServer((response) =>
    json(response, { success: true, employees: [], next: null }),
  )
  const muster = server.open()
  const last = () => server.requests.at(-1)?.headers
  await muster.getEmployees()
  expect(last()).toMatchObject({ authorization: 'Bearer mus_secret', 'organization-id': 'org-1' })
  await muster.getEmployees({}, { organizationId: 'org-2' })
  expect(last()).toMatchObject({ 'organization-id': 'org-2' })
  await server.open({ organizationId: undefined }).getEmployees()
  expect(last()).not.toHaveProperty('organization-id')
  await captureFailure(muster.getUserOrganizations())
  expect(last()).toMatchObject({ authorization: 'Bearer mus_secret' })
  expect(last()).not.toHaveProperty('organization-id')
  await muster.sendOTP({ email: 'ada@example.test' })
  expect(last()).not.toHaveProperty('authorization')
  await captureFailure(muster.getMySubmission({ inviteCode: '0123456789ABCDEF' }))
  expect(last()).not.toHaveProperty('authorization')
})

test('a call without the token that it needs, or for what is no organization, is not sent', async () => {
  const server = await misbehavingServer((response) => json(response, {}))
  expect(await captureFailure(server.open({ token: undefined }).getEmployees())).toMatchObject({
    kind: 'UNAUTHENTICATED',
    status: 0,
    message: 'getEmployees needs a token: give openMuster one.',
  })
  expect(await captureFailure(server.open().getEmployees({}, { organizationId: 'org\n1' }))).toMatchObject({
    kind: 'VALIDATION_ERROR',
    status: 0,
  })
  expect(server.requests).toEqual([])
})

test('what cannot be sent, or waited for, is told of and not sent', async () => {
  const server = await misbehavingServer((response) => json(response, {}))
  const muster = server.open()
  const endless: { name: string; email: string; self?: unknown } = { name: 'Ada', email: 'ada@example.test' }
  endless.self = endless
  expect(await captureFailure(muster.createInvitation(endless))).toMatchObject({
    kind: 'VALIDATION_ERROR',
    message: 'What was given to createInvitation cannot be sent as JSON.',
  })
  expect(await captureFailure(muster.getEmployees({}, { timeoutMs: -1 }))).toMatchObject({
    kind: 'VALIDATION_ERROR',
    message: 'timeoutMs is a number from 1 to 2147483647.',
  })
  expect(await captureFailure(muster.getEmployees({}, { retries: 0.5 }))).toMatchObject({
    kind: 'VALIDATION_ERROR',
  })
  expect(server.requests).toEqual([])
})

test('a server may stand below a path, and input of a call that reads is its query', async () => {
  const server = await misbehavingServer((response) =>
    json(response, { success: true, employees: [], next: null }),
  )
  await server.open({ url: `${server.url}/people/` }).getEmployees({ limit: 5, after: 'a b&c' })
  expect(server.requests.at(-1)?.url).toBe('/people/api/getEmployees?limit=5&after=a+b%26c')
  await server.open().getEmployees({ after: undefined })
  expect(server.requests.at(-1)?.url).toBe('/api/getEmployees')
})
