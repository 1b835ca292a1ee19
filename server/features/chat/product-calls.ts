import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access, Call } from '../../../contract/call.ts'
import { failureStatus, messages, type FailureKind } from '../../../contract/failures.ts'
import { Failure } from '../../core/failures.ts'
import type { Told } from './analyst/source.ts'

/** Makes a call of the product for somebody: what it answered, or the sentence with which it refused. */
export type Ask = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  input: z.input<I>,
) => Promise<Told<z.output<O>>>

const kinds = new Set<string>(Object.keys(failureStatus))
const isKind = (code: string): code is FailureKind => kinds.has(code)
const Refused = z.object({ error: z.string(), code: z.string().refine(isKind) })

/** What a rule of the product forbids or what is not there is an answer; everything else is a failure of its own. */
const refusals: ReadonlySet<FailureKind> = new Set(['BUSINESS_LOGIC_ERROR', 'NOT_FOUND'])

/**
 * The product's own calls, inside this process, with the token and the organization of the request: what they answer
 * is what the asker may see (decisions §6).
 * @throws Failure as the call itself failed, where it neither answered nor refused
 */
export const callsFor =
  (app: FastifyInstance, request: FastifyRequest): Ask =>
  async (call, input) => {
    const { authorization, 'organization-id': orgId } = request.headers
    const query = Object.entries(Object(input)).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    )
    const response = await app.inject({
      method: call.method,
      url: `/api/${call.name}`,
      remoteAddress: request.ip,
      headers: { authorization: authorization ?? '', 'organization-id': String(orgId ?? '') },
      ...(call.method === 'GET' ? { query: Object.fromEntries(query) } : { payload: Object(input) }),
    })
    if (response.statusCode === 200) return { value: call.out.parse(response.json()) }
    const { data } = Refused.safeParse(response.json())
    if (data === undefined) throw new Failure('INTERNAL', messages.internal)
    if (refusals.has(data.code)) return { refusal: data.error }
    throw new Failure(data.code, data.error, { status: response.statusCode })
  }
