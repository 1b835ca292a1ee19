import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../../../contract/http/failures.ts'
import { countAddress, rejectFullAddress } from './address-limits.ts'
import { Failure } from '../http/failures.ts'
import type { Host } from '../host.ts'

/**
 * Invite codes cannot be guessed; this bounds what a mistaken or hostile page may ask, over all calls that take one and all
 * nodes. Only codes that nobody has are counted, so that many people behind one address can answer at once.
 */

const limit = { name: 'wrong invite codes', max: 120, perMinutes: 1 }

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const isGiven = (from: unknown, name: string): boolean =>
  typeof from === 'object' &&
  from !== null &&
  Boolean(Object.entries(from).find(([key]) => key === name)?.[1])

const hasCode = ({ body, query }: FastifyRequest): boolean =>
  isGiven(body, 'inviteCode') || isGiven(body, 'code') || isGiven(query, 'code')

const unknownCode = messages.notFound('Invitation', '')

const isUnknownCode = (error: unknown): boolean =>
  error instanceof Failure && error.kind === 'NOT_FOUND' && error.message.startsWith(unknownCode)

/** The same handler, which stops an address that has sent too many codes that nobody has. @throws Failure RATE_LIMITED */
export const limitCodeGuessing =
  (host: Host, handler: Handler): Handler =>
  async (request, reply) => {
    if (!hasCode(request)) return handler(request, reply)
    await rejectFullAddress(host, limit, request.ip)
    try {
      return await handler(request, reply)
    } catch (error) {
      if (isUnknownCode(error)) await countAddress(host, limit, request.ip)
      throw error
    }
  }
