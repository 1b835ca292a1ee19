import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyLimits, keyPrefix } from '../../../contract/calls/api-keys.ts'
import { messages } from '../../../contract/http/failures.ts'
import { Failure } from '../http/failures.ts'
import type { Host } from '../host.ts'
import { hexHash, newToken } from './secrets.ts'

/** A new API key: 256 random bits after a prefix that identifies it, also to somebody who finds a leaked one. */
export const newApiKey = (): string => `${keyPrefix}${newToken()}`

const shape = new RegExp(String.raw`^${keyPrefix}[\w-]{43}$`)

/** Whether a token is an API key; a session's token is shorter. */
export const isApiKey = (token: string): boolean => shape.test(token)

type Count = ReturnType<FastifyInstance['createRateLimit']>

/** One count for all calls of a server. */
const counts = new WeakMap<Host, Count>()
/** A stream asks again and again who it is for; it is one call. */
const counted = new WeakSet<FastifyRequest>()

const countOf = ({ server }: FastifyRequest, host: Host): Count => {
  const known = counts.get(host)
  if (known) return known
  const count = server.createRateLimit({
    max: keyLimits.callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ headers }) => hexHash(headers.authorization ?? ''),
  })
  counts.set(host, count)
  return count
}

/**
 * Bounds what one live key may ask, from wherever it does; what is no live key is bounded by its address alone, so that
 * made-up keys take no room. @throws Failure RATE_LIMITED
 */
export const limitKeyRequests = async (request: FastifyRequest, host: Host): Promise<void> => {
  if (!host.environment.isRateLimited || counted.has(request)) return
  counted.add(request)
  const count = await countOf(request, host)(request)
  if (!count.isAllowed && count.isExceeded) {
    throw new Failure('RATE_LIMITED', messages.rateLimited, {
      retryAfterSeconds: Math.max(1, Math.ceil(count.ttl / 1000)),
    })
  }
}
