import type { FastifyInstance } from 'fastify'
import { decodeText } from '../../../insights/text/decode-text.ts'
import { messages } from '../../../contract/http/failures.ts'
import { invalid } from './failures.ts'

/**
 * Reads JSON bodies and no others; an empty one is an empty object, since several calls take nothing. What would
 * change a prototype is dropped, as every field that no call knows.
 */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body
    const decoded = decodeText(bytes, charsetOf(request.headers['content-type']))
    if (decoded === 'unknown') done(charsetUnknown())
    else if (decoded === 'malformed') done(bytesMalformed())
    else if (decoded.text.trim() === '') done(null, {})
    else void parseJson(request, decoded.text, done)
  })
}

const charsetUnknown = () =>
  invalid([{ path: 'content-type', message: 'The charset of the body is not known. Send it in UTF-8.' }])

const bytesMalformed = () =>
  invalid([
    {
      path: 'body',
      message:
        'The body is not in the charset that it should be in: UTF-8, unless content-type names another.',
    },
  ])

const declaredCharset = /;\s*charset\s*=\s*"?([^";\s]+)/i

/** JSON without a declared charset is UTF-8. */
const charsetOf = (contentType = ''): string => declaredCharset.exec(contentType)?.[1] ?? 'utf-8'

/**
 * Refuses a call whose query has an escape that is no UTF-8: the parser would leave it as it is, and `M%FCller` would be
 * searched for letter by letter.
 */
export const refuseMalformedQueries = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    const at = request.url.indexOf('?')
    if (at === -1 || !request.url.startsWith('/api/')) return
    const wrong = request.url
      .slice(at + 1)
      .split('&')
      .find((part) => !isDecodable(part))
    if (wrong === undefined) return
    const [name = ''] = wrong.split('=', 1)
    throw invalid([{ path: isDecodable(name) ? name : 'address', message: messages.addressNotUtf8 }])
  })
}

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
