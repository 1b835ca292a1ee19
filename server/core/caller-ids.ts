import type { FastifyRequest } from 'fastify'

/** The ids of whoever makes a call, as far as they are known: a failure names the caller's own documents by them. */
export type CallerIds = { user?: string; session?: string; organization?: string; employee?: string }

const known = new WeakMap<FastifyRequest, CallerIds>()

export const noteCaller = (request: FastifyRequest, ids: CallerIds): void => {
  known.set(request, { ...known.get(request), ...ids })
}

export const callerIdsOf = (request: FastifyRequest): CallerIds => known.get(request) ?? {}
