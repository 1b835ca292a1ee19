import { connect, type Socket } from 'node:net'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveType, dataTransferMessages } from '../../../../contract/calls/data-transfer.ts'
import { buildApp } from '../../../app.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { signUp, type Person } from '../../../testing/sign-up.ts'
import { receiveFile } from './receive-upload.ts'
import { exportAs, importAs } from '../../../testing/data-transfer/archives.ts'
import { filledOrganization } from '../../../testing/data-transfer/filled-organization.ts'

const muster = testApp()
let bytes: Uint8Array
let app: Awaited<ReturnType<typeof buildApp>>
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  const filled = await filledOrganization(muster)
  ;({ bytes } = await exportAs(muster, filled.owner))
  // What is still to come of a body after its answer is cut off soon, to see that this harms nothing.
  app = await buildApp(muster.host, {
    bodyTimes: { baseMs: 60_000, bytesPerSecond: 32 * 1024, answeredMs: 50 },
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

const foldersNow = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('muster-import-'))

/** An import that has begun, and of which a byte comes now and again. */
const dribbling = async ({ token }: Person): Promise<void> => {
  const before = await foldersNow()
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.write(
    [
      'POST /api/importOrganization HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${archiveType}`,
      'Content-Length: 900000000',
      '',
      'P',
    ].join('\r\n'),
  )
  const dribble = setInterval(() => socket.write('K'), 50)
  socket.once('close', () => clearInterval(dribble))
  await eventually(async () => (await foldersNow()).find((name) => !before.includes(name)))
}

test('people import while others send their file byte by byte', async () => {
  for (let sender = 0; sender < 4; sender += 1) await dribbling(await signUp(muster.host))
  const orgId = await importAs(muster, bytes, await signUp(muster.host))
  expect(orgId).toMatch(/^[\da-f-]{36}$/)
  expect(sockets.every((socket) => !socket.closed)).toBe(true)
})

test('of more slow senders than there is room for, the slowest gives way to somebody else', async () => {
  for (let sender = 0; sender < 8; sender += 1) await dribbling(await signUp(muster.host))
  expect(sockets.filter((socket) => !socket.closed)).toHaveLength(12)
  const importer = await signUp(muster.host)
  // Each of them has a few seconds to show how fast it is.
  const orgId = await eventually(() => importAs(muster, bytes, importer).catch(() => undefined))
  expect(orgId).toMatch(/^[\da-f-]{36}$/)
  await eventually(() => sockets.filter((socket) => !socket.closed).length === 11 || undefined)
})

test('a sender that brings next to nothing is cut off, and its file is removed', async () => {
  const body = new PassThrough()
  const dribble = setInterval(() => body.write('x'), 5)
  try {
    await expect(receiveFile(body, { least: { bytes: 1_000, inMs: 50 } })).rejects.toThrow(
      dataTransferMessages.cutOff,
    )
  } finally {
    clearInterval(dribble)
  }
})

test('one that is slow and goes on is waited for', async () => {
  const body = new PassThrough()
  const parts = Array.from({ length: 20 }, () => Buffer.alloc(4_096))
  const dribble = setInterval(() => {
    const part = parts.pop()
    if (part) body.write(part)
    else body.end()
  }, 10)
  try {
    const file = await receiveFile(body, { least: { bytes: 100, inMs: 60 } })
    expect(file.sha256).toMatch(/^[\da-f]{64}$/)
    await file.remove()
  } finally {
    clearInterval(dribble)
  }
})
