import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { z } from 'zod'
import type { Access, Call } from '../../contract/http/call.ts'
import { buildApp } from '../app.ts'
import { startDatabase } from '../core/database/start-database.ts'
import { readEnvironment } from '../core/config/environment.ts'
import type { Host } from '../core/host.ts'
import { silentLog } from '../core/observability/log.ts'
import { openHost } from '../open-host.ts'
import { testDatabaseUrl, withOwner } from './database.ts'

/** The answer to a call as it came over the wire. */
export type Answer = {
  status: number
  headers: Record<string, unknown>
  /** Empty where a file was answered. */
  body: Record<string, unknown>
  bytes: Uint8Array
}

/** A person who makes calls: with a token, without one, in an organization or in none, and from which browser. */
export type Caller = { token?: string; orgId?: string; deviceKey?: string }

/** Holds an answer to its schema, and to hold nothing that the schema does not name. */
const checkAnswer = (schema: z.ZodType, answer: unknown) => {
  const sent: unknown = JSON.parse(JSON.stringify(answer))
  const read: unknown = JSON.parse(JSON.stringify(schema.parse(sent)))
  if (!isDeepStrictEqual(read, sent)) {
    throw new Error(
      `An answer holds more than its schema says:\n${JSON.stringify(sent)}\n${JSON.stringify(read)}`,
    )
  }
}

const need = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('testApp() is open inside of tests and hooks only')
  return value
}

/** The app over a database of its own, with a clock that tests move. Calls go through the product's own door. */
export const testApp = (
  settings: Record<string, string> = {},
  { logger }: { logger?: FastifyBaseLogger } = {},
) => {
  const databaseUrl = testDatabaseUrl()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-data-'))
  let opened: { host: Host; close: () => Promise<void> } | undefined
  let app: FastifyInstance | undefined
  let now = new Date('2026-03-02T09:00:00.000Z')

  beforeAll(async () => {
    const environment = readEnvironment({
      PUBLIC_URL: 'http://localhost:3000',
      RATE_LIMIT: 'off',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '6',
      ...settings,
    })
    const log = logger ?? silentLog
    opened = await openHost({
      environment,
      log,
      clock: () => now,
      checkAnswer,
      database: startDatabase(environment, log).then((begun) => withOwner(begun, databaseUrl)),
    })
    app = await buildApp(opened.host, { ...(logger && { logger }) })
  })
  afterAll(async () => {
    await app?.close()
    await opened?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Makes a call with any input, right or wrong. */
  const call = async (
    to: Call,
    input: unknown = {},
    { token, orgId, deviceKey }: Caller = {},
  ): Promise<Answer> => {
    const query = Object.entries(Object(input)).map(([key, value]) => [key, String(value)])
    const response = await need(app).inject({
      method: to.method,
      url: `/api/${to.name}`,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(orgId !== undefined && { 'organization-id': orgId }),
        ...(deviceKey !== undefined && { 'device-key': deviceKey }),
        ...(to.method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(to.method === 'GET' ? { query: Object.fromEntries(query) } : { payload: JSON.stringify(input) }),
    })
    const isFile = response.headers['content-disposition'] !== undefined
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isFile ? {} : response.json(),
      bytes: response.rawPayload,
    }
  }

  /** A call that must succeed; its answer. */
  const ok = async <I extends z.ZodType, O extends z.ZodType>(
    to: Call<Access, I, O>,
    input: z.input<I>,
    caller: Caller = {},
  ): Promise<z.output<O>> => {
    const answer = await call(to, input, caller)
    if (answer.status !== 200)
      throw new Error(`${to.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return to.out.parse(answer.body)
  }

  return {
    call,
    ok,
    get app() {
      return need(app)
    },
    get host() {
      return need(opened).host
    },
    get now() {
      return now
    },
    /** Moves the server's clock. */
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    /** The same, for longer than a session lasts: nobody has to sign in again. */
    passSignedIn: async (ms: number) => {
      await need(opened).host.database.sql`update sessions set expires_at = '2100-01-01'`
      now = new Date(now.getTime() + ms)
    },
    databaseUrl,
    dataDir,
    freshEmail: () => `${randomUUID().slice(0, 8)}@example.test`,
  }
}
