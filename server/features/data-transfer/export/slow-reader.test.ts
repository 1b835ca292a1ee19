import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { watchReader } from './slow-reader.ts'

/** Whether a reader was too slow for what is sent to it. */
const watched = async (
  send: (response: ServerResponse) => void,
  bounds: Parameters<typeof watchReader>[2],
) => {
  const found = { isSlow: false, isOver: false }
  const server = createServer((_request, response) => {
    const end = watchReader(response, () => (found.isSlow = true), bounds)
    response.once('close', () => {
      found.isOver = true
      end()
    })
    send(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  onTestFinished(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  return { found, socket }
}

const muchOf = (response: ServerResponse) => {
  const part = Buffer.alloc(64 * 1024)
  const parts = Array.from({ length: 1_000 }, () => part)
  Readable.from(parts).pipe(response)
}

test('a reader that takes a byte now and again is too slow', async () => {
  const least = { bytes: 60_000_000, inMs: 100 }
  const { found, socket } = await watched(muchOf, { least, longestMs: 600_000 })
  socket.pause()
  const trickle = setInterval(() => socket.read(1), 10)
  onTestFinished(() => clearInterval(trickle))
  expect(await eventually(() => found.isSlow || undefined)).toBe(true)
})

test('one that takes what there is, is not, also where nothing comes for long', async () => {
  const least = { bytes: 60_000_000, inMs: 20 }
  const { found, socket } = await watched(
    (response) => {
      response.write('x')
      setTimeout(() => response.end('y'), 300)
    },
    { least, longestMs: 600_000 },
  )
  socket.resume()
  await eventually(() => found.isOver || undefined)
  expect(found.isSlow).toBe(false)
})

test('one that takes too long in all is too slow', async () => {
  const { found, socket } = await watched((response) => response.write('x'), {
    least: { bytes: 1, inMs: 600_000 },
    longestMs: 50,
  })
  socket.resume()
  expect(await eventually(() => found.isSlow || undefined)).toBe(true)
})
