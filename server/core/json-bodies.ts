import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies and no others; an empty one is an empty object, since several calls take nothing. What would
 * change a prototype is dropped, as every field that no call knows.
 */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    if (text.trim() === '') done(null, {})
    else void parseJson(request, text, done)
  })
}
