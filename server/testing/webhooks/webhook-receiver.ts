import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { WebhookBody } from '../../../contract/shapes/webhook-events.ts'
import { eventually } from '../eventually.ts'

/** What an endpoint was sent, with what it says of itself. */
export type ReceivedDelivery = {
  path: string
  id: string
  body: WebhookBody
  text: string
  isSignedWith(secret: string): boolean
}

type Answer = (received: ReceivedDelivery, response: ServerResponse) => void

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')

const signatureBy = (secret: string, signed: string): string => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

const read = async (request: IncomingMessage): Promise<ReceivedDelivery> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const text = Buffer.concat(parts).toString()
  const id = header(request, 'webhook-id')
  const signed = `${id}.${header(request, 'webhook-timestamp')}.${text}`
  return {
    path: request.url ?? '',
    id,
    text,
    body: WebhookBody.parse(JSON.parse(text)),
    // By hand, as the API's description says: the server signs with the library, which would agree with itself.
    isSignedWith: (secret) =>
      header(request, 'webhook-signature').split(' ').includes(signatureBy(secret, signed)),
  }
}

const well: Answer = (_received, response) => void response.writeHead(204).end()

/** An endpoint on loopback that keeps what it is sent, and answers as told. Made where tests are described. */
export const receiver = () => {
  const received: ReceivedDelivery[] = []
  let answer = well
  let address = ''
  const server = createServer((request, response) => {
    const take = async () => {
      const one = await read(request)
      received.push(one)
      answer(one, response)
    }
    void take()
  })
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const at = server.address()
    if (at === null || typeof at === 'string') throw new Error('The receiver has no port.')
    address = `http://127.0.0.1:${at.port}`
  })
  afterEach(() => {
    answer = well
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const at = (path: string) => received.filter((one) => one.path === path)
  return {
    /** An address of it; each path is an endpoint of its own. */
    url: (path: string) => `${address}${path}`,
    at,
    /** What came to a path, once it is so much. */
    come: (path: string, count = 1) =>
      eventually(() => {
        const found = at(path)
        return found.length >= count ? found : undefined
      }),
    answerWith: (next: Answer) => {
      answer = next
    },
    answerWell: () => {
      answer = well
    },
  }
}
