import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../../testing/app.ts'
import { openMailboxFiles } from './mailbox-files.ts'
import { mailboxAddress } from './mailbox.ts'

/** Only a browser on the same machine, with nothing in between, finds the mailbox. */

const app = testApp()
const kept = openMailboxFiles(path.join(app.dataDir, 'mail'))

const keyOf = () => new URL(mailboxAddress(app.host) ?? '').searchParams.get('key') ?? ''

/** As a browser asks that has opened the mailbox with its key. */
const get = (
  url: string,
  { headers = {}, ...more }: { headers?: Record<string, string>; remoteAddress?: string } = {},
) =>
  app.app.inject({
    url,
    headers: { host: 'localhost:3000', cookie: `muster_mailbox_3000=${keyOf()}`, ...headers },
    ...more,
  })

test.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'a request to the host %j finds no mailbox',
  async (host) => {
    const id = newId()
    await kept.keep({
      id,
      kind: 'code',
      from: 'Muster <muster@localhost>',
      to: 'ada@example.test',
      date: app.now,
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    })
    expect((await get(`/mailbox/${id}`)).statusCode).toBe(200)
    for (const url of ['/mailbox', `/mailbox/${id}`]) {
      const answer = await get(url, { headers: { host } })
      expect([answer.statusCode, answer.json()['code']]).toEqual([404, 'NOT_FOUND'])
    }
  },
)

test.each(['localhost', '127.0.0.1:3000', '[::1]:3000', 'muster.localhost:3000', 'LOCALHOST:3000'])(
  'a request to the host %j finds it',
  async (host) => {
    expect((await get('/mailbox', { headers: { host } })).statusCode).toBe(200)
  },
)

test('a request from another machine, or through a proxy, finds no mailbox', async () => {
  expect((await get('/mailbox', { remoteAddress: '192.168.1.20' })).statusCode).toBe(404)
  expect((await get('/mailbox', { remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
})

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded',
  'forwarded',
  'forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cdn-loop',
  'x-envoy-external-address',
  'x-amzn-trace-id',
  'tailscale-user-login',
  'ngrok-trace-id',
  'via',
  'x-originating-ip',
  'do-connecting-ip',
  'x-host',
  'x-scheme',
  'x-url-scheme',
  'front-end-https',
  'x-coming-from',
  'a-header-of-tomorrow',
])(
  'a request with the header %s, as a proxy adds it, finds no mailbox, with the key as well',
  async (header) => {
    const address = `/mailbox?key=${keyOf()}`
    expect((await get(address)).statusCode).toBe(200)
    expect((await get(address, { headers: { [header]: '127.0.0.1' } })).statusCode).toBe(404)
  },
)

/** What browsers send to a server beside them. */
const ofBrowsers = {
  'user-agent': 'Mozilla/5.0',
  accept: 'text/html',
  'accept-language': 'de',
  'accept-encoding': 'gzip, br, zstd',
  connection: 'keep-alive',
  'cache-control': 'max-age=0',
  dnt: '1',
  'sec-gpc': '1',
  'sec-ch-ua': '"Chromium"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
  'sec-purpose': 'prefetch',
  'upgrade-insecure-requests': '1',
  priority: 'u=0, i',
  referer: 'http://localhost:3000/',
}

test('a request with what browsers send by themselves finds it', async () => {
  expect((await get('/mailbox', { headers: ofBrowsers })).statusCode).toBe(200)
})

/** The first line of the answer to a request that names its target in that form. */
const answerTo = async (target: string) => {
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = z.object({ port: z.number() }).parse(app.app.server.address())
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
  const [line] = (await text(socket)).split('\r\n', 1)
  return line
}

test('a request that names a whole address, as clients of a proxy do, finds no mailbox', async () => {
  const mailbox = `/mailbox?key=${keyOf()}`
  expect(await answerTo(`http://evil.example${mailbox}`)).toBe('HTTP/1.1 404 Not Found')
})
