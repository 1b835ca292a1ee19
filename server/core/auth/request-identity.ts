import type { FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, sqlState } from '../database/database-errors.ts'

/** Who makes a request, asked once: before its body is read, for a stranger's is never taken in, and kept for its handler. */
export const memoizePerRequest = <Who>(
  identify: (request: FastifyRequest) => Promise<Who>,
): ((request: FastifyRequest) => Promise<Who>) => {
  const asked = new WeakMap<FastifyRequest, Promise<Who>>()
  return (request) => {
    const who = asked.get(request) ?? identify(request)
    asked.set(request, who)
    return who
  }
}

/**
 * Asks who makes a request before its body is read. Where that fails in the database, it fails in the handler, which asks
 * for the same: the sentence names the document, and only the body may say which.
 */
export const identifyBeforeBody =
  <Who>(whoAsks: (request: FastifyRequest) => Promise<Who>) =>
  async (request: FastifyRequest): Promise<void> => {
    try {
      await whoAsks(request)
    } catch (error) {
      if (!sqlState(error) || isDatabaseUnavailable(error)) throw error
    }
  }
