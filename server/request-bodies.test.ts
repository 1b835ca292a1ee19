import { messages } from '../contract/http/failures.ts'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { buildApp } from './app.ts'
import { testApp } from './testing/app.ts'
import { people } from './testing/people.ts'

const muster = testApp()
const { signIn } = people(muster)

describe('bodies', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    muster.app.inject({ method: 'POST', url: '/api/sendOTP', headers: { 'content-type': type }, payload })

  it.each([
    ['broken JSON', '{"email":', 400, 'VALIDATION_ERROR'],
    ['a form', 'email=a', 400, 'VALIDATION_ERROR', 'application/x-www-form-urlencoded'],
    ['plain text', '{"email":"a@b.test"}', 400, 'VALIDATION_ERROR', 'text/plain'],
    ['a list', '[]', 400, 'VALIDATION_ERROR'],
    ['null', 'null', 400, 'VALIDATION_ERROR'],
    ['lists in lists', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400, 'VALIDATION_ERROR'],
    [
      'objects in an unknown field',
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      400,
      'VALIDATION_ERROR',
    ],
    ['a prototype', '{"__proto__":{"email":"a@b.test"}}', 400, 'VALIDATION_ERROR'],
    ['more than 50,000 values', `{"a":[${'1,'.repeat(50_000)}1]}`, 413, 'PAYLOAD_TOO_LARGE'],
    [
      'more than 1,000 names',
      `{${Array.from({ length: 1_001 }, (_, n) => `"n${n}":1`).join(',')}}`,
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'more than 50,000 values after half a quotation mark in UTF-16',
      Buffer.from(`{"\u2200":[${'1,'.repeat(50_000)}1]}`, 'utf16le'),
      413,
      'PAYLOAD_TOO_LARGE',
      'application/json; charset=utf-16le',
    ],
    ['more than a megabyte', JSON.stringify({ email: 'a'.repeat(1_100_000) }), 413, 'PAYLOAD_TOO_LARGE'],
  ] as const)('refuse %s with its kind', async (_what, payload, status, code, type?: string) => {
    const response = await post(payload, type)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({
      success: false,
      code,
      requestId: response.headers['x-request-id'],
    })
    const { error, details } = response.json<{ error: string; details?: { message: string }[] }>()
    expect(details?.[0]?.message).toBe(code === 'VALIDATION_ERROR' ? error : undefined)
  })

  const named = async (payload: Buffer, type: string) => {
    const { token } = await signIn(muster.freshEmail())
    const response = await muster.app.inject({
      method: 'POST',
      url: '/api/createOrganization',
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
      payload,
    })
    const { organizations } = await muster.ok(contract.getUserOrganizations, {}, { token })
    return { response, name: organizations[0]?.name }
  }
  const json = '{"name":"Müller"}'

  it.each([
    ['iso-8859-1', Buffer.from(json, 'latin1')],
    ['windows-1252', Buffer.from(json, 'latin1')],
    ['"utf-16"', Buffer.from(`\uFEFF${json}`, 'utf16le')],
    ['UTF-8', Buffer.from(json)],
    ['utf-8', Buffer.from(`\uFEFF${json}`)],
  ])('declared as %s are decoded so', async (charset, payload) => {
    const { response, name } = await named(payload, `application/json; charset=${charset}`)
    expect(response.statusCode).toBe(200)
    expect(name).toBe('Müller')
  })

  it.each([
    ['undeclared ISO-8859-1', 'application/json', Buffer.from(json, 'latin1'), 'body'],
    ['ISO-8859-1 as UTF-8', 'application/json; charset=utf-8', Buffer.from(json, 'latin1'), 'body'],
    ['ISO-8859-1 as ASCII', 'application/json; charset=us-ascii', Buffer.from(json, 'latin1'), 'body'],
    ['undeclared UTF-16', 'application/json', Buffer.from(`\uFEFF${json}`, 'utf16le'), 'body'],
    ['half a character', 'application/json', Buffer.from(json).subarray(0, 11), 'body'],
    [
      'a surrogate in UTF-8',
      'application/json',
      Buffer.from('{"name":"\u00ED\u00A0\u0080"}', 'latin1'),
      'body',
    ],
    ['an unknown charset', 'application/json; charset=utf-7', Buffer.from(json), 'content-type'],
  ])('in %s are refused, and nothing is stored', async (_what, type, payload, path) => {
    const { response, name } = await named(payload, type)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path }] })
    expect(name).toBeUndefined()
  })

  it.each(['code=M%FCller', 'code=%', 'code=%E4%', 'code=%ED%A0%80'])(
    'and queries that are not UTF-8, such as %s, are refused',
    async (query) => {
      const response = await muster.app.inject(`/api/getInvitationStatus?${query}`)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        code: 'VALIDATION_ERROR',
        error: expect.stringContaining('such as %C3%BC for ü'),
        details: [{ path: 'code' }],
      })
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('of the type %s are told it', async (type) => {
    const answer = (await post('a', type)).json<{ error: string }>()
    expect(answer.error).toBe('Send the body as JSON (application/json).')
  })

  it.each(['"__proto__":{"role":"owner"}', '"constructor":{"prototype":{"role":"owner"}}'])(
    'have %s dropped as any field that no call knows',
    async (field) => {
      const { token } = await signIn(muster.freshEmail())
      const response = await muster.app.inject({
        method: 'POST',
        url: '/api/createOrganization',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        payload: `{"name":"Acme",${field}}`,
      })
      expect(response.statusCode).toBe(200)
    },
  )

  it('may be empty', async () => {
    const response = await post('')
    expect(response.json()).toMatchObject({
      code: 'VALIDATION_ERROR',
      error: 'Email is required',
      details: [{ path: 'email', message: 'Email is required' }],
    })
  })

  it('lose NUL characters and halves of surrogate pairs, which PostgreSQL cannot store', async () => {
    const { token } = await signIn(muster.freshEmail())
    const response = await muster.app.inject({
      method: 'POST',
      url: '/api/createOrganization',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: '{"name":"Ac\\u0000me \\ud800"}',
    })
    expect(response.statusCode).toBe(200)
    const { organizations } = await muster.ok(contract.getUserOrganizations, {}, { token })
    expect(organizations[0]?.name).toBe('Acme')
  })

  it('have their unknown fields dropped', async () => {
    const { token } = await signIn(muster.freshEmail())
    const { orgId } = await muster.ok(contract.createOrganization, { name: 'Acme' }, { token })
    const data = { companyName: 'Acme Ltd', role: 'owner', settings: { reportVisibility: 'own', secret: 1 } }
    await muster.call(contract.updateOrgData, { data }, { token, orgId })
    const stored = await muster.host.database.sql`select * from organizations where id = ${orgId}`
    expect(JSON.stringify(stored)).not.toContain('secret')
  })
})

