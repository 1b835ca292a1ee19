import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Headers that mean something on a page alone, or with an answer that may differ from one request to the next. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]
/** What is kept for a year is never asked about again. */
const ofChangingFiles = ['etag', 'last-modified']

const isHashed = (address: string): boolean => /[\\/]assets[\\/]/.test(address)
/** Says which files a browser keeps for days without a connection: an old one would keep old pages. Compressed it is `.js.br`. */
const isWorker = (file: string): boolean => /[\\/]service-worker\.js(?:\.\w+)?$/.test(file)

const keeping = (file: string): string =>
  isHashed(file) ? 'public, max-age=31536000, immutable' : isWorker(file) ? 'no-store' : 'no-cache'

/**
 * Serves the built pages. Hashed assets may be kept for a year; the page that names them is asked for again. Headers
 * are not compressed, and a first load is of a dozen files: scripts, styles and fonts carry only their own.
 */
export const serveStaticFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(async (pages) => {
    pages.addHook('onSend', async (request, reply) => {
      const type = String(reply.getHeader('content-type') ?? '')
      if (reply.statusCode !== 200 || type.startsWith('text/html')) return
      for (const name of ofPages) reply.removeHeader(name)
      if (isHashed(request.url)) for (const name of ofChangingFiles) reply.removeHeader(name)
    })
    await pages.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        // Each file also exists compressed: caches in between must not mix them up.
        reply.setHeader('vary', 'accept-encoding')
        reply.setHeader('cache-control', keeping(file))
      },
    })
  })
}

/**
 * The address with `#` for a browser that opened a page's path without it: pages have their paths behind a `#`.
 * Undefined for all other requests.
 */
export const findRequestedPage = ({ method, url, headers }: FastifyRequest): string | undefined => {
  const isOfPages = !/^\/(?:api(?:[/?]|$)|(?:\?|$))/.test(url)
  const isShown = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true
  return isOfPages && isShown ? `/#${url}` : undefined
}
