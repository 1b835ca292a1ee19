import { array, assert, ipV4, ipV6, oneof, property, string } from 'fast-check'
import { isIP, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { forwardedAddresses } from './core/http/check-headers.ts'
import { testApp } from './testing/app.ts'
import { people } from './testing/people.ts'

const muster = testApp({ TRUST_PROXY: '1' })
const { codeOf } = people(muster)
let port: number
beforeAll(async () => {
  port = Number(new URL(await muster.app.listen({ host: '127.0.0.1', port: 0 })).port)
})

/** What a request with these headers is answered. */
const answerTo = async (...headers: string[]): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(['GET /api/health HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
  return text(socket)
}

it.each([
  ['Host: a.example', 'Host: b.example'],
  ['Host: a.example', 'hOST: a.example'],
  ['Host: a', 'Authorization: Bearer a', 'authorization: Bearer b'],
  ['Host: a', 'Content-Type: application/json', 'Content-Type: text/plain'],
  ['Host: a', 'Origin: http://a', 'Origin: http://b'],
])('%s and %s together are refused', async (...headers) => {
  const answer = await answerTo(...headers)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('may be sent only once')
})

it.each([
  'a.example, b.example',
  'a.example,b.example',
  'a.example b.example',
  'user@a.example',
  'user:password@a.example',
  'a.example/path',
  'http://a.example',
  'a.example?query',
  'a.example#part',
  'a.example:80:80',
  'a.example:port',
  'a.example:123456',
  'a.example\\b',
  '"a.example"',
  '<script>',
  '::1',
  '[::1',
  '[a.example]',
  '[fe80::1%eth0]',
  '[]',
])('a host that is %s is refused', async (host) => {
  const answer = await answerTo(`Host: ${host}`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('The header host must name one host.')
})

it.each([
  'a',
  'a.example',
  'A.example.:8080',
  'my_service-1:3000',
  'xn--mller-kva.example',
  '127.0.0.1:80',
  '[::1]:3000',
  '',
])('a host that is %s is taken', async (host) => {
  expect(await answerTo(`Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /)
})

it('one of each is taken, and lists may come in parts', async () => {
  const once = ['Host: a', 'Authorization: x', 'Content-Type: application/json', 'Origin: http://a']
  expect(await answerTo(...once, 'Accept: a/b', 'Accept: c/d')).toMatch(/^HTTP\/1\.1 200 /)
})

it('every answer says that pages use no camera, microphone, place or payment', async () => {
  for (const url of ['/api/health', '/api/nothing', '/nothing']) {
    const { headers } = await muster.app.inject(url)
    expect(headers['permissions-policy']).toContain('camera=(), ')
    expect(headers['permissions-policy']).toContain('geolocation=()')
  }
})

describe('the address of a caller', () => {
  const storedFor = async (forwarded: string) => {
    const email = muster.freshEmail()
    await muster.ok(contract.sendOTP, { email })
    const response = await muster.app.inject({
      method: 'POST',
      url: '/api/verifyOTP',
      payload: { email, otp: await codeOf(email) },
      headers: { 'x-forwarded-for': forwarded },
    })
    const { token } = response.json<{ token: string }>()
    const { sessions } = await muster.ok(contract.listSessions, {}, { token })
    return sessions[0]?.ipAddress
  }

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:52011', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['unknown', '127.0.0.1'],
    ['<script>alert(1)</script>', '127.0.0.1'],
    ['203.0.113.7, "; drop', '127.0.0.1'],
    ['fe80::1%call-0900-now', '127.0.0.1'],
    [' , ,', '127.0.0.1'],
    ['x'.repeat(7_000), '127.0.0.1'],
  ])('forwarded as %s is kept as %s', async (forwarded, kept) => {
    expect(await storedFor(forwarded)).toBe(kept)
  })

  it('is never anything else than an address', () => {
    const headers = array(oneof(string(), ipV4(), ipV6())).map((parts) => parts.join(','))
    assert(
      property(headers, (header) => {
        for (const address of forwardedAddresses(header)) expect(isIP(address)).not.toBe(0)
      }),
    )
  })
})