describe('addresses that do not exist', () => {
  it.each(['/api/nothing', '/nothing', '/api/getOrgData/x'])(
    '%s is NOT_FOUND, without its query',
    async (url) => {
      const response = await muster.app.inject(`${url}?code=SECRET`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND', error: `Address not found: ${url}` })
      expect(response.body).not.toContain('SECRET')
    },
  )

  it.each([
    '/nothing',
    '/questionnaire/ABCD1234ABCD1234',
    '/login?to=%2Freports',
    '//elsewhere.test',
    '/apis',
  ])('%s, opened in a browser, leads to the page behind #', async (url) => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await muster.app.inject({ method, url: `http://muster.test${url}`, headers })
      expect(response.statusCode).toBe(302)
      expect(response.headers).toMatchObject({ location: `/#${url}`, 'cache-control': 'no-store' })
    }
    expect((await muster.app.inject({ method: 'POST', url, headers })).statusCode).toBe(404)
  })

  it.each(['/api', '/api/nothing', '/api?x=1'])(
    '%s is NOT_FOUND in a browser as well: it is no page',
    async (url) => {
      const response = await muster.app.inject({ url, headers: { accept: 'text/html' } })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND' })
    },
  )
})

describe('requests that cannot be read', () => {
  it('are told so in the shape of every failure', async () => {
    const response = await muster.app.inject('/api/%')
    expect(response.statusCode).toBe(400)
    const message = messages.addressNotUtf8
    expect(response.json()).toEqual({
      success: false,
      code: 'VALIDATION_ERROR',
      error: message,
      details: [{ path: 'address', message }],
      requestId: response.headers['x-request-id'],
    })
  })

  it('are told so where they are not HTTP at all', async () => {
    const app = await buildApp(muster.host, { calls: [] })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const [address] = app.addresses()
    const socket = connect(Number(Object(address).port), '127.0.0.1').setEncoding('utf8')
    socket.write('nonsense\r\n\r\n')
    let answer = ''
    for await (const part of socket) answer += String(part)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(
      /"success":false.*"code":"VALIDATION_ERROR","details":\[.*"requestId":"[0-9a-f-]{36}"/,
    )
    await app.close()
  })
})
