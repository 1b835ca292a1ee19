import type { FastifyInstance } from 'fastify'

/** Reads JSON bodies; an empty one is an empty object, since several calls take nothing. */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    if (text.trim() === '') done(null, {})
    else void parseJson(request, text, done)
  })
}
