import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '../../../contract/http/call.ts'
import { failureStatus, type FailureKind } from '../../../contract/http/failure-kinds.ts'
import { messages } from '../../../contract/http/failures.ts'
import { Failure } from './failures.ts'

/** The answer of one of the product's own calls, as the JSON text that the caller would get. */
export type InternalApi = (call: Call, input: object) => Promise<string>

const kinds = new Set<string>(Object.keys(failureStatus))
const isKind = (code: string): code is FailureKind => kinds.has(code)
const Refusal = z.object({ error: z.string(), code: z.string().refine(isKind) })

/**
 * Asks the product's own calls inside this process, with the token and organization of a request: whatever is made of the
 * answers holds what the asker may see, and nothing more (docs/architecture.md).
 * @throws Failure as the call failed
 */
export const createInternalApi =
  (app: FastifyInstance, request: FastifyRequest): InternalApi =>
  async (call, input) => {
    const { authorization, 'organization-id': orgId } = request.headers
    const query = Object.entries(input).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    )
    const { statusCode, payload } = await app.inject({
      method: call.method,
      url: `/api/${call.name}`,
      remoteAddress: request.ip,
      headers: { authorization: authorization ?? '', 'organization-id': String(orgId ?? '') },
      ...(call.method === 'GET' ? { query: Object.fromEntries(query) } : { payload: input }),
    })
    if (statusCode === 200) return payload
    const { data } = Refusal.safeParse(JSON.parse(payload))
    if (data === undefined) throw new Failure('INTERNAL', messages.internal)
    throw new Failure(data.code, data.error, { status: statusCode })
  }
