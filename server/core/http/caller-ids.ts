import type { FastifyRequest } from 'fastify'
import { hexHash } from '../auth/secrets.ts'

/**
 * The ids of the caller, as far as they are known, and of the document that the call turned out to be about: a failure
 * names these documents by them.
 */
export type CallerIds = {
  user?: string
  session?: string
  organization?: string
  employee?: string
  document?: string
}

const known = new WeakMap<FastifyRequest, CallerIds>()

/** Who called lately, by the hash of their token: where looking them up fails, their own documents still have a name. */
const lately = new Map<string, Pick<CallerIds, 'user' | 'session' | 'employee'>>()
const latelyMax = 10_000

const tokenKey = ({ headers }: FastifyRequest): string | undefined =>
  headers.authorization === undefined ? undefined : hexHash(headers.authorization)

export const setCallerIds = (request: FastifyRequest, ids: CallerIds): void => {
  known.set(request, { ...known.get(request), ...ids })
  const key = tokenKey(request)
  const { user, session, employee } = { ...(key !== undefined && lately.get(key)), ...ids }
  if (key === undefined || user === undefined) return
  lately.delete(key)
  lately.set(key, { user, ...(session && { session }), ...(employee && { employee }) })
  const [oldest] = lately.keys()
  if (lately.size > latelyMax && oldest !== undefined) lately.delete(oldest)
}

export const getCallerIds = (request: FastifyRequest): CallerIds => {
  const key = tokenKey(request)
  return { ...(key !== undefined && lately.get(key)), ...known.get(request) }
}
