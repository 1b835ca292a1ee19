import type { FastifyError, FastifyInstance } from 'fastify'
import { messages } from '../../contract/failures.ts'
import { Failure } from './failures.ts'
import { isDatabaseAway, sqlState } from './transaction.ts'

/** The one translator: whatever was thrown becomes a kind, a status and a sentence (decisions §1). */

const translated = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  if (isDatabaseAway(error)) {
    return new Failure('UNAVAILABLE', messages.unavailable, { retryAfterSeconds: 2, cause: error })
  }
  if (sqlState(error)) return new Failure('DATABASE_ERROR', 'Failed to execute transaction', { cause: error })
  const known = isFastifyError(error) ? ofFastify(error) : undefined
  return known ?? new Failure('INTERNAL', messages.internal, { cause: error })
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error

const ofFastify = (error: FastifyError): Failure | undefined => {
  if (error.statusCode === 413) return new Failure('PAYLOAD_TOO_LARGE', messages.payloadTooLarge)
  if (error.statusCode === 415)
    return new Failure('VALIDATION_ERROR', 'Send the body as JSON (application/json).')
  if (error.statusCode === 400) return new Failure('VALIDATION_ERROR', 'The body is not valid JSON.')
  return undefined
}

/** Puts the translator on the app. What was thrown is logged with the request's id; the caller sees neither SQL nor stack. */
export const translateFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const failure = translated(error)
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.kind)
    else request.log.debug({ kind: failure.kind }, failure.message)
    if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds)
    return reply.code(failure.status).header('cache-control', 'no-store').send(failure.body(request.id))
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const failure = new Failure('NOT_FOUND', messages.notFound('Address', path.slice(0, 200)))
    return reply.code(failure.status).send(failure.body(request.id))
  })
}
