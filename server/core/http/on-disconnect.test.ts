import { once } from 'node:events'
import { get } from 'node:http'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { disconnectSignal } from './on-disconnect.ts'

/** A reply is asked for, `meanwhile` happens before its handler listens, and what the handler hears then is given. */
const heard = async (meanwhile: 'goes' | 'stays'): Promise<{ atOnce: boolean; afterLeaving: boolean }> => {
  const app = fastify()
  const answered = new Promise<{ atOnce: boolean; afterLeaving: boolean }>((resolve) => {
    app.get('/', async (_request, reply) => {
      const left = once(reply.raw, 'close')
      if (meanwhile === 'goes') {
        request.destroy()
        await left
      }
      const gone = disconnectSignal(reply)
      const atOnce = gone.aborted
      request.destroy()
      await left
      resolve({ atOnce, afterLeaving: gone.aborted })
      return reply.hijack()
    })
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const request = get(address).on('error', () => {})
  try {
    return await answered
  } finally {
    await app.close()
  }
}

test('whoever goes while a reply is made is gone', async () => {
  expect(await heard('stays')).toEqual({ atOnce: false, afterLeaving: true })
})

test('whoever has gone before anybody listened is gone at once', async () => {
  expect(await heard('goes')).toEqual({ atOnce: true, afterLeaving: true })
})
