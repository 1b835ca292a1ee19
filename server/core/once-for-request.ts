import type { FastifyRequest } from 'fastify'

/** Who makes a request, asked once: before its body is read, for a stranger's is never taken in, and kept for its handler. */
export const onceForRequest = <Who>(
  identify: (request: FastifyRequest) => Promise<Who>,
): ((request: FastifyRequest) => Promise<Who>) => {
  const asked = new WeakMap<FastifyRequest, Promise<Who>>()
  return (request) => {
    const who = asked.get(request) ?? identify(request)
    asked.set(request, who)
    return who
  }
}
