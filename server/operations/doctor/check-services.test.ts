import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { backupTargets, environmentOf } from '../testing/backup-targets.ts'
import { diagnose } from './diagnose.ts'
import { clockSkewFinding } from './check-clock.ts'
import { checkPort } from './check-machine.ts'
import { checkMail } from './check-mail.ts'
import { checkServices } from './check-services.ts'
import { checkSettings } from './check-settings.ts'
import { checkTracing } from './check-tracing.ts'

const it = testApp()
const { scratch } = backupTargets()

const servers: { close: () => unknown }[] = []
afterAll(() => servers.forEach((server) => server.close()))

/** A service that answers everything like this. */
const service = async (
  status: number,
  headers: Record<string, string>,
  body = '',
  onAsked: (headers: IncomingHttpHeaders) => void = () => {},
): Promise<number> => {
  const server = createServer((request, response) => {
    onAsked(request.headers)
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('mail is tried without sending any, and without repeating a password', async () => {
  const server = await mailServer()
  const at = (smtpUrl: string | undefined, isLocal = true) =>
    checkMail({ smtpUrl, isLocal, publicUrl: 'http://localhost:3000' })
  expect(await at(server.url)).toMatchObject({ state: 'ok' })
  const refused = await at(`smtp://muster:geheim@127.0.0.1:${server.port}`)
  expect(refused).toEqual({
    state: 'wrong',
    about: 'Mail',
    found: `127.0.0.1:${server.port}: The mail server did not accept the sign-in of this server. The operator has to fix SMTP_URL. Look at SMTP_URL (smtps:// is for a port that begins with TLS, mostly 465; smtp:// for any other), or at that server.`,
  })
  expect(await at(`smtps://127.0.0.1:${server.port}`)).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('No secure connection to the mail server could be made.'),
  })
  expect(await at('smtp://nowhere.invalid:25')).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('The name of the mail server is not known.'),
  })
  expect(server.received).toEqual([])
  await server.stop()
  expect(await at(server.url)).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('The mail server cannot be reached.'),
  })
  expect(await at(undefined)).toMatchObject({ state: 'ok', found: expect.stringContaining('/mailbox') })
  expect(await at(undefined, false)).toMatchObject({ state: 'warning' })
})

test('the clock is held against that of a service', async () => {
  const date = new Date(Date.now() + 300_000).toUTCString()
  const port = await service(403, { date })
  const store = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'eu',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'geheim',
  }
  const findings = await diagnose(
    environmentOf({ ...store, DATABASE_URL: it.databaseUrl, DATA_DIR: scratch }),
  )
  expect(findings).toContainEqual({
    state: 'warning',
    about: 'Clock',
    found: expect.stringMatching(
      /^this machine is (299|300|301) seconds behind 127\.0\.0\.1:\d+: set its clock, or have it set by NTP\.$/,
    ),
  })
  expect(findings).toContainEqual({
    state: 'ok',
    about: 'Store of pictures',
    found: `set up, and something answers at 127.0.0.1:${port}`,
  })
  expect(clockSkewFinding('x', -31_000).found).toContain('31 seconds ahead of x')
  expect(clockSkewFinding('x', 29_000).state).toBe('ok')
})

test('the collector of traces answers or is away, and is told no secret', async () => {
  const asked: IncomingHttpHeaders[] = []
  const port = await service(404, {}, '', (headers) => asked.push(headers))
  const at = (endpoint: string) =>
    checkTracing(environmentOf({ DATA_DIR: scratch, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }))
  process.env['OTEL_EXPORTER_OTLP_HEADERS'] = 'authorization=geheim'
  try {
    expect(await at(`http://muster:geheim@127.0.0.1:${port}/traces`)).toEqual({
      state: 'ok',
      about: 'Traces',
      found: `something answers at 127.0.0.1:${port}`,
    })
  } finally {
    delete process.env['OTEL_EXPORTER_OTLP_HEADERS']
  }
  expect(asked).toHaveLength(1)
  expect(JSON.stringify(asked)).not.toMatch(/geheim|authorization/)
  expect(await at(`https://127.0.0.1:${port}`)).toMatchObject({ state: 'warning' })
  servers.forEach((server) => server.close())
  expect(await at(`http://muster:geheim@127.0.0.1:${port}/traces`)).toEqual({
    state: 'warning',
    about: 'Traces',
    found: `nothing answers at 127.0.0.1:${port} (ECONNREFUSED): start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT. Until then traces are lost, and nothing else.`,
  })
  const findings = await diagnose(
    environmentOf({
      DATABASE_URL: it.databaseUrl,
      DATA_DIR: scratch,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://nowhere.invalid:4318',
    }),
  )
  expect(findings.filter(({ about }) => about === 'Traces')).toEqual([
    expect.objectContaining({
      state: 'warning',
      found: expect.stringMatching(/^nothing answers at nowhere\.invalid:4318 \(E\w+\)/),
    }),
  ])
})

