import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AttemptError, webhookLimits } from '../../../contract/calls/webhooks.ts'
import { misbehaviours } from '../../testing/service-failures.ts'
import { post } from './post-delivery.ts'

/** However a customer's endpoint answers, one try of a delivery ends in time and says what became of it. */

let address = ''
let misbehave = misbehaviours['silence']
const paths: string[] = []
const server = createServer((request, response) => {
  paths.push(request.url ?? '')
  request.resume().once('end', () => misbehave?.(request, response))
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('The endpoint has no port.')
  address = `127.0.0.1:${at.port}/hook`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const tryOnce = (protocol: 'http' | 'https') =>
  post(
    new URL(`${protocol}://${address}`),
    { body: '{"n":1}', headers: { 'webhook-id': 'one' } },
    { reach: 'private', signal: new AbortController().signal, answerMs: 2_000 },
  )

test.each(Object.entries(misbehaviours))('an endpoint that answers with %s', async (name, next) => {
  misbehave = next
  const tried = await tryOnce('http')
  const hasNoStatus = ['silence', 'what is no HTTP', 'another protocol'].includes(name)
  expect(tried.status === null).toBe(hasNoStatus)
  expect(tried.error).toBe(hasNoStatus ? (name === 'silence' ? 'timeout' : 'broken') : null)
  expect(Buffer.byteLength(tried.answer ?? '')).toBeLessThanOrEqual(webhookLimits.answerBytes)
  expect(paths).not.toContain('/elsewhere')
})

test('an endpoint without TLS where TLS is asked for', async () => {
  const { status, error } = await tryOnce('https')
  expect(status).toBeNull()
  expect(AttemptError.options).toContain(error)
})
