import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../../contract/failures.ts'
import { Failure } from './failures.ts'
import type { Host } from './host.ts'

/**
 * Invite codes cannot be guessed; this bounds what a mistaken or hostile page may ask, over all calls that take one. Only
 * codes that nobody has are counted, so that many people behind one address can answer at once.
 */

const perAddress = { max: 120, timeWindow: 60_000 }

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type Count = ReturnType<FastifyInstance['createRateLimit']>

/** One count for all calls of a server. */
const counts = new WeakMap<Host, Count>()

const countOf = (app: FastifyInstance, host: Host): Count => {
  const known = counts.get(host)
  if (known) return known
  const count = app.createRateLimit(perAddress)
  counts.set(host, count)
  return count
}

const isGiven = (from: unknown, name: string): boolean =>
  typeof from === 'object' &&
  from !== null &&
  Boolean(Object.entries(from).find(([key]) => key === name)?.[1])

const hasCode = ({ body, query }: FastifyRequest): boolean =>
  isGiven(body, 'inviteCode') || isGiven(body, 'code') || isGiven(query, 'code')

const unknownCode = messages.notFound('Invitation', '')

const isUnknownCode = (error: unknown): boolean =>
  error instanceof Failure && error.kind === 'NOT_FOUND' && error.message.startsWith(unknownCode)

const stopped = (ttl: number) =>
  new Failure('RATE_LIMITED', messages.rateLimited, { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) })

/** The same handler, which stops an address that has sent too many codes that nobody has. @throws Failure RATE_LIMITED */
export const boundingWrongCodes = (app: FastifyInstance, host: Host, handler: Handler): Handler => {
  if (!host.environment.isRateLimited) return handler
  const count = countOf(app, host)
  return async (request, reply) => {
    if (!hasCode(request)) return handler(request, reply)
    const before = await count(request, { increment: false })
    if (!before.isAllowed && before.remaining === 0) throw stopped(before.ttl)
    try {
      return await handler(request, reply)
    } catch (error) {
      if (!isUnknownCode(error)) throw error
      const after = await count(request)
      throw !after.isAllowed && after.isExceeded ? stopped(after.ttl) : error
    }
  }
}