test('a port is free, or taken by a Muster, or by something else', async () => {
  const here = { host: '127.0.0.1', dataDir: scratch, databaseUrl: it.databaseUrl }
  const address = await it.app.listen({ port: 0, host: '127.0.0.1' })
  const ours = Number(new URL(address).port)
  expect(await checkPort({ ...here, port: ours })).toEqual({
    state: 'ok',
    about: 'Port',
    found: `a Muster runs on ${ours} and is ready`,
  })
  expect(await checkPort({ ...here, databaseUrl: undefined, port: ours })).toEqual({
    state: 'wrong',
    about: 'Port',
    found: `another Muster runs on ${ours}, with another database than these settings have: stop that one, or choose another port with PORT.`,
  })
  const other = await service(200, {}, 'something else')
  expect(await checkPort({ ...here, port: other })).toEqual({
    state: 'wrong',
    about: 'Port',
    found: `Port ${other} is in use: stop what uses it, or choose another with PORT.`,
  })
  expect(await checkPort({ ...here, port: 0 })).toMatchObject({ state: 'ok' })
  expect(await checkPort({ ...here, host: 'nope.invalid', port: 3000 })).toMatchObject({ state: 'wrong' })
})

test('a service that does not answer is told by its own name, and the clock is held against another', async () => {
  const date = new Date().toUTCString()
  const asked: IncomingHttpHeaders[] = []
  const port = await service(401, { date }, '', (headers) => asked.push(headers))
  const closed = await service(200, {})
  servers.at(-1)?.close()
  const findings = await checkServices(
    environmentOf({
      DATA_DIR: scratch,
      S3_ENDPOINT: 'http://nowhere.invalid',
      S3_REGION: 'eu',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'geheim',
      STRIPE_SECRET_KEY: 'sk_test_geheim',
      STRIPE_WEBHOOK_SECRET: 'whsec_geheim',
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_API_URL: `http://127.0.0.1:${closed}`,
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'model',
      MODEL_API_KEY: 'geheim',
      MODEL_URL: `http://127.0.0.1:${port}/v1`,
    }),
  )
  expect(findings).toEqual([
    { state: 'ok', about: 'Google and passwords', found: 'not set up: people sign in by e-mail code' },
    {
      state: 'warning',
      about: 'Store of pictures',
      found: expect.stringMatching(
        /^nothing answers at nowhere\.invalid \(E\w+\): see whether this machine reaches it, or correct S3_ENDPOINT\.$/,
      ),
    },
    {
      state: 'warning',
      about: 'Billing',
      found: `nothing answers at 127.0.0.1:${closed} (ECONNREFUSED): see whether this machine reaches it, or correct STRIPE_API_URL.`,
    },
    { state: 'ok', about: 'Language model', found: `set up, and something answers at 127.0.0.1:${port}` },
    { state: 'ok', about: 'Clock', found: `within 30 seconds of that of 127.0.0.1:${port}` },
  ])
  expect(asked).toHaveLength(1)
  expect(JSON.stringify(asked)).not.toMatch(/geheim|authorization/)
})

test('the clock is spoken of even where nothing has another one', async () => {
  const clock = async (settings: Record<string, string>) =>
    (await checkServices(environmentOf({ DATA_DIR: scratch, ...settings }))).filter(
      ({ about }) => about === 'Clock',
    )
  expect(await clock({})).toEqual([
    {
      state: 'ok',
      about: 'Clock',
      found: 'not compared: nothing that is set up and answers has a clock of its own',
    },
  ])
  expect(await clock({ DATABASE_URL: it.databaseUrl })).toEqual([])
})

test.each([
  [{ PUBLIC_URL: 'https://muster.example.test' }, /^PUBLIC_URL is https, .* TRUST_PROXY is 0/],
  [{ PUBLIC_URL: 'http://muster.example.test' }, /^PUBLIC_URL is plain http/],
  [{ WEBHOOK_REACH: 'private' }, /^WEBHOOK_REACH is private/],
])('settings that are worth a look are told: %o', (settings, said) => {
  const told = (given: Record<string, string>) =>
    checkSettings(environmentOf({ RATE_LIMIT: 'on', DATA_DIR: scratch, ...given }))
      .filter(({ state }) => state === 'warning')
      .map(({ found }) => found)
  expect(told(settings)).toContainEqual(expect.stringMatching(said))
  expect(told({ TRUST_PROXY: '1' })).not.toContainEqual(expect.stringMatching(said))
  expect(told({ PUBLIC_URL: 'https://muster.example.test', TRUST_PROXY: '1' })).not.toContainEqual(
    expect.stringMatching(said),
  )
})
