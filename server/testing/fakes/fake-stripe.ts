import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Stripe } from 'stripe'
import { failureAnswer, openBooks, type Answer } from './fake-stripe-books.ts'
import { stripePages } from './fake-stripe-pages.ts'
import type { Misbehaviour } from '../service-failures.ts'

/**
 * The payment provider as far as Muster uses it, over HTTP on loopback: customers, prices, checkouts, subscriptions,
 * the portal, keys of idempotency, signed events, and bad days. Its hosted pages are in fake-stripe-pages.ts.
 */

type Asked = { method: string; path: string; customer: string | null }
type Hold = { path: RegExp; arrived: AbortController; released: AbortController }

const firstKey = 'sk_test_a_secret_that_must_not_be_told'
const webhookSecret = 'whsec_another_secret_that_must_not_be_told'

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  request.setEncoding('utf8')
  for await (const chunk of request) body += String(chunk)
  return body
}

const aborted = ({ signal }: AbortController): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

export const fakeStripe = async ({ now = () => new Date() }: { now?: () => Date } = {}) => {
  let url = ''
  let secretKey = firstKey
  let mood: 'well' | 'away' | 'busy' | 'silent' | Misbehaviour = 'well'
  const books = openBooks({ now, url: () => url })
  const asked: Asked[] = []
  const answered = new Map<string, { params: string; answer: Answer }>()
  const holds: Hold[] = []
  const signing = new Stripe(firstKey)

  /** A key of idempotency gives the first answer again, and refuses another question. */
  const answerOnce = (key: string | null, method: string, path: string, params: URLSearchParams): Answer => {
    if (key === null) return books.answerTo(method, path, params)
    const known = answered.get(key)
    if (known && known.params !== params.toString())
      return failureAnswer(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      )
    const answer = known?.answer ?? books.answerTo(method, path, params)
    answered.set(key, { params: params.toString(), answer })
    return answer
  }

  const serveApi = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const method = request.method ?? 'GET'
    const text = await bodyOf(request)
    const header = request.headers['idempotency-key']
    const key = method === 'POST' && typeof header === 'string' ? header : null
    asked.push({ method, path: pathname, customer: searchParams.get('customer') })
    if (typeof mood === 'function') return mood(request, response)
    if (mood === 'away') return void request.socket.destroy()
    if (mood === 'silent') return
    const send = ({ status, body }: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': books.newId('req') })
      response.end(JSON.stringify(body))
    }
    if (mood === 'busy') return send(failureAnswer(503, 'api_error', 'We are busy'))
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return send(
        failureAnswer(
          401,
          'invalid_request_error',
          `Invalid API Key provided: ${request.headers.authorization}`,
        ),
      )
    const answer = answerOnce(
      key,
      method,
      pathname,
      method === 'POST' ? new URLSearchParams(text) : searchParams,
    )
    const index = holds.findIndex(({ path }) => path.test(pathname))
    const [hold] = index < 0 ? [] : holds.splice(index, 1)
    if (hold) {
      hold.arrived.abort()
      await aborted(hold.released)
    }
    send(answer)
  }

  /** Whatever is said, signed. */
  const signed = (payload: string, at = now()) => {
    const timestamp = Math.floor(at.getTime() / 1000)
    const header = { payload, secret: webhookSecret, timestamp }
    return { payload, signature: signing.webhooks.generateTestHeaderString(header) }
  }

  /** A signed event, as it is sent. */
  const event = (type: string, object: object, { id = books.newId('evt'), at = now() } = {}) => {
    const created = Math.floor(at.getTime() / 1000)
    return { id, ...signed(JSON.stringify({ id, object: 'event', type, created, data: { object } }), at) }
  }

  const pages = stripePages(books, event)
  const server = createServer((request, response) => {
    const serve = request.url?.startsWith('/v1/') ? serveApi : pages.serve
    serve(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake of Stripe has no port.')
  url = `http://127.0.0.1:${address.port}`

  return {
    url,
    /** The settings of a server that is billed here. */
    settings: {
      STRIPE_SECRET_KEY: firstKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: 'price_team, price_year',
      STRIPE_API_URL: url,
    },
    ...books,
    asked,
    signed,
    event,
    /** Its hosted pages send events there, or keep them where they are held. */
    webhooks: pages.webhooks,
    /** How it answers from now on: well, with broken connections, with 503, never, or as one of service-failures.ts. */
    feel: (next: typeof mood) => {
      mood = next
    },
    /** Takes this key from now on, and not the one before. */
    rollKey: (next: string) => {
      secretKey = next
    },
    /** The next request of a path is answered as things stand when it comes, and only once it is released. */
    hold: (path: RegExp) => {
      const hold = { path, arrived: new AbortController(), released: new AbortController() }
      holds.push(hold)
      return { arrived: aborted(hold.arrived), release: () => hold.released.abort() }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type FakeStripe = Awaited<ReturnType<typeof fakeStripe>>
