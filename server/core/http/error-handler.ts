import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../../../contract/http/failures.ts'
import { firstTextInCauses } from '../observability/error-causes.ts'
import { databaseFailureMessage } from './database-failure-message.ts'
import { Failure, invalid } from './failures.ts'
import { findRequestedPage } from './static-files.ts'
import { isDatabaseUnavailable, sqlState } from '../database/transaction.ts'

/** The one translator: whatever was thrown becomes a kind, a status and a sentence (docs/api-and-webhooks.md). */

const translated = (error: unknown, request: FastifyRequest): Failure => {
  if (error instanceof Failure) return error
  if (isDatabaseUnavailable(error)) {
    return new Failure('UNAVAILABLE', messages.unavailable, { retryAfterSeconds: 2, cause: error })
  }
  // The organization was deleted while this waited for it.
  if (organizationMissing.test(sqlState(error)?.constraint ?? ''))
    return new Failure('UNAUTHENTICATED', messages.notAMember, { status: 403, cause: error })
  if (sqlState(error)) return new Failure('DATABASE_ERROR', databaseFailureMessage(request), { cause: error })
  return frameworkFailure(error, request) ?? new Failure('INTERNAL', messages.internal, { cause: error })
}

const organizationMissing = /_org_id_organizations_id_fk$/

/** What fastify and its plugins throw at a request that they cannot take: they give it a status from 400 to 499. */
const frameworkFailure = (error: unknown, request: FastifyRequest): Failure | undefined => {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined
  if (status === 413) return new Failure('PAYLOAD_TOO_LARGE', messages.payloadTooLarge)
  if (status === 415)
    return invalid([{ path: 'content-type', message: 'Send the body as JSON (application/json).' }])
  if (
    firstTextInCauses(error, 'code') === 'FST_ERR_BAD_URL' ||
    /%00/.test(request.url.split('?', 1)[0] ?? '')
  )
    return invalid([{ path: 'address', message: messages.addressNotUtf8 }])
  if (status === 400) return invalid([{ path: 'body', message: 'The body is not valid JSON.' }])
  // Paths that lead out of the folder of the pages, for one: what is not served is not there.
  return addressNotFound(request)
}

const addressNotFound = (request: FastifyRequest): Failure => {
  const path = request.url.split('?', 1)[0] ?? ''
  return new Failure('NOT_FOUND', messages.notFound('Address', path.slice(0, 200)))
}

/** Whether a stream ended early because the other side hung up: no fault of the server's, and nobody hears the answer. */
const isUnheard = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && firstTextInCauses(error, 'code') === 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * Answers with the failure that `error` is. It is logged with the request's id where it is the server's own; the
 * caller sees neither SQL nor stack, and the log no sentence, which may name somebody.
 */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (isUnheard(error, reply)) {
    request.log.info({ call: request.routeOptions.url ?? 'unknown' }, 'whoever asked has gone')
    reply.hijack()
    return
  }
  const failure = translated(error, request)
  // What is not set up was said at the start; strangers must not fill the log with it.
  if (failure.status >= 500 && failure.kind !== 'CONFIGURATION_ERROR')
    request.log.error({ err: failure.cause ?? failure }, failure.kind)
  else request.log.debug({ call: request.routeOptions.url ?? 'unknown' }, failure.kind)
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds)
  void reply
    .code(failure.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    .send(failure.body(request.id))
}

/** Answers what is no HTTP request at all, and so comes to no route. */
export const answerBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const failure = invalid([{ path: 'request', message: 'This is not a request that can be read.' }])
  const requestId = randomUUID()
  const body = JSON.stringify(failure.body(requestId))
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nX-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
  // The half that the other side has open would stay so for as long as it likes.
  socket.destroySoon()
}

/** Puts the translator on the app. */
export const translateFailures = (app: FastifyInstance): void => {
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => {
    const page = findRequestedPage(request)
    if (page !== undefined) return reply.header('cache-control', 'no-store').redirect(page)
    return answerFailure(addressNotFound(request), request, reply)
  })
}
