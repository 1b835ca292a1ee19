import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { messages } from '../../../contract/http/failures.ts'
import { Failure } from './failures.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its body itself and limits how slowly it may arrive. */
    limitsOwnBody?: true
  }
}

export type BodyTimes = {
  /** What every body has before its size counts. */
  baseMs: number
  /** The slowest sender that is waited for. */
  bytesPerSecond: number
  /** How long a body may still arrive after its answer was sent. */
  answeredMs: number
}
const usual: BodyTimes = { baseMs: 30_000, bytesPerSecond: 32 * 1024, answeredMs: 10_000 }

const tooSlow = () => new Failure('UNAVAILABLE', messages.bodyTooSlow, { status: 408, retryAfterSeconds: 5 })

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Gives each request a time in which its body must have arrived, by how large it may be. Fastify has none of its own, and
 * Node's limit is one for all, which an upload of a large file would break. The timer is on the server, not on routes:
 * it also covers requests that are refused before their body is read, and those that come to no route.
 */
export const limitBodyTimes = (app: FastifyInstance, times: BodyTimes = usual): void => {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  // A pipeline that gives a body up takes the socket from its request, to let the answer out.
  const sockets = new WeakMap<IncomingMessage, Socket>()
  const replies = new WeakMap<IncomingMessage, FastifyReply>()
  const timeFor = (bytes: number) => times.baseMs + (bytes / times.bytesPerSecond) * 1000

  const expire = (raw: IncomingMessage) => {
    const reply = replies.get(raw)
    // Only what reads the body listens for errors, and answers with this one.
    if (!reply || reply.sent || raw.listenerCount('error') === 0) {
      sockets.get(raw)?.destroy()
      return
    }
    // What is still to come of this body would be taken for the next request.
    void reply.header('connection', 'close')
    raw.emit('error', tooSlow())
  }
  const start = (raw: IncomingMessage, ms: number) => {
    clearTimeout(timers.get(raw))
    if (raw.complete) return
    timers.set(raw, setTimeout(() => raw.complete || expire(raw), ms).unref())
  }

  const server: Server = app.server
  server.on('request', (raw, response) => {
    if (!hasBody(raw)) return
    sockets.set(raw, raw.socket)
    start(raw, timeFor(app.initialConfig.bodyLimit ?? 0))
    raw.once('close', () => clearTimeout(timers.get(raw)))
    response.once('finish', () => start(raw, times.answeredMs))
  })
  // Runs once a caller is known and may send a body at all.
  app.addHook('preParsing', async ({ raw, routeOptions }, reply) => {
    if (!timers.has(raw)) return
    if (routeOptions.config.limitsOwnBody) {
      clearTimeout(timers.get(raw))
      return
    }
    const declared = Number(raw.headers['content-length'] ?? Infinity)
    replies.set(raw, reply)
    start(raw, timeFor(Math.min(declared, routeOptions.bodyLimit ?? 0)))
  })
}
