import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../contract/http/failures.ts'
import { buildApp } from './app.ts'
import { testApp } from './testing/app.ts'
import { people } from './testing/people.ts'

const muster = testApp()
const { signIn } = people(muster)
/** Short enough for a test; the proportions are those of the product. */
const bodyTimes = { baseMs: 150, bytesPerSecond: 64 * 1024 * 1024, answeredMs: 100 }
let app: Awaited<ReturnType<typeof buildApp>>
let port: number
let token: string
const sockets: Socket[] = []

beforeAll(async () => {
  ;({ token } = await signIn(muster.freshEmail()))
  app = await buildApp(muster.host, { bodyTimes })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** Sends what is given, then a byte now and again, for as long as the server lets it; everything that came back. */
const dribbled = async (head: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write(`${head.replaceAll('\n', '\r\n')}\r\n\r\n{`)
  const dribble = setInterval(() => socket.write(' '), 20)
  try {
    let answer = ''
    socket.on('data', (part) => (answer += part.toString()))
    await new Promise((resolve) => socket.once('close', resolve))
    return answer
  } finally {
    clearInterval(dribble)
  }
}

/** How many connections the server has. */
const open = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

describe('a body that never ends', () => {
  it('is refused with a sentence, and its connection is closed', async () => {
    const answer = await dribbled(
      'POST /api/sendOTP HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 900000',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toMatch(/^connection: close/im)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      code: 'UNAVAILABLE',
      error: messages.bodyTooSlow,
    })
  })

  it.each([
    ['after its caller was refused', 'POST /api/createOrganization', ' 401 '],
    ['at an address that is not there', 'POST /api/nothing', ' 408 '],
    ['at an address that cannot be read', 'POST /api/%', ' 400 '],
    ['of a call that reads none', 'GET /api/health', ' 200 '],
    ['of an upload whose sender is not known', 'POST /api/importOrganization', ' 401 '],
  ])('is cut off %s', async (_when, line, status) => {
    const type = line.includes('import') ? 'application/zip' : 'application/json'
    const answer = await dribbled(`${line} HTTP/1.1\nHost: x\nContent-Type: ${type}\nContent-Length: 900000`)
    expect(answer.split('\r\n', 1)[0]).toContain(status)
  })
})

it('many unfinished bodies leave no connection behind', async () => {
  const heads = Array.from({ length: 60 }, () =>
    dribbled(
      `POST /api/createOrganization HTTP/1.1\nHost: x\nAuthorization: Bearer ${token}\nContent-Type: application/json\nContent-Length: 900000`,
    ),
  )
  await Promise.all(heads)
  await expect.poll(open).toBe(0)
})

it('what is no request is answered, and its connection is closed for those who leave their half open, too', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket)
  socket.write('nonsense\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  await expect.poll(open).toBe(0)
})

it('a connection goes on after bodies that arrived', async () => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const body = '{"email":"x"}'
  const request = (more: string) =>
    `POST /api/sendOTP HTTP/1.1\r\nHost: x\r\n${more}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  socket.write(request(''))
  await new Promise((resolve) => socket.once('data', resolve))
  const rest = text(socket)
  socket.write(request('Connection: close\r\n'))
  expect(await rest).toMatch(/^HTTP\/1\.1 400 /)
})
