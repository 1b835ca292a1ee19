import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../contract/call.ts'
import { messages, type FailureKind } from '../contract/failures.ts'
import { contract } from '../contract/index.ts'
import { buildApp } from './app.ts'
import { ConnectionLost } from './core/connections.ts'
import { Failure } from './core/failures.ts'
import type { Host } from './core/host.ts'
import { readEnvironment } from './core/environment.ts'
import { callPaths, openApiDocument } from './core/openapi.ts'
import { servePublic } from './core/serve.ts'
import { testApp } from './testing/app.ts'
import { people } from './testing/people.ts'

const muster = testApp()
const { signIn } = people(muster)

describe('what every answer carries', () => {
  it('has the headers that keep a browser safe, and a request id', async () => {
    const { headers } = await muster.app.inject('/api/health')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is never kept by a cache when it is the answer of a call', async () => {
    const { headers } = await muster.call(contract.getServerInfo)
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('bodies', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    muster.app.inject({ method: 'POST', url: '/api/sendOTP', headers: { 'content-type': type }, payload })

  it.each([
    ['broken JSON', '{"email":', 400, 'VALIDATION_ERROR'],
    ['a form', 'email=a', 400, 'VALIDATION_ERROR', 'application/x-www-form-urlencoded'],
    ['plain text', '{"email":"a@b.test"}', 400, 'VALIDATION_ERROR', 'text/plain'],
    ['a list', '[]', 400, 'VALIDATION_ERROR'],
    ['null', 'null', 400, 'VALIDATION_ERROR'],
    ['a prototype', '{"__proto__":{"email":"a@b.test"}}', 400, 'VALIDATION_ERROR'],
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
    expect(organizations[0]?.name).toBe('Acme \u{fffd}')
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
})

describe('requests that cannot be read', () => {
  it('are told so in the shape of every failure', async () => {
    const response = await muster.app.inject('/api/%')
    expect(response.statusCode).toBe(400)
    const message = 'The address is not written as one can be.'
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

describe('failures', () => {
  const failing = (work: (host: Host) => Promise<never>) =>
    servePublic(
      call('fails', {
        method: 'POST',
        summary: 'Fails.',
        may: 'public',
        in: z.object({}),
        out: z.object({}),
      }),
      async (_input, { host }) => work(host),
    )
  const answerTo = async (work: (host: Host) => Promise<never>) => {
    const app = await buildApp(muster.host, { calls: [failing(work)] })
    const response = await app.inject({ method: 'POST', url: '/api/fails' })
    await app.close()
    return response
  }

  it.each<[FailureKind, number]>([
    ['VALIDATION_ERROR', 400],
    ['NOT_FOUND', 404],
    ['UNAUTHENTICATED', 401],
    ['DATABASE_ERROR', 500],
    ['BUSINESS_LOGIC_ERROR', 400],
    ['CONFIGURATION_ERROR', 500],
    ['RATE_LIMITED', 429],
    ['SUBSCRIPTION_REQUIRED', 402],
    ['PAYLOAD_TOO_LARGE', 413],
    ['UNAVAILABLE', 503],
    ['INTERNAL', 500],
  ])('of the kind %s answer %i', async (kind, status) => {
    const response = await answerTo(async () => {
      throw new Failure(kind, 'A sentence')
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false, code: kind, error: 'A sentence' })
  })

  it('of the database say neither statement nor value', async () => {
    const response = await answerTo(async (host) => {
      await host.database.db.execute(sql`select ${'somebody@example.test'}::integer from memberships`)
      throw new Error('not reached')
    })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'DATABASE_ERROR', error: 'Failed to query documents' })
    expect(response.body).not.toMatch(/select|memberships|somebody/)
  })

  it('that a person made leave no sentence in the log, which may name somebody', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const refusing = failing(async () => {
      throw new Failure('BUSINESS_LOGIC_ERROR', 'This invitation was sent to tracy@example.test')
    })
    const app = await buildApp(muster.host, { calls: [refusing], logger })
    await app.inject({ method: 'POST', url: '/api/fails' })
    await app.close()
    expect(lines.join('')).toContain('"call":"/api/fails","msg":"BUSINESS_LOGIC_ERROR"')
    expect(lines.join('')).not.toContain('tracy')
  })

  it('that nobody foresaw say what is safe, and not what happened', async () => {
    const response = await answerTo(async () => {
      throw new TypeError('secret of line 12')
    })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'INTERNAL', error: messages.internal })
    expect(response.body).not.toContain('secret')
  })

  it('of a database that is away ask to come again', async () => {
    const response = await answerTo(async () => {
      throw new ConnectionLost('CONNECTION_CLOSED', 'the database is away')
    })
    expect(response.statusCode).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', error: messages.unavailable })
  })
})

describe('too many requests', () => {
  it('are RATE_LIMITED with Retry-After', async () => {
    const environment = readEnvironment({ DATA_DIR: muster.dataDir, RATE_LIMIT: 'on' })
    const app = await buildApp({ ...muster.host, environment })
    const ask = () => app.inject('/api/getInvitationStatus?code=AAAAAAAAAAAAAAAA')
    const answers = await Promise.all(Array.from({ length: 200 }, ask))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.json()).toMatchObject({ code: 'RATE_LIMITED', error: messages.rateLimited })
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    await app.close()
  })
})

describe('health', () => {
  it('says that the process runs, and that the database can be reached', async () => {
    expect((await muster.app.inject('/api/health')).json()).toEqual({ success: true })
    expect((await muster.app.inject('/api/ready')).json()).toMatchObject({ success: true })
  })

  it('is 503 where the database cannot be reached', async () => {
    const database = { ...muster.host.database, isReachable: async () => false }
    const app = await buildApp({ ...muster.host, database })
    const response = await app.inject('/api/ready')
    expect(response.statusCode).toBe(503)
    expect((await app.inject('/api/health')).statusCode).toBe(200)
    await app.close()
  })
})

describe('the pages', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-pages-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Muster</title>')
  writeFileSync(path.join(folder, 'assets', 'main-abc.js'), 'export {}')
  writeFileSync(path.join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('export {}'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('are asked for again, their hashed assets kept for a year and sent compressed', async () => {
    const app = await buildApp(muster.host, { pagesFolder: folder })
    const page = await app.inject('/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-cache')
    const asset = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } })
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(asset.headers['content-encoding']).toBe('br')
    await app.close()
  })

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/mailbox/../../etc/passwd',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
  ])('are nothing outside of their folder: %s', async (url) => {
    const lines: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const app = await buildApp(muster.host, { pagesFolder: folder, logger })
    const response = await app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
    expect(lines).toEqual([])
    await app.close()
  })
})

describe('the OpenAPI document', () => {
  it('has every call under its address and method, with the organization header where one is needed', () => {
    const calls = callPaths()
    for (const { name, method, may } of Object.values(contract)) {
      const operation = calls[`/api/${name}`]?.[method.toLowerCase()]
      expect(operation, name).toBeDefined()
      const isAccount = may === 'public' || may === 'signed-in'
      const header = operation?.parameters.find(({ in: place }) => place === 'header')
      expect(header !== undefined, name).toBe(!isAccount)
    }
    const { paths } = openApiDocument('http://localhost:3000')
    expect(Object.keys(paths)).toHaveLength(Object.keys(contract).length + 2)
    expect(paths).toHaveProperty(['/api/health', 'get'])
    expect(paths).toHaveProperty(['/api/ready', 'get', 'responses', '503'])
  })

  it('is served, with a page to read it', async () => {
    expect((await muster.app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.0.3' })
    expect((await muster.app.inject('/api/docs/')).body).toContain('swagger')
  })
})
