import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTracing } from './tracing.ts'

/** What a collector is sent, as far as it is looked at here. */
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Span = z.output<typeof Sent>['resourceSpans'][number]['scopeSpans'][number]['spans'][number]

const sent: Span[] = []
let bodies = ''
let isAway = false
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    if (isAway) {
      response.writeHead(400).end()
      return
    }
    const body = Buffer.concat(chunks).toString()
    bodies += `${request.url}\n${body}\n`
    for (const { scopeSpans } of Sent.parse(JSON.parse(body)).resourceSpans) {
      for (const { spans } of scopeSpans) sent.push(...spans)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

let tracing: { close: () => Promise<void> }
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve)
  })
  const at = collector.address()
  const port = typeof at === 'object' ? at?.port : undefined
  tracing = await openTracing(new URL(`http://127.0.0.1:${port}/from/here/`))
})
afterAll(async () => {
  await tracing.close()
  collector.close()
})

const muster = testApp()
const spansOf = (traceId: string) =>
  eventually(async () => {
    const spans = sent.filter((span) => span.traceId === traceId)
    return spans.some(({ name }) => name.includes(' /api/')) ? spans : undefined
  }, 15_000)
const traceIdOf = (n: number) => String(n).repeat(32)
const ask = (n: number, url: string, payload: object) =>
  muster.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { traceparent: `00-${traceIdOf(n)}-${'a'.repeat(16)}-01` },
  })

describe('a traced server', () => {
  test('sends a span for a request below that of its caller, and its statements below it, with no word of a person', async () => {
    const email = 'somebody-traced@example.test'
    expect((await ask(1, `/api/${contract.sendOTP.name}`, { email })).statusCode).toBe(200)
    const spans = await spansOf(traceIdOf(1))
    const [request] = spans.filter(({ name }) => name === 'POST /api/sendOTP')
    expect(request?.parentSpanId).toBe('a'.repeat(16))
    expect(request?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    })
    const statements = spans.filter(({ name }) => name.startsWith('postgresql '))
    expect(statements.length).toBeGreaterThan(2)
    expect(statements.map(({ name }) => name)).toContain('postgresql INSERT')
    for (const { parentSpanId } of statements) expect(parentSpanId).toBe(request?.spanId)
    expect(bodies).toContain('/from/here/v1/traces\n')
    expect(bodies).not.toMatch(/somebody-traced|example\.test|127\.0\.0\.1/)
  })

  test('sends a span for a job, and none for what looks after itself', async () => {
    const jobs = await eventually(async () => {
      const found = sent.filter(({ name }) => name.startsWith('job '))
      return found.length > 0 ? found : undefined
    }, 15_000)
    const traces = new Set(jobs.map(({ traceId }) => traceId))
    for (const { name, traceId, parentSpanId } of sent) {
      if (!name.startsWith('postgresql ')) continue
      expect(parentSpanId).toBeDefined()
      expect(
        traces.has(traceId) || sent.some((span) => span.traceId === traceId && / \/api\//.test(span.name)),
      ).toBe(true)
    }
  })

  test('names a refusal by its status, and an answer does not wait for a collector that is away', async () => {
    expect((await ask(2, `/api/${contract.sendOTP.name}`, { email: 'nobody' })).statusCode).toBe(400)
    const [request] = (await spansOf(traceIdOf(2))).filter(({ name }) => name === 'POST /api/sendOTP')
    expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 400 } })
    expect(request?.status.code).toBe(0)
    isAway = true
    expect((await ask(3, `/api/${contract.sendOTP.name}`, { email: 'nobody' })).statusCode).toBe(400)
  })
})
