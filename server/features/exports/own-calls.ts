import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from '../../../contract/call.ts'
import { failureStatus, messages, type FailureKind } from '../../../contract/failures.ts'
import { Failure } from '../../core/failures.ts'

/** The answer of one of the product's own calls, as the JSON text that the caller would get. */
export type Ask = (call: Call, query: Record<string, string | undefined>) => Promise<string>

const isKind = (code: string): code is FailureKind => code in failureStatus
const Refusal = z.object({ error: z.string(), code: z.string().refine(isKind) })

/**
 * Asks the product's own calls inside this process, with the token and organization of the request: what a file says is
 * what its reader is told (decisions §6).
 * @throws Failure as the call failed
 */
export const askFor =
  (app: FastifyInstance, request: FastifyRequest): Ask =>
  async (call, query) => {
    const { authorization, 'organization-id': orgId } = request.headers
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    const { statusCode, payload } = await app.inject({
      method: call.method,
      url: `/api/${call.name}`,
      remoteAddress: request.ip,
      headers: { authorization: authorization ?? '', 'organization-id': String(orgId ?? '') },
      query: Object.fromEntries(given),
    })
    if (statusCode === 200) return payload
    const { data } = Refusal.safeParse(JSON.parse(payload))
    if (data === undefined) throw new Failure('INTERNAL', messages.internal)
    throw new Failure(data.code, data.error, { status: statusCode })
  }

const Paged = z.object({ next: z.string().nullable() })

/** The answers of a call that answers in pages, all of them. */
export const everyPage = async (ask: Ask, call: Call, limit: number): Promise<string[]> => {
  const pages: string[] = []
  for (let after: string | undefined; ;) {
    const page = await ask(call, { limit: String(limit), after })
    pages.push(page)
    const { next } = Paged.parse(JSON.parse(page))
    if (next === null) return pages
    after = next
  }
}
