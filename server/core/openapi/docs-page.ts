import type { FastifyInstance } from 'fastify'
import { docsPageStyle, logoSvg, themeScript } from './docs-page-style.ts'

/** What the library's page leaves out: that it fits a phone. */
const mended = (page: string): string =>
  page.replace('<head>', '<head>\n<meta name="viewport" content="width=device-width, initial-scale=1" />')

/** The page in an app of its own: to one that has started no routes can be added. */
export const docsApp = async (document: object): Promise<FastifyInstance> => {
  const [{ default: fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const docs = fastify()
  docs.addHook('onSend', async (_request, reply, payload) =>
    typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
      ? mended(payload)
      : payload,
  )
  await docs.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(JSON.stringify(document)) },
  })
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: {
      title: 'Muster API',
      css: [{ filename: 'muster.css', content: docsPageStyle }],
      js: [{ filename: 'muster.js', content: themeScript }],
      favicon: [
        {
          filename: 'mark.svg',
          rel: 'icon',
          type: 'image/svg+xml',
          sizes: 'any',
          content: Buffer.from(logoSvg),
        },
      ],
    },
    // Without the bar on top, in which another document could be looked at.
    uiConfig: { layout: 'BaseLayout', filter: true, docExpansion: 'none', defaultModelsExpandDepth: -1 },
  })
  return docs
}
