import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../contract/http/call.ts'
import type { FailureKind } from '../contract/http/failure-kinds.ts'
import { messages } from '../contract/http/failures.ts'
import { buildApp } from './app.ts'
import { ConnectionLost } from './core/database/connection-pool.ts'
import { Failure } from './core/http/failures.ts'
import type { Host } from './core/host.ts'
import { servePublic } from './core/http/serve.ts'
import { testApp } from './testing/app.ts'

const muster = testApp()

describe('failures', () => {
  const failing = (work: (host: Host) => Promise<never>) =>
    servePublic(
      call('fails', {
        method: 'POST',
        database: 'query',
        summary: 'Fails.',
        may: 'public',
        scope: 'never',
        in: z.object({}),
        out: z.object({}),
      }),
      async (_input, { host }) => work(host),
    )
  const answerTo = async (work: (host: Host) => Promise<never>) => {
    const app = await buildApp(muster.host, { calls: [failing(work)] })
    const response = await app.inject({ method: 'POST', url: '/api/fails' })
    await app.close()
    return response
  }

  it.each<[FailureKind, number]>([
    ['VALIDATION_ERROR', 400],
    ['NOT_FOUND', 404],
    ['UNAUTHENTICATED', 401],
    ['DATABASE_ERROR', 500],
    ['BUSINESS_LOGIC_ERROR', 400],
    ['CONFIGURATION_ERROR', 500],
    ['RATE_LIMITED', 429],
    ['SUBSCRIPTION_REQUIRED', 402],
    ['PAYLOAD_TOO_LARGE', 413],
    ['UNAVAILABLE', 503],
    ['INTERNAL', 500],
  ])('of the kind %s answer %i', async (kind, status) => {
    const response = await answerTo(async () => {
      throw new Failure(kind, 'A sentence')
    })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ success: false, code: kind, error: 'A sentence' })
  })

  it('of the database say neither statement nor value', async () => {
    const response = await answerTo(async (host) => {
      await host.database.db.execute(sql`select ${'somebody@example.test'}::integer from memberships`)
      throw new Error('not reached')
    })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'DATABASE_ERROR', error: 'Failed to execute transaction' })
    expect(response.body).not.toMatch(/select|memberships|somebody/)
  })

  it('that a person made leave no sentence in the log, which may name somebody', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const refusing = failing(async () => {
      throw new Failure('BUSINESS_LOGIC_ERROR', 'This invitation was sent to tracy@example.test')
    })
    const app = await buildApp(muster.host, { calls: [refusing], logger })
    await app.inject({ method: 'POST', url: '/api/fails' })
    await app.close()
    expect(lines.join('')).toContain('"call":"/api/fails","msg":"BUSINESS_LOGIC_ERROR"')
    expect(lines.join('')).not.toContain('tracy')
  })

  it('that nobody foresaw say what is safe, and not what happened', async () => {
    const response = await answerTo(async () => {
      throw new TypeError('secret of line 12')
    })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: 'INTERNAL', error: messages.internal })
    expect(response.body).not.toContain('secret')
  })

  it('of a database that is away ask to come again', async () => {
    const response = await answerTo(async () => {
      throw new ConnectionLost('CONNECTION_CLOSED', 'the database is away')
    })
    expect(response.statusCode).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', error: messages.unavailable })
  })
})
