import { createHash } from 'node:crypto'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { messages } from '../contract/http/failures.ts'
import { contract } from '../contract/index.ts'
import { buildApp } from './app.ts'
import { readEnvironment } from './core/config/environment.ts'
import { callPaths, openApiDocument } from './core/openapi/openapi-document.ts'
import { testApp } from './testing/app.ts'
import { signUp } from './testing/sign-up.ts'

const muster = testApp()

describe('what every answer carries', () => {
  it('has the headers that keep a browser safe, and a request id', async () => {
    const { headers } = await muster.app.inject('/api/health')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  const headersWith = async (settings: Record<string, string>) => {
    const environment = readEnvironment({ DATA_DIR: muster.dataDir, ...settings })
    const app = await buildApp({ ...muster.host, environment })
    const { headers } = await app.inject('/api/health')
    await app.close()
    return {
      policy: String(headers['content-security-policy']).split(';'),
      opener: headers['cross-origin-opener-policy'],
    }
  }
  const project = { FIREBASE_PROJECT_ID: 'demo-muster', FIREBASE_API_KEY: 'key' }

  it('lets nothing of an identity provider in where none is configured', async () => {
    const { policy } = await headersWith({ FIREBASE_PROJECT_ID: 'demo-muster' })
    expect(policy.join(';')).not.toMatch(/google|firebase|frame-src|connect-src/)
    expect(policy).toContain("script-src 'self'")
  })

  it('lets in what the popup of a configured provider needs, and no more', async () => {
    const { policy, opener } = await headersWith(project)
    expect(policy).toContain("script-src 'self' https://apis.google.com")
    expect(policy).toContain('frame-src https://demo-muster.firebaseapp.com')
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    )
    expect(opener).toBe('same-origin-allow-popups')
  })

  it('asks for trusted types but where a library makes elements of text: in the calls’ page, and with Google’s script', async () => {
    const docs = String((await muster.app.inject('/api/docs')).headers['content-security-policy'])
    expect(docs).toContain("script-src 'self'")
    expect(docs).not.toContain('trusted-types')
    expect((await headersWith(project)).policy.join(';')).not.toContain('trusted-types')
  })

  it('lets in an emulator in the place of the provider', async () => {
    const { policy } = await headersWith({ ...project, FIREBASE_AUTH_EMULATOR_URL: 'http://localhost:9099' })
    expect(policy).toContain('frame-src http://localhost:9099')
    expect(policy).toContain("connect-src 'self' http://localhost:9099")
  })

  it('is never kept by a cache when it is the answer of a call', async () => {
    const { headers } = await muster.call(contract.getServerInfo)
    expect(headers['cache-control']).toBe('no-store')
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

  it('say how long to wait where that is more than a moment', async () => {
    const environment = readEnvironment({ DATA_DIR: muster.dataDir, RATE_LIMIT: 'on' })
    const app = await buildApp({ ...muster.host, environment })
    const { token } = await signUp(muster.host)
    for (const name of ['checkImport', 'importOrganization']) {
      const ask = () =>
        app.inject({
          method: 'POST',
          url: `/api/${name}`,
          headers: { authorization: `Bearer ${token}` },
          payload: {},
        })
      for (let asked = 0; asked < 20; asked += 1) expect((await ask()).statusCode).toBe(400)
      const refused = await ask()
      expect(refused.statusCode).toBe(429)
      expect(refused.json().error).toMatch(/^Too many requests\. Please try again in (?:60|59) minutes\.$/)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    }
    await app.close()
  })
})

describe('health', () => {
  it('says that the process runs, and that the database can be reached', async () => {
    expect((await muster.app.inject('/api/health')).json()).toEqual({ success: true })
    expect((await muster.app.inject('/api/ready')).json()).toMatchObject({ success: true })
  })

  it('is 503 where the database cannot be reached', async () => {
    const database = { ...muster.host.database, isWritable: async () => false }
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
  writeFileSync(path.join(folder, 'service-worker.js'), 'self')
  writeFileSync(path.join(folder, 'service-worker.js.br'), brotliCompressSync('self'))
  writeFileSync(path.join(folder, 'manifest.webmanifest'), '{}')
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
    expect([page.headers['vary'], asset.headers['vary']]).toEqual(['accept-encoding', 'accept-encoding'])
    expect(asset.headers['content-encoding']).toBe('br')
    await app.close()
  })

  it('carry the headers of pages, and their assets only what holds for a script', async () => {
    const app = await buildApp(muster.host, { pagesFolder: folder })
    const ofPages = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-request-id']
    const page = await app.inject('/')
    expect(Object.keys(page.headers)).toEqual(expect.arrayContaining([...ofPages, 'etag']))
    const asset = await app.inject('/assets/main-abc.js')
    for (const name of [...ofPages, 'etag', 'last-modified']) expect(asset.headers).not.toHaveProperty([name])
    expect(asset.headers['x-content-type-options']).toBe('nosniff')
    const missing = await app.inject('/assets/missing.js')
    expect(missing.statusCode).toBe(404)
    expect(missing.headers).toHaveProperty(['content-security-policy'])
    await app.close()
  })

  it('let in the script that stands in them, by its hash, and no other', async () => {
    const withScript = mkdtempSync(path.join(tmpdir(), 'muster-pages-'))
    const script = 'document.title = 1 < 2'
    const page = `<script data-lists='{"first":["/a.js"]}'>${script}</script><script>other()</script>`
    writeFileSync(path.join(withScript, 'index.html'), page)
    const policyWith = async (pagesFolder: string) => {
      const app = await buildApp(muster.host, { pagesFolder })
      const { headers } = await app.inject('/')
      await app.close()
      return String(headers['content-security-policy']).split(';')
    }
    const hash = createHash('sha256').update(script).digest('base64')
    expect(await policyWith(withScript)).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(await policyWith(folder)).toContain("script-src 'self'")
    rmSync(withScript, { recursive: true })
  })

  it('come with a manifest of their own type, and a worker that no cache keeps', async () => {
    const app = await buildApp(muster.host, { pagesFolder: folder })
    const manifest = await app.inject('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toContain('application/manifest+json')
    const worker = await app.inject('/service-worker.js')
    expect(worker.headers).toMatchObject({ 'cache-control': 'no-store' })
    const sent = await app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': 'br' } })
    expect(sent.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'br' })
    expect(worker.headers['content-type']).toContain('javascript')
    const page = await app.inject('/')
    expect(page.headers['content-security-policy']).toContain("worker-src 'self'")
    await app.close()
  })

  it.each(['/%00', '/assets/%00.js'])('are asked for by an address that can be one: not %s', async (url) => {
    const app = await buildApp(muster.host, { pagesFolder: folder })
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'VALIDATION_ERROR', error: messages.addressNotUtf8 },
    ])
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
      const header = operation?.parameters.find((parameter) => parameter.name === 'organization-id')
      expect(header !== undefined, name).toBe(!isAccount)
    }
    // Which calls other software may make, and with what, stands there as well.
    const ofPeople = calls['/api/getEmployees']?.['get']
    expect(ofPeople?.security).toEqual([{ session: [] }, { apiKey: [] }])
    expect(ofPeople?.description).toContain('API keys: people:read or answers:read or reports:read.')
    const ofRelease = calls['/api/releaseReport']?.['post']
    expect(ofRelease?.security).toEqual([{ session: [] }])
    expect(ofRelease?.description).not.toContain('API keys')
    const { paths } = openApiDocument('http://localhost:3000')
    expect(calls['/api/getEmployees']?.['get']?.tags).toEqual(['People'])
    expect(calls['/api/chat']?.['post']?.responses[200].content).toHaveProperty(['text/event-stream'])
    expect(Object.keys(paths)).toHaveLength(Object.keys(contract).length + 2)
    expect(paths).toHaveProperty(['/api/health', 'get'])
    expect(paths).toHaveProperty(['/api/ready', 'get', 'responses', '503'])
  })

  it('is served, with a page to read it', async () => {
    expect((await muster.app.inject('/api/openapi.json')).json()).toMatchObject({ openapi: '3.0.3' })
    const { body } = await muster.app.inject('/api/docs/')
    expect(body).toContain('swagger')
    expect(body).toContain('<title>Muster API</title>')
    expect(body).toContain('name="viewport"')
    // Everything that it loads is served here: its look, its mark and its scripts.
    const loaded = [...body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(loaded.length).toBeGreaterThanOrEqual(7)
    for (const address of loaded) {
      const { statusCode } = await muster.app.inject(new URL(address, 'http://muster/api/docs/').pathname)
      expect([address, statusCode]).toEqual([address, 200])
      expect(address).toMatch(/^\.\/static\//)
    }
    const missing = await muster.app.inject('/api/docs/nope')
    expect([missing.statusCode, missing.json()]).toMatchObject([
      404,
      { success: false, code: 'NOT_FOUND', error: 'Address not found: /api/docs/nope' },
    ])
  })
})
