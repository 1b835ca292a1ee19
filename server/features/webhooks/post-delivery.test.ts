import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { afterEach, expect, test } from 'vitest'
import { guardedLookup } from '../../core/services/ssrf-guard.ts'
import { post } from './post-delivery.ts'
import { ownCertificate } from './testing/self-signed-certificate.ts'

/** One try, against endpoints on this machine, on good and on bad days. */

const open: Server[] = []

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const listening = async (server: Server): Promise<number> => {
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('No port was found.')
  return at.port
}
const serve = async (answer: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(answer))}/hook`

const given = { body: '{"n":1}', headers: { 'webhook-id': 'one' } }
const how = { reach: 'private', signal: new AbortController().signal } as const

const send = (url: string, more: Partial<Parameters<typeof post>[2]> = {}) =>
  post(new URL(url), given, { ...how, ...more })

test('what is posted comes whole, and what is answered is known', async () => {
  const came: unknown[] = []
  const url = await serve((request, response) => {
    request.on('data', (part: Buffer) => {
      const { method, headers } = request
      came.push([
        method,
        headers['webhook-id'],
        headers['content-type'],
        headers['user-agent'],
        part.toString(),
      ])
      response.writeHead(202).end('Thank you')
    })
  })
  const tried = await send(url)
  expect(tried).toMatchObject({ status: 202, error: null, answer: 'Thank you' })
  expect(tried.durationMs).toBeGreaterThanOrEqual(0)
  expect(came).toEqual([['POST', 'one', 'application/json', 'Muster-Webhooks/1', '{"n":1}']])
})

test('of a long answer its beginning is kept, and no character that a database refuses', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(500)
    response.write(`a\0b${'ü'.repeat(2000)}`)
    // It never ends.
  })
  const { status, answer } = await send(url)
  expect(status).toBe(500)
  expect(answer).toMatch(/^a\u{FFFD}bü+\u{FFFD}?$/u)
  expect(Buffer.byteLength(answer ?? '')).toBeLessThanOrEqual(1030)
})

test('redirects are not followed', async () => {
  let asked = 0
  const url = await serve((_request, response) => {
    asked += 1
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(await send(url)).toMatchObject({ status: 307, error: null })
  expect(asked).toBe(1)
})

test('who does not answer in time is given up, with or without a first byte', async () => {
  const silent = await serve(() => {})
  expect(await send(silent, { answerMs: 200 })).toMatchObject({ status: null, error: 'timeout' })
  const slow = await serve((_request, response) => {
    response.writeHead(200)
    response.write('Wait')
  })
  // The status has come, and says what became of it.
  expect(await send(slow, { answerMs: 200 })).toMatchObject({ status: 200, error: null, answer: 'Wait' })
})

test('who is not there, hangs up or speaks something else is told apart', async () => {
  const server = createServer()
  const port = await listening(server)
  server.close()
  await once(server, 'close')
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ error: 'unreachable' })
  const rude = await serve((request) => request.socket.destroy())
  expect(await send(rude)).toMatchObject({ error: 'broken' })
  expect(await send(rude.replace('http:', 'https:'))).toMatchObject({ error: 'broken' })
})

test('names that are not known, cannot be looked up or stand for an inside address are told alike', async () => {
  type Resolve = NonNullable<Parameters<typeof guardedLookup>[1]>
  const fails =
    (code: string): Resolve =>
    (_host, _options, done) =>
      done(Object.assign(new Error(code), { code }), [])
  const stands =
    (address: string): Resolve =>
    (_host, _options, done) =>
      done(null, [{ address, family: 4 }])
  const ways = [
    fails('ENOTFOUND'),
    fails('EAI_AGAIN'),
    fails('ENODATA'),
    stands('10.0.0.7'),
    stands('169.254.169.254'),
    stands('168.63.129.16'),
  ]
  for (const way of ways) {
    expect(
      await send('https://intranet.example/', { reach: 'public', lookup: guardedLookup('public', way) }),
    ).toEqual({ status: null, error: 'not-public', answer: null, durationMs: 0 })
  }
})

test('a certificate that nobody vouches for ends the call before anything is sent', async () => {
  let asked = 0
  const port = await listening(
    createSecureServer(ownCertificate, (_request, response) => {
      asked += 1
      response.end()
    }),
  )
  expect(await send(`https://localhost:${port}/`)).toMatchObject({ status: null, error: 'certificate' })
  expect(asked).toBe(0)
})

test('over TLS it comes to who has the name of the address, and to nobody else', async () => {
  const came: string[] = []
  const port = await listening(
    createSecureServer(ownCertificate, (request, response) => {
      request.on('data', (part: Buffer) => came.push(part.toString()))
      request.on('end', () => response.writeHead(200).end('Thank you'))
    }),
  )
  const ca = ownCertificate.cert
  expect(await send(`https://localhost:${port}/`, { ca })).toMatchObject({ status: 200, answer: 'Thank you' })
  expect(came).toEqual(['{"n":1}'])
  const lookup = guardedLookup('private', (_host, _options, done) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]),
  )
  const other = `https://other.example:${port}/`
  expect(await send(other, { ca, lookup })).toMatchObject({ status: null, error: 'certificate' })
  expect(came).toHaveLength(1)
})

test('an address that is not called is not connected to, by number or by name', async () => {
  let connections = 0
  const server = createServer()
  server.on('connection', () => (connections += 1))
  const port = await listening(server)
  const blocked = { status: null, error: 'not-public' }
  expect(await send(`https://127.0.0.1:${port}/`, { reach: 'public' })).toMatchObject(blocked)
  expect(await send(`https://localhost:${port}/`, { reach: 'public' })).toMatchObject(blocked)
  expect(await send(`https://[::ffff:127.0.0.1]:${port}/`, { reach: 'public' })).toMatchObject(blocked)
  const lookup = guardedLookup('public', (_host, _options, done) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]),
  )
  const named = `https://hooks.example.com:${port}/`
  expect(await send(named, { reach: 'public', lookup })).toMatchObject(blocked)
  expect(connections).toBe(0)
})

test('a name is looked up once for each call: what it stands for a moment later is judged anew, or not asked', async () => {
  let connections = 0
  const server = createSecureServer(ownCertificate)
  server.on('connection', () => (connections += 1))
  const port = await listening(server)
  const answers = ['127.0.0.1', '169.254.169.254']
  const asked: string[] = []
  const lookup = guardedLookup('private', (host, _options, done) => {
    asked.push(host)
    done(null, [{ address: answers[asked.length - 1] ?? '', family: 4 }])
  })
  const named = `https://rebinding.example:${port}/`
  // The socket goes to the very address that was judged: this one, where nobody vouches for the certificate.
  expect(await send(named, { lookup })).toMatchObject({ error: 'certificate' })
  expect([connections, asked.length]).toEqual([1, 1])
  expect(await send(named, { lookup })).toMatchObject({ error: 'not-public' })
  expect([connections, asked.length]).toEqual([1, 2])
})

test('a try that is broken off from outside is no try', async () => {
  const abort = new AbortController()
  const url = await serve(() => abort.abort(new Error('the server is stopping')))
  await expect(send(url, { signal: abort.signal })).rejects.toThrow('the server is stopping')
})
