import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeText } from '../../../insights/text/decode-text.ts'
import type { Call } from '../../../contract/http/call.ts'
import { messages } from '../../../contract/http/failures.ts'
import { isWithinJsonLimits } from '../processes/json-limits.ts'
import { Failure, invalid } from './failures.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values a JSON body may hold. */
    bodyValues?: number
  }
}

/** What most calls may hold: 500 people to invite have about 6,000 values. */
const usualValues = 50_000
/** A company report has about 80 names. */
const namesMax = 1_000
/** From this length on, others are served before and after a body is parsed. */
const longBodyBytes = 64 * 1024

/** The options of a route for the limits of a call's body. */
export const bodyLimits = ({ bodyLimit, bodyValues }: Call) => ({
  ...(bodyLimit !== undefined && { bodyLimit }),
  ...(bodyValues !== undefined && { config: { bodyValues } }),
})

/**
 * Reads JSON bodies and no others; an empty one is an empty object, since several calls take nothing. What would
 * change a prototype is dropped, as every field that no call knows.
 */
export const readJsonBodies = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const decoded = decodeText(body, charsetOf(request.headers['content-type']))
      if (decoded === 'unknown') throw charsetUnknown()
      if (decoded === 'malformed') throw bytesMalformed()
      const { text, encoding } = decoded
      if (text.trim() === '') return {}
      const values = request.routeOptions.config.bodyValues ?? usualValues
      const json = encoding === 'utf-8' ? body : Buffer.from(text)
      if (!(await isWithinJsonLimits(json, { values, names: namesMax })))
        throw new Failure('PAYLOAD_TOO_LARGE', messages.payloadTooLarge)
      const isLong = body.length > longBodyBytes
      if (isLong) await nextTurn()
      const parsed: unknown = await new Promise((resolve, reject) => {
        void parseJson(request, text, (error, value) => (error ? reject(error) : resolve(value)))
      })
      if (isLong) await nextTurn()
      return parsed
    },
  )
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
